import { expect, test } from "vitest";
import { fieldsOfPhase } from "../../../agents/domain/fields.ts";
import { decideNext } from "../../../agents/interview/asking/next.ts";
import { draftOf } from "../../../agents/interview/draft.ts";
import { caseState, NOW } from "../../helpers/case_state.ts";

/** What the first question of the next anchor goes on from, where this sentence heads the one before. */
function echoOf(text: string, said = text): string | undefined {
  const state = caseState("tidewatch");
  state.phase = "truth_anchor_analysis";
  state.turns = 20;
  for (const field of fieldsOfPhase("expression_anchor_analysis")) {
    state.fields[field] = { ...state.fields[field], status: "empty", answers: [], probes: 0 };
  }
  const words = { turn: "t", text: said };
  delete state.readBacks.expression;
  state.readBacks.truth = { candidates: [], accepted: true, sentence: { text, marks: [] }, words };
  return decideNext(draftOf(state, { id: "t", text: said }, NOW))?.turn.reflect;
}

test("what the founder put at an anchor's head is what the next agent builds on", () => {
  expect(echoOf("The harbour pays for the berth that is empty.")).toBe(
    "To build on: “The harbour pays for the berth that is empty”.",
  );
});

test("of a sentence with a clause of ours it is the founder's words alone", () => {
  expect(echoOf("Tidewatch answers one thing: “nobody counts the empty berths”", "the first")).toBe(
    "To build on: “nobody counts the empty berths”.",
  );
});

test("a sentence of ours that only lists their names is not told as their words", () => {
  const ours = "Tidewatch goes where its customers came from: boat shows, harbour masters";
  expect(echoOf(ours, "the second")).not.toContain("To build on");
});
