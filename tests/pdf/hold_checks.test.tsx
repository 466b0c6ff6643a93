import { wordsIn } from "../../agents/sections/in_language.ts";
import { Document, Page, pdf, Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { beforeAll, describe, expect, it } from "vitest";
import { FOUNDATION_ANCHORS } from "../../agents/domain/anchors.ts";
import type { Foundation } from "../../agents/strategy/foundation.ts";
import { deckSlides } from "../../pdf/deck/deck_slides.ts";
import { settleFoundation } from "../../pdf/foundation_text.ts";
import { renderDocument } from "../../pdf/render.tsx";
import type { Bookmark } from "./hold/bound_pdf.ts";
import type { DrawnPage } from "./hold/drawn_pages.ts";
import { STRAINS } from "./hold/foundations.ts";
import { orphanFaults } from "./hold/orphan_faults.ts";
import { pageFaults } from "./hold/page_faults.ts";
import { readDocument } from "./hold/read_document.ts";
import { signsOf, structureFaults } from "./hold/structure_faults.ts";
import { deckWordFaults, strategyWordFaults } from "./hold/word_faults.ts";
import { lettersIn, lettersOf } from "./hold/words_on_paper.ts";

const MARGINS = { left: 20, right: 20, top: 20, bottom: 20 };
const { foundation: original, colours } = STRAINS.tidewatch!();
const foundation = settleFoundation(original);

async function bind(children: ReactNode): Promise<Uint8Array> {
  const blob = await pdf(
    <Document>
      <Page size={[400, 300]} wrap={false} style={{ minHeight: 300 }}>{children}</Page>
    </Document>,
  ).toBlob();
  return new Uint8Array(await blob.arrayBuffer());
}

async function faultsOf(children: ReactNode): Promise<string[]> {
  const { pages } = await readDocument(await bind(children));
  return pages.flatMap((page) => pageFaults(page, MARGINS));
}

function at(left: number, top: number) {
  return { position: "absolute", left, top, fontSize: 20 } as const;
}

function render(document: "brand_strategy" | "pitch_deck") {
  return renderDocument({ document, template: "professional", colours, foundation: original }, () => {});
}

const SAY = wordsIn("en");

describe("the check of a drawn page", () => {
  it("finds nothing on a page that holds", async () => {
    expect(
      await faultsOf(
        <>
          <Text style={at(40, 40)}>A line</Text>
          <Text style={at(40, 64)}>and one below</Text>
        </>,
      ),
    ).toEqual([]);
  });

  const faulty: Record<string, { drawn: ReactNode; fault: string }> = {
    "text beyond the margin": {
      drawn: <Text style={at(340, 40)}>Too far out</Text>,
      fault: '"Too far out" beyond the margins',
    },
    "text at the edge of the page": {
      drawn: <Text style={at(40, 270)}>Too low</Text>,
      fault: '"Too low" beyond the margins',
    },
    "text over text": {
      drawn: (
        <>
          <Text style={at(40, 40)}>Under</Text>
          <Text style={at(60, 46)}>Over</Text>
        </>
      ),
      fault: '"Under" over "Over"',
    },
    "text that reaches out of its box": {
      drawn: (
        <View style={{ ...at(40, 40), width: 60, height: 30, backgroundColor: "#EEEEEE" }}>
          <Text style={{ width: 200 }}>Wider than it</Text>
        </View>
      ),
      fault: '"Wider than it" reaches out of its box',
    },
    "text that is cut off": {
      drawn: (
        <View style={{ ...at(40, 40), width: 60, height: 30, overflow: "hidden" }}>
          <Text style={{ width: 200 }}>Wider than it</Text>
        </View>
      ),
      fault: '"Wider than it" cut off',
    },
    "text under something": {
      drawn: (
        <>
          <Text style={at(40, 40)}>Hidden</Text>
          <View style={{ ...at(30, 30), width: 120, height: 60, backgroundColor: "#336699" }} />
        </>
      ),
      fault: '"Hidden" covered',
    },
    "text too faint to read": {
      drawn: <Text style={{ ...at(40, 40), color: "#FFFF00" }}>Yellow</Text>,
      fault: '"Yellow" at 1.1:1, #ffff00 on #ffffff',
    },
  };

  it.each(Object.entries(faulty))("finds %s", async (_, { drawn, fault }) => {
    expect(await faultsOf(drawn)).toContain(fault);
  });

  it("finds a headline with nothing under it but the footer", () => {
    const headline = foundation.anchors.truth.sections[0]?.headline.text ?? "";
    const run = {
      font: "f",
      size: 12,
      colour: "#000000",
      clip: { left: 0, bottom: 0, right: 600, top: 800 },
    };
    const lineAt = (text: string, bottom: number, order: number) => ({
      ...run,
      text,
      order,
      box: { left: 60, right: 200, bottom, top: bottom + 10 },
    });
    const page: DrawnPage = { width: 600, height: 800, areas: [], unread: [], runs: [] };
    const [title, footer] = [lineAt(headline, 100, 1), lineAt("page 4 of 20", 30, 3)];
    const bookmarks = [{ title: "Market analysis", page: 1 }, { title: "Cultural opportunities", page: 2 }];
    const where = { bookmarks, footer: 40 };
    const bare = { ...page, runs: [title, footer] };
    const followed = { ...page, runs: [title, lineAt("What follows", 80, 2), footer] };
    expect(orphanFaults(foundation, { pages: [bare], ...where })).toHaveLength(1);
    expect(orphanFaults(foundation, { pages: [followed], ...where })).toEqual([]);
  });
});

describe("the check of a file", () => {
  let sound: string;

  beforeAll(async () => {
    sound = signsOf((await render("pitch_deck")).bytes);
  });

  function faultsAfter(change: (file: string) => string): string[] {
    const changed = change(sound);
    expect(changed === sound).toBe(false);
    return structureFaults(Uint8Array.from(changed, (sign) => sign.charCodeAt(0)));
  }

  it("finds nothing in a document of ours", () => {
    expect(structureFaults(Uint8Array.from(sound, (sign) => sign.charCodeAt(0)))).toEqual([]);
  });

  it.each<[string, (file: string) => string]>([
    ["a file that was cut", (file) => file.slice(0, -200)],
    ["a byte too many before the objects", (file) => file.replace(" 0 obj\n", " 0 obj\n ")],
    ["an offset that is wrong", (file) => file.replace(/\d{10} 00000 n/, "0000000001 00000 n")],
    ["a stream of another length", (file) => file.replace(/\/Length (\d+)/, "/Length 1")],
    ["a reference to nothing", (file) => file.replace(/\/Parent \d/, "/Parent 9")],
    ["a program", (file) => file.replace("/Producer", "/JS (a) %")],
    [
      "a page that is not counted",
      (file) => file.replace(/\/Count (\d\d)/, (_, pages: string) => `/Count ${Number(pages) - 1}`),
    ],
    ["a font that is not embedded", (file) => file.replace("/FontFile2", "/FontFileX")],
  ])("finds %s", (_, change) => {
    expect(faultsAfter(change)).not.toEqual([]);
  });

  it("finds a font of the reader's machine", async () => {
    expect(structureFaults(await bind(<Text>Helvetica</Text>))).toContain(
      "a font of the reader's machine is used",
    );
  });
});

describe("the check of the words of a strategy", () => {
  let letters: string[];
  let bookmarks: Bookmark[];

  beforeAll(async () => {
    const { bytes } = await render("brand_strategy");
    const { pages, bound } = await readDocument(bytes);
    letters = pages.map(lettersOf);
    bookmarks = bound.bookmarks;
  }, 60_000);

  function faultsAfter(change: (page: string) => string): string[] {
    return strategyWordFaults(foundation, letters.map(change), { bookmarks, say: SAY });
  }

  /** The letters of a sentence of some section that stands whole on a page. */
  function printedClaim(): string {
    const claims = FOUNDATION_ANCHORS.flatMap((type) => foundation.anchors[type].sections)
      .flatMap((section) => section.blocks)
      .flatMap((block) => block.kind === "paragraph" ? block.claims.map(({ text }) => lettersIn(text)) : []);
    return claims.find((text) => text.length > 40 && letters.some((page) => page.includes(text))) ??
      "";
  }

  it("finds nothing where all is printed or said to be left out", () => {
    expect(faultsAfter((page) => page)).toEqual([]);
  });

  it("finds a sentence that is cut short", () => {
    const claim = printedClaim();
    expect(claim).not.toBe("");
    expect(faultsAfter((page) => page.replaceAll(claim, claim.slice(0, -3)))).not.toEqual([]);
  });

  it("finds a headline that is missing", () => {
    const headline = lettersIn(foundation.anchors.attention.sections[1]?.headline.text ?? "");
    expect(faultsAfter((page) => page.replaceAll(headline, ""))).toHaveLength(1);
  });

  it("finds a section that does not own up to what it leaves out", () => {
    const claim = printedClaim();
    const faults = faultsAfter((page) => page.replaceAll(claim, "").replaceAll("→Inthewebview", ""));
    expect(faults.join("\n")).toMatch(/\d+ claims are not printed, and \d+ are said to be in the web view/);
  });

  it("finds a bookmark to another page", () => {
    const moved = bookmarks.map((each) =>
      each.title === "Brand identity" ? { ...each, page: each.page + 1 } : each
    );
    expect(strategyWordFaults(foundation, letters, { bookmarks: moved, say: SAY })).not.toEqual([]);
  });

  it("finds a table row that goes on overleaf", () => {
    const [row = [""]] = rowsPrintedIn(foundation, letters);
    const [whole, begun] = [lettersIn(row.join("")), lettersIn(row.slice(0, 2).join(""))];
    const page = letters.findIndex((each) => each.includes(whole));
    const torn = letters.map((each, index) =>
      index === page
        ? each.replace(whole, begun)
        : index === page + 1
        ? whole.slice(begun.length) + each
        : each
    );
    expect(strategyWordFaults(foundation, torn, { bookmarks, say: SAY })).not.toEqual([]);
  });
});

/** Rows that stand whole on a page, long enough before and behind their third cell to be known again when torn. */
function rowsPrintedIn({ anchors }: Foundation, pages: string[]): string[][] {
  const blocks = FOUNDATION_ANCHORS.flatMap((type) => anchors[type].sections).flatMap((section) =>
    section.blocks
  );
  return blocks.flatMap((block) => block.kind === "table" ? block.rows.map(({ cells }) => cells) : [])
    .filter((cells) =>
      lettersIn(cells.slice(2).join("")).length > 40 && lettersIn(cells.slice(0, 2).join("")).length > 24
    )
    .filter((cells) => pages.some((page) => page.includes(lettersIn(cells.join("")))));
}

describe("the check of the words of a deck", () => {
  it("finds a headline that is cut short", async () => {
    const pages = (await readDocument((await render("pitch_deck")).bytes)).pages.map(lettersOf);
    const slides = deckSlides(foundation);
    expect(deckWordFaults(slides, pages)).toEqual([]);
    const headline = lettersIn(slides[3]?.headline ?? "");
    const cut = pages.map((page) => page.replaceAll(headline, headline.slice(0, -2)));
    expect(deckWordFaults(slides, cut)).toHaveLength(1);
  });
});
