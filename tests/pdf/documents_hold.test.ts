import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  founderLanguage,
  inLanguage,
  type Say,
  slidesIn,
  wordsFor,
} from "../../agents/sections/in_language.ts";
import type { Foundation } from "../../agents/strategy/foundation.ts";
import { deckSlides } from "../../pdf/deck/deck_slides.ts";
import { replaceInFoundation, settleFoundation } from "../../pdf/foundation_text.ts";
import type { RenderRequest, RenderResult } from "../../pdf/render.tsx";
import { createRenderer, type Renderer } from "../../pdf/renderer.ts";
import { TEMPLATES, templateStyle } from "../../pdf/templates.ts";
import type { Bookmark, BoundPdf } from "./hold/bound_pdf.ts";
import { type Strain, STRAINS } from "./hold/foundations.ts";
import { orphanFaults } from "./hold/orphan_faults.ts";
import { type Margins, pageFaults } from "./hold/page_faults.ts";
import { digestOf } from "./hold/print_digests.ts";
import { readDocument } from "./hold/read_document.ts";
import { reviewWordFaults } from "./hold/review_faults.ts";
import { structureFaults } from "./hold/structure_faults.ts";
import { deckWordFaults, strategyWordFaults } from "./hold/word_faults.ts";
import { lettersIn, lettersOf } from "./hold/words_on_paper.ts";

const KINDS = ["brand_strategy", "pitch_deck", "strategy_review"] as const;
type Kind = typeof KINDS[number];

const NAMES = Object.keys(STRAINS);
const TEMPLATE_NAMES = TEMPLATES.map(({ template_name }) => template_name);
/** The pages that craft, sections 4 and 5, allow. */
const PAGES = { brand_strategy: { least: 15, most: 20 }, pitch_deck: { least: 12, most: 15 } };
const TITLES = {
  brand_strategy: "brand strategy",
  pitch_deck: "pitch deck",
  strategy_review: "strategy review",
};
/** Where text may stand on a cover and on a slide, whose arrangement is its template's own. */
const COVER: Margins = { left: 28, right: 28, top: 28, bottom: 28 };
const SLIDE: Margins = { left: 30, right: 30, top: 28, bottom: 12 };
/** The lowest line of a footer. */
const FOOTER = 28;
/** These are made again, by the same renderer and in another process. */
const TWICE = [
  "tidewatch/professional/brand_strategy",
  "Greek, Korean, Chinese, Hebrew and Thai in turn/editorial/brand_strategy",
  "black on black/studio/pitch_deck",
  "twelve rivals/bold/pitch_deck",
];

let renderer: Renderer;
const made = new Map<string, Promise<RenderResult>>();

const strains = new Map<string, Strain>();

/** Eight documents of each are drawn and read, and it is built once. */
function strainOf(name: string): Strain {
  const strain = strains.get(name) ?? STRAINS[name]!();
  strains.set(name, strain);
  return strain;
}

function requestFor(strain: string, template: string, document: Kind): RenderRequest {
  return { document, template, ...strainOf(strain) };
}

function order(strain: string, template: string, document: Kind): Promise<RenderResult> {
  const name = `${strain}/${template}/${document}`;
  const result = made.get(name) ?? renderer.render(requestFor(strain, template, document), () => {});
  result.catch(() => {});
  made.set(name, result);
  return result;
}

function orderAll(strain: string | undefined): void {
  if (strain === undefined) return;
  for (const template of TEMPLATE_NAMES) {
    for (const document of KINDS) void order(strain, template, document);
  }
}

beforeAll(() => {
  renderer = createRenderer();
});

afterAll(() => renderer.close());

function marginsOf(document: Kind, template: string, page: number): Margins {
  if (document === "pitch_deck") return SLIDE;
  if (document === "brand_strategy" && page === 1) return COVER;
  const { left, right } = templateStyle(template).margin;
  return { left, right, top: 30, bottom: FOOTER };
}

/** A foundation as it is printed, and how many of its characters no embedded font draws: of these strains' the Thai ones. */
function printableOf(written: Foundation): { foundation: Foundation; missing: number; say: Say } {
  const language = founderLanguage(written);
  const settled = settleFoundation(inLanguage(written, language));
  const thai = JSON.stringify(settled).match(/\p{Script=Thai}/gu) ?? [];
  const codes = new Set(thai.map((letter) => letter.codePointAt(0) ?? 0));
  const { foundation } = replaceInFoundation(settled, codes);
  return { foundation, missing: thai.length, say: wordsFor(written, language) };
}

/** The page that the contents give each part: a number behind its name; 0 where they give another. */
function pagesInContents(contents: string, parts: Bookmark[]): Bookmark[] {
  const starts = parts.map(({ title }) => contents.indexOf(lettersIn(title)));
  return parts.map(({ title, page }, index) => {
    const line = contents.slice(starts[index]);
    return { title, page: line.includes(`${page}`) ? page : 0 };
  });
}

function expectBound(
  bound: BoundPdf,
  { foundation: { company, founder } }: RenderRequest,
  title: string,
): void {
  expect(bound.about).toMatchObject({ title: `${company}: ${title}` });
  expect([founder, company]).toContain(bound.about.author);
  expect(bound.about.language).toMatch(/^[a-z]{2}$/);
  expect(bound.about.created).toBe("D:20261121090000Z");
  expect(bound.about.modified).toBe("D:20261121090000Z");
  expect(bound.links.filter((link) => !/^(https?:\/\/|mailto:)/.test(link))).toEqual([]);
  expect(bound.lostPlaces).toEqual([]);
}

