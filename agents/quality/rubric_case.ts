import type { Section } from "../domain/anchors.ts";
import type { Foundation } from "../domain/foundation.ts";
import type { JourneyState } from "../domain/journey.ts";

export interface Verdict {
  passed: boolean;
  words: string;
}

/** What one item of the rubric is judged on. */
export interface RubricCase {
  foundation: Foundation;
  state: JourneyState;
  /** The sixteen sections, in reading order. */
  sections: Section[];
}

export function verdict(passed: boolean, words: string): Verdict {
  return { passed, words };
}
