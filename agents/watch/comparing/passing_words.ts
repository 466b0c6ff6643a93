import type { Language } from "../../text/lexicon.ts";
import { hasWatchWord } from "../../text/watch_words.ts";
import { saysWeekday } from "../kinds/commitments.ts";
import { datesIn } from "../kinds/dates.ts";
import { wordsOf } from "../reading/masking.ts";
import { countsUp } from "../kinds/counters.ts";

/** A time of day, a telephone number, an address of mail, a mark out of five. */
const NO_STATEMENT = /\d[:h]\d{2}\b|(?:\d[\s().-]*){8,}|[★☆@©]|\d\s?\/\s?\d/u;
/** "9 h – 17 h", "7.30 Uhr", "15–18 Uhr". */
const HOURS =
  /\d\s?(?:h|Uhr|uur|am|pm|a\.m\.|p\.m\.)(?!\p{L})|\d{1,2}[.:]\d{2}\s?(?:[–-]|Uhr|uur|tot|bis)|\d時(?!間)/u;
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
  return HOURS.test(text) || saysWeekday(text, languages) && /\d\s?(?:[–-]|to|bis|à|a|tot)\s?\d/u.test(text);
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
