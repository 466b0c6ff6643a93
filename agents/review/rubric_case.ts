import type { Section } from "../domain/anchors.ts";
import type { Foundation } from "../strategy/foundation.ts";
import type { JourneyState } from "../domain/journey.ts";
import type { MeasuredDocument } from "../domain/rubric.ts";
import type { Fault } from "../ledger/gates.ts";

/** Whether an item holds, and the sentence that says why. */
export interface Verdict {
  passed: boolean;
  says: string;
}

/** What one item of the rubric is judged on. */
export interface RubricCase {
  foundation: Foundation;
  state: JourneyState;
  /** The sixteen sections, in reading order. */
  sections: Section[];
  /** What the gates find in them, gathered once. */
  faults: Fault[];
  documents: MeasuredDocument[];
}

/** A verdict in one line, as every item ends with one. */
export function verdict(passed: boolean, says: string): Verdict {
  return { passed, says };
}
