import { describe, expect, it } from "vitest";
import { StrategySchema } from "../../../agents/strategy/strategy.ts";
import { wordCount } from "../../../agents/text/sentences.ts";
import { BEEKEEPER } from "./beekeeper.ts";
import { CARGO_BIKES } from "./cargo_bikes.ts";
import { misquotedBy, partsOf, printedBy, returnsOf, sectionsOf } from "./checks.ts";
import { QUIET } from "./quiet.ts";
import { TATAMI } from "./tatami.ts";

const FOUNDERS = { BEEKEEPER, CARGO_BIKES, QUIET, TATAMI };

describe.each(Object.entries(FOUNDERS))("what is written for %s", (_, founder) => {
  const { material } = founder;

  it("has the shape of the strategy", () => {
    for (const [name, part] of Object.entries(partsOf(material))) {
      const schema = StrategySchema.shape[name as keyof typeof StrategySchema.shape];
      expect(schema.safeParse(part).error, name).toBeUndefined();
    }
  });

  it("quotes exact words alone", () => {
    expect(misquotedBy(founder)).toEqual([]);
  });

  it("heads each section with a claim of at most 18 words that rests on something", () => {
    for (const { id, headline } of sectionsOf(material)) {
      expect(wordCount(headline.text), `${id}: ${headline.text}`).toBeLessThanOrEqual(18);
      expect(headline.marks.length, id).toBeGreaterThan(0);
    }
  });

  it("prints no eight words of the founder's more than twice", () => {
    expect(returnsOf(material, 2)).toEqual([]);
  });

  it("prints nothing empty", () => {
    for (const { blocks } of sectionsOf(material)) {
      for (const block of blocks) {
        if (block.kind === "table") {
          for (const row of block.rows) expect(row.cells.some((cell) => cell !== "")).toBe(true);
        }
        if (block.kind === "paragraph") expect(block.claims.every(({ text }) => text !== "")).toBe(true);
      }
    }
    expect(printedBy(material)).not.toMatch(/\bnull\b|undefined|NaN|\[object|“”/);
  });

  it("gives every sentence and row something to rest on", () => {
    for (const { id, blocks } of sectionsOf(material)) {
      const claims = blocks.flatMap((block) =>
        block.kind === "paragraph"
          ? block.claims
          : block.kind === "list"
          ? block.items
          : block.kind === "table"
          ? block.rows.map(({ cells, marks }) => ({ text: cells.join(" | "), marks }))
          : []
      );
      for (const { text, marks } of claims) expect(marks.length, `${id}: ${text}`).toBeGreaterThan(0);
    }
  });
});
