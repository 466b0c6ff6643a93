import { expect, test } from "vitest";
import { SECTION, TALK } from "../../routes/pages/landing/tidewatch.ts";
import { landingSection, landingTalk } from "../helpers/landing_material.ts";

const AGAIN = "run `deno run -A tests/helpers/landing_material.ts` to show what is written today";

test("the landing page shows a section as the built-in strategist writes it", () => {
  expect(SECTION, AGAIN).toEqual(landingSection());
});

test("the landing page's excerpt shows what was said, read and calculated; nothing of it had to be assumed", () => {
  const kinds = JSON.stringify(SECTION).matchAll(/"kind":"(said|source|inference|assumption)"/g);
  expect([...new Set([...kinds].map(([, kind]) => kind))].toSorted()).toEqual([
    "inference",
    "said",
    "source",
  ]);
});

test("the landing page shows a question as the built-in interviewer asks it", async () => {
  expect(TALK, AGAIN).toEqual(await landingTalk());
});
