import { expect, test } from "vitest";
import { buildFoundation } from "../../../agents/foundation.ts";
import { caseState, NOW } from "../../helpers/case_state.ts";
import { heating } from "./founders.ts";
import { converse } from "./ground.ts";

const foundation = buildFoundation({
  state: caseState("tidewatch"),
  anchors: {},
  now: NOW,
  version: 1,
  mind: "Built-in strategist",
});

test("a question whose subject nobody spoke of says so before all else, and is sure of nothing", () => {
  const [answer] = converse(foundation, [
    "What do I do in the five weeks when a board sits on the text of the dues letter?",
  ]);
  expect(answer?.consultation).toMatch(
    /^Nobody said that, and I do not know: ‘What do I do in the five weeks /u,
  );
  expect(answer?.confidence).toBeLessThan(0.5);
});

test("what follows the last answer follows it, and no paragraph stands twice in one conversation", () => {
  const answers = converse(foundation, [
    "Should we lower the price?",
    "make it shorter",
    "and in Turin?",
    "Should we lower the price?",
  ]).map(({ consultation }) => consultation);
  const [first = "", shorter = "", turin = "", again = ""] = answers;
  expect(first).toContain(shorter);
  expect(turin).toMatch(/^Nobody said anything about ‘Turin’/u);
  expect(again).toMatch(/^\*\*As before\.\*\*/u);
  const paragraphs = answers.flatMap((answer) => answer.split("\n\n"));
  expect(new Set(paragraphs).size).toBe(paragraphs.length);
});

test("a question that is quoted back keeps its apostrophes and loses its quotation marks", () => {
  const [answer] = converse(foundation, [
    "What do I do in the five weeks when the harbour’s board sits on “the text” of the letter?",
  ]);
  expect(answer?.consultation).toContain("the harbour’s board sits on the text of");
});

test("what nobody said about a further thing is no surer in fewer words", () => {
  const [, about, shorter] = converse(heating(), ["Was kostet das?", "Und in Turin?", "Kürzer"]);
  expect(about?.consultation).toContain("‘Turin’");
  expect(shorter?.consultation).toContain("‘Turin’");
  expect(shorter?.confidence).toBeLessThan(0.5);
});
