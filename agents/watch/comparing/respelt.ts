import { cuesIn, type Language } from "../../text/lexicon.ts";
import { hasWatchWord, withoutWatchWords } from "../../text/watch_words.ts";
import { plain } from "../reading/masking.ts";
import { amountsOf, periodPattern } from "../kinds/statements.ts";

/** "garantisons" and "garantissons", "drei Mal" and "dreimal": so many letters more, less or others. */
const MOST_LETTERS = 2;
/** Shorter words become others by a letter: "not", "now", "eine", "keine". */
const LEAST_LETTERS = 6;

/** "within the the city". */
const DOUBLED = /(?<!\p{L})(\p{L}+)(?:\s\1)+(?!\p{L})/gu;

/** True where two texts are one, misspelt here or there: the same numbers and denials, and a letter or two between them. */
export function isRespelt(one: string, other: string, languages: readonly Language[]): boolean {
  const [was, is] = [one, other].map((text) =>
    lettersOf(withSlashes(withoutWatchWords(text, "round_the_clock", languages), languages))
  ) as [string, string];
  // "On call 24/7" and "24 hours a day, seven days a week" are one.
  if (was === is && [one, other].every((text) => hasWatchWord(text, "round_the_clock", languages))) {
    return true;
  }
  if (Math.abs(was.length - is.length) > MOST_LETTERS) return false;
  if (!areWithin(was, is, MOST_LETTERS)) return false;
  const said = (text: string) =>
    [
      ...amountsOf(text, languages).map(({ value }) => value),
      ...cuesIn(text, languages, "negation").map(({ 0: word }) => plain(word)),
    ].join("|");
  return was === is || said(one) === said(other);
}

/** True where two texts differ only in a letter or two of long words, whatever they deny: "noting else", "nothing else". */
export function isMisspelt(one: string, other: string): boolean {
  const [was, is] = [one, other].map((text) => plain(text).replace(DOUBLED, "$1").split(" ")) as [
    string[],
    string[],
  ];
  return was.length === is.length && was.every((word, index) => {
    const next = is[index] ?? "";
    return word === next ||
      Math.min(word.length, next.length) >= LEAST_LETTERS && areWithin(word, next, MOST_LETTERS);
  });
}

/** "Per month", "a month" and "/month" are one. */
function withSlashes(text: string, languages: readonly Language[]): string {
  return text.replace(
    periodPattern(languages, "joined"),
    (period) => ` / ${period.replace(/^\s*(?:\/|\S+)\s*/u, "")}`,
  );
}

function lettersOf(text: string): string {
  return plain(text).replace(DOUBLED, "$1").replace(/[^\p{L}\p{M}\p{N}]/gu, "");
}

/** True where one text becomes the other by at most so many letters more, less or changed. */
function areWithin(one: string, other: string, most: number): boolean {
  let start = 0;
  while (start < one.length && start < other.length && one[start] === other[start]) start++;
  let [left, right] = [one.length, other.length];
  while (left > start && right > start && one[left - 1] === other[right - 1]) {
    left--;
    right--;
  }
  if (left === start || right === start) return left - start + right - start <= most;
  if (most === 0) return false;
  const [mine, theirs] = [one.slice(start, left), other.slice(start, right)];
  return areWithin(mine.slice(1), theirs, most - 1) || areWithin(mine, theirs.slice(1), most - 1) ||
    areWithin(mine.slice(1), theirs.slice(1), most - 1);
}
