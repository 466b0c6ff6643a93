import type { Language } from "../../text/lexicon.ts";
import { perLanguages } from "../../text/per_languages.ts";
import { hasWatchWord, watchSource } from "../../text/watch_words.ts";
import { saysWeekday } from "../kinds/commitments.ts";
import { datesIn } from "../kinds/dates.ts";
import { wordsOf } from "../reading/masking.ts";
import { countsUp } from "../kinds/counters.ts";

/** A time of day, a telephone number, an address of mail, a mark out of five. */
const NO_STATEMENT = /\d[:h]\d{2}\b|(?:\d[\s().-]*){8,}|[★☆@©]|\d\s?\/\s?\d/u;
/** "9 h – 17 h", "7.30 Uhr", "15–18 Uhr". */
const hours = perLanguages((languages) => {
  const [clock, until] = [clockSource(languages), watchSource("until_hour", languages)];
  return new RegExp(`\\d\\s?${clock}|\\d{1,2}[.:]\\d{2}\\s?(?:[–-]|${until})|\\d時(?!間)`, "iu");
});
/** "Uhr", "pm"; "uur", "h", by which hours are counted too. */
export function clockSource(languages: readonly Language[]): string {
  return `(?:h(?!\\p{L})|${watchSource("clock_hours", languages)}|${
    watchSource("hours_or_clock", languages)
  })`;
}

const hourToHour = perLanguages((languages) =>
  new RegExp(`\\d\\s?(?:[–-]|${watchSource("hour_to_hour", languages)})\\s?\\d`, "iu")
);
const NEWS = ["passing", "moments", "farewell", "read_on", "robot", "login"] as const;
/** Everyday words: a short line is news by one of them, a longer sentence only happens to use it. */
const NEWS_WHERE_SHORT = ["soft_moments", "small_talk", "own_staff", "post_things"] as const;
const LONGEST_LINE_WORDS = 12;

/** True for words that come and go by themselves: news, notices, counters, greetings, hours, who works there. */
export function comesAndGoes(text: string, languages: readonly Language[]): boolean {
  const isShut = (["closing_verbs", "closed"] as const).some((kind) => hasWatchWord(text, kind, languages));
  return isNews(text, languages) || saysWeekday(text, languages) ||
    isShut && hasWatchWord(text, "closed_for_now", languages);
}

/** The same, but for what is so on certain days of the week. */
export function isNews(text: string, languages: readonly Language[]): boolean {
  return isNotice(text, languages) || countsUp(text, languages);
}

/** Days of the week beside times of day: when it is open, or when something takes place. */
export function saysHours(text: string, languages: readonly Language[]): boolean {
  return hours(languages).test(text) || saysWeekday(text, languages) && hourToHour(languages).test(text);
}

/** News, a notice, a greeting, a day: not what is only counted, as an answer and a cell count too. */
export function isNotice(text: string, languages: readonly Language[]): boolean {
  const isShort = wordsOf(text).length <= LONGEST_LINE_WORDS;
  return NO_STATEMENT.test(text) || datesIn(text, languages).length > 0 ||
    [...NEWS, ...(isShort ? NEWS_WHERE_SHORT : [])].some((kind) => hasWatchWord(text, kind, languages)) ||
    hasWatchWord(text, "discount", languages) && !isConcession(text, languages);
}

/** "Students get a fifth off": what is taken off for some people stands until somebody decides otherwise. */
export function isConcession(text: string, languages: readonly Language[]): boolean {
  return hasWatchWord(text, "discount", languages) && hasWatchWord(text, "group_words", languages);
}
