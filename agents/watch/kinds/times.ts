import { cuesIn, type Language, lexiconsOf, phrasesPattern } from "../../text/lexicon.ts";
import type { Span } from "../../text/sentences.ts";
import { watchWordsIn, withoutWatchWords } from "../../text/watch_words.ts";
import { plain, withoutNumbers } from "../reading/masking.ts";
import { amountsOf } from "./statements.ts";
import { unshared } from "../comparing/unshared.ts";

/** A month is thirty days and a year twelve months: "30 days" and "a month" promise the same. */
const DAYS = { minute: 1 / 1_440, hour: 1 / 24, day: 1, night: 1, week: 7, month: 30, year: 360 } as const;
const LEAST_AGE = 3;
/** When a page that is read now may have been written. */
const FIRST_YEAR = 2015;
const LAST_YEAR = 2060;
const BLANKS = /^[\s-]*$/;
const patterns = new Map<string, [number, RegExp][]>();

/** A span of time, in figures or in words: "14 days", "zwei Wochen", "a week". */
export interface Time extends Span {
  days: number;
}

export function timesIn(text: string, languages: readonly Language[]): Time[] {
  const amounts = amountsOf(text, languages).filter(({ kind }) => kind === "number");
  const articles = cuesIn(text, languages, "articles");
  return unitsOf(languages).flatMap(([days, pattern]) =>
    [...text.matchAll(pattern)].flatMap(({ index, 0: unit }) => {
      const isBefore = (end: number) =>
        end <= index &&
        BLANKS.test(withoutWatchWords(text.slice(end, index), "kinds_of_day", languages));
      const to = index + unit.length;
      const amount = amounts.find(({ end }) => isBefore(end));
      if (amount !== undefined) return [{ from: amount.index, to, days: days * amount.value }];
      const article = articles.find((found) => isBefore(found.index + found[0].length));
      return article === undefined ? [] : [{ from: article.index, to, days }];
    })
  );
}

/** "For 114 years" and now "for 115 years": a house grows older by itself, and claims the same. */
export function isOlder(before: string, after: string, languages: readonly Language[]): boolean {
  if (isSinceSameYear(before, after, languages) || isSinceSameYear(after, before, languages)) return true;
  if (withoutNumbers(before) !== withoutNumbers(after)) return false;
  const years = (text: string) =>
    timesIn(text, languages).filter(({ days }) => days >= DAYS.year).map(({ days }) => days / DAYS.year);
  const figures = (text: string) => plain(text).match(/\d[\d.,]*/g) ?? [];
  const [was, is] = unshared(figures(before), figures(after), String);
  const [then, now] = [years(before), years(after)];
  return was.length === 1 && is.length === 1 && Number(is[0]) === Number(was[0]) + 1 &&
    then.includes(Number(was[0])) && now.includes(Number(is[0]));
}

/** "Since 1998" and now "for 27 years": one age, told in two ways. */
function isSinceSameYear(one: string, other: string, languages: readonly Language[]): boolean {
  const year = Number(/(?<!\d)(?:18|19|20)\d{2}(?!\d)/u.exec(one)?.[0] ?? 0);
  const [age] = timesIn(other, languages).map(({ days }) => days / DAYS.year).filter((years) =>
    years >= LEAST_AGE
  );
  return year > 0 && age !== undefined && year + age >= FIRST_YEAR && year + age <= LAST_YEAR;
}

/** "The first session", "erste Woche": one of what may be tried, where no number stands between. */
export function firstOf(text: string, languages: readonly Language[]): boolean {
  const things = [
    ...watchWordsIn(text, "trial_units", languages),
    ...watchWordsIn(text, "trial_things", languages),
  ];
  return watchWordsIn(text, "first_words", languages).some(({ index, 0: word }) =>
    things.some((thing) =>
      thing.index >= index + word.length && BLANKS.test(text.slice(index + word.length, thing.index))
    )
  );
}

function unitsOf(languages: readonly Language[]): [number, RegExp][] {
  const key = languages.join();
  const known = patterns.get(key);
  if (known !== undefined) return known;
  const units = Object.entries(DAYS).map(([unit, days]): [number, RegExp] => {
    const names = lexiconsOf(languages).flatMap(({ per }) => per.get(unit) ?? []);
    return [days, new RegExp(phrasesPattern(names), "giu")];
  });
  patterns.set(key, units);
  return units;
}
