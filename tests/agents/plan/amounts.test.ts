import { expect, test } from "vitest";
import { amountText, measureText, operand, roundMoney } from "../../../agents/plan/amounts.ts";

test("An amount says what it counts once", () => {
  expect(amountText(1_000_000, "GBP")).toBe("£1,000,000");
  expect(amountText(80, "percent")).toBe("80%");
  expect(amountText(14, "dogs a week")).toBe("14 dogs a week");
  expect(measureText({ name: "dogs", value: 88, unit: "dogs" })).toBe("88 dogs");
  expect(measureText({ name: "marinas left in two seasons", value: 2, unit: "marinas" }))
    .toBe("marinas left in two seasons: 2");
  expect(measureText({ name: "churn", value: 9, unit: "%" })).toBe("churn: 9%");
  expect(measureText({ name: "修理の依頼", value: 100, unit: "冊" })).toBe("修理の依頼: 100冊");
});

test("Money is rounded from a hundred on, and an operand keeps its decimals", () => {
  expect(roundMoney(30_230.77, "GBP")).toBe("£30,231");
  expect(roundMoney(14.5, "EUR")).toBe("€14.50");
  expect(operand(14.5)).toBe("14.5");
  expect(operand(1_200)).toBe("1,200");
});
