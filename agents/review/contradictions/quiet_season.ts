import { LANGUAGES, lexiconsOf } from "../../text/lexicon.ts";
import { daysIn } from "../../text/due_days.ts";
import { NUMBER, numberOf } from "../../text/quantities.ts";
import { type Conflict, conflictOf, type Ground, type Said } from "./conflict.ts";
import { ratesIn } from "./rates.ts";
import { WORDS } from "./words.ts";

/** The months of each season in the northern half of the world; only used where both sides name one. */
const MONTHS_OF = {
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  autumn: [9, 10, 11],
  winter: [12, 1, 2],
} as const;
const FIELDS = [
  "goal.twelve_months",
  "company.stage_region",
  "launch.moment",
  "revenue.model",
  "journey.quiet",
];

/** A season in which nothing comes in, and a day within it that is said to be full, or is the moment that is planned. */
export function quietSeason(ground: Ground): Conflict[] {
  const { moment } = ground.sheet.facts;
  const said = ground.said.filter(({ field }) => FIELDS.includes(field));
  const quiet = said.filter(({ quote }) => WORDS.isIn(quote, "quiet"));
  for (const one of quiet) {
    const months = monthsNamed(one.quote);
    const busy = said.find((other) => {
      const isPlanned = moment !== null && moment.turn === other.turn && moment.quote.includes(other.quote);
      return other !== one && other.turn !== one.turn && !WORDS.isIn(other.quote, "quiet") &&
        (WORDS.isIn(other.quote, "busy") || isAboveUsual(ground, other) ||
          (isPlanned && !WORDS.isIn(other.quote, "refuses"))) &&
        monthsNamed(other.quote).some((month) => months.includes(month));
    });
    if (busy === undefined) continue;
    const [a, b] = ordered(said, one, busy);
    return conflictOf({ id: "season", a, b, weight: 3, ask: "Which months are the quiet ones?" });
  }
  return [];
}

/** A month's number is busy where it is this much above the usual one. */
const BUSY = 1.25;
const ONE_NUMBER = new RegExp(`(?<!\\p{L})${NUMBER}(?!\\p{L})`, "giu");

/** "We fit 22 pairs a month. In January it was 31": a month's number, right behind the usual rate by the month. */
function isAboveUsual({ said }: Ground, other: Said): boolean {
  const before = said[said.indexOf(other) - 1];
  const rate = before === undefined || before.turn !== other.turn
    ? undefined
    : ratesIn(before.quote).find(({ per }) => per === "month");
  const numbers = other.quote.match(ONE_NUMBER) ?? [];
  const [number = ""] = numbers;
  return rate !== undefined && numbers.length === 1 && (numberOf(number) ?? 0) >= rate.count * BUSY;
}

function ordered(said: Said[], one: Said, other: Said): [Said, Said] {
  return said.indexOf(one) < said.indexOf(other) ? [one, other] : [other, one];
}

/** The months that a sentence names: by their names, as a season, or by a holiday. */
function monthsNamed(text: string): number[] {
  const words = new Set(text.toLowerCase().match(/[\p{L}'’-]+/gu) ?? []);
  const named = lexiconsOf(LANGUAGES).flatMap(({ seasons, holidays }) => [
    ...(Object.keys(MONTHS_OF) as (keyof typeof MONTHS_OF)[]).filter((season) =>
      seasons[season].some((name) => words.has(name))
    ).flatMap((season) => MONTHS_OF[season]),
    ...holidays.filter(({ names }) =>
      names.some((name) => words.has(name) || words.has(name.replaceAll("-", " ")))
    )
      .map(({ day }) => Number(day.slice(0, 2))),
  ]);
  // Which year it is changes nothing about the month.
  const days = daysIn(text, { languages: LANGUAGES, now: new Date(0) });
  const months = days.filter(({ kind }) => kind === "month" || kind === "day").map(({ from }) =>
    Number(from.slice(5, 7))
  );
  return [...new Set([...named, ...months])];
}
