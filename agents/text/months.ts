import { amountWords } from "./amount_words.ts";
import { type Language, LANGUAGES, lexiconsOf, phrasesPattern } from "./lexicon.ts";

/** The number of each month by its names, long and short, in the languages that are read. */
const NUMBERS: ReadonlyMap<string, number> = new Map(
  lexiconsOf(LANGUAGES).flatMap(({ months }) =>
    months.flatMap((names, at) => names.map((name): [string, number] => [name, at + 1]))
  ),
);

/** True for the name of a month, long or short, in one of some languages. */
export function isMonth(word: string, languages: readonly Language[]): boolean {
  return lexiconsOf(languages).some(({ months }) => months.some((names) => names.includes(word)));
}

/** True if a text begins with the name of a month. */
export function beginsWithMonth(text: string): boolean {
  return NUMBERS.has(/^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? "");
}

/** Names that are words of another kind as well: "may", "mar", "set". */
const DOUBTFUL = new Set(amountWords("month_or_word"));

/** The months that a text names, short or long and in any letters, as "01" to "12": both of "jan n feb". */
export function monthNumbersIn(text: string): string[] {
  const words = (text.match(/\p{L}+/gu) ?? []).filter((word) => !DOUBTFUL.has(word.toLowerCase()));
  const found = new Set(words.flatMap((word) => NUMBERS.get(word.toLowerCase()) ?? []));
  return [...found].sort((one, other) => one - other).map((month) => String(month).padStart(2, "0"));
}

/** Shorter ones are words of another kind: "mai", "di", "set". */
const SHORTEST_NAME = 4;
const CALENDAR_NAMES = lexiconsOf(LANGUAGES).flatMap(({ months, weekdays }) =>
  [...months, ...weekdays].flat()
)
  .filter((name) => name.length >= SHORTEST_NAME);
/** The source of a pattern for the name of a month or a day of the week, as a whole word. */
export const CALENDAR_NAME = `(?:${phrasesPattern(CALENDAR_NAMES)})`;
const ONLY_CALENDAR_NAME = new RegExp(`^${CALENDAR_NAME}$`, "iu");

/** True for the name of a month or of a day of the week, and nothing else. */
export function isCalendarName(text: string): boolean {
  return ONLY_CALENDAR_NAME.test(text.trim());
}
