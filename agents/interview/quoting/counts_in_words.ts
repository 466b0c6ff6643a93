import { type Language, lexiconsOf, phrasesPattern } from "../../text/lexicon.ts";
import { perLanguages } from "../../text/per_languages.ts";

/** Short words for numbers are other words in the next language, or short forms: "sei", "k". */
const SHORTEST = { number: 3, scale: 5 };
/** More often they say something else: that all is well, that it was one time, that somebody is. */
const DOUBTFUL = ["grand", "once", "media", "sei"];

/** True where a text counts something in words: "two of them", "half", "zwölf"; "one" is an article in many languages. */
export function countsInWords(text: string, languages: readonly Language[]): boolean {
  return countingWords(languages).test(text);
}

const countingWords = perLanguages((languages) => {
  const words = lexiconsOf(languages).flatMap(({ numbers, scales }) => [
    ...[...numbers].filter(([word, value]) => value !== 0 && value !== 1 && word.length >= SHORTEST.number),
    ...[...scales].filter(([word]) => word.length >= SHORTEST.scale),
  ]).map(([word]) => word).filter((word) => !DOUBTFUL.includes(word));
  return new RegExp(phrasesPattern(words), "iu");
});
