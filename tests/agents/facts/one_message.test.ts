import { expect, test } from "vitest";
import { readCapacity } from "../../../agents/facts/readers/capacity.ts";
import { statementsOf } from "../../../agents/facts/statements/statements.ts";
import { SETTING } from "./said.ts";

/** Answers to the hours and the money, each with the message it came in. */
function moneyIn(...stretches: [turn: string, text: string][]): number | undefined {
  const said = statementsOf(
    stretches.map(([turn, text]) => ({ field: "channels.capacity", turn, text, thin: false })),
  );
  return readCapacity(said, SETTING).value?.money_a_month?.amount;
}

test("stretches of one message stand in their order; a later message goes before an earlier one", () => {
  const ours = "I have 5 hours a week and €900 a month.";
  const theirs = "A studio took €2,500 a month, that is over.";
  expect(moneyIn(["one", ours], ["one", theirs])).toBe(900);
  expect(moneyIn(["one", ours], ["two", "€1,200 a month from now on."])).toBe(1200);
});
