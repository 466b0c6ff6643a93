import { contentWords, stem } from "../../text/text.ts";
import type { Ground } from "./conflict.ts";

/** Words that any two sentences of a business may share. */
const COMMON = new Set(
  ("customer client people day week month year hour time work job business company number average total new share " +
    "percent close-rate one two three").split(" ").map(stem),
);

/** True for the stem of a word that any two sentences of a business may share. */
export function isCommon(word: string): boolean {
  return COMMON.has(word);
}

/** The telling words of a text as stems, without those that any two sentences may share and without numbers. */
export function topicOf(text: string): Set<string> {
  return new Set(
    contentWords(text).map((word) => stem(word.toLowerCase())).filter((word) =>
      word.length > 2 && !/\d/.test(word) && !isCommon(word)
    ),
  );
}

/** How many telling words two texts share. */
export function sharedTopic(one: string, other: string): number {
  const words = topicOf(other);
  return [...topicOf(one)].filter((word) => words.has(word)).length;
}

/** True where the text names a rival: what it tells is not the founder's own. */
export function rivalNamed({ sheet: { facts } }: Ground, text: string): boolean {
  const lower = text.toLowerCase();
  return facts.rivals.some(({ name }) => lower.includes(name.toLowerCase()));
}

/** True where two nouns are one word in its forms: "dog" and "dogs". */
export function isSameNoun(one: string, other: string): boolean {
  return one !== "" && stem(singular(one)) === stem(singular(other));
}

/** Portuguese "sessões" is the plural of "sessão"; stems do not know. */
function singular(word: string): string {
  return word.toLowerCase().replace(/(?:õ|ã)es$/u, "ão");
}
