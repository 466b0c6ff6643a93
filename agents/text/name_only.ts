import { FUNCTION_WORDS, hasCue, LANGUAGES } from "./lexicon.ts";
import { isUnspaced, wordCount } from "./sentences.ts";

const MOST_WORDS = 6;
const SMALL_WORDS = FUNCTION_WORDS.filter((name) => name !== "auxiliaries" && name !== "pronouns");

/**
 * True for a sentence that names somebody or something and says nothing of it: "Harbour Tavern.", "Tomás, el de doña
 * Lucía." Whatever it is about stands in the next one.
 */
export function isNameOnly(sentence: string): boolean {
  const words = sentence.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  const [first = "", ...others] = words;
  if (isUnspaced(sentence) || wordCount(sentence) > MOST_WORDS || /[?!？！]\s*$/u.test(sentence)) {
    return false;
  }
  if (!/^\p{Lu}/u.test(first) || hasCue(sentence, LANGUAGES, "auxiliaries")) return false;
  const isName = (word: string) => /^[\p{Lu}\p{N}]/u.test(word);
  return (others.some(isName) || others.length === 0) &&
    others.every((word) => isName(word) || hasCue(word, LANGUAGES, ...SMALL_WORDS, "titles"));
}
