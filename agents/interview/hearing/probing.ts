import type { JourneyState } from "../../domain/journey.ts";

const MOST_PROBES = 2;
/** A founder who has been probed this often without avail is probed once a field, then no more. */
const TIRED_AFTER = 12;
const SPENT_AFTER = 20;

/** How often a field may be probed at this point of the journey. */
export function probesAllowed(state: JourneyState): number {
  const all = Object.values(state.fields).reduce((sum, field) => sum + field.probes, 0);
  return all >= SPENT_AFTER ? 0 : all >= TIRED_AFTER ? 1 : MOST_PROBES;
}
