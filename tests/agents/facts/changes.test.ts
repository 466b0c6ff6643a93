import { expect, test } from "vitest";
import { applyChanges, changesFrom, touchedBy } from "../../../agents/facts/changes/changes.ts";
import { correctionsToChanges } from "../../../agents/facts/changes/corrections.ts";
import { readFacts } from "../../../agents/facts/read_facts.ts";
import { factsOfAnchor, factsOfField, worksheetOf } from "../../../agents/facts/worksheet.ts";
import { journeyWith, NOW, sheetOf } from "./sheet.ts";

const ANSWERS = {
  "company.stage_region": "We're 61 customers, 640 sites, all UK.",
  "goal.twelve_months": "£1m ARR by the end of December 2027.",
  "channels.current": "Of the 61: Xero advisor directory 19, auditors 16, rest LinkedIn",
  "channels.capacity": "8 hours a week and £6k a month",
  "revenue.model": "£79 a month per site. Onboarding £1,500 one-off.",
  "proof.best": "Across 61 customers the median close went from day 14 to day 2.",
  "pitch.traction": "61 customers, 9% churn",
  "pitch.raise": "No, not raising.",
} as const;

const typed = (cells: Record<string, string>) => {
  const sheet = sheetOf(ANSWERS);
  const { changes, refused } = changesFrom(cells, sheet, { turn: "w1", now: NOW });
  return {
    changes,
    refused,
    facts: applyChanges(sheet, changes).facts,
    unclear: applyChanges(sheet, changes).unclear,
  };
};

test("the worksheet shows unclear rows first, then values as a person types them", () => {
  const rows = worksheetOf(sheetOf(ANSWERS), ["channels", "goal", "capacity", "prices"]);
  expect(rows.map(({ id, value }) => [id, value])).toEqual([
    ["channels.new", ""],
    ["channels.0", "Xero advisor directory 19"],
    ["channels.1", "auditors 16"],
    ["channels.2", "LinkedIn"],
    ["goal.metric", "ARR"],
    ["goal.target", "£1,000,000"],
    ["goal.by", "31 December 2027"],
    ["capacity.hours_a_week", "8"],
    ["capacity.money_a_month", "£6,000"],
    ["prices.0", "£79 a month per site"],
    ["prices.1", "£1,500 one-off for Onboarding"],
  ]);
  expect(rows[0]).toMatchObject({ state: "unclear", quote: "rest LinkedIn" });
  expect(rows[0]?.question).toMatch(/\?$/);
});

test("the number of a bet has its sign where it was said with one", () => {
  const targetOf = (text: string) =>
    worksheetOf(sheetOf({ "evolution.bet": text }), ["bet"]).find(({ id }) => id === "bet.target")?.value;
  expect(targetOf("Si le 250 g ne fait pas 30% des ventes au 31 décembre 2027 on l'arrête.")).toBe("30%");
  expect(targetOf("If we do not have 12 groups by 31 December 2027 we stop.")).toBe("12");
});

test("a price says what it is for as its own words do", () => {
  const sheet = sheetOf(ANSWERS);
  const priced = (what: string) => {
    const [price] = sheet.facts.prices;
    if (price === undefined) throw new Error("No price was read");
    const prices = [{ ...price, amount: 3.1, currency: "EUR", per: null, for: what }];
    return worksheetOf({ ...sheet, facts: { ...sheet.facts, prices } }, ["prices"]).map(({ value }) => value);
  };
  expect(["aux magasins", "im Laden", "from the third month", "small dogs"].flatMap(priced)).toEqual([
    "€3.10 aux magasins",
    "€3.10 im Laden",
    "€3.10 from the third month",
    "€3.10 for small dogs",
  ]);
});

