import { expect, it } from "vitest";
import type { ModelFact } from "../../../agents/domain/model_facts.ts";
import { joinTexts, onceEach } from "../../../agents/facts/from_model/proposed_rows.ts";

const TEXT = "I wash dogs in my van. They stay at home. Bertie is one; we never take dogs over 30kg.";
const MESSAGES = [{ turn: "one", text: TEXT, field: "customer.last_three" as const }];

function read(fact: ModelFact["fact"], value: string): ModelFact {
  return { fact, part: null, value, quote: value, turn: "one", field: "customer.last_three" };
}

it("rows of one text are the stretch that holds them all", () => {
  const rows = [
    read("offering", "I wash dogs in my van"),
    read("region", "home"),
    read("offering", "stay at home"),
  ];
  const joined = joinTexts(rows, MESSAGES);
  expect(joined.map(({ fact, value }) => [fact, value])).toEqual([
    ["offering", "I wash dogs in my van. They stay at home"],
    ["region", "home"],
  ]);
  expect(TEXT).toContain(joined[0]?.quote);
});

it("the same words stand in the list that was asked for, and in one row", () => {
  const rows = [read("customers", "Bertie"), read("not_for", "Bertie is one"), read("customers", "Bertie")];
  expect(onceEach(rows, MESSAGES)).toEqual([read("customers", "Bertie")]);
  const others = [read("customers", "Bertie"), read("not_for", "dogs over 30kg")];
  expect(onceEach(others, MESSAGES)).toEqual(others);
});
