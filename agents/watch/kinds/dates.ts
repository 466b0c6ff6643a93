import { type Language, lexiconsOf, phrasesPattern } from "../../text/lexicon.ts";
import { hasWatchWord, watchSource, withoutWatchWords } from "../../text/watch_words.ts";
import { plain } from "../reading/masking.ts";

interface Patterns {
  days: RegExp;
  hours: RegExp;
}

const patterns = new Map<string, Patterns>();
/** How far before a day its "valid from" may stand. */
const NEAR = 30;
/** Words around a day that say when something happens and nothing else: "Sat 2 March, 7 pm". */
const MOST_BESIDE_SIGNS = 2;

/** A text of the same length with blanks in the place of dates and times of day: they count nothing that is sold. */
export function withoutDates(text: string, languages: readonly Language[]): string {
  const { days, hours } = patternsFor(languages);
  const blank = (found: string) => " ".repeat(found.length);
  return text.replace(days, blank).replace(hours, blank);
}

/** The days that a text names, but for those from which it says that its words hold: "prices valid from 1 March". */
export function datesIn(text: string, languages: readonly Language[]): string[] {
  return [...text.matchAll(patternsFor(languages).days)].filter(({ index }) =>
    !hasWatchWord(text.slice(Math.max(0, index - NEAR), index), "valid_from", languages)
  ).map(({ 0: day }) => plain(day));
}

/** True for a text that is a day and no more: "Sat 2 March, 7 pm", "5 and 6 May". */
export function isDate(text: string, languages: readonly Language[]): boolean {
  if (datesIn(text, languages).length === 0) return false;
  const rest = withoutWatchWords(withoutDates(text, languages), "beside_dates", languages);
  return (withoutWeekdays(rest, languages).match(/\p{L}/gu) ?? []).length <= MOST_BESIDE_SIGNS;
}

/** True for a text that begins with a day: "Sat 2 March: rapidplay". */
export function leadsWithDate(text: string, languages: readonly Language[]): boolean {
  const [first] = text.matchAll(patternsFor(languages).days);
  return first !== undefined && datesIn(text, languages).length > 0 &&
    isDate(text.slice(0, first.index + first[0].length), languages);
}

function withoutWeekdays(text: string, languages: readonly Language[]): string {
  const names = phrasesPattern(lexiconsOf(languages).flatMap(({ weekdays }) => weekdays.flat()));
  return text.replace(new RegExp(names, "giu"), " ");
}

function patternsFor(languages: readonly Language[]): Patterns {
  const key = languages.join();
  const known = patterns.get(key) ?? { days: dayPattern(languages), hours: hourPattern(languages) };
  patterns.set(key, known);
  return known;
}

/** "3 November", "14. bis 16. Mai", "the 3rd of November 2026", "November 3", "9.11.", "2026-11-09", "11月9日". */
function dayPattern(languages: readonly Language[]): RegExp {
  const month = `(?:${phrasesPattern(lexiconsOf(languages).flatMap(({ months }) => months.flat()))})`;
  const day = "(?<![\\d.,])\\d{1,2}(?:st|nd|rd|th|er|[.ºª°])?";
  return new RegExp(
    [
      `${day}\\s+(?:de\\s+|of\\s+)?${month}\\.?(?:\\s+(?:de\\s+)?\\d{4})?`,
      `${month}\\.?\\s+${day}(?![\\d.,]\\d)(?:,\\s+\\d{4})?`,
      `${month}\\s+(?:de\\s+)?(?:19|20)\\d{2}`,
      "(?<![\\d.])\\d{1,2}\\.\\d{1,2}\\.(?:\\d{4}|\\d{2})?(?!\\d)",
      "(?<![\\d/])\\d{1,2}/\\d{1,2}/(?:\\d{4}|\\d{2})(?!\\d)",
      "(?<!\\d)(?:19|20)\\d{2}-\\d{2}-\\d{2}(?!\\d)",
      "\\d{1,2}月\\d{1,2}日",
    ].join("|"),
    "giu",
  );
}

/** "7 pm", "19 Uhr", "om 10 uur", "19時": in Dutch a lone "10 uur" counts hours. */
function hourPattern(languages: readonly Language[]): RegExp {
  const [clock, counted] = [watchSource("clock_hours", languages), watchSource("hours_or_clock", languages)];
  const lead = `(?<=(?:${watchSource("clock_leads", languages)}|-|–)\\s?)`;
  const period = phrasesPattern(lexiconsOf(languages).flatMap(({ phrases }) => phrases.per_words));
  return new RegExp(
    `(?<!\\d)\\d{1,2}\\s?${clock}|${lead}\\d{1,2}\\s?${counted}(?!\\s+(?:${period}))|\\d{1,2}時(?!間)`,
    "giu",
  );
}
