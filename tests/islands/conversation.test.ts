import { expect, test } from "vitest";
import { changesOfMind, type ChatMessage } from "../../islands/journey/conversation.ts";
import { repeatsQuote } from "../../islands/journey/quotes.ts";
import type { WorksheetRow } from "../../routes/api/contract.ts";

const RULES = "Built-in strategist";
const MODEL = "a-model";

function message(id: string, spokenBy?: string): ChatMessage {
  const role = spokenBy === undefined ? "user" : "assistant";
  return { id, role, content: id, timestamp: null, agent: "", ...spokenBy === undefined ? {} : { spokenBy } };
}

test("whose words a message is made of is told where it is another mind's than before", () => {
  const messages = [
    message("first", RULES),
    message("answer"),
    message("second", RULES),
    message("third", MODEL),
    message("fourth", MODEL),
    message("fifth", RULES),
  ];
  expect([...changesOfMind(messages, RULES)]).toEqual(["third", "fifth"]);
  expect([...changesOfMind(messages, MODEL)]).toEqual(["first", "third", "fifth"]);
});

test("facts that were read from one sentence tell it once", () => {
  const row = (id: string, value: string, quote: string, question?: string): WorksheetRow => {
    return { id, label: id, value, quote, state: "read", ...question === undefined ? {} : { question } };
  };
  const said = "£1m ARR by the end of December 2027";
  const rows = [
    row("goal", "£1,000,000", said),
    row("goal.by", "31 December 2027", said),
    row("goal.today", "607,000", said, "Is that today's figure?"),
    row("place", "all UK", "all UK"),
    row("region", "UK", "all UK"),
  ];
  expect(rows.map((each, at) => repeatsQuote(each, rows[at - 1]))).toEqual([
    false,
    true,
    false,
    false,
    false,
  ]);
});
