import { beforeAll, describe, expect, it } from "vitest";
import { planColumns } from "../../pdf/blocks/columns.ts";
import { bandsOf, readsTurned } from "../../pdf/blocks/turn.ts";
import { unframed } from "../../agents/ledger/words.ts";
import { renderDocument, type RenderResult } from "../../pdf/render.tsx";
import { readCase } from "../helpers/case_state.ts";
import * as fixtures from "./fixtures.ts";
import { readDocument } from "./hold/read_document.ts";
import { faultsOf, fontsIn, readPdf } from "./read_pdf.ts";

const silent = () => {};
/** Points from the page's foot: below stand the footer's words. */
const FOOTER_TOP = 60;

function strategy(foundation: ReturnType<typeof fixtures.tidewatch>) {
  const request = { document: "brand_strategy", template: "professional", colours: {}, foundation } as const;
  return renderDocument(request, silent);
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
    expect(read.text).toContain(`${result.pageCount}/${result.pageCount}`);
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

  it("keeps the friction, every trade-off with its loss, both rival swaps and the bet", () => {
    const { strategy: written, anchors: { truth: { sections }, evolution } } = fixtures.tidewatch();
    const precious = [...sections, ...evolution.sections].flatMap((section) => section.blocks).flatMap((
      block,
    ) =>
      block.kind === "table" && (/swap/i.test(block.title ?? "") || block.columns.includes("bet"))
        ? block.rows
        : []
    );
    expect(precious.length).toBeGreaterThanOrEqual(2);
    for (const { cells } of precious) expect(read.text).toContain(cells[0]);
    const losses = written.strategic_synthesis.tradeoffs.map(({ gives_up }) => gives_up);
    expect(losses).toHaveLength(7);
    for (const loss of losses) expect(read.text).toContain(loss);
    const friction = sections.flatMap((section) => section.blocks)
      .flatMap((block) =>
        block.kind === "table" && /friction/i.test(block.title ?? "")
          ? block.rows.flatMap(({ cells }) => cells)
          : []
      );
    expect(friction.length).toBeGreaterThanOrEqual(4);
    for (const cell of friction) expect(read.text).toContain(cell);
  });

  it("draws a picture in every section that has one", () => {
    const titles = Object.values(fixtures.tidewatch().anchors)
      .filter((anchor) => anchor.type !== "pitchDeck").flatMap((anchor) => anchor.sections)
      .flatMap((section) => section.blocks.filter((block) => block.kind === "figure").slice(0, 1))
      .map(({ title }) => title);
    expect(titles).toEqual(
      expect.arrayContaining([
        "Belief bridge",
        "Trade-offs",
        "Palette",
        "Hours and customers",
        "Shares",
      ]),
    );
    for (const title of titles) expect(read.text).toContain(title);
  });

  it("names on the page what it leaves to the web view", async () => {
    const { bytes } = await strategy(fixtures.long());
    expect((await readPdf(bytes)).text)
      .toMatch(/→ In the web view: \d+ (table rows?|sentences?|pictures?) (of|by) /);
  });

  it("tells diagnosis, policy, pillars, focus channel and bet on page two", async () => {
    const words = (await readPdf(result.bytes)).pages[1]?.boxes.map(({ text }) => text).join(" ") ?? "";
    const { policy: told } = fixtures.tidewatch().strategy.strategic_synthesis;
    const policy = told === null ? "" : unframed(told).text.toLowerCase();
    expect(policy.length).toBeGreaterThan(40);
    // Policy and diagnosis are told once, in the founder's words: as a term of their own, or as the page's headline.
    expect(words.toLowerCase()).toContain(policy.slice(0, 40));
    for (const label of ["Not for", "Focus", "Refused", "The bet, judged on", "If it is lost"]) {
      expect(words).toContain(label);
    }
    for (
      const term of [
        "the chairman says it worked for 30 years",
        "a percentage",
        "five volunteers",
        "February table",
        "30 April 2027",
      ]
    ) {
      expect(words).toContain(term);
    }
  });

  it("fills its pages: between cover and last page none is less than two thirds full", () => {
    const emptiness = read.pages.slice(3, -1).map(({ height, boxes }) => {
      const lowest = Math.min(...boxes.filter(({ y }) => y > FOOTER_TOP).map(({ y }) => y));
      return (lowest - FOOTER_TOP) / (height - FOOTER_TOP);
    });
    expect(emptiness.filter((share) => share > 1 / 3)).toEqual([]);
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
});

describe("a table with many columns", () => {
  const plan = { widths: Array.from({ length: 7 }, () => 68), size: 7.4, longest: [] };
  const long = "a promise of so many words that it takes a good many lines in any column as narrow as these";

  it("is turned so that rivals stand beside each other, at most four at once", () => {
    const rivals = Array.from({ length: 12 }, () => Array.from({ length: 7 }, () => long));
    expect(readsTurned(rivals, plan, 485)).toBe(true);
    expect(bandsOf(rivals).map((band) => band.length)).toEqual([4, 4, 4]);
    expect(bandsOf(rivals.slice(0, 5)).map((band) => band.length)).toEqual([3, 2]);
  });

  it("keeps its rows while no cell grows tall", () => {
    const short = Array.from({ length: 12 }, () => Array.from({ length: 7 }, () => "in a word"));
    expect(readsTurned(short, plan, 485)).toBe(false);
  });

  it("shares its width out to where the words are, and wraps no short cell", () => {
    const rows = Array.from({ length: 5 }, () => ["1 May 2027", `${long}, ${long}`, "founder"]);
    const { widths: [date = 0, words = 0, owner = 0] } = planColumns(["date", "what", "owner"], rows, {
      width: 400,
      largest: 7.8,
    });
    expect(date + words + owner).toBeCloseTo(400);
    expect(words).toBeGreaterThan(date + owner);
    expect(date).toBeGreaterThan("1 May 2027".length * 7.8 * 0.5);
  });

  it("keeps a date on its line beside a cell that is longer", () => {
    const rows = [[long, "30 September 2026", long], [long, "Needs your number: by which day?", long]];
    const { widths: [, date = 0], size } = planColumns(["what", "by", "done when"], rows, {
      width: 400,
      largest: 7.8,
    });
    expect(date).toBeGreaterThan("30 September 2026".length * size * 0.5);
  });
});

describe("the brand strategy of unusual foundations", () => {
  it(
    "keeps to its page range with no text outside or over other text where nothing was answered",
    async () => {
      const foundation = fixtures.sparse();
      const result = await strategy(foundation);
      const { pages, text } = await readPdf(result.bytes);
      expect(result.pageCount).toBeGreaterThanOrEqual(15);
      expect(result.pageCount).toBeLessThanOrEqual(20);
      expect(result.replaced).toBe(0);
      expect(text).toContain(foundation.company);
      expect(pages.flatMap((page, index) => faultsOf(page).map((fault) => `page ${index + 1}: ${fault}`)))
        .toEqual([]);
    },
    120_000,
  );

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

describe("the size of type", () => {
  /** The type in which most letters of a strategy's pages behind the front matter are set, in points. */
  async function usualSize(foundation: ReturnType<typeof fixtures.tidewatch>): Promise<number> {
    const { bytes, pageCount } = await strategy(foundation);
    expect(pageCount).toBeGreaterThanOrEqual(15);
    const { pages } = await readDocument(bytes);
    const letters = new Map<number, number>();
    for (const { size, text } of pages.slice(3).flatMap(({ runs }) => runs)) {
      letters.set(size, (letters.get(size) ?? 0) + text.length);
    }
    const [most] = [...letters].toSorted(([, one], [, other]) => other - one);
    return most?.[0] ?? 0;
  }

  it("is larger wherever nothing has to be left out for it", async () => {
    const [usual, few, full] = await Promise.all(
      [fixtures.long(), fixtures.sparse(), fixtures.tidewatch()].map(usualSize),
    );
    for (const larger of [few, full]) expect((larger ?? 0) / (usual ?? 0)).toBeGreaterThan(1.1);
  }, 180_000);
});
