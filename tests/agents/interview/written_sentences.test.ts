import { expect, test } from "vitest";
import { draftOf } from "../../../agents/interview/draft.ts";
import { askReadBack } from "../../../agents/interview/asking/next.ts";
import { takeReadBack } from "../../../agents/interview/read_back/confirming.ts";
import { isWritingDue, writingStages } from "../../../agents/interview/writing_due.ts";
import { readFacts } from "../../../agents/facts/read_facts.ts";
import { newJourney, standingAnswer } from "../../../agents/domain/journey.ts";
import { fieldsOfPhase } from "../../../agents/domain/fields.ts";
import { caseState, NOW } from "../../helpers/case_state.ts";

test("sentences that a model wrote stand before the rules' own, three in all, and are picked like any other", () => {
  const state = caseState("tidewatch");
  const [own] = state.readBacks.truth?.candidates ?? [];
  if (own === undefined) throw new Error("Expect a sentence of the rules'");
  const written = [1, 2].map((at) => ({ text: `The model's sentence ${at}.`, marks: own.marks }));
  const draft = {
    ...draftOf(state, { id: "pick", text: "the second" }, NOW),
    sentences: { truth: written },
  };
  const next = askReadBack(draft, "truth");
  const texts = draft.state.readBacks.truth?.candidates.map(({ text }) => text) ?? [];
  expect(texts.slice(0, 2)).toEqual(["The model's sentence 1.", "The model's sentence 2."]);
  expect(texts).toHaveLength(3);
  expect(next.question.options).toEqual(texts);
  takeReadBack(draft, "truth", "the second");
  expect(draft.state.readBacks.truth?.sentence?.text).toBe("The model's sentence 2.");
});

test("an anchor may be thought about once two of its questions are left, and be written once its read-back is accepted", () => {
  const state = newJourney("j", "Wheelyard", "Ann");
  expect(writingStages(state)).toEqual({});
  const fields = fieldsOfPhase("truth_anchor_analysis");
  const near = structuredClone(state);
  near.phase = "truth_anchor_analysis";
  for (const field of fields.slice(0, -3)) near.fields[field].status = "heard";
  expect(writingStages(near)).toEqual({});
  const nearer = structuredClone(near);
  for (const field of fields.slice(0, -2)) nearer.fields[field].status = "heard";
  expect(writingStages(nearer)).toEqual({ truth: "near" });
  expect(isWritingDue(near, nearer)).toBe(true);
  expect(isWritingDue(nearer, structuredClone(nearer))).toBe(false);
  const ended = structuredClone(nearer);
  ended.readBacks.truth = { candidates: [], accepted: true, sentence: null };
  expect(writingStages(ended)).toEqual({ truth: "ended" });
  expect(isWritingDue(nearer, ended)).toBe(true);
});

test("a fact that a model reads late has written parts looked at again where it changes one that stood", () => {
  const { turn, text } = standingAnswer(caseState("tidewatch"), "company.stage_region") ??
    { turn: "", text: "" };
  const place = "the Netherlands, mostly IJsselmeer and Friesland";
  const quote = `14 in ${place}`;
  expect(text).toContain(quote);
  const fact = { fact: "region" as const, part: null, quote, turn, field: "company.stage_region" };
  const ended = caseState("tidewatch");
  expect(writingStages(ended).truth).toBe("ended");
  const withFact = (value: string) => ({ ...ended, modelFacts: [{ ...fact, value }] });
  const [same, other] = [withFact(place), withFact("the Netherlands")];
  expect(readFacts(ended, NOW).facts.region?.text).toBe(place);
  expect(readFacts(other, NOW).facts.region?.text).toBe("the Netherlands");
  expect(isWritingDue(ended, other)).toBe(true);
  expect(isWritingDue(ended, same)).toBe(false);
  const added = { ...fact, fact: "places" as const, value: quote, field: "community.places" };
  expect(isWritingDue(ended, { ...ended, modelFacts: [added] })).toBe(false);
  const early = { ...ended, readBacks: {} };
  expect(isWritingDue(early, { ...early, modelFacts: other.modelFacts })).toBe(false);
});
