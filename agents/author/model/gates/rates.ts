import type { Figure } from "./figures.ts";
import { type KnownFigure, sameFigures } from "./known_figures.ts";

/** "£79 a year" where £79 a month was said. */
export function wrongRate(figure: Figure, known: readonly KnownFigure[]): string[] {
  const { per } = figure;
  if (per === null) return [];
  const same = sameFigures(figure, figure.value, known);
  const rates = [...new Set(same.flatMap((each) => each.per ?? []))];
  const isSaid = rates.includes(per) ||
    same.some((each) => each.per === null && each.isOnlyMoney && each.times.has(per));
  if (isSaid || same.length === 0 || rates.length === 0 && figure.unit.kind !== "money") return [];
  const said = rates.length === 0 ? "without a rate" : `a ${rates.join(" or a ")}`;
  return [`${figure.text.trim()} was said ${said}, not a ${per}: keep the rate, or show the sum.`];
}
