import type { FactSheet } from "../domain/facts.ts";
import { emptyFacts } from "../domain/facts.ts";
import type { JourneyState } from "../domain/journey.ts";

/** Reads every fact that the journey's answers hold, each answer once, and lays the founder's changes over them. */
export function readFacts(_state: JourneyState, _now: Date): FactSheet {
  return { facts: emptyFacts(), unclear: [] };
}
