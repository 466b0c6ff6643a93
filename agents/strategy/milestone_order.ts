import type { EvolutionMilestones } from "./evolution.ts";

type Milestones = EvolutionMilestones["milestones"];

/** Milestones in the order of their days; as they were written where one of them waits for another and has no day. */
export function inOrderOfDays(milestones: Milestones): Milestones {
  if (milestones.some(({ by }) => by === null)) return milestones;
  return milestones.toSorted((one, other) => (one.by ?? "").localeCompare(other.by ?? ""));
}
