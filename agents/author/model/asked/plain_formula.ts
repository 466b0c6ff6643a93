import { daysBetween } from "../../../domain/days.ts";
import { numberFrom } from "../../../text/amounts.ts";
import { currencyOf } from "../../../text/currencies.ts";
import { daysIn } from "../../../text/due_days.ts";
import { LANGUAGES } from "../../../text/lexicon.ts";

/** "19 centimes": hundredths are told in whole money, as their sums are. */
const HUNDREDTHS = /(\d[\d.,'’ \u00a0\u202f]*?)[ \u00a0\u202f]?(\p{L}+)/gu;
/** "4,800", "1.935,20", "48 000": digits with whatever sets thousands and decimals apart. */
const SET_APART = /\d+(?:[.,'’]\d+)+|\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:[.,]\d+)?/gu;
const PRINTED = new Intl.NumberFormat("en", { maximumFractionDigits: 4 });
const MINUS = /^\s*[-−–]\s*$/u;

/** Arithmetic with its numbers as ours are printed, whichever language wrote them: "52 × 11,80" is "52 × 11.8". */
function withPlainNumbers(arithmetic: string): string {
  return arithmetic.replace(SET_APART, (digits) => {
    const value = numberFrom(digits);
    return Number.isNaN(value) ? digits : PRINTED.format(value);
  });
}

/**
 * The arithmetic of a formula, without its units and without the result that may stand behind it: from one day to
 * another are so many days.
 */
export function plainFormula(formula: string, today: string): string {
  const [expression = ""] = formula.split(/[=≈]/u);
  return withPlainNumbers(inWholeMoney(withSpans(expression, today))).replace(/[\p{L}\p{Sc}]+/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
}

function inWholeMoney(expression: string): string {
  return expression.replace(HUNDREDTHS, (words, digits: string, unit: string) => {
    const value = numberFrom(digits.trim()) / 100;
    return currencyOf(unit, null).hundredths && !Number.isNaN(value) ? PRINTED.format(value) : words;
  });
}

function withSpans(expression: string, today: string): string {
  const now = new Date(`${today}T00:00:00Z`);
  const days = daysIn(expression, { languages: LANGUAGES, now }).filter(({ kind }) => kind === "day");
  return days.reduceRight((text, day, at) => {
    const from = days[at + 1];
    const isSpan = from !== undefined && MINUS.test(expression.slice(day.end, from.index));
    return isSpan ? text.slice(0, day.index) + daysBetween(from.iso, day.iso) + text.slice(from.end) : text;
  }, expression);
}
