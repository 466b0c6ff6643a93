import { languageIn } from "../text/language.ts";
import { sentencesOf } from "../text/sentences.ts";
import { namesIn, numbersIn } from "../text/text.ts";

const QUOTED = /“[^”]*”/g;
const SENTENCE_START = /(?:^|[.!?:]\s+|\n)\p{Lu}/gu;

/** Numbers in a text's own words, quotations left out, that stand in none of the known texts. */
export function inventedNumbers(text: string, known: string[]): string[] {
  const values = new Set(known.flatMap((each) => numbersIn(each).map(({ value }) => value)));
  const claims = text.replace(QUOTED, " ").replace(/^\s*\d+[.)] /gm, "");
  const unknown = numbersIn(claims).map(({ value }) => value).filter((value) => !values.has(value));
  return [...new Set(unknown)];
}

/**
 * Names in a text's own words that stand in none of the known texts. German writes every noun with a capital,
 * so there only names of several words can be told from nouns. `around` is what tells the language: a short sentence
 * alone may not.
 */
export function inventedNames(text: string, known: string[], around = text): string[] {
  const own = text.replace(QUOTED, " ").replace(/\*+/g, "");
  const checked = writesNounsWithCapitals(around.replace(QUOTED, " "))
    ? namesIn(own.replace(SENTENCE_START, (start) => start.toLowerCase())).filter((name) =>
      name.includes(" ")
    )
    : namesIn(own);
  return checked.filter((name) =>
    name.split(" ").some((word) => !known.some((each) => each.includes(word) || hasWord(each, word)))
  );
}

/** True where a text holds a name as a word of its own in any letters: whoever writes "jade" has named Jade. */
function hasWord(text: string, name: string): boolean {
  const bare = name.replace(/['’]s$/u, "").replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
  return new RegExp(`(?<![\\p{Script=Latin}\\p{N}])${bare}(?![\\p{Script=Latin}\\p{N}])`, "iu").test(text);
}

/** True for a text of which any sentence is German. */
function writesNounsWithCapitals(text: string): boolean {
  return sentencesOf(text).some((sentence) => languageIn(sentence) === "de");
}

/** What an answer holds, in any of its texts, that its material does not: one sentence for each. */
export function inventionsIn(answer: unknown, material: string): string[] {
  const texts = textsIn(answer);
  const around = texts.join("\n");
  return texts.flatMap((text) => [
    ...inventedNumbers(text, [material]).map((number) => `The number ${number} is nowhere in the material.`),
    ...inventedNames(text, [material], around).map((name) => `The name ${name} is nowhere in the material.`),
  ]);
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
