import { expect, test } from "vitest";
import { printMeasure, printMoney, printPrice, printReach } from "../../../agents/ledger/print.ts";

test("money has its sign, two decimals only where there are pence, and no sign where none was said", () => {
  const sums: [number, string | null, string][] = [
    [79, "GBP", "£79"],
    [2500.5, "EUR", "€2,500.50"],
    [120, "CHF", "CHF 120"],
    [177600, "USD", "$177,600"],
    [8000, "JPY", "¥8,000"],
    [1200, null, "1,200"],
    [0, "EUR", "€0"],
  ];
  for (const [amount, currency, text] of sums) expect(printMoney({ amount, currency })).toBe(text);
});

test("a price says how it is charged, as far as that was said", () => {
  const price = {
    amount: 79,
    currency: "GBP",
    for: "site",
    quote: "",
    turn: "t",
    field: "revenue.model",
  } as const;
  expect(printPrice({ ...price, per: "month", state: "read" })).toBe("£79 per month");
  expect(printPrice({ ...price, per: "one-off", state: "read" })).toBe("£79, once");
  expect(printPrice({ ...price, per: null, state: "read" })).toBe("£79");
});

test("a measure has the sign of its unit, and a thing that is counted has none", () => {
  expect(printMeasure({ value: 9, unit: "%" })).toBe("9%");
  expect(printMeasure({ value: 607000, unit: "GBP" })).toBe("£607,000");
  expect(printMeasure({ value: 1640, unit: "bikes" })).toBe("1,640");
  expect(printMeasure({ value: 2.66, unit: null })).toBe("2.7");
});

test("a channel's reach is its count, else its share, else nothing", () => {
  expect(printReach({ count: 19, share: 40 })).toBe("19");
  expect(printReach({ count: null, share: 40 })).toBe("40%");
  expect(printReach({ count: 0, share: null })).toBe("0");
  expect(printReach({ count: null, share: null })).toBe("");
});
