import type { Figure } from "./figure.ts";
import { inside } from "./inside.ts";
import { figuresIn } from "./figures.ts";
import { citedSentences, type Ground } from "./ground.ts";
import { factTexts } from "./fact_words.ts";
import { idsOf, type Leaf } from "./leaf.ts";
import type { Sum } from "./sum.ts";
import { NUMBERS, TIMES } from "./words.ts";

interface Covered {
  figures: readonly Figure[];
  days: readonly { index: number; end: number }[];
  sums: readonly Sum[];
}

/** Digits of no amount and no day: years, times, "24/7", versions. They stand in what was said or read. */
const DIGITS = /[\p{L}]*\d[\d\p{L}]*(?:[.,:\/-]\d+[\p{L}]*)*/gu;
const COMMON = /^(?:24\/7|b2b|b2c|d2c|b2g|4k|co2|h2o|3d|2d|q[1-4]|a[1-6]|1:1|9-5)$/iu;
/** What makes a place in an order of a number: "14th", "6e", "2º". */
const ORDINAL = new RegExp(`(?<=^\\d+)(?:${NUMBERS.phrasesOf("ordinal_endings").join("|")})$`, "iu");

export function looseDigits(
  text: string,
  { figures, days, sums }: Covered,
  { leaf, ground }: { leaf: Leaf; ground: Ground },
): string[] {
  const cited = citedSentences(idsOf(leaf), ground);
  const texts = [...cited, ...factTexts(ground.facts), ...dateTexts(ground), ...ground.names];
  return [...text.matchAll(DIGITS)].filter(({ index, 0: digits }) => {
    const at = index + digits.search(/\d/);
    if (inside(at, figures) || inside(at, days) || sums.some(({ result }) => inside(at, [result]))) {
      return false;
    }
    const number = digits.replace(ORDINAL, "");
    return !COMMON.test(digits) &&
      !texts.some((known) => hasToken(known, digits) || number !== digits && hasCount(known, number));
  }).map(({ 0: digits }) =>
    `${digits} stands in no sentence that this cites and in no fact: cite where it was said, or leave it out.`
  );
}

/** "Half past six", "halb sechs", "las seis y media", "17 h 40", "7時半": no such time unless somebody said it. */
const CLOCK = new RegExp(
  [
    `${TIMES.sourceOf("half_past")}\\s(\\d{1,2}|\\p{L}{2,9})(?!\\p{L})`,
    `${TIMES.sourceOf("at_the_hour")}\\s(\\d{1,2}|\\p{L}{2,9})\\s${TIMES.sourceOf("and_a_half")}`,
    "([\\d一二三四五六七八九十]{1,3})時半",
    "(\\d{1,2}) ?h ?\\d{2}(?!\\d)",
    "(\\d{1,2})時\\d{1,2}分",
  ].join("|"),
  "giu",
);

export function unsaidTimes(text: string, leaf: Leaf, ground: Ground): string[] {
  const said = [...citedSentences(idsOf(leaf), ground), ...factTexts(ground.facts)];
  return [...text.matchAll(CLOCK)].filter(([time, ...hours]) =>
    isHour(hours.join(""), ground) && !said.some((known) => hasTime(known, time))
  ).map(([time]) =>
    `“${time}” stands in no sentence that this cites and in no fact: use the time that was said.`
  );
}

function isHour(words: string, ground: Ground): boolean {
  return /^[一二三四五六七八九十]+$/u.test(words) || figuresIn(words, ground).length > 0;
}

/** Blanks in a time are nobody's: "17 h 40", "17h40". */
function hasTime(text: string, time: string): boolean {
  return hasToken(text.replace(/\s+/gu, ""), time.replace(/\s+/gu, ""));
}

/** The days of the facts and today, with their years. */
export function dateTexts({ facts: { goal, bet, moment }, today }: Ground): string[] {
  return [goal?.by, bet?.by, moment?.on, today].flatMap((day) =>
    day === null || day === undefined ? [] : [day, day.slice(0, 4)]
  );
}

/** True where digits stand in a text as a whole number. */
export function hasToken(text: string, token: string): boolean {
  const at = text.toLowerCase().indexOf(token.toLowerCase());
  return at !== -1 && !/\d/.test(text[at - 1] ?? "") && !/\d/.test(text[at + token.length] ?? "");
}

/** True where a text has a number that is neither per cent nor money nor part of another. */
function hasCount(text: string, number: string): boolean {
  return new RegExp(`(?<![\\d.,\\p{Sc}])${number}(?![\\d%]|[.,]\\d|\\s?%)`, "u").test(text);
}
