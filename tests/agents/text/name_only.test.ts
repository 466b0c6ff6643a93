import { expect, it } from "vitest";
import { isNameOnly } from "../../../agents/text/name_only.ts";

it.each([
  "Harbour Tavern.",
  "Bertie.",
  "Tomás, el de doña Lucía.",
  "La Perrin de Lyon.",
  "Meister Huber aus Linz.",
])("%s names somebody and says nothing of them", (sentence) => {
  expect(isNameOnly(sentence)).toBe(true);
});

it.each([
  "Chefs leave.",
  "The owner can't see it.",
  "Der Opa singt Lieder.",
  "Un gato enfermo no parece enfermo.",
  "Anna has left.",
  "Who is Anna?",
  "写真です。",
])("%s is a sentence", (sentence) => {
  expect(isNameOnly(sentence)).toBe(false);
});
