import { expect, it } from "vitest";
import { buildFoundation } from "../../agents/foundation.ts";
import { renderDocument } from "../../pdf/render.tsx";
import { NOW } from "../helpers/case_state.ts";
import { inventedFounder } from "../helpers/founders.ts";
import { readPdf } from "./read_pdf.ts";

const foundation = buildFoundation({
  state: inventedFounder("chalkline"),
  anchors: {},
  now: NOW,
  version: 1,
  mind: "Built-in strategist",
});
const PAGES = 2;

it.each([["brand_strategy", "professional"], ["brand_strategy", "studio"], ["pitch_deck", "bold"]] as const)(
  "the picture of a %s in the style %s has the letters of the PDF's first pages, in its measures",
  async (document, template) => {
    const request = { document, template, colours: { primary: "#7A1F3D" }, foundation };
    const [printed, drawn] = [
      await renderDocument(request, () => {}),
      await renderDocument({ ...request, firstPages: PAGES }, () => {}),
    ];
    const { pages } = await readPdf(printed.bytes);
    const picture = new TextDecoder().decode(drawn.bytes);
    const shown = [...picture.matchAll(/<svg y="[\d.]+" width="([\d.]+)" height="([\d.]+)">(.*?)<\/svg>/g)];
    expect(shown).toHaveLength(PAGES);
    for (const [at, [, width, height, marks = ""]] of shown.entries()) {
      const page = pages[at];
      expect([Number(width), Number(height)].map(Math.round)).toEqual(
        [page?.width ?? 0, page?.height ?? 0].map(Math.round),
      );
      const letters = page?.boxes.map(({ text }) => text.replaceAll(/\s/g, "")).join("").length ?? 0;
      const outlines = marks.match(/<use /g)?.length ?? 0;
      // Two letters may be drawn as one, such as fi.
      expect(outlines).toBeGreaterThan(letters * 0.97);
      expect(outlines).toBeLessThanOrEqual(letters * 1.03);
    }
    expect(picture.toLowerCase()).toContain("#7a1f3d");
    expect(picture).not.toMatch(/NaN|undefined|Infinity/);
  },
);
