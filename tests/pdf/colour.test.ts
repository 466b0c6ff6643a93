import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Colours,
  contrastOf,
  GRAPHIC_CONTRAST,
  makePalette,
  type Palette,
  reach,
  TEXT_CONTRAST,
} from "../../pdf/colour.ts";

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) =>
  `#${value.toString(16).padStart(6, "0").toUpperCase()}`
);
const five = fc.record({ primary: hex, secondary: hex, accent: hex, text: hex, background: hex });

function expectReadable(palette: Palette): void {
  const { paper, tint, ink, muted, primary, secondary, accent, ledger } = palette;
  for (const ground of [paper, tint]) {
    const texts = [
      ink,
      muted,
      palette.primaryText,
      palette.secondaryText,
      palette.accentText,
      ...Object.values(ledger),
    ];
    for (const text of texts) expect(contrastOf(text, ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  }
  for (const graphic of [primary, secondary, accent]) {
    expect(contrastOf(graphic, paper)).toBeGreaterThanOrEqual(GRAPHIC_CONTRAST);
  }
  expect(new Set(palette.series).size).toBe(5);
  for (const fill of palette.series) expect(contrastOf(fill, paper)).toBeGreaterThanOrEqual(GRAPHIC_CONTRAST);
  expect(contrastOf(palette.onPrimary, primary)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  expect(contrastOf(palette.onSecondary, secondary)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
}

function same(colour: string): Colours {
  return { primary: colour, secondary: colour, accent: colour, text: colour, background: colour };
}

describe("the palette of a document", () => {
  it("is readable whatever five colours are chosen", () => {
    fc.assert(fc.property(five, (colours) => expectReadable(makePalette([], colours))), { numRuns: 300 });
  });

  for (const colour of ["#000000", "#FFFFFF", "#808080", "#777777", "#FFFF00", "#6366F1"]) {
    it(`is readable from five times ${colour}`, () => expectReadable(makePalette([], same(colour))));
  }

  it("is readable from yellow on white, and says which colour moved and why", () => {
    const palette = makePalette([], { primary: "#FFFF00", text: "#FFFF00", background: "#FFFFFF" });
    expectReadable(palette);
    const moved = palette.shifts.filter(({ key }) => key === "primary" || key === "text");
    expect(moved).toEqual([
      expect.objectContaining({ key: "text", from: "#FFFF00" }),
      expect.objectContaining({ key: "primary", from: "#FFFF00" }),
    ]);
    expect(moved.every(({ why }) => why !== "")).toBe(true);
  });

  it("leaves colours alone that already read well", () => {
    const palette = makePalette([], {
      primary: "#0B2E4F",
      secondary: "#7C6A57",
      accent: "#BA4B0B",
      text: "#16222C",
      background: "#FFFFFF",
    });
    expect(palette.shifts).toEqual([]);
    expect(palette.primary).toBe("#0B2E4F");
  });

  it("takes what was picked before what was found on the website", () => {
    const entry = {
      role: "primary",
      hex: "#112233",
      contrast: 15,
      text_hex: "#112233",
      source: "own",
    } as const;
    expect(makePalette([entry], {}).primary).toBe("#112233");
    expect(makePalette([entry], { primary: "#332211" }).primary).toBe("#332211");
  });

  it("keeps the hue of a colour that has to move", () => {
    const moved = reach("#F26B1D", "#EEF1F2", TEXT_CONTRAST);
    const channels = [1, 3, 5].map((at) => parseInt(moved.slice(at, at + 2), 16));
    expect(channels[0]).toBeGreaterThan(channels[1] ?? 255);
    expect(channels[1]).toBeGreaterThan(channels[2] ?? 255);
  });
});