test("every value of the worksheet, typed as it stands, changes nothing", () => {
  const sheet = sheetOf(ANSWERS);
  const cells = Object.fromEntries(
    worksheetOf(sheet, [
      ...factsOfAnchor("truth"),
      ...factsOfAnchor("attention"),
      ...factsOfAnchor("evolution"),
      "raise",
    ])
      .filter(({ state }) => state !== "unclear").map(({ id, value }) => [id, value]),
  );
  expect(Object.keys(cells).length).toBeGreaterThan(10);
  expect(changesFrom(cells, sheet, { turn: "w1", now: NOW })).toEqual({ changes: [], refused: [] });
});

test("each cell changes its own value and nothing else", () => {
  const { facts, refused } = typed({
    "channels.0": "Xero advisor directory 20",
    "goal.by": "end of june 2028",
    "goal.target": "£1.2m",
    "capacity.hours_a_week": "10",
    "prices.0": "£89 a month per site",
  });
  expect(refused).toEqual([]);
  expect(facts.channels.map(({ name, count, state }) => [name, count, state])).toEqual([
    ["Xero advisor directory", 20, "corrected"],
    ["auditors", 16, "read"],
    ["LinkedIn", null, "read"],
  ]);
  expect(facts.goal).toMatchObject({ metric: "ARR", target: 1_200_000, unit: "GBP", by: "2028-06-30" });
  expect(facts.capacity).toMatchObject({
    hours_a_week: 10,
    money_a_month: { amount: 6000, currency: "GBP" },
  });
  expect(facts.prices.map(({ amount }) => amount)).toEqual([89, 1500]);
});

test("an empty cell strikes out, a new one adds, an answer settles what was unclear", () => {
  const { facts, unclear } = typed({ "channels.1": "", "channels.new": "LinkedIn 12" });
  expect(facts.channels.map(({ name, count }) => [name, count])).toEqual([["Xero advisor directory", 19], [
    "LinkedIn",
    12,
  ]]);
  expect(unclear.filter(({ fact }) => fact === "channels")).toEqual([]);
});

test("a goal or bet that is said again as a day alone keeps its number", () => {
  const bet = { "evolution.bet": "20 paying studios by 30 June 2027." };
  const sheet = sheetOf({ ...ANSWERS, ...bet });
  const { changes, refused } = changesFrom({ goal: "July 2027", bet: "by 31 May 2027" }, sheet, {
    turn: "w1",
    now: NOW,
  });
  expect(refused).toEqual([]);
  const { facts } = applyChanges(sheet, changes);
  expect(facts.goal).toMatchObject({ metric: "ARR", target: 1_000_000, unit: "GBP", by: "2027-07-31" });
  expect(facts.bet).toMatchObject({ target: 20, by: "2027-05-31" });
});

test("what cannot be read is refused with what to type", () => {
  const { refused, changes } = typed({
    "goal.by": "soonish",
    "capacity.hours_a_week": "lots",
    "prices.0": "cheap",
    "nope.1": "x",
  });
  expect(changes).toEqual([]);
  expect(refused.map(({ id }) => id)).toEqual(["goal.by", "capacity.hours_a_week", "prices.0", "nope.1"]);
  expect(refused.slice(0, 3).every(({ why }) => why.startsWith("Type "))).toBe(true);
});

test("a corrected number reaches the same number of the same thing, with the correcting words", () => {
  const sheet = sheetOf(ANSWERS);
  const { changes } = correctionsToChanges({ from: "61", to: "62", about: "customers" }, sheet, {
    turn: "c1",
    quote: "we are at 62 customers, not 61",
    now: NOW,
  });
  const { facts } = applyChanges(sheet, changes);
  expect(facts.proof).toMatchObject({
    quote: "we are at 62 customers, not 61",
    turn: "c1",
    state: "corrected",
  });
  expect(facts.proof?.text).toContain("Across 62 customers the median close went from day 14 to day 2");
  expect(facts.traction.map(({ value }) => value)).toEqual([62, 9]);
  expect(facts.measured.find(({ name }) => name === "customers")?.value).toBe(62);
  expect(facts.measured.find(({ name }) => name === "sites")?.value ?? 640).toBe(640);
});

