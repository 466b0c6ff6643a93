import { GRAMMAR } from "./grammar_words.ts";
import { contentWords, rememberedValue, stem } from "./text.ts";

const UNSPACED_RUN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー]{2,}/gu;
const GRAMMAR_ONLY = /^[\p{Script=Hiragana}ー]+$/u;
/** Endings of any language change at most so many letters of a long word. */
const LONGEST_ENDING = 3;
const LEAST_LETTERS = 5;
/** "D'écoles", "l'atelier", "dell'opera": what is left out at the end of the word before. */
const ELIDED = new RegExp(`${GRAMMAR.sourceOf("elided")}(?=\\p{L})`, "giu");
/** Behind five letters only an ending of grammar makes another form: "group" is not "groupon". */
const ENDING = /^(?:[aeionsx]|en|er|es|em|as|os|in|st)?$/u;

/** The stems of a text's words; where words are not spaced, its pairs of characters that are not mere grammar. */
export const stemsOf: (text: string) => ReadonlySet<string> = rememberedValue((text) => {
  const spaced = contentWords(text.replace(UNSPACED_RUN, " ").replace(ELIDED, " ")).flatMap((word) =>
    word.split("-")
  )
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
  return isSameForm(withoutAccents(one), withoutAccents(other));
}

/** "Baumarkt" and "Baumärkte", "básculas" and "basculas": an accent makes no other word. */
const ACCENTED = /[\u00c0-\u017f]/u;

/** A word as it is typed without accents; signs of other scripts stay as they are. */
export function withoutAccents(word: string): string {
  return ACCENTED.test(word) ? word.normalize("NFD").replace(/\p{M}/gu, "") : word;
}

function isSameForm(one: string, other: string): boolean {
  if (one === other) return true;
  if (Math.min(one.length, other.length) < LEAST_LETTERS) return false;
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared++;
  const endings = [one.slice(shared), other.slice(shared)];
  return shared >= LEAST_LETTERS &&
    endings.every((ending) =>
      shared === LEAST_LETTERS ? ENDING.test(ending) : ending.length <= LONGEST_ENDING
    );
}

/** The stems of the first that the second has too, in any form. */
export function sharedStems(one: Iterable<string>, other: Iterable<string>): string[] {
  const others = [...other];
  return [...one].filter((each) => others.some((theirs) => isSameWord(each, theirs)));
}
