import { expect, test } from "vitest";
import { emptyFacts } from "../../../agents/domain/empty_facts.ts";
import type { Facts, PriceFact, TextFact } from "../../../agents/domain/facts.ts";
import { meaningOf } from "../../../agents/watch/meaning.ts";

const evidence = { turn: "t1", field: "only_we", state: "confirmed" as const };
const text = (words: string): TextFact => ({ ...evidence, text: words, quote: words });
const price: PriceFact = {
  ...evidence,
  quote: "We charge £35 a month",
  amount: 35,
  currency: "GBP",
  per: "month",
  for: null,
};
const facts: Facts = {
  ...emptyFacts(),
  only_we: text("A named bookkeeper answers the phone in the evening"),
  customers: [text("self-employed joiners and plumbers")],
  prices: [price],
};
const rival = { facts, whose: "rival" as const, name: "Postbooks" };
const own = { facts, whose: "own" as const, name: "Own site" };

test("a rival that goes below the founder's price has to be answered, one that stays above does not", () => {
  const crossed = meaningOf({ kind: "price", before: "£39 a month", after: "£29 a month" }, rival);
  expect(crossed).toEqual({
    verdict: "answer",
    why: "Postbooks now asks less than you.",
    bearsOn: { fact: "prices", text: "We charge £35 a month" },
  });
  expect(meaningOf({ kind: "price", before: "£39 a month", after: "£49 a month" }, rival)).toMatchObject({
    verdict: "hold",
    why: "Postbooks stays above your own price.",
  });
});

test("a price in another currency is compared with nothing", () => {
  expect(meaningOf({ kind: "price", before: "$39", after: "$29" }, rival)).toMatchObject({
    verdict: "hold",
    bearsOn: null,
  });
});

test("a claim of the founder's that a rival takes reopens it, any other claim does not", () => {
  const taken = { kind: "claim_taken" as const, before: null };
  expect(meaningOf({ ...taken, after: "A named bookkeeper answers your phone calls" }, rival)).toMatchObject({
    verdict: "reopen",
    bearsOn: { fact: "only_we", text: "A named bookkeeper answers the phone in the evening" },
  });
  expect(meaningOf({ ...taken, after: "We never print on glossy paper" }, rival)).toMatchObject({
    verdict: "hold",
    bearsOn: null,
  });
});

test("a rival that turns to the founder's customers has to be answered", () => {
  const change = { kind: "audience" as const, before: "for agencies", after: "for joiners and plumbers" };
  expect(meaningOf(change, rival)).toMatchObject({ verdict: "answer", bearsOn: { fact: "customers" } });
});

test("the founder's own page is held against their own price", () => {
  const change = { kind: "price" as const, before: "£35 a month", after: "£45 a month" };
  expect(meaningOf(change, own)).toMatchObject({
    verdict: "sharpen",
    why: "Your strategy still says the price that your page no longer asks.",
    bearsOn: { text: "We charge £35 a month" },
  });
  const followed = { kind: "price" as const, before: "£30 a month", after: "£35 a month" };
  expect(meaningOf(followed, own)).toMatchObject({ verdict: "hold" });
});

test("a rival that closes leaves customers behind", () => {
  const change = { kind: "closed" as const, before: null, after: "Postbooks has closed." };
  expect(meaningOf(change, rival)).toMatchObject({ verdict: "answer" });
});
