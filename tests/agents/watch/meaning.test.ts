import { expect, test } from "vitest";
import { type Language, LANGUAGES } from "../../../agents/text/lexicon.ts";
import { emptyFacts } from "../../../agents/domain/empty_facts.ts";
import type { Facts, PriceFact, TextFact } from "../../../agents/domain/facts.ts";
import { meaningOf } from "../../../agents/watch/meaning/meaning.ts";

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

test("a price of another currency, or for another time, is compared with nothing", () => {
  const prices = [
    { before: "450 kr.", after: "490 kr.", about: "Extra stickers, 50 pieces" },
    { before: "£9 an hour", after: "£12 an hour" },
    { before: "£450", after: "£490", about: "Setup" },
  ];
  for (const price of prices) {
    expect(meaningOf({ kind: "price", ...price }, rival)).toMatchObject({ verdict: "hold", bearsOn: null });
  }
  const inTable = { kind: "price" as const, before: "£39", after: "£29", about: "Dock · Per month" };
  expect(meaningOf(inTable, rival)).toMatchObject({ verdict: "answer" });
});

test("of a long answer the sentence is named that a claim takes", () => {
  const said = {
    ...facts,
    only_we: text(
      "We never list a berth in public and never take a percentage. And in February I come for one day and type the notebook in together with the harbour master.",
    ),
  };
  const taken = { kind: "claim_taken" as const, before: null };
  const bearsOn = (after: string) => meaningOf({ ...taken, after }, { ...rival, facts: said }).bearsOn?.text;
  expect(bearsOn("We never take a percentage of anything"))
    .toBe("We never list a berth in public and never take a percentage.");
  expect(bearsOn("We come for one day and type in your notebook together"))
    .toBe("And in February I come for one day and type the notebook in together with the harbour master.");
});

test("words that only join others are no common matter", () => {
  const after = "The only studio that works while others are asleep";
  expect(meaningOf({ kind: "claim_taken", before: null, after }, {
    ...rival,
    facts: { ...facts, only_we: text("We are the only ones that answer while others are closed") },
  })).toMatchObject({ verdict: "hold", bearsOn: null });
});

test("a rival's audience is laid beside the offering where no customer says it", () => {
  const offering = text("A berth plan for small marinas, 40 to 250 berths");
  const change = { kind: "audience" as const, before: "for harbours", after: "for small marinas" };
  expect(meaningOf(change, { ...rival, facts: { ...facts, offering } })).toMatchObject({
    verdict: "answer",
    bearsOn: { fact: "offering" },
  });
});

test("a claim that touches what is offered is no claim of the founder's own", () => {
  const change = {
    kind: "claim_taken" as const,
    before: null,
    after: "The only berth plan a whole board reads",
  };
  const offering = text("A berth plan that a harbour's board reads");
  expect(meaningOf(change, { ...rival, facts: { ...facts, offering } })).toMatchObject({
    verdict: "sharpen",
  });
});

test("the founder's own page that turns to others is held against what they offer, and dates are no matter", () => {
  const offering = text("A berth plan for the harbour master of small marinas");
  const change = {
    kind: "audience" as const,
    before: "for small marinas",
    after: "for every marina",
    about: "A berth plan for the harbour master, for every marina",
  };
  expect(meaningOf(change, { ...own, facts: { ...facts, offering } })).toMatchObject({
    verdict: "sharpen",
    bearsOn: { fact: "offering" },
  });
  const proof = text("On 1 June before us 31 boats stood open, a year later 4.");
  const promise = {
    kind: "guarantee" as const,
    before: "If fewer are in by 1 June, the year is free",
    after: null,
  };
  expect(meaningOf(promise, { ...own, facts: { ...facts, proof } }).bearsOn).toBeNull();
});

test("a rival that closes is laid beside what the founder said of it", () => {
  const quote = "Postbooks, cheap and far away";
  const known = { ...evidence, name: "Postbooks", kind: "company" as const, url: null, quote };
  const change = { kind: "closed" as const, before: null, after: "Postbooks closes for good." };
  const told = (said: boolean) =>
    meaningOf(change, {
      ...rival,
      facts: {
        ...facts,
        rivals: [said ? { ...known, said: { quote, turn: "t1", field: "rivals" } } : known],
      },
    }).bearsOn;
  expect(told(true)).toEqual({ fact: "rivals", text: quote });
  expect(told(false)).toBeNull();
});

test("a claim of the founder's that a rival takes reopens it, any other claim does not", () => {
  const taken = { kind: "claim_taken" as const, before: null };
  expect(meaningOf({ ...taken, after: "A named bookkeeper answers your phone calls" }, rival)).toMatchObject({
    verdict: "reopen",
    bearsOn: { fact: "only_we", text: "A named bookkeeper answers the phone in the evening" },
  });
  expect(meaningOf({ ...taken, after: "We never print on glossy paper" }, rival)).toMatchObject({
    verdict: "ignore",
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
  const part = meaningOf({ ...change, about: "Leith" }, rival);
  expect(part.verdict).toBe("answer");
  expect(part.why).toContain("for this");
});

test("a change that shares no word with anything the strategy rests on may be left until the next review", () => {
  const change = {
    kind: "audience" as const,
    before: null,
    after: "Now also for zoos, aquariums and safari parks",
  };
  expect(meaningOf(change, rival)).toMatchObject({ verdict: "ignore", bearsOn: null });
  expect(meaningOf({ ...change, after: "Now also for joiners, zoos and aquariums" }, rival).verdict).not.toBe(
    "ignore",
  );
  expect(meaningOf(change, own)).toMatchObject({ verdict: "hold" });
  expect(meaningOf({ kind: "plan_limit", before: "5", after: "3" }, rival)).toMatchObject({
    verdict: "hold",
  });
});

test("a sentence of the strategy that quotes what a page no longer says is decided anew", () => {
  const change = { kind: "plan_limit" as const, before: "Unlimited receipts", after: "Up to 40 receipts" };
  const sentence = "Postbooks promises “Unlimited receipts”, so we do not compete on volume.";
  const cited = [{ text: sentence, quote: "Unlimited receipts" }];
  expect(meaningOf(change, { ...rival, cited })).toEqual({
    verdict: "reopen",
    why: "Your strategy quotes what this page no longer says.",
    bearsOn: { fact: "strategy", text: sentence },
  });
  const stands = { ...change, after: "Unlimited receipts, and 40 invoices" };
  expect(meaningOf(stands, { ...rival, cited }).verdict).not.toBe("reopen");
  const elsewhere = [{ text: sentence, quote: "Founded by two accountants" }];
  expect(meaningOf(change, { ...rival, cited: elsewhere }).verdict).not.toBe("reopen");
});

test("a founder is told why in the language of the interview", () => {
  const change = { kind: "price" as const, before: "£39 a month", after: "£29 a month" };
  const why = (language: Language) => meaningOf(change, { ...rival, language }).why;
  const all = LANGUAGES.map(why);
  expect(new Set(all).size).toBe(LANGUAGES.length);
  expect(all.every((text) => text.includes("Postbooks"))).toBe(true);
  expect(why("de")).toBe("Postbooks verlangt jetzt weniger als Sie.");
});
