import { describe, expect, it } from "vitest";
import { evaluate, FormulaError, plainNumber, sumOf } from "../../../agents/ledger/sums.ts";

describe("a formula", () => {
  const formulas: [string, number][] = [
    ["2 + 3 × 4", 14],
    ["(2 + 3) × 4", 20],
    ["20 - 4 - 6", 10],
    ["48 ÷ 4 ÷ 2", 6],
    ["37 × 4,800", 177_600],
    ["(45 - 23) ÷ 11", 2],
    ["((1 + 2) * (3 + 4))", 21],
    ["1,234,567 + 1", 1_234_568],
    ["2.5 * 4", 10],
    ["-3 + 5", 2],
    ["7 − 10", -3],
    ["7 – 10", -3],
    ["30% × 200", 60],
    ["200 × 12%", 24],
    ["(40 + 10)", 50],
    [" 8 / 10 ", 0.8],
  ];
  for (const [formula, value] of formulas) {
    it(`is evaluated as it is printed: ${formula}`, () => expect(evaluate(formula)).toBeCloseTo(value, 10));
  }

  for (
    const formula of [
      "",
      "   ",
      "5 ÷ 0",
      "5 / (3 - 3)",
      "0 ÷ 0",
      "(2 + 3",
      "2 + 3)",
      "2 +",
      "× 3",
      "2 3",
      "%",
      "10 clubs",
      "€5 × 2",
      "twelve",
      "2 ** 3",
      "1e9",
      "constructor",
    ]
  ) {
    it(`is refused where it is none: "${formula}"`, () =>
      expect(() => evaluate(formula)).toThrow(FormulaError));
  }
});

describe("a sum", () => {
  const draft = { operands: ["goal.target", "goal.baseline"], formula: "(45 - 23) ÷ 13", marks: [] };

  it("carries the value that was calculated, its operands and the arithmetic as its mark", () => {
    const sum = sumOf({ ...draft, text: (value) => `${plainNumber(value)} a month` });
    expect(sum.value).toBeCloseTo(22 / 13, 10);
    expect(sum.text).toBe("1.7 a month");
    expect(sum.operands).toEqual(draft.operands);
    expect(sum.marks).toEqual([{ kind: "inference", from: draft.operands, how: "(45 - 23) ÷ 13 = 1.7" }]);
  });

  it("that cannot be evaluated is a defect, not a sentence", () => {
    expect(() => sumOf({ ...draft, formula: "45 ÷ 0", text: String })).toThrow(FormulaError);
  });
});
