import { namesIn, numbersIn } from "../evidence/evidence.ts";

const QUOTED = /“[^”]*”/g;
/** Above one name in so many words, the language writes its nouns with capitals. */
const WORDS_A_NAME = 8;

/** Numbers in a text's own words, quotations left out, that stand in none of the known texts. */
export function inventedNumbers(text: string, known: string[]): string[] {
  const values = new Set(known.flatMap((each) => numbersIn(each).map(({ value }) => value)));
  const claims = text.replace(QUOTED, " ").replace(/^\s*\d+[.)] /gm, "");
  const unknown = numbersIn(claims).map(({ value }) => value).filter((value) => !values.has(value));
  return [...new Set(unknown)];
}

/**
 * Names in a text's own words that stand in none of the known texts. In languages that write every noun with a
 * capital, only names of several words can be told from nouns.
 */
export function inventedNames(text: string, known: string[]): string[] {
  const own = text.replace(QUOTED, " ").replace(/\*+/g, "");
  const names = namesIn(own);
  const nounsToo = names.length > own.split(/\s+/).length / WORDS_A_NAME && names.length > 3;
  const checked = nounsToo ? names.filter((name) => name.includes(" ")) : names;
  return checked.filter((name) => name.split(" ").some((word) => !known.some((each) => each.includes(word))));
}

/** What an answer holds, in any of its texts, that its material does not: one sentence for each. */
export function inventionsIn(answer: unknown, material: string): string[] {
  return textsIn(answer).flatMap((text) => [
    ...inventedNumbers(text, [material]).map((number) => `The number ${number} is nowhere in the material.`),
    ...inventedNames(text, [material]).map((name) => `The name ${name} is nowhere in the material.`),
  ]);
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
