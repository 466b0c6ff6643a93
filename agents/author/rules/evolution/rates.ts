import type { GoalFact, MeasureFact } from "../../../domain/facts.ts";
import { wordPattern } from "../../../text/amount_words.ts";
import { LANGUAGES } from "../../../text/lexicon.ts";
import { numbersIn, valueOf } from "../../../text/numbers.ts";
import { ANY_SPAN, PER, SPAN_OF } from "../../../text/rate_words.ts";
import { withoutAccents } from "../../../text/stems.ts";
import { stemsIn } from "../../../text/words.ts";
import { PERIODS } from "../words.ts";

/** Where a text names several, the first of these is taken. */
const PERIODS_BY_RANK = ["month", "week", "year"] as const;
type Period = typeof PERIODS_BY_RANK[number];

/** "A month", "/week", "pro Jahr", and no "a yearly plan". */
const RATE = new RegExp(`${PER}\\s?(?<span>${ANY_SPAN})(?!\\p{Script=Latin})`, "giu");

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
  const spans = spansIn(text);
  return PERIODS_BY_RANK.find((period) => spans.includes(period) || PERIODS.isIn(text, `${period}ly`)) ??
    (PERIODS.isIn(text, "in_a_year", "within_a_year") ? "year" : null);
}

/**
 * True for "300 tunings in the year": counted anew every year, where other goals grow from today's number. "220 graves
 * on a yearly plan" are no such goal.
 */
export function isOfAYear({ metric, unit, quote }: Pick<GoalFact, "metric" | "unit" | "quote">): boolean {
  const named = `${metric ?? ""} ${unit ?? ""}`;
  if (PERIODS.isIn(named, "yearly")) return false;
  const spans = spansIn(named);
  return spans.length === 0
    ? PERIODS.isIn(`${named} ${quote}`, "in_a_year") || isWithinAYear(named, quote)
    : spans.every((span) => span === "year");
}

/**
 * "300 tunings in a year" are counted anew; "in a year we want 100 contracts", "100 in a year's time" and "100 in a year, 66
 * today" say until when.
 */
function isWithinAYear(named: string, quote: string): boolean {
  if (wordPattern("now", LANGUAGES).test(quote)) return false;
  const things = stemsIn(named);
  return [...quote.matchAll(new RegExp(PERIODS.patternOf("within_a_year"), "giu"))].some((phrase) => {
    const [thing = ""] = /\p{L}+(?=\s*$)/u.exec(quote.slice(0, phrase.index)) ?? [];
    const isOwner = /^['’]/.test(quote.slice(phrase.index + phrase[0].length));
    return !isOwner && [...stemsIn(thing)].some((stem) => things.has(stem));
  });
}

function spansIn(text: string) {
  return [...text.matchAll(RATE)].map(({ groups }) => SPAN_OF.get((groups?.["span"] ?? "").toLowerCase()));
}

/** True where a measure counts the same things as the goal. */
export function isAboutSame(measure: MeasureFact, { metric, unit }: GoalFact): boolean {
  const goal = stemsIn(withoutAccents(`${metric ?? ""} ${unit ?? ""}`));
  return [...stemsIn(withoutAccents(`${measure.name} ${measure.unit ?? ""}`))].some((each) => goal.has(each));
}
