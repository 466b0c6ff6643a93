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
  ["Weddings, 26 in a season.", { name: "Weddings", value: 26, unit: null }],
])("%s", (typed, wanted) => {
  expect(measuredOf(typed).facts.measured).toContainEqual(expect.objectContaining(wanted));
});
