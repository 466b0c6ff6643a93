import { beforeAll, describe, expect, it } from "vitest";
import { renderDocument, type RenderResult } from "../../pdf/render.tsx";
import { TEMPLATES } from "../../pdf/templates.ts";
import { readCase } from "../helpers/case_state.ts";
import * as fixtures from "./fixtures.ts";
import { faultsOf, fontsIn, readPdf } from "./read_pdf.ts";

const silent = () => {};

function strategy(foundation: ReturnType<typeof fixtures.tidewatch>, template = "professional") {
  return renderDocument({ document: "brand_strategy", template, colours: {}, foundation }, silent);
}

async function expectSoundPages(result: RenderResult): Promise<void> {
  const { pages } = await readPdf(result.bytes);
  expect(pages.flatMap((page, index) => faultsOf(page).map((fault) => `page ${index + 1}: ${fault}`)))
    .toEqual([]);
}

describe("the brand strategy of a founder who answered fully", () => {
  let result: RenderResult;
  let read: Awaited<ReturnType<typeof readPdf>>;

  beforeAll(async () => {
    result = await strategy(fixtures.tidewatch());
    read = await readPdf(result.bytes);
  }, 60_000);

  it("has 15 to 20 pages, as many as it says", () => {
    expect(read.pages).toHaveLength(result.pageCount);
    expect(result.pageCount).toBeGreaterThanOrEqual(15);
    expect(result.pageCount).toBeLessThanOrEqual(20);
    expect(read.text).toContain(`page ${result.pageCount} of ${result.pageCount}`);
  });

  it("names the company and at least ten of the founder's own terms", () => {
    const terms: string[] = readCase("tidewatch").expect.terms;
    expect(read.text).toContain("Tidewatch");
    expect(terms.filter((term) => read.text.includes(term)).length).toBeGreaterThanOrEqual(10);
  });

  it("carries all sixteen sections in its outline", () => {
    const titles = read.outline.map((entry) => entry.title);
    const sections = Object.values(fixtures.tidewatch().anchors)
      .filter((anchor) => anchor.type !== "pitchDeck")
      .flatMap((anchor) => anchor.sections.map((section) => section.title));
    expect(sections).toHaveLength(16);
    expect(titles).toEqual(
      expect.arrayContaining([...sections, "What we do not know", "Sources and quotes"]),
    );
  });

  it("embeds every font it uses", () => {
    const { names, files } = fontsIn(result.bytes);
    expect(names.length).toBeGreaterThan(0);
    expect(names.every((name) => /^[A-Z]{6}\+/.test(name))).toBe(true);
    expect(files).toBe(names.length);
  });

  it("says its title, author and producer", () => {
    expect(read.info).toMatchObject({
      Title: "Tidewatch: brand strategy",
      Author: "Test",
      Producer: "Holdfast",
    });
  });

  it("links only to web and mail addresses", () => {
    const links = read.pages.flatMap((page) => page.links);
    expect(links.filter((link) => !/^(https?|mailto):/.test(link))).toEqual([]);
  });

  it("is the same bytes from the same foundation, template and colours", async () => {
    const again = await strategy(fixtures.tidewatch());
    expect(again.bytes).toEqual(result.bytes);
  }, 60_000);
});

describe("the brand strategy in every template", () => {
  for (const { template_name } of TEMPLATES) {
    it(`keeps to its page range with no text outside or over other text: ${template_name}`, async () => {
      const result = await strategy(fixtures.ovenline(), template_name);
      expect(result.pageCount).toBeGreaterThanOrEqual(15);
      expect(result.pageCount).toBeLessThanOrEqual(20);
      await expectSoundPages(result);
    }, 60_000);
  }
});

describe("the brand strategy of unusual foundations", () => {
  for (const name of ["sparse", "long", "japanese", "cyrillic"] as const) {
    it(`keeps to its page range with no text outside or over other text: ${name}`, async () => {
      const foundation = fixtures[name]();
      const result = await strategy(foundation);
      const { text } = await readPdf(result.bytes);
      expect(result.pageCount).toBeGreaterThanOrEqual(15);
      expect(result.pageCount).toBeLessThanOrEqual(20);
      expect(result.replaced).toBe(0);
      expect(text).toContain(foundation.company);
      await expectSoundPages(result);
    }, 120_000);
  }

  it("prints a visible sign for characters that no font draws, and counts them", async () => {
    const result = await strategy(fixtures.unprintable());
    const { text } = await readPdf(result.bytes);
    expect(result.replaced).toBe(7);
    expect(text).toContain("□□□□□□□ Tidewatch");
    expect(text).toContain("7 characters are in a script that these fonts do not hold");
  }, 60_000);

  it("reports steps that only rise, at least five of them", async () => {
    const steps: { step: string; progress: number }[] = [];
    await renderDocument(
      { document: "brand_strategy", template: "professional", colours: {}, foundation: fixtures.sparse() },
      (step, progress) => steps.push({ step, progress }),
    );
    expect(steps.length).toBeGreaterThanOrEqual(5);
    expect(new Set(steps.map(({ step }) => step)).size).toBe(steps.length);
    expect(steps.map(({ progress }) => progress)).toEqual(
      steps.map(({ progress }) => progress).toSorted((a, b) => a - b),
    );
  }, 60_000);
});
