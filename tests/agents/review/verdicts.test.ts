import { expect, test } from "vitest";
import type { DueItem } from "../../../agents/domain/reviews.ts";
import { verdictOf } from "../../../agents/review/quarterly/verdicts.ts";

const WHEN = { since: "2027-01-10", on: "2027-04-12" };

function due(item: Pick<DueItem, "kind" | "what" | "target" | "by"> & { quote?: string }): DueItem {
  const { quote = item.what, ...rest } = item;
  const said = { turn: "t1", field: "evolution.bet", quote };
  return { unit: null, from: null, otherwise: null, ...rest, said };
}

const bet = (quote: string) => due({ kind: "bet", what: quote, target: 20, by: "2027-03-31", quote });

test.each([
  "20 lessons a week by the end of March",
  "20 pupils who understand fractions by 31 March",
  "20 wonderful stockists by 31 March",
  "20 Kunden über Reklame bis 31. März",
])("a word that only begins or ends like one of falling leaves a bet to be judged: %s", (quote) => {
  expect(verdictOf(bet(quote), 25, WHEN).verdict).toBe("held");
  expect(verdictOf(bet(quote), 12, WHEN).verdict).toBe("missed");
});

test.each([
  "under 20 complaints by 31 March",
  "churned customers: 20 by 31 March",
  "20 Kündigungen bis 31. März",
  "menos de 20 bajas en marzo",
  "onder de 20 klachten in maart",
  "3月末までに20件未満",
])("what is to fall is for the founder to say: %s", (quote) => {
  expect(verdictOf(bet(quote), 25, WHEN).verdict).toBe("undecided");
});

test("a goal without a day is counted until it is reached, and never missed", () => {
  const goal = due({ kind: "goal", what: "100 members", target: 100, by: null });
  expect(verdictOf(goal, 60, WHEN)).toEqual({ verdict: "counted", told: "60 counted." });
  expect(verdictOf(goal, 110, WHEN).verdict).toBe("held");
  expect(verdictOf({ ...goal, by: "2027-03-31" }, 60, WHEN).verdict).toBe("missed");
});
