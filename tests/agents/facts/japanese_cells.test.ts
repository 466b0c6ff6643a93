import { describe, expect, it } from "vitest";
import { readMeasureCell, readUseCell } from "../../../agents/facts/changes/cell_readers.ts";
import { readPriceCell } from "../../../agents/facts/changes/price_cell.ts";
import { readFacts } from "../../../agents/facts/read_facts.ts";
import { NOW } from "../../helpers/case_state.ts";
import { founderWho } from "../../helpers/founders.ts";

const SETTING = { home: "JPY", now: NOW };

describe("a Japanese cell", () => {
  it.each([
    ["着付けは8千円", 8_000, "着付け"],
    ["二時間で6千円、三人まで", 6_000, "二時間、三人まで"],
    ["延長は一時間2千円ずつ", 2_000, "延長は一時間"],
    ["3万円です", 30_000, null],
    ["いろは 500円", 500, "いろは"],
  ])("of a price has its thing without particles: %s", (cell, amount, thing) => {
    expect(readPriceCell(cell, SETTING)).toMatchObject({ value: { amount, for: thing } });
  });

  it.each([
    ["口コミが12件", "口コミ", 12, "件"],
    ["月6件", "月の件数", 6, "件"],
    ["再注文: 十人のうち四人", "再注文（十人のうち）", 4, "人"],
    ["はがきの返事は3通", "はがきの返事", 3, "通"],
  ])("of a measure has its name without particles: %s", (cell, name, value, unit) => {
    expect(readMeasureCell(cell, SETTING)).toEqual({ value: { name, value, unit } });
  });

  it("of what money is for has a row each", () => {
    expect(readUseCell("200万円は窯、50万円は土", SETTING)).toEqual({
      value: [
        { for: "窯", share: null, amount: 2_000_000 },
        { for: "土", share: null, amount: 500_000 },
      ],
    });
  });
});

describe("what is counted in Japanese", () => {
  it("is no number that belongs to the noun behind it", () => {
    const { measured } = readFacts(
      founderWho({
        "growth.numbers": "月の件数、6。さっきの二日の値段は、来週決めます。この3件を先に見ています。",
      }),
      NOW,
    ).facts;
    expect(measured.map(({ name, value }) => [name, value])).toEqual([["月の件数", 6]]);
  });
});
