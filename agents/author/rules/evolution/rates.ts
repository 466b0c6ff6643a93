import type { GoalFact, MeasureFact } from "../../../domain/facts.ts";
import { numbersIn, valueOf } from "../../../text/numbers.ts";
import { stemsIn } from "../../../text/words.ts";

type Period = "week" | "month" | "year";

const EACH = "(?:a|per|each|every|pro|im|in der|par|al|alla|por|per|a la|/)";
const PERIODS: [Period, RegExp][] = [
  [
    "month",
    new RegExp(
      `(?<!\\p{L})${EACH}\\s?(?:month|monat|mois|mes|mese|mês|maand)(?!\\p{L})|monthly|monatlich|月に`,
      "iu",
    ),
  ],
  [
    "week",
    new RegExp(
      `(?<!\\p{L})${EACH}\\s?(?:week|woche|semaine|semana|settimana)(?!\\p{L})|weekly|wöchentlich|週に`,
      "iu",
    ),
  ],
  [
    "year",
    new RegExp(
      `(?<!\\p{L})${EACH}\\s?(?:year|jahr|an|año|anno|ano|jaar)(?!\\p{L})|yearly|jährlich|年に`,
      "iu",
    ),
  ],
];
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
  return PERIODS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** True where a measure counts the same things as the goal. */
export function isAboutSame(measure: MeasureFact, { metric, unit }: GoalFact): boolean {
  const goal = stemsIn(`${metric ?? ""} ${unit ?? ""}`);
  return [...stemsIn(`${measure.name} ${measure.unit ?? ""}`)].some((each) => goal.has(each));
}

/** Words that make a sum of money one of a year. */
export const YEARLY =
  /(?<!\p{L})(?:ARR|annual|yearly|a year|per year|jährlich|im Jahr|Jahres\p{L}*|par an|annuel\p{L}*|al año|anual|all['’]anno|annu[oi]|por ano|per jaar|jaarlijks)(?!\p{L})|年/iu;
/** Words that make a sum of money one of a month. */
export const MONTHLY =
  /(?<!\p{L})(?:MRR|monthly|a month|per month|monatlich|im Monat|par mois|mensuel\p{L}*|al mes|mensual|al mese|mensile|por mês|mensal|per maand|maandelijks)(?!\p{L})|月/iu;
