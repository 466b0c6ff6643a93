import { createElement } from "react";
import { expect, test } from "vitest";
import { Landing } from "../../routes/pages/landing/page.tsx";
import { EXAMPLE } from "../../routes/pages/landing/tidewatch.ts";
import { drawn } from "../helpers/english.ts";
import { landingExample } from "../helpers/landing_material.ts";

const AGAIN = "run `deno run -A tests/helpers/landing_material.ts` to show what is written today";
/** More than this nobody reads before they decide. */
const MOST_WORDS = 900;

test("the landing page shows an answer and its sentence as the built-in strategist writes it", () => {
  expect(EXAMPLE, AGAIN).toEqual(landingExample());
});

test("the sentence on the landing page is shown with what was said, read and calculated", () => {
  const kinds = [...EXAMPLE.sentence.marks, ...EXAMPLE.beside].map(({ kind }) => kind);
  expect([...new Set(kinds)].toSorted()).toEqual(["inference", "said", "source"]);
});

test("the landing page says all it has to say in at most 900 words", () => {
  const html = drawn(createElement(Landing));
  const words = html.replace(/<[^>]+>/g, " ").match(/[\p{L}\p{N}$%€'’+-]+/gu) ?? [];
  expect(words.length).toBeGreaterThan(600);
  expect(words.length).toBeLessThanOrEqual(MOST_WORDS);
});
