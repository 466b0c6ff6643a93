import { expect, test } from "vitest";
import { sheetOf } from "./sheet.ts";

const measuredOf = (typed: string) => sheetOf({ "growth.numbers": typed });

/** A number that nothing was said to count is asked about, and stands nowhere. */
test.each<[string, string]>([
  ["I went through the ledger again, and it was 48.", "48"],
  ["It is 57 under retainer at the moment.", "57"],
  ["Ich hab nochmal nachgeschaut, es sind 44.", "44"],
  ["J'ai recompté, j'en ai 52.", "52"],
  ["He vuelto a contar y son 63.", "63"],
])("%s", (typed, number) => {
  const { facts, unclear } = measuredOf(typed);
  expect(facts.measured).toEqual([]);
  expect(unclear).toContainEqual(
    expect.objectContaining({ fact: "measured", question: `What does “${number}” count?` }),
  );
});

/** What somebody tells around a number is no name for it; what stands before or behind the number is. */
test.each<[string, { name: string; value: number; unit: string | null }]>([
  ["I said 30 but it is 34 looms, I counted twice.", { name: "looms", value: 34, unit: "looms" }],
  ["Ik zei 30 maar het zijn er 34 molens.", { name: "molens", value: 34, unit: "molens" }],
  ["Weddings, 26 in a season.", { name: "Weddings", value: 26, unit: "weddings" }],
])("%s", (typed, wanted) => {
  expect(measuredOf(typed).facts.measured).toContainEqual(expect.objectContaining(wanted));
});

/** Neither how, when or where, nor what somebody does names a number, in words that stand in no list. */
test.each<[string, number]>([
  ["On the long plan we count 31.", 31],
  ["Reklamationen 4, und die 7.400 von vorhin stimmen nicht.", 7_400],
  ["Beim Kessler stehen noch 88.", 88],
  ["Gudrun hat nachgeschaut, 2025 waren es 7.150.", 7_150],
  ["Son firmados 22.", 22],
  ["We took $60k from an aunt.", 60_000],
])("is no measure: %s", (typed, number) => {
  expect(measuredOf(typed).facts.measured.map(({ value }) => value)).not.toContain(number);
});

/** The name stands before the comma, the rate or the count behind it; a share may tell what so many do. */
test.each<[string, { name: string; value: number; unit: string | null }]>([
  ["Retunes, 6 all year.", { name: "Retunes", value: 6, unit: "retunes" }],
  ["Repair calls, 2.4 per loom per month.", {
    name: "Repair calls",
    value: 2.4,
    unit: "per loom per month",
  }],
  ["Hours per quilt, which is 3.5 now.", { name: "Hours per quilt", value: 3.5, unit: "hours" }],
  ["71% kommen im Winter wieder.", { name: "kommen im Winter wieder", value: 71, unit: "%" }],
  ["90 Kunden, 38 davon mit Wartung.", { name: "Kunden mit Wartung", value: 38, unit: "Kunden" }],
  ["517 roof checks.", { name: "roof checks", value: 517, unit: "roof checks" }],
])("has a name: %s", (typed, wanted) => {
  expect(measuredOf(typed).facts.measured).toContainEqual(expect.objectContaining(wanted));
});
