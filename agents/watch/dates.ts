import { type Language, lexiconsOf, phrasesPattern } from "../text/lexicon.ts";

const patterns = new Map<string, RegExp>();

/** A text of the same length with blanks in the place of dates and times of day: they count nothing that is sold. */
export function withoutDates(text: string, languages: readonly Language[]): string {
  const key = languages.join();
  const pattern = patterns.get(key) ?? datePattern(languages);
  patterns.set(key, pattern);
  return text.replace(pattern, (found) => " ".repeat(found.length));
}

/** "3 November", "the 3rd of November 2026", "November 3", "9.11.", "11月9日", "7 pm", "19 Uhr". */
function datePattern(languages: readonly Language[]): RegExp {
  const month = `(?:${phrasesPattern(lexiconsOf(languages).flatMap(({ months }) => months.flat()))})`;
  const day = "(?<!\\d)\\d{1,2}(?:st|nd|rd|th|er|[.ºª])?";
  return new RegExp(
    [
      `${day}\\s+(?:de\\s+|of\\s+)?${month}(?:\\s+(?:de\\s+)?\\d{4})?`,
      `${month}\\.?\\s+${day}(?!\\d)`,
      "(?<!\\d)\\d{1,2}\\.\\d{1,2}\\.(?:\\d{4}|\\d{2})?(?!\\d)",
      "\\d{1,2}月\\d{1,2}日|\\d{1,2}時(?!間)",
      "(?<!\\d)\\d{1,2}\\s?(?:[ap]\\.?m\\.?|Uhr|uur)(?!\\p{L})",
    ].join("|"),
    "giu",
  );
}
