import type { Facts, MeasureFact } from "../domain/facts.ts";
import { withoutAccents } from "../text/stems.ts";
import { isCurrency } from "./amounts.ts";

/** Where the goal starts: the number of today, the fact that tells it and that fact's id. */
export interface GoalToday {
  value: number;
  /** Null where the goal's own words tell it. */
  measure: MeasureFact | null;
  id: string;
}

/**
 * The goal's number of today as it was said with the goal, else as it is measured or told as traction under the goal's
 * very name. Null where neither is known, where two numbers of that name differ, and where their units do.
 */
export function goalToday({ goal, measured, traction }: Facts): GoalToday | null {
  if (goal === null) return null;
  if (goal.baseline !== null) return { value: goal.baseline, measure: null, id: "goal.baseline" };
  const plain = (name: string) => withoutAccents(name.trim().toLowerCase());
  const metric = plain(goal.metric ?? "");
  const named = [
    ...measured.map((measure, at) => ({ measure, id: `measured.${at}` })),
    ...traction.map((measure, at) => ({ measure, id: `traction.${at}` })),
  ].filter(({ measure: { name, unit } }) =>
    metric !== "" && plain(name) === metric &&
    // "ARR 640K": the currency stands with the goal.
    (plain(unit ?? "") === plain(goal.unit ?? "") || (unit === null && isCurrency(goal.unit)))
  );
  const [first] = named;
  const isOne = new Set(named.map(({ measure }) => measure.value)).size === 1;
  return first === undefined || !isOne ? null : { value: first.measure.value, ...first };
}
