import { expect, test } from "vitest";
import {
  priceLabel,
  printMeasure,
  printMoney,
  printOffer,
  printPrice,
  printReach,
} from "../../../agents/ledger/print.ts";

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

test("a short price stands in the founder's words, without a second word for the currency", () => {
  const price = { for: "tuning", per: null, turn: "t", field: "revenue.model", state: "read" } as const;
  const offers: [string, number, string, string, string][] = [
    ["85 euro for a tuning", 85, "EUR", "€85 for a tuning", "for a tuning"],
    ["30 pounds a tuning", 30, "GBP", "£30 a tuning", "a tuning"],
    ["12 francs suisses la paire", 12, "CHF", "CHF 12 la paire", "la paire"],
    ["£4 a poundcake", 4, "GBP", "£4 a poundcake", "a poundcake"],
    ["9 realists", 9, "BRL", "R$9 realists", "realists"],
    ["85 euro", 85, "EUR", "tuning: €85", "tuning"],
  ];
  for (const [quote, amount, currency, offer, label] of offers) {
    expect(printOffer({ ...price, quote, amount, currency })).toBe(offer);
    expect(priceLabel({ ...price, quote, amount, currency })).toBe(label);
  }
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
