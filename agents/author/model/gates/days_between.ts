import { daysBetween } from "../../../domain/days.ts";
import type { Ground } from "./ground.ts";
import type { KnownFigure } from "./known_figures.ts";

/** The days from today and from each day that the founder named to the later ones: a formula reckons with them as told. */
export function daysBetweenNamed({ facts: { goal, bet, moment }, today }: Ground): KnownFigure[] {
  const days = [today, goal?.by, bet?.by, moment?.on].filter((day) => day !== null && day !== undefined);
  return days.flatMap((from) => days.filter((to) => to > from).map((to) => spanOf(daysBetween(from, to))));
}

function spanOf(value: number): KnownFigure {
  return {
    value,
    upTo: null,
    unit: { kind: "time", unit: "day" },
    per: null,
    noun: "",
    times: new Set(),
    isOnlyMoney: false,
    isCited: true,
  };
}
