import { expect, it } from "vitest";
import { readingWords } from "../../../agents/text/text.ts";

it.each([
  ["A van that comes on Mondays", 6],
  ["Ein Wagen, der montags kommt", 5],
  ["月曜に来る車", 3],
  ["月曜に来る車は、一時間だけ門の前にいる。", 8],
])("a text is as long to read as its words, or its signs by two and a half: %s", (text, words) => {
  expect(readingWords(text)).toBe(words);
});
