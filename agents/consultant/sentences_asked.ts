import { LANGUAGES, lexiconsOf, phrasesOf, phrasesPattern } from "../text/lexicon.ts";
import { CUES } from "./words.ts";

/** "Two", "deux", and "a" for one. */
const COUNTS = new Map(
  [
    ...phrasesOf(LANGUAGES, "article_numbers").map((article): [string, number] => [article, 1]),
    ...lexiconsOf().flatMap(({ numbers }) => [...numbers]),
  ].filter(([, count]) => Number.isInteger(count) && count > 0),
);
/** A number of sentences or lines that a request asks for. */
export const SENTENCES = new RegExp(
  `(?<count>${phrasesPattern([...COUNTS.keys()])}|(?<![\\p{L}\\d])[1-9]|[１-９])[\\s-]?` +
    `(?:${CUES.sourceOf("short")}\\s)?${CUES.sourceOf("sentences")}`,
  "iu",
);

/** How many sentences a request asks for; Infinity where it says nothing of it. */
export function sentencesAsked(query: string): number {
  const count = SENTENCES.exec(query)?.groups?.["count"]?.toLowerCase().normalize("NFKC");
  return count === undefined ? Infinity : COUNTS.get(count) ?? Number(count);
}