describe.each(NAMES)("the documents of a foundation: %s", (strain) => {
  const { foundation, missing, say } = printableOf(strainOf(strain).foundation);

  // The next strain's are ordered too, so that the workers draw them while these are read.
  beforeAll(() => {
    orderAll(strain);
    orderAll(NAMES[NAMES.indexOf(strain) + 1]);
  });

  it.each(TEMPLATE_NAMES)("hold as a strategy in the template %s", async (template) => {
    const request = requestFor(strain, template, "brand_strategy");
    const { bytes, pageCount, replaced } = await order(strain, template, "brand_strategy");
    expect(structureFaults(bytes)).toEqual([]);
    const { pages, bound } = await readDocument(bytes);
    expect(pages).toHaveLength(pageCount);
    expect(pageCount).toBeGreaterThanOrEqual(PAGES.brand_strategy.least);
    expect(pageCount).toBeLessThanOrEqual(PAGES.brand_strategy.most);
    expect(
      pages.flatMap((page, index) =>
        pageFaults(page, marginsOf("brand_strategy", template, index + 1)).map((fault) =>
          `page ${index + 1}: ${fault}`
        )
      ),
    ).toEqual([]);

    const letters = pages.map(lettersOf);
    expectBound(bound, request, say(TITLES.brand_strategy));
    expect(orphanFaults(foundation, { pages, bookmarks: bound.bookmarks, footer: FOOTER + 12 })).toEqual([]);
    expect(strategyWordFaults(foundation, letters, { bookmarks: bound.bookmarks, say })).toEqual([]);
    const [, onePage, contents = ""] = letters;
    expect(onePage).toContain(lettersIn(say("The strategy on one page")));
    expect(pagesInContents(contents, bound.bookmarks.slice(3))).toEqual(bound.bookmarks.slice(3));

    expect(replaced).toBe(missing);
    expect(contents.includes(`${missing}charactersareinascript`)).toBe(missing > 0);
    expect(letters.slice(3).join("").includes("□")).toBe(missing > 0);
  }, 120_000);

  it.each(TEMPLATE_NAMES)("hold as a deck in the template %s", async (template) => {
    const request = requestFor(strain, template, "pitch_deck");
    const { bytes, pageCount, replaced } = await order(strain, template, "pitch_deck");
    expect(structureFaults(bytes)).toEqual([]);
    const { pages, bound } = await readDocument(bytes);
    expect(pages).toHaveLength(pageCount);
    for (const { width, height } of pages) expect(width / height).toBeCloseTo(16 / 9, 2);
    expect(pageCount).toBeGreaterThanOrEqual(PAGES.pitch_deck.least);
    expect(pageCount).toBeLessThanOrEqual(PAGES.pitch_deck.most);
    expect(
      pages.flatMap((page, index) =>
        pageFaults(page, marginsOf("pitch_deck", template, index + 1)).map((fault) =>
          `slide ${index + 1}: ${fault}`
        )
      ),
    ).toEqual([]);

    expectBound(bound, request, say(TITLES.pitch_deck));
    const slides = slidesIn(deckSlides(foundation), say);
    expect(bound.bookmarks).toEqual(slides.map(({ kicker }, index) => ({ title: kicker, page: index + 1 })));
    expect(deckWordFaults(slides, pages.map(lettersOf))).toEqual([]);
    expect(replaced).toBe(missing);
  }, 120_000);

  it.each(TEMPLATE_NAMES)("hold as a review in the template %s", async (template) => {
    const request = requestFor(strain, template, "strategy_review");
    const { bytes, pageCount } = await order(strain, template, "strategy_review");
    expect(structureFaults(bytes)).toEqual([]);
    const { pages, bound } = await readDocument(bytes);
    expect([pageCount, pages.length]).toEqual([2, 2]);
    expect(
      pages.flatMap((page, index) =>
        pageFaults(page, marginsOf("strategy_review", template, index + 1)).map((fault) =>
          `page ${index + 1}: ${fault}`
        )
      ),
    ).toEqual([]);

    expectBound(bound, request, say(TITLES.strategy_review));
    expect(bound.bookmarks).toEqual([
      { title: say("What was measured"), page: 1 },
      { title: say("What follows"), page: 2 },
    ]);
    expect(reviewWordFaults(foundation, pages.map(lettersOf), say)).toEqual([]);
  }, 120_000);
});

describe("documents that are made again", () => {
  it("are the same bytes, after a hundred others and in another process", async () => {
    const digests: string[] = [];
    const again: string[] = [];
    for (const wanted of TWICE) {
      const [strain = "", template = "", document] = wanted.split("/");
      const kind = document === "pitch_deck" ? document : "brand_strategy";
      digests.push(`${wanted} ${digestOf((await order(strain, template, kind)).bytes)}`);
      const second = await renderer.render(requestFor(strain, template, kind), () => {});
      again.push(`${wanted} ${digestOf(second.bytes)}`);
    }
    expect(again).toEqual(digests);
    const script = new URL("./hold/print_digests.ts", import.meta.url).pathname;
    const { stdout, success } = await new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", script, ...TWICE],
    })
      .output();
    expect(success).toBe(true);
    expect(new TextDecoder().decode(stdout).trim().split("\n")).toEqual(digests);
  }, 120_000);
});
