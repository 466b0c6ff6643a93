import { describe, expect, it } from "vitest";
import { INSIGHTS_TITLE } from "../../agents/sections/insights.ts";
import { MOST_INSIGHTS } from "../../agents/strategy/insights.ts";
import { renderDocument } from "../../pdf/render.tsx";
import { TEMPLATES } from "../../pdf/templates.ts";
import * as fixtures from "./fixtures.ts";
import { faultsOf, readPdf } from "./read_pdf.ts";

/** A founder of whom a model has thought as much as is printed. */
function withInsights() {
  const foundation = fixtures.tidewatch();
  const claims = foundation.anchors.truth.sections.flatMap(({ headline }) => headline);
  const insights = Array.from({ length: MOST_INSIGHTS }, (_, at) => ({
    anchor: "truth" as const,
    claim: {
      text: `Insight ${
        at + 1
      }: whoever answers the phone decides, and nobody has asked them before the season.`,
      marks: claims[at % claims.length]?.marks ?? [],
    },
    sum: "45 - 23 = 22; 22 / 6 = 3.7 a month",
    follows: "Ring the one who answers before the board meets, and ask for the list of berths by name.",
    doubt: "The board may decide without them; ask three boards who spoke first.",
  }));
  return { ...foundation, strategy: { ...foundation.strategy, insights } };
}

describe.each(TEMPLATES.map(({ template_name }) => template_name))(
  "insights in the template %s",
  (template) => {
    it("stand behind the front pages, whole, on sound pages within the limits", async () => {
      const foundation = withInsights();
      const request = { document: "brand_strategy" as const, template, colours: {}, foundation };
      const { bytes, pageCount } = await renderDocument(request, () => {});
      const { pages, text, outline } = await readPdf(bytes);
      expect(pages.flatMap((page, at) => faultsOf(page).map((fault) => `page ${at + 1}: ${fault}`))).toEqual(
        [],
      );
      expect(pageCount).toBeGreaterThanOrEqual(15);
      expect(pageCount).toBeLessThanOrEqual(20);
      expect(outline.map(({ title }) => title)).toContain(INSIGHTS_TITLE);
      for (let at = 1; at <= MOST_INSIGHTS; at++) expect(text).toContain(`Insight ${at}:`);
    }, 120_000);
  },
);