test("a named price, hour or raise is that one, and the same number elsewhere stays", () => {
  const sheet = sheetOf({ ...ANSWERS, "journey.quiet": "Day 8 after signing they go quiet." });
  const hours = correctionsToChanges({ from: "8", to: "10", about: "hours" }, sheet, {
    turn: "c1",
    now: NOW,
  });
  expect(hours.changes.map(({ fact, part, value }) => [fact, part, value])).toEqual([[
    "capacity",
    "hours_a_week",
    "10",
  ]]);
  const raise = correctionsToChanges({ from: null, to: "750k", about: "the raise" }, sheet, {
    turn: "c1",
    now: NOW,
  });
  expect(applyChanges(sheet, raise.changes).facts.raise).toMatchObject({
    raising: true,
    amount: 750_000,
    currency: "GBP",
  });
  const channels = correctionsToChanges({ from: null, to: "Xero 21, podcasts 2", about: "channels" }, sheet, {
    turn: "c1",
    now: NOW,
  });
  expect(applyChanges(sheet, channels.changes).facts.channels.map(({ name, count }) => [name, count]))
    .toEqual([
      ["Xero advisor directory", 21],
      ["auditors", 16],
      ["LinkedIn", null],
      ["podcasts", 2],
    ]);
});

test("changes are laid over every new reading, but not over what is said anew", () => {
  const state = journeyWith(ANSWERS);
  state.factChanges = typed({ "goal.by": "30 June 2028" }).changes;
  expect(readFacts(state, NOW).facts.goal?.by).toBe("2028-06-30");
  state.fields["goal.twelve_months"].answers.push({
    turn: "t-again",
    text: "£2m ARR by 31 March 2028.",
    thin: false,
  });
  expect(readFacts(state, NOW).facts.goal).toMatchObject({
    target: 2_000_000,
    by: "2028-03-31",
    state: "read",
  });
});

test("corrections kept by older journeys change the value that they name", () => {
  const state = journeyWith(ANSWERS);
  state.corrections.push({
    turn: "c0",
    field: "pitch.traction",
    from: "61",
    to: "62",
    quote: "62 not 61",
    stale: [],
  });
  expect(readFacts(state, NOW).facts.traction[0]).toMatchObject({
    value: 62,
    state: "corrected",
    turn: "c0",
  });
});

test("facts of a confirmed field are confirmed", () => {
  const state = journeyWith(ANSWERS);
  state.fields["channels.current"].status = "confirmed";
  const { facts } = readFacts(state, NOW);
  expect(facts.channels.map(({ state: is }) => is)).toEqual(["confirmed", "confirmed", "confirmed"]);
  expect(facts.goal?.state).toBe("read");
});

test("a change names the sections to write again", () => {
  expect(touchedBy([{ fact: "colours" }])).toEqual(["visual_direction"]);
  expect(touchedBy([{ fact: "raise" }, { fact: "team" }])).toEqual([
    "growth_strategy",
    "pitch_evidence",
    "pitch_ask",
  ]);
  expect(factsOfField("customer.trigger_barrier")).toEqual(["trigger", "barrier"]);
});

test("a number said with a place is put right, though the place alone is the fact", () => {
  const sheet = sheetOf({ "company.stage_region": "27 gyms in Cork and Limerick on a yearly plan." });
  expect(sheet.facts.region?.text).toBe("Cork and Limerick");
  const found = { from: "27", to: "29", about: null, counts: ["gym"] };
  const { changes } = correctionsToChanges(found, sheet, { turn: "c1", quote: "29 gyms, not 27", now: NOW });
  expect(changes.map(({ fact, value }) => [fact, value])).toEqual([
    ["region", "29 gyms in Cork and Limerick on a yearly plan"],
  ]);
});
