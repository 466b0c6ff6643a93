import type { GoalFact, MeasureFact } from "../../../domain/facts.ts";
import { numbersIn, valueOf } from "../../../text/numbers.ts";
import { stemsIn } from "../../../text/words.ts";
import { PERIODS } from "../words.ts";

type Period = "week" | "month" | "year";

const RATES: [Period, RegExp][] = [
  ["month", rateBy("month", "monthly")],
  ["week", rateBy("week", "weekly")],
  ["year", rateBy("year", "yearly")],
];

/** "A month", "/month", "monthly". */
function rateBy(period: Period, adverb: "weekly" | "monthly" | "yearly"): RegExp {
  return new RegExp(
    `(?:${PERIODS.sourceOf("each")}|/)\\s?${PERIODS.sourceOf(period)}|${PERIODS.sourceOf(adverb)}`,
    "iu",
  );
}

const NEAR = 30;

/** The period of a measure that is a rate: from its name and unit, else from the words right behind its number. */
export function rateOf({ name, unit, value, quote }: MeasureFact): Period | null {
  const named = periodIn(`${name} ${unit ?? ""}`);
  if (named !== null) return named;
  const number = numbersIn(quote).find((each) => valueOf(each.value) === value);
  if (number === undefined) return null;
  const from = quote.indexOf(number.value, number.index) + number.value.length;
  const behind = quote.slice(from, from + NEAR).split(/[,.;:]/u)[0] ?? "";
  return periodIn(behind);
}

/** The period that a text names behind "a", "per" or its like; null for none. */
export function periodIn(text: string): Period | null {
  return RATES.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** True where a measure counts the same things as the goal. */
export function isAboutSame(measure: MeasureFact, { metric, unit }: GoalFact): boolean {
  const goal = stemsIn(`${metric ?? ""} ${unit ?? ""}`);
  return [...stemsIn(`${measure.name} ${measure.unit ?? ""}`)].some((each) => goal.has(each));
}
