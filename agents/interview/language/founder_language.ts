import { languageIn } from "../../text/language.ts";
import { LANGUAGES } from "../../text/lexicon.ts";
import { SMALL_WORDS } from "../hearing/heard_words.ts";

/** What is an English word and one of another language tells an English text, never a foreign one. */
const ENGLISH = new Set(SMALL_WORDS.phrasesOf("grammar", ["en"]));
const FOREIGN = new Set(
  SMALL_WORDS.phrasesOf("grammar", [...LANGUAGES.filter((language) => language !== "en"), "other"])
    .filter((word) => !ENGLISH.has(word)),
);
/** Opens a sentence with a capital and is no name. */
const WE = new RegExp(`(?<!\\p{L})(?:${SMALL_WORDS.phrasesOf("we").join("|")})(?!\\p{L})`, "gu");

const LEAST_FOREIGN = 3;
/** Two are enough where no English one stands beside them and the text is long enough for some. */
const LEAST_ALONE = { foreign: 2, words: 5 };
/** Foreign grammar words for each English one; English with foreign names in it stays far below. */
const FOREIGN_TO_ENGLISH = 3;
/** One may be a word of another language too. */
const LEAST_ENGLISH = 2;
const LEAST_LETTERS = 6;
/** A shorter text may be a list of names. */
const ENOUGH_WORDS = 8;

/** True for a text that is written in another language than English, as far as its script or its small words show. */
export function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters >= LEAST_LETTERS && latin < letters / 2) return true;
  // A capital may be a name's: only what is written small is grammar.
  const words = text.match(/(?<![\p{L}\p{M}'’])\p{Ll}[\p{L}\p{M}'’]*/gu) ?? [];
  const foreign = words.filter((word) => FOREIGN.has(word)).length +
    (text.match(WE)?.length ?? 0);
  const english = words.filter((word) => ENGLISH.has(word.replace("’", "'"))).length;
  const isAlone = english === 0 && foreign >= LEAST_ALONE.foreign && words.length >= LEAST_ALONE.words;
  return isAlone || (foreign >= LEAST_FOREIGN && foreign >= english * FOREIGN_TO_ENGLISH);
}

/** True for a text that surely is English: told by its small words too, because names of another language are soon told wrong. */
export function isEnglish(text: string): boolean {
  const words = text.match(/[\p{L}\p{M}'’]+/gu) ?? [];
  const english = words.filter((word) => ENGLISH.has(word.toLowerCase().replace("’", "'"))).length;
  return english >= LEAST_ENGLISH && !isForeign(text) && languageIn(text) === "en";
}

/** True where most letters are Japanese: a word of it in an English answer is a name or is being explained. */
export function isMostlyJapanese(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const japanese = text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu)?.length ?? 0;
  return japanese > letters / 2;
}

/** True for a text of enough words without one of English grammar: what it is in then is not English with foreign names. */
export function hasNoEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{M}'’]+/gu) ?? [];
  return words.length >= ENOUGH_WORDS && !words.some((word) => ENGLISH.has(word.replace("’", "'")));
}

/** Said once to a founder who writes in another language, where no model is there to answer in it. */
export const OWN_LANGUAGE =
  "My own sentences are English; yours are kept and quoted as you write them, in any language and script.";
