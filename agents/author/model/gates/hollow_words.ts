import { HEADLINES } from "./words.ts";

const PATTERN = new RegExp(
  `(?<hollow>${HEADLINES.sourceOf("hollow")})|(?<trade>${HEADLINES.sourceOf("hollow_but_for_a_trade")})`,
  "giu",
);

/** Every hollow word of a text, and whether some trade needs it. */
export function hollowWordsOf(text: string): { word: string; isTrade: boolean }[] {
  return [...text.matchAll(PATTERN)].map((match) => ({
    word: match[0],
    isTrade: match.groups?.trade !== undefined,
  }));
}
