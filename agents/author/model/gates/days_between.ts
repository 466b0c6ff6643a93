import { daysBetween } from "../../../domain/days.ts";
import type { Ground } from "./ground.ts";
import { counted, type KnownFigure } from "./known_figures.ts";

/** The days from today and from each day that the founder named to the later ones: a formula may calculate with them. */
export function daysBetweenNamed({ facts: { goal, bet, moment }, today }: Ground): KnownFigure[] {
  const days = [today, goal?.by, bet?.by, moment?.on].filter((day) => day !== null && day !== undefined);
  const spans = days.flatMap((from) => days.filter((to) => to > from).map((to) => daysBetween(from, to)));
  return spans.flatMap((days) => counted(days, { kind: "time", unit: "day" }))
    .map((each) => ({ ...each, isCited: true }));
}
