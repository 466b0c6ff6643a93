import { expect, test } from "vitest";
import { sheetOf } from "./sheet.ts";

test.each([
  ["£60 a month per boiler. All-nighters are £140.", [null, "All-nighters"]],
  ["£60 a month per boiler. One-offs are £140.", [null, "One-offs"]],
])("no half of a word names a price: %s", (typed, [_, name]) => {
  const { prices } = sheetOf({ "revenue.model": typed }).facts;
  const last = prices.find(({ amount }) => amount === 140);
  expect([null, name]).toContain(last?.for ?? null);
});

test.each([
  ["Of the 30, 14 came from another baker telling them, 16 from the mill.", ["another baker 14", "mill 16"]],
  ["Of the 30, 14 came from a vet recommending me, 16 from Google.", ["vet 14", "Google 16"]],
  ["De las 30, 14 vinieron de otro panadero, 16 de la feria.", ["otro panadero 14", "feria 16"]],
])("that somebody told them is no part of a channel's name: %s", (typed, expected) => {
  const { channels } = sheetOf({
    "channels.current": typed,
    "goal.twelve_months": "60 bakers by May 2027",
    "company.stage_region": "30 bakers in Kent.",
  }).facts;
  expect(channels.map(({ name, count }) => `${name} ${count}`)).toEqual(expected);
});

test("a rival that is named in full after its short name keeps the full one", () => {
  const { rivals } = sheetOf({
    "market.rivals": "Castle took 3 of them.",
    "company.links": "Our main competitor is Castle Boiler Care.",
  }).facts;
  expect(rivals.map(({ name }) => name)).toEqual(["Castle Boiler Care"]);
});

test("from its middle on a sentence says nothing of what most do", () => {
  const { rivals } = sheetOf({
    "market.rivals": "Castle Boiler Care is quick, four did nothing and one has an uncle with a wrench.",
  }).facts;
  const quotes = rivals.flatMap(({ said }) => said?.quote ?? []);
  expect(quotes.filter((quote) => quote.startsWith("nothing"))).toEqual([]);
});

test.each([
  [
    "Ryman. Every shelf looks alike and nobody greets you, I'd never become that.",
    "Every shelf looks alike and nobody greets you",
  ],
  ["Ryman. I admire the prices. I'd never become that.", null],
  ["Ryman. Das will ich nie werden.", null],
  [
    "Ryman. I'd never become a shop that nobody greets you in.",
    "I'd never become a shop that nobody greets you in",
  ],
])("what one would never become is said, and not only pointed at: %s", (typed, expected) => {
  expect(sheetOf({ "identity.contrast": typed }).facts.never_become?.text ?? null).toBe(expected);
});
