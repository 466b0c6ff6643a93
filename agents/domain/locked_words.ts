import type { Evidence } from "./facts.ts";
import type { JourneyState } from "./journey.ts";

/** The words on which everything stands that the founder has locked. */
export function lockedWords({ factLocks = [] }: JourneyState): Evidence[] {
  return factLocks.flatMap(({ fact, at, kept }) => {
    const evidence = [kept[fact] ?? []].flat()[at];
    return evidence === undefined ? [] : [evidence];
  });
}
