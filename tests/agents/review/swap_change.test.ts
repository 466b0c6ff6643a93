import { expect, test } from "vitest";
import { materialOf } from "../../../agents/interview/strategy_material.ts";
import { leadingSentences } from "../../../agents/author/rules/truth/swap.ts";
import { swapOfChange } from "../../../agents/review/swap_change.ts";
import { caseState, NOW } from "../../helpers/case_state.ts";

const material = materialOf(caseState("tidewatch"), NOW);
const ours = leadingSentences(material)[0]?.text ?? "";

test("a sentence of ours that a rival now says turns from only ours to shared", () => {
  const taken = { kind: "claim_taken" as const, before: null, after: ours };
  expect(swapOfChange(taken, material)).toEqual({ sentence: ours, before: "only_us", after: "shared" });
});

test("what a rival no longer says is ours again", () => {
  const withdrawn = { kind: "claim_withdrawn" as const, before: ours, after: null };
  expect(swapOfChange(withdrawn, material)).toEqual({ sentence: ours, before: "shared", after: "only_us" });
});

test("a longer sentence with two of our words in it only comes near ours", () => {
  const near = {
    kind: "claim_taken" as const,
    before: null,
    after: "We come to your harbour for one day and type in your notebook together",
  };
  expect(swapOfChange(near, material)?.after).toBe("close");
});

test("a change that comes near none of our sentences has no verdict", () => {
  const other = {
    kind: "claim_taken" as const,
    before: null,
    after: "Our kitchen knives stay sharp for ten years",
  };
  expect(swapOfChange(other, material)).toBeNull();
});
