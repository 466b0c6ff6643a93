import { Document, Page, pdf } from "@react-pdf/renderer";
import { beforeAll, describe, expect, it } from "vitest";
import type { Figure } from "../../agents/domain/figures.ts";
import { Chart } from "../../pdf/charts/Chart.tsx";
import { hasContent } from "../../pdf/charts/has_content.ts";
import { placeLabels, spread } from "../../pdf/charts/kinds.ts";
import { wordsIn } from "../../agents/sections/in_language.ts";
import { makePalette } from "../../pdf/colour.ts";
import { registerStack } from "../../pdf/fonts/register.ts";
import { stackFor } from "../../pdf/fonts/stack.ts";
import { templateStyle } from "../../pdf/templates.ts";
import { type Theme, ThemeContext } from "../../pdf/theme.ts";
import { faultsOf, readPdf } from "./read_pdf.ts";

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 +−%:.,·■→←↑↓#";

const FIGURES: [Figure, string[]][] = [
  [{
    kind: "map",
    x: ["kept inside", "sold"],
    y: ["in one head", "written down"],
    points: [{ name: "Tidewatch", x: 0, y: 9, own: true }, { name: "Kajplan", x: 9, y: 1, own: false }],
  }, ["Tidewatch", "Kajplan", "kept inside", "written down"]],
  [{
    kind: "friction",
    left: "belongs to members",
    right: "is stock",
    points: [{ name: "Jettybase", at: 5 }],
  }, [
    "Jettybase",
    "is stock",
  ]],
  [
    { kind: "bridge", now: "too big for us", planks: ["send the worst rule"], needed: "can be written down" },
    [
      "send the worst rule",
      "can be written down",
    ],
  ],
  [{ kind: "sliders", lines: [{ a: "Explore", b: "Exploit", at: 1 }] }, ["Explore", "Exploit"]],
  [{
    kind: "palette",
    entries: [{ role: "primary", hex: "#F26B1D", contrast: 2.68, text_hex: "#BA4B0B", source: "own" }],
  }, ["#F26B1D", "2.68:1", "as text #BA4B0B"]],
  [{
    kind: "house",
    roof: "Your notebook",
    pillars: [{ name: "the table", proof: "boxes kept" }],
    ground: "one harbour",
  }, [
    "Your notebook",
    "boxes kept",
    "one harbour",
  ]],
  [{ kind: "effort", channels: [{ name: "letter", hours: 1.5, result: 5, verdict: "test" }] }, [
    "letter",
    "test",
    "1.5 h · 5",
  ]],
  [{
    kind: "shares",
    unit: "hours",
    parts: [{ name: "ways", share: 40 }, { name: "letter", share: 30 }, { name: "names", share: 20 }, {
      name: "ring",
      share: 10,
    }],
  }, [
    "40%",
    "names",
    "10%",
    "letter",
  ]],
  [{
    kind: "gantt",
    from: "2026-11-23",
    to: "2027-04-30",
    bars: [{ name: "table", from: "2027-02-01", to: "2027-03-12" }, {
      name: "bet",
      from: "2027-04-30",
      to: "2027-04-30",
    }],
  }, ["table", "bet", "Feb 27"]],
  [{ kind: "curve", stages: [{ name: "evaluate", feeling: -2 }, { name: "habit", feeling: 2 }] }, [
    "evaluate",
    "−2",
    "+2",
  ]],
  [{ kind: "loop", steps: ["table day", "letter out", "neighbour rung"] }, ["table day", "neighbour rung"]],
  [{ kind: "lanes", lanes: [{ name: "now", items: ["handover list"] }, { name: "later", items: [] }] }, [
    "now",
    "handover list",
  ]],
];

describe("each picture drawn alone", () => {
  let theme: Theme;

  beforeAll(async () => {
    const style = templateStyle("professional");
    const head = await registerStack(stackFor(LETTERS, style.head).pieces);
    const label = await registerStack(stackFor(LETTERS, style.label).pieces);
    theme = {
      style,
      colours: makePalette([], {}),
      fonts: { head, text: head, label },
      say: wordsIn("en"),
      locale: "en-GB",
    };
  });

  for (const [figure, words] of FIGURES) {
    it(`shows all of its data inside of its width: ${figure.kind}`, async () => {
      const document = (
        <ThemeContext value={theme}>
          <Document>
            <Page size={[400, 500]}>
              <Chart figure={figure} width={400} />
            </Page>
          </Document>
        </ThemeContext>
      );
      const blob = await pdf(document).toBlob();
      const { pages, text } = await readPdf(new Uint8Array(await blob.arrayBuffer()));
      for (const word of words) expect(text).toContain(word);
      expect(pages).toHaveLength(1);
      expect(pages[0]?.boxes.filter(({ x, width }) => x < -0.5 || x + width > 400.5)).toEqual([]);
    });
  }
});

