import { contentWords, rememberedValue, stem } from "../text/text.ts";

const UNSPACED_RUN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー]{2,}/gu;
const GRAMMAR_ONLY = /^[\p{Script=Hiragana}ー]+$/u;
/** Endings of any language change at most so many letters of a long word. */
const LONGEST_ENDING = 3;
const LEAST_LETTERS = 5;
/** A word of five letters has one more in another form; "group" is not "groupon". */
const SHORT_ENDING = 1;

/** The stems of a text's words; where words are not spaced, its pairs of characters that are not mere grammar. */
export const stemsOf: (text: string) => ReadonlySet<string> = rememberedValue((text) => {
  const spaced = contentWords(text.replace(UNSPACED_RUN, " ")).flatMap((word) => word.split("-"))
    .filter((word) => word.length > 1 && !/^[\d.,]+$/.test(word)).map(bareStem);
  const pairs = (text.match(UNSPACED_RUN) ?? []).flatMap((run) => {
    const signs = [...run];
    return signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);
  });
  return new Set(
    [...spaced, ...pairs.filter((pair) => !GRAMMAR_ONLY.test(pair))].filter((each) => each !== ""),
  );
});

/** "apps" and "app" end in one letter both. */
function bareStem(word: string): string {
  return stem(word).replace(/(\p{L})\1$/u, "$1");
}

/** True for one word in two forms: the same stem, or a long common beginning with short endings. */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  if (Math.min(one.length, other.length) < LEAST_LETTERS) return false;
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared++;
  const ending = Math.max(one.length, other.length) - shared;
  return shared >= LEAST_LETTERS && ending <= (shared === LEAST_LETTERS ? SHORT_ENDING : LONGEST_ENDING);
}

/** The stems of the first that the second has too, in any form. */
export function sharedStems(one: Iterable<string>, other: Iterable<string>): string[] {
  const others = [...other];
  return [...one].filter((each) => others.some((theirs) => isSameWord(each, theirs)));
}
