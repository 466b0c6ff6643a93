import type { PageBlock } from "../domain/watch.ts";
import type { Amount } from "../text/amount.ts";
import { type Language, lexiconsOf, phrasesPattern } from "../text/lexicon.ts";
import { perLanguages } from "../text/per_languages.ts";
import { hasWatchWord, watchWordsIn } from "../text/watch_words.ts";
import { wordsOf } from "./masking.ts";
import { periodPattern } from "./statements.ts";

/** How many words may stand between a number and what bounds it: "minimum stay of three", "4 houses at most". */
const MOST_BETWEEN = 3;
const NEAR = 36;
const CLAUSE_ENDS = /[,;.!?()、。]\s|[、。（）]/gu;
/** "12 people" says nothing of what for. */
const LEAST_WORDS = 3;
/** What is counted in thousands is counted up: visitors, parcels, trees. */
const MANY = 1_000;

const weekdays = perLanguages((languages) =>
  new RegExp(
    `(?<!\\p{L})(?:${phrasesPattern(lexiconsOf(languages).flatMap((one) => one.weekdays.flat()))})`,
    "iu",
  )
);

/** Units of the calendar right behind a number, in one word with another too: "14 days", "43 Berufsjahre". */
const calendarTimes = perLanguages((languages) => {
  const units = lexiconsOf(languages).flatMap(({ per }) =>
    ["day", "night", "week", "month", "year"].flatMap((unit) => per.get(unit) ?? [])
  ).filter((unit) => /^\p{L}+$/u.test(unit));
  return new RegExp(`^[\\s-]*\\p{L}*(?:${units.join("|")})(?!\\p{L})`, "iu");
});

/**
 * True where a number may commit the business, whatever it counts: it is bounded ("up to", "minimum", "or more"), said of
 * every piece or to the reader, or simply stands there and tells neither of the house itself nor of a day.
 */
export function commits(block: PageBlock, amount: Amount, languages: readonly Language[]): boolean {
  const { text, level } = block;
  if (isBounded(text, amount, languages)) return true;
  if (amount.isArticle || amount.value >= MANY || hasWatchWord(text, "own_staff", languages)) return false;
  if (level > 0 || wordsOf(text).length < LEAST_WORDS) return false;
  const behind = text.slice(amount.end, amount.end + NEAR);
  if (hasWatchWord(behind, "post_things", languages) || weekdays(languages).test(text)) return false;
  if (/\($/u.test(text.slice(0, amount.index)) && behind.startsWith(")")) return false;
  if (hasWatchWord(text, "own_voice", languages)) return hasWatchWord(text, "addresses", languages);
  return !isCalendarTime(behind, languages) || isByTime(text, amount, languages);
}

/** "14 days" of a rehearsal: how long something takes is no limit where nothing bounds it. */
function isCalendarTime(behind: string, languages: readonly Language[]): boolean {
  return calendarTimes(languages).test(behind);
}

/** "At least 2 nights", "bis zu 25 km", "2 nuits minimum", "5名まで". */
export function isBounded(
  text: string,
  { index, end }: Pick<Amount, "index" | "end">,
  languages: readonly Language[],
): boolean {
  if (weekdays(languages).test(text)) return false;
  const before = text.slice(Math.max(0, index - NEAR), index).split(CLAUSE_ENDS).at(-1) ?? "";
  const behind = text.slice(end, end + NEAR).split(CLAUSE_ENDS)[0] ?? "";
  return boundsIn(before, languages).some((bound) =>
    wordsOf(before.slice(bound.index + bound[0].length)).length <= MOST_BETWEEN
  ) || boundsIn(behind, languages).some((bound) =>
    wordsOf(behind.slice(0, bound.index)).length <= MOST_BETWEEN
  );
}

/** Without "only 3": that many are left. */
function boundsIn(text: string, languages: readonly Language[]) {
  return [
    ...watchWordsIn(text, "bounds", languages),
    ...watchWordsIn(text, "contains", languages),
    ...watchWordsIn(text, "included", languages),
    ...watchWordsIn(text, "up_to", languages).filter(({ 0: word }) =>
      !hasWatchWord(word, "exclusives", languages)
    ),
  ];
}

/** "12 haircuts a month". */
function isByTime(text: string, { end }: Amount, languages: readonly Language[]): boolean {
  const behind = text.slice(end, end + NEAR);
  return [...behind.matchAll(periodPattern(languages, "joined"))].some(({ index }) =>
    wordsOf(behind.slice(0, index)).length <= MOST_BETWEEN
  );
}
