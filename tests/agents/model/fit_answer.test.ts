import { describe, expect, it, test } from "vitest";
import { z } from "zod";
import { AskedClaim, AskedSum } from "../../../agents/author/model/asked/form.ts";
import { askedFormOf } from "../../../agents/author/model/parts/shapes.ts";
import { fitAnswer } from "../../../agents/model/fit_answer.ts";
import { parseAnswer } from "../../../agents/model/parse_answer.ts";

const Verdicts = z.object({
  verdicts: z.array(z.object({ insight: z.number(), keep: z.boolean(), narrower: AskedClaim.nullable() })),
});
const ONE = { insight: 2, keep: true, narrower: null };

describe("an answer in another manner is the same answer", () => {
  it.each([
    ["numbers and truth as words", { verdicts: [{ insight: "2", keep: "true", narrower: null }] }],
    ["what may be null left out", { verdicts: [{ insight: 2, keep: true }] }],
    ["null as a word", { verdicts: [{ insight: 2, keep: true, narrower: "null" }] }],
    ["one in the place of a list", { verdicts: ONE }],
    ["the list alone", [ONE]],
    ["its one row alone", ONE],
    ["another name around it", { answer: { verdicts: [ONE] } }],
    ["more than was asked", { thoughts: "hm", verdicts: [{ ...ONE, mood: "good" }] }],
    ["a row that is none beside it", { verdicts: [ONE, { insight: "the third" }] }],
  ])("%s", (_, told) => {
    expect(parseAnswer(JSON.stringify(told), Verdicts)).toEqual({ value: { verdicts: [ONE] } });
    expect(parseAnswer("```json\n" + JSON.stringify(told, null, 1) + "\n```", Verdicts)).toEqual({
      value: { verdicts: [ONE] },
    });
  });

  it.each([
    ["nothing of it", { mood: "good" }],
    ["words", { verdicts: "all of them" }],
    ["no row that fits", { verdicts: [{ insight: "the third" }] }],
    ["a number with words around it", { verdicts: [{ ...ONE, insight: "about 2" }] }],
  ])("%s is no answer", (_, told) => {
    expect(parseAnswer(JSON.stringify(told), Verdicts)).toHaveProperty("issues");
  });
});

const CLAIM = { text: "We close late.", ids: ["A7.2", "P1.3"] };

test.each([
  [CLAIM],
  [{ text: "We close late.", ids: "A7.2,P1.3" }],
  [{ text: "We close late.", ids: "[A7.2] ; [P1.3]" }],
  [{ text: "We close late.", ids: ["[A7.2]", "(p1.3)"] }],
  [{ text: "We close late.", ids: ["A7.2, P1.3"] }],
  [{ text: "We close late [A7.2, P1.3].", ids: [] }],
  [{ text: "We close late. (P1.3)", ids: ["A7.2"] }],
  ["We close late. [A7.2, P1.3]"],
])("a sentence with its ids: %j", (told) => {
  expect(AskedClaim.parse(told)).toEqual(CLAIM);
});

test("ids whose names have blanks, and brackets that hold none, stay as they are", () => {
  const ids = ["D.measured:Onboarding days for pubs", "F.goal.target"];
  expect(AskedClaim.parse({ text: "Two weeks (or six).", ids })).toEqual({
    text: "Two weeks (or six).",
    ids,
  });
  expect(AskedSum.parse({ text: "x", operands: "goal.target, goal.baseline", formula: "45 - 23" }).operands)
    .toEqual([
      "goal.target",
      "goal.baseline",
    ]);
});

test("a part is brought into its form: stages, numbers, days, slides by number", () => {
  const stage = { stage: "First_Value", said: "They wait. [A33.1]", feeling: "-2", friction: "none" };
  expect(fitAnswer(askedFormOf("customer_journey"), { stages: stage })).toMatchObject({
    stages: [{
      stage: "first value",
      said: { text: "They wait.", ids: ["A33.1"] },
      feeling: -2,
      friction: null,
      metric: null,
    }],
  });
  const step = { on: "2 March 2027", step: CLAIM };
  expect(fitAnswer(askedFormOf("launch_tactics"), { plan: [step, { ...step, on: "2027-3-2" }] }))
    .toMatchObject({
      plan: [{ on: "2027-03-02" }, { on: "2027-03-02" }],
    });
  expect(fitAnswer(askedFormOf("calendar"), [{ uid: 3, hook: "Draft is in Xero." }])).toMatchObject({
    items: [{ uid: "3" }],
  });
});
