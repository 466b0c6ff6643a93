import { expect, test } from "vitest";
import type { FactName, Facts } from "../../../agents/domain/facts.ts";
import type { FieldId } from "../../../agents/domain/fields.ts";
import { newJourney } from "../../../agents/domain/journey.ts";
import { readFacts } from "../../../agents/facts/read_facts.ts";

const NOW = new Date("2026-11-22T10:00:00Z");

function readAnswers(answers: Partial<Record<FieldId, string>>) {
  const state = newJourney("journey-1", "Kilnhouse", "Ana");
  for (const [field, text] of Object.entries(answers) as [FieldId, string][]) {
    state.fields[field].answers.push({ turn: `turn-${field}`, text, thin: false });
    state.fields[field].status = "heard";
  }
  return readFacts(state, NOW);
}

/** The names, texts or amounts of a list, as a reader of the sheet sees them. */
function rowsOf(facts: Facts, fact: FactName): (string | number)[] {
  const rows = facts[fact];
  if (!Array.isArray(rows)) return [];
  return rows.map((row) => {
    if ("text" in row) return row.text;
    if ("amount" in row) return row.amount;
    if ("who" in row) return row.who;
    return "says" in row ? row.says : row.name ?? "";
  });
}

const LISTS: [FactName, FieldId, string, (string | number)[]][] = [
  ["next", "evolution.next", "A second kiln. Then a shop in Hull. Oh, and we're at 31 pupils now, not 28.", [
    "A second kiln",
    "a shop in Hull",
  ]],
  ["next", "evolution.next", "A stall at the station. We thought about catering, but no. Then decaf.", [
    "A stall at the station",
    "decaf",
  ]],
  ["next", "evolution.next", "Erst ein zweiter Ofen, gebraucht. Irgendwann ein Buch.", [
    "Erst ein zweiter Ofen, gebraucht",
  ]],
  [
    "knowledge",
    "content.knowledge",
    "Why oak moves. How to hone a blade, any blade. I'd do a reel every week.",
    [
      "Why oak moves",
      "How to hone a blade, any blade",
    ],
  ],
  [
    "values",
    "identity.values",
    "We fix for ten years. Nobody sells on commission, and I sent one home for it. We never wrap in plastic.",
    [
      "We fix for ten years",
      "Nobody sells on commission, and I sent one home for it",
      "We never wrap in plastic",
    ],
  ],
  ["refused_channels", "channels.refused", "No billboards. We won't buy ads, don't trust em.", [
    "billboards",
    "ads",
  ]],
  ["places", "community.places", "The allotment society. Facebook is dead for us. The Keycon fair.", [
    "allotment society",
    "Keycon fair",
  ]],
  [
    "customers",
    "customer.last_three",
    "1. frau wolters, neustadt, ein schrank\n2. ein hort, sechs bänke\n3. jan",
    [
      "frau wolters, neustadt, ein schrank",
      "ein hort, sechs bänke",
      "jan",
    ],
  ],
  ["rivals", "market.rivals", "Toolstation. Screwfix for sure. Dave's Doors, scratch that, he retired.", [
    "Toolstation",
    "Screwfix",
  ]],
  [
    "channels",
    "channels.current",
    "New pupils last year were 120. The school 60, Google 30, a fair 20, the rest god knows.",
    [
      "school",
      "Google",
      "fair",
    ],
  ],
  ["team", "pitch.team", "Head of growing Marta Ruiz, ran nurseries for Bayer. We may hire in spring.", [
    "Marta Ruiz",
  ]],
  ["measured", "growth.numbers", "Churn 2%. Our accountant says 40 for margin.", ["Churn"]],
];

test.each(LISTS)("%s of %s: %s", (fact, field, text, expected) => {
  expect(rowsOf(readAnswers({ [field]: text }).facts, fact)).toEqual(expected);
});

const ASKED: [FactName, FieldId, string, RegExp][] = [
  ["prices", "revenue.model", "45 a cut, 70 with colour.", /currency/],
  ["prices", "revenue.model", "£38 a class. Now and then £12.", /£12 for/],
  [
    "goal",
    "goal.twelve_months",
    "£2m ARR by March 2028. And 140 schools by November 2027.",
    /which of these/i,
  ],
  ["capacity", "channels.capacity", "Tom 5 hours a week, me 3.", /whose hours/i],
  [
    "raise",
    "pitch.raise",
    "We'd take £150k from the right angel but we're not out looking.",
    /raising £150k/,
  ],
  ["region", "company.stage_region", "Seven of us since 2019.", /where/i],
  ["rivals", "market.rivals", "They muddle through somehow.", /instead of you/],
];

test.each(ASKED)("%s is asked, not guessed: %s %s", (fact, field, text, question) => {
  const { facts, unclear } = readAnswers({ [field]: text });
  expect(unclear.find((each) => each.fact === fact)?.question).toMatch(question);
  expect(unclear.every(({ quote }) => text.includes(quote))).toBe(true);
  if (fact === "goal" || fact === "raise" || fact === "region") expect(facts[fact]).toBeNull();
});

test("a number put right at the end is where the goal starts", () => {
  const { facts } = readAnswers({
    "goal.twelve_months": "400 families by the end of December 2027. We have 260 now.",
    "evolution.next": "A second clinic. And I asked, we're at 268 families now, not 260.",
  });
  expect(facts.goal).toMatchObject({ target: 400, baseline: 268, by: "2027-12-31" });
});

test("the one of two goals that the founder comes back to is the goal", () => {
  const { facts } = readAnswers({
    "goal.twelve_months":
      "£6m ARR by 31 March 2028. On the way 140 schools by 30 November 2027. If only one, the 140 schools.",
  });
  expect(facts.goal).toMatchObject({ target: 140, unit: "schools", by: "2027-11-30" });
});

test("a bare dollar sign is the peso of a founder in Argentina", () => {
  const { facts } = readAnswers({
    "company.stage_region": "Mendoza, desde 2017.",
    "revenue.model": "$78.000 por alumno por mes.",
  });
  expect(facts.prices).toMatchObject([{ amount: 78_000, currency: "ARS", per: "month", for: "alumno" }]);
});

test("what is measured is not copied into traction", () => {
  const { facts } = readAnswers({ "growth.numbers": "410 paying teams, churn 2%." });
  expect(facts.measured).toHaveLength(2);
  expect(facts.traction).toEqual([]);
});
