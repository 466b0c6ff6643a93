import { createElement } from "react";
import { expect, test } from "vitest";
import { renderDocument } from "../../pdf/render.tsx";
import { Landing } from "../../routes/pages/landing/page.tsx";
import { EXAMPLES } from "../../routes/pages/landing/tidewatch.ts";
import { drawn } from "../helpers/english.ts";
import { landingExamples } from "../helpers/landing_material.ts";
import { tidewatch } from "../pdf/fixtures.ts";
import { LANDING_PAGES, pageOf } from "../pdf/landing_pages.ts";

const AGAIN = "run `deno run -A tests/helpers/landing_material.ts` to show what is written today";
const DRAW_AGAIN = "run `deno run -A tests/pdf/make_thumbnails.ts`";
/** As wide as a page has to be for its smallest type to be read. */
const LEGIBLE_PIXELS = 960;
/** More than this nobody reads before they decide. */
const MOST_WORDS = 900;

test("the landing page shows answers and their sentences as the built-in strategist writes them", () => {
  expect(EXAMPLES, AGAIN).toEqual(landingExamples());
});

test("the sentences on the landing page rest on what was said, read and calculated, all of it shown beside them", () => {
  const marks = EXAMPLES.flatMap(({ sentence }) => sentence.marks);
  expect([...new Set(marks.map(({ kind }) => kind))].toSorted()).toEqual(["inference", "said", "source"]);
  for (const { said, sentence } of EXAMPLES) {
    for (const mark of sentence.marks) if (mark.kind === "said") expect(said).toContain(mark.quote);
  }
});

test("on a phone too the explanation of the excerpt stands before it", () => {
  const html = drawn(createElement(Landing));
  expect(html.indexOf("<figcaption>")).toBeLessThan(html.indexOf("<blockquote>"));
});

test("the pages that the landing page shows are still pages of what Tidewatch is handed, large enough to be read", async () => {
  const request = {
    document: "brand_strategy",
    template: "professional",
    colours: {},
    foundation: tidewatch(),
  } as const;
  const { bytes } = await renderDocument(request, () => {});
  const pages = await Promise.all(LANDING_PAGES.map(({ title }) => pageOf(title, bytes)));
  expect(new Set(pages).size).toBe(LANDING_PAGES.length);
  const html = drawn(createElement(Landing));
  const shown = [...html.matchAll(/href="\/pictures\/strategy-(\w+)\.webp"/g)].map(([, name]) => name);
  expect(shown).toEqual(LANDING_PAGES.map(({ name }) => name));
  for (const name of shown) {
    const file = new URL(`../../static/pictures/strategy-${name}.webp`, import.meta.url);
    const picture = new DataView((await Deno.readFile(file)).buffer);
    // A lossy WebP says its width behind the signature of its first frame.
    expect(picture.getUint16(26, true) & 0x3fff, `${name}: ${DRAW_AGAIN}`).toBe(LEGIBLE_PIXELS);
  }
});

test("the landing page says all it has to say in at most 900 words", () => {
  const html = drawn(createElement(Landing));
  const words = html.replace(/<[^>]+>/g, " ").match(/[\p{L}\p{N}$%€'’+-]+/gu) ?? [];
  expect(words.length).toBeGreaterThan(600);
  expect(words.length).toBeLessThanOrEqual(MOST_WORDS);
});