describe("a picture of awkward data", () => {
  const LONG = "Vereinigte Hafenmeistergenossenschaft der Ostseeküste, gegründet von neun Vereinen";
  const AWKWARD: [string, Figure][] = [
    ["twelve long names on one place of the friction axis", {
      kind: "friction",
      left: LONG,
      right: LONG,
      points: Array.from({ length: 12 }, () => ({ name: LONG, at: 0 })),
    }],
    ["twelve points on one place of the map", {
      kind: "map",
      x: [LONG, LONG],
      y: [LONG, LONG],
      points: Array.from({ length: 12 }, (_, index) => ({ name: LONG, x: 5, y: 5, own: index === 0 })),
    }],
    ["a single point in the corner of the map", {
      kind: "map",
      x: ["low", "high"],
      y: ["few", "many"],
      points: [{ name: LONG, x: 10, y: 10, own: true }],
    }],
    ["twelve stages of a journey", {
      kind: "curve",
      stages: Array.from({ length: 12 }, () => ({ name: "Verantwortungsübernahme", feeling: -2 })),
    }],
    ["channels without hours or customers", {
      kind: "effort",
      channels: [{ name: LONG, hours: 0, result: 0, verdict: "focus" }, {
        name: LONG,
        hours: 0,
        result: 0,
        verdict: "refused",
      }],
    }],
  ];
  let theme: Theme;

  beforeAll(async () => {
    const style = templateStyle("professional");
    const text = LETTERS + LONG;
    const head = await registerStack(stackFor(text, style.head).pieces);
    const label = await registerStack(stackFor(text, style.label).pieces);
    theme = {
      style,
      colours: makePalette([], {}),
      fonts: { head, text: head, label },
      say: wordsIn("en"),
      locale: "en-GB",
    };
  });

  for (const [what, figure] of AWKWARD) {
    it(`sets its labels in at least 7.5 points, none over another or clipped: ${what}`, async () => {
      const document = (
        <ThemeContext value={theme}>
          <Document>
            <Page size={[440, 900]} style={{ padding: 20 }}>
              <Chart figure={figure} width={400} />
            </Page>
          </Document>
        </ThemeContext>
      );
      const blob = await pdf(document).toBlob();
      const [page] = (await readPdf(new Uint8Array(await blob.arrayBuffer()))).pages;
      expect(page && faultsOf(page)).toEqual([]);
      const boxes = page?.boxes ?? [];
      expect(boxes.filter(({ x, width }) => x < 19 || x + width > 421)).toEqual([]);
      expect(boxes.filter(({ height }) => height > 1 && height < 7.5)).toEqual([]);
    });
  }
});

describe("a picture with nothing on it", () => {
  it("is left out", () => {
    expect(hasContent({ kind: "map", x: ["a", "b"], y: ["c", "d"], points: [] })).toBe(false);
    expect(hasContent({ kind: "gantt", from: "", to: "", bars: [] })).toBe(false);
    expect(hasContent({ kind: "loop", steps: ["one"] })).toBe(true);
  });
});

describe("labels moved apart", () => {
  it("stand at least the gap from each other and inside of their bounds", () => {
    const placed = spread([50, 50, 50, 99], 10, [0, 100]).toSorted((a, b) => a - b);
    for (const [index, value] of placed.entries()) {
      expect(value).toBeLessThanOrEqual(100);
      if (index > 0) expect(value - (placed[index - 1] ?? 0)).toBeGreaterThanOrEqual(10);
    }
  });

  it("leave a place that is taken, and no other", () => {
    const labels = [{ left: 0, width: 50, top: 20 }, { left: 10, width: 50, top: 22 }, {
      left: 200,
      width: 50,
      top: 20,
    }];
    const [first = 0, second = 0, third = 0] = placeLabels(labels, 10, [0, 100]);
    expect(first).toBe(20);
    expect(Math.abs(second - first)).toBeGreaterThanOrEqual(10);
    expect(third).toBe(20);
  });

  it("stay where they are when they have room", () => {
    expect(spread([10, 40, 80], 10, [0, 100])).toEqual([10, 40, 80]);
  });
});
