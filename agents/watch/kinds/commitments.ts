import type { PageBlock } from "../../domain/watch.ts";
import type { Amount } from "../../text/amount.ts";
import { type Language, lexiconsOf, phrasesPattern } from "../../text/lexicon.ts";
import { perLanguages } from "../../text/per_languages.ts";
import { hasWatchWord, watchWordsIn } from "../../text/watch_words.ts";
import { wordsOf } from "../reading/masking.ts";
import { periodPattern } from "./statements.ts";

/** How many words may stand between a number and what bounds it: "minimum stay of three", "4 houses at most". */
const MOST_BETWEEN = 3;
const NEAR = 36;
const CLAUSE_ENDS = /[,;.!?()、。]\s|[、。（）]/gu;
/** "12 people" says nothing of what for. */
const LEAST_WORDS = 3;
const MOST_WORDS = 9;
const LEAST_LISTED_WORDS = 4;
const LEAST_SENTENCE_WORDS = 6;
/** "In" leads to anything. */
const SHORTEST_WITHIN = 2;
/** What is counted in thousands is counted up: visitors, parcels, trees. */
const MANY = 1_000;

/** "16.34 m" was measured. */
const READING = /\d[.,]\d{2}$/;

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
 * True where a number commits the business, whatever it counts: it is bounded ("up to", "holds", "or more"), said of every
 * piece or to the reader, counted by a time, or is an item of a list of what is sold.
 */
export function commits(block: PageBlock, amount: Amount, languages: readonly Language[]): boolean {
  const { text } = block;
  if (isBounded(text, amount, languages)) return true;
  if (amount.isArticle || amount.value >= MANY || isOfTheHouse(text, languages)) return false;
  const behind = text.slice(amount.end, amount.end + NEAR);
  if (hasWatchWord(behind, "post_things", languages)) return false;
  if (hasWatchWord(text, "own_voice", languages)) return hasWatchWord(text, "addresses", languages);
  const isOfEach = (["universals", "whole_leads"] as const)
    .some((kind) => watchWordsIn(text, kind, languages)[0]?.index === 0);
  return isOfEach || isByTime(text, amount, languages) || isItem(block, amount, languages);
}

/** True where a text names a day of the week. */
export function saysWeekday(text: string, languages: readonly Language[]): boolean {
  return weekdays(languages).test(text);
}

/** A line on a card with a price or of a list, or a sentence: what one gets, if how long something takes is not all it counts. */
export function mayBeOffered(
  { text, priced, item, level }: PageBlock,
  amounts: readonly Amount[],
  languages: readonly Language[],
): boolean {
  const isListed = priced || item === true;
  const least = isListed ? LEAST_LISTED_WORDS : LEAST_SENTENCE_WORDS;
  const counted = amounts.filter(({ value }) => value < MANY);
  if (level > 0 || wordsOf(text).length < least || counted.length === 0) return false;
  const isForReader = (["addresses", "conditional"] as const).some((kind) =>
    hasWatchWord(text, kind, languages)
  );
  if (!isListed && !isForReader) return false;
  return (isForReader ||
    counted.some(({ end }) => !isCalendarTime(text.slice(end, end + NEAR), languages))) &&
    !isOfTheHouse(text, languages);
}

/** Who works there and when it is open. */
function isOfTheHouse(text: string, languages: readonly Language[]): boolean {
  return hasWatchWord(text, "own_staff", languages) || weekdays(languages).test(text);
}

/** "36 live oysters, three sizes", "Lessons: 12", "Jar of 500 g": a line of a list, which is no sentence. */
function isItem(
  { text, level, label }: PageBlock,
  { index, end }: Amount,
  languages: readonly Language[],
): boolean {
  const words = wordsOf(text).length;
  if (level > 0 || label === "" || words < LEAST_WORDS || words > MOST_WORDS || /[.!?。]$/u.test(text)) {
    return false;
  }
  const behind = text.slice(end);
  if (READING.test(text.slice(index, end))) return false;
  return index === 0 && /^[\s-]*\p{L}/u.test(behind) || /\p{L}\s?[:：]\s?$/u.test(text.slice(0, index)) ||
    watchWordsIn(behind, "measures", languages).some(({ index: at }) => behind.slice(0, at).trim() === "");
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
  const holds = isCalendarTime(behind, languages) ? [] : watchWordsIn(before, "contains", languages);
  return [...boundsIn(before, languages), ...holds].some((bound) =>
    wordsOf(before.slice(bound.index + bound[0].length)).length <= MOST_BETWEEN
  ) || boundsIn(behind, languages).some((bound) =>
    wordsOf(behind.slice(0, bound.index)).length <= MOST_BETWEEN
  );
}

/** Without "only 3": that many are left. */
function boundsIn(text: string, languages: readonly Language[]) {
  return [
    ...watchWordsIn(text, "bounds", languages),
    ...watchWordsIn(text, "included", languages),
    ...watchWordsIn(text, "within", languages).filter(({ 0: word }) => word.length > SHORTEST_WITHIN),
    ...watchWordsIn(text, "up_to", languages).filter(({ 0: word }) =>
      !hasWatchWord(word, "exclusives", languages)
    ),
  ];
}

/** "12 haircuts a month". */
export function isByTime(text: string, { end }: Amount, languages: readonly Language[]): boolean {
  const behind = text.slice(end, end + NEAR);
  return [...behind.matchAll(periodPattern(languages, "joined"))].some(({ index }) =>
    wordsOf(behind.slice(0, index)).length <= MOST_BETWEEN
  );
}
