import { describe, expect, it } from "vitest";
import {
  contrast,
  normaliseHex,
  readableOn,
  toHex,
  toHsl,
} from "../../../agents/author/rules/expression/colour_math.ts";
import { visualDirection } from "../../../agents/anchors/expression/visual_direction.ts";
import { buildPalette, isOwnPalette, paletteConfidence } from "../../../agents/anchors/colour/palette.ts";
import type { JourneyState } from "../../../agents/domain/journey.ts";
import { assumedState, caseState } from "../../helpers/case_state.ts";

function said(text: string): JourneyState {
  const state = assumedState();
  state.fields["visual.colours"] = {
    ...state.fields["visual.colours"],
    status: "confirmed",
    answers: [{ turn: "t", text, thin: false }],
  };
  return state;
}

describe("colour reckoning", () => {
  it("gives the contrast of WCAG", () => {
    expect(contrast("#000000", "#FFFFFF")).toBe(21);
    expect(contrast("#777777", "#FFFFFF")).toBe(4.48);
    expect(contrast("#0B2E4F", "#EEF1F2")).toBe(12.19);
  });

  it("turns colours to hue, saturation and lightness and back", () => {
    for (const hex of ["#F26B1D", "#0B2E4F", "#808080", "#FFFFFF", "#000000", "#1FA7A5"]) {
      expect(toHex(toHsl(hex))).toBe(hex);
    }
    expect(normaliseHex("#abc")).toBe("#AABBCC");
    expect(normaliseHex("#abcd")).toBeNull();
  });

  it.each([["#FFFF00", "#FFFFFF"], ["#000000", "#000000"], ["#808080", "#808080"], ["#FFFFFF", "#FFFFFF"], [
    "#F26B1D",
    "#EEF1F2",
  ]])(
    "moves %s until it can be read on %s",
    (hex, ground) => expect(contrast(readableOn(hex, ground), ground)).toBeGreaterThanOrEqual(4.5),
  );
});

describe("the palette", () => {
  it("leads with the colour that the founder names first", () => {
    expect(buildPalette(caseState("tidewatch")).map((entry) => entry.hex)).toEqual([
      "#0B2E4F",
      "#8A7560",
      "#F26B1D",
      "#16222C",
      "#EEF1F2",
    ]);
    expect(buildPalette(caseState("ovenline"))[0]?.hex).toBe("#B5472F");
  });

  it("takes hexes from the answer where there is no site", () => {
    const palette = buildPalette(said("We use #5a2d82 and a bit of #FFC20E."));
    expect(palette[0]).toMatchObject({ role: "primary", hex: "#5A2D82", source: "Named in your answer" });
    expect(isOwnPalette(palette)).toBe(true);
  });

  it("says that a default is a default", () => {
    const palette = buildPalette(assumedState());
    expect(isOwnPalette(palette)).toBe(false);
    for (const entry of palette) expect(entry.source).toMatch(/default/);
  });

  it("never takes a refused colour word", () => {
    expect(buildPalette(said("Green. No red please.")).map((entry) => entry.source).join(" ")).not.toContain(
      "as red",
    );
  });

  it("always gives text that can be read on its background", () => {
    for (
      const state of [
        caseState("tidewatch"),
        caseState("ovenline"),
        said("#FFFF00 on white"),
        said("#000000"),
        said("#777 #888 #999"),
      ]
    ) {
      const palette = buildPalette(state);
      const ground = palette.find((entry) => entry.role === "background")!.hex;
      expect(palette.map((entry) => entry.role)).toEqual([
        "primary",
        "secondary",
        "accent",
        "text",
        "background",
      ]);
      for (const entry of palette) expect(contrast(entry.text_hex, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe("how sure it is that these are the brand's colours", () => {
  const sureOf = (state: JourneyState) => paletteConfidence(state, buildPalette(state));

  it("is nothing for a default, little for words, and all for five typed values", () => {
    expect(sureOf(assumedState())).toBe(0);
    const words = sureOf(said("Dark red and cream."));
    const typed = sureOf(said("#0B2E4F, #F26B1D, #8A7560, #16222C and #EEF1F2."));
    expect(words).toBeGreaterThan(0);
    expect(words).toBeLessThan(0.4);
    expect(typed).toBe(1);
  });

  it("is what the reader of the own page gave each colour, and the palette's marks say it", () => {
    const state = caseState("tidewatch");
    expect(sureOf(state)).toBeGreaterThan(0.5);
    expect(sureOf(state)).toBeLessThan(1);
    const marks = visualDirection(state).blocks.flatMap((block) =>
      block.kind === "table" ? block.rows.flatMap((row) => row.marks) : []
    );
    const navy = state.pages[0]?.colours.find(({ hex }) => hex === "#0B2E4F");
    const told = `read with ${Math.round((navy?.confidence ?? 0) * 100)}% confidence`;
    expect(marks.some((mark) => mark.kind === "inference" && mark.how?.endsWith(told))).toBe(true);
  });
});
