import { expect, test } from "vitest";
import { changeFacts } from "../../../agents/interview/changing/change_facts.ts";
import { emptyField } from "../../../agents/domain/fields.ts";
import type { JourneyState } from "../../../agents/domain/journey.ts";
import { TRADEOFFS } from "../../../agents/domain/tradeoffs.ts";
import { takeTurn } from "../../../agents/master.ts";
import { turnOrder } from "../../../agents/facts/statements/said_turns.ts";
import { keepStood, standingIn } from "../../../agents/review/standing.ts";
import { versionsOf } from "../../../agents/review/versions.ts";
import { assumedState, caseState, NOW } from "../../helpers/case_state.ts";
import { founderOf, play, readCase, surroundings } from "../interview/player.ts";

const ADDRESSES = {
  OWN: "https://own.example/",
  RIVAL1: "https://rival1.example/",
  RIVAL2: "https://rival2.example/",
};
const LATER = new Date("2027-02-03T09:00:00.000Z");

/** A case as it stands once its interview is over, its turns dated. */
function finished(name = "tidewatch"): JourneyState {
  const state = caseState(name);
  state.corrections = [];
  state.turnIds = turnOrder(state);
  state.saidOn = Object.fromEntries(state.turnIds.map((turn) => [turn, "2026-11-21"]));
  state.finished = { on: "2026-11-21", turn: "turn-confirm.evolution" };
  return state;
}

function changed(state: JourneyState, turn: string, cells: Record<string, string>, now = NOW): JourneyState {
  return changeFacts(state, { cells, turn }, { ...surroundings(), now }).state;
}

test("one version in which nothing changed is not told, before the end of the interview or after it", () => {
  expect(versionsOf(finished(), NOW)).toEqual([]);
  expect(versionsOf(assumedState(), NOW)).toEqual([]);
});

test("what was changed after the end makes a version a day, the newest first, with old and new value and its turn", () => {
  const first = changed(finished(), "cell-1", { "goal.by": "31 March 2028" });
  const second = changed(first, "cell-2", { "goal.target": "500" });
  const third = changed(second, "cell-3", { "goal.by": "30 April 2028" }, LATER);
  const versions = versionsOf(third, LATER);
  expect(versions.map(({ number, on, why }) => [number, on, why])).toEqual([
    ["1.2", "2027-02-03", "corrected"],
    ["1.1", "2026-11-21", "corrected"],
    ["1", "2026-11-21", "finished"],
  ]);
  const [last, before, start] = versions;
  expect(last?.changes).toMatchObject([{
    label: "Goal: by when",
    before: "31 March 2028",
    after: "30 April 2028",
    said: { turn: "cell-3", number: third.turnIds?.length },
  }]);
  expect(last?.changes[0]?.anchors).toContain("evolution");
  expect(before?.changes.map(({ label, after }) => [label, after])).toEqual([
    ["Goal: by when", "31 March 2028"],
    ["Goal", expect.stringContaining("500")],
  ]);
  expect(start?.changes).toEqual([]);
});

test("what was put right on the way belongs to the first version, which is not over before the end", () => {
  const state = finished();
  state.corrections.push({
    turn: "turn-confirm.truth",
    field: "proof.best",
    from: "61",
    to: "62",
    quote: "62, not 61",
    stale: [],
  });
  expect(versionsOf(state, NOW)).toMatchObject([{
    number: "1",
    why: "finished",
    changes: [{ label: "Your best proof", before: "61", after: "62", said: { turn: "turn-confirm.truth" } }],
  }]);
  const open = structuredClone(state);
  delete open.finished;
  delete open.readBacks.evolution;
  expect(versionsOf(open, NOW)).toMatchObject([{ number: "1", why: "underway", on: null }]);
});

test("a review is the next whole number with what it changed, and what follows counts on from it", () => {
  const state = changed(finished(), "in-review", { "goal.target": "500" }, LATER);
  state.reviews = [{
    version: 2,
    on: "2027-02-03",
    results: [],
    decisions: [{ id: "next_bet", about: "The next bet", turn: "in-review", words: "Left open" }],
    changes: [{ turn: "in-review", label: "Goal", before: "400 sites", after: "500 sites" }],
  }];
  const after = changed(state, "cell-9", { "goal.by": "31 March 2028" }, LATER);
  const versions = versionsOf(after, LATER);
  expect(versions.map(({ number, why }) => [number, why])).toEqual([
    ["2.1", "corrected"],
    ["2", "reviewed"],
    ["1", "finished"],
  ]);
  expect(versions[1]).toMatchObject({
    on: "2027-02-03",
    changes: [{ label: "Goal", before: "400 sites", after: "500 sites", said: { turn: "in-review" } }],
  });
});

test("in a journey from before it was kept an answer says that what stood there was not, and a day nobody kept is none", () => {
  const state = finished();
  state.fields["identity.why"].answers = [{ turn: "anew", text: "Our boats sank twice.", thin: false }];
  state.turnIds?.push("anew");
  expect(versionsOf(state, NOW)[0]).toMatchObject({
    number: "1.1",
    on: null,
    why: "corrected",
    changes: [{
      label: "Why you do this",
      before: null,
      after: "Our boats sank twice.",
      anchors: ["expression"],
    }],
  });
});

test("what stood in the place of an answer or a sentence is told, each time it was replaced", async () => {
  const end = await play(founderOf(readCase("tidewatch", ADDRESSES)));
  const first = end.state.fields["identity.why"].answers.at(-1)?.text ?? "";
  const sentence = end.state.readBacks.truth?.sentence?.text ?? "";
  const second = "Our harbour lost its berth book in the flood of 1953.";
  const third = "Nobody wrote down who lay where, and three families lost their place.";
  const words = [
    ...["go back to why you do this", second],
    ...["go back to why you do this", third],
    ...["Let's go back to the Truth Anchor", "The second one"],
  ];
  let { state } = end;
  for (const [at, text] of words.entries()) {
    state = (await takeTurn(state, { id: `later-${at}`, text }, surroundings())).state;
  }
  const [version] = versionsOf(state, NOW);
  const told = version?.changes.map(({ label, before, after, said }) => [label, before, after, said?.turn]);
  expect(told).toHaveLength(3);
  expect(told).toContainEqual(["Why you do this", first, second, "later-1"]);
  expect(told).toContainEqual(["Why you do this", second, third, "later-3"]);
  const picked = state.readBacks.truth?.sentence?.text;
  expect(picked).not.toBe(sentence);
  expect(told).toContainEqual(["Truth Anchor, its sentence", sentence, picked, "later-5"]);
});

test("a side that is taken instead tells the other, an answer where none was tells nothing before it", () => {
  const state = finished();
  state.fields["launch.moment"] = emptyField();
  const stood = standingIn(state);
  state.fields["launch.moment"].answers = [{ turn: "anew", text: "The boat show in March.", thin: false }];
  const side = state.decisions.explore_exploit?.side === "a" ? "b" : "a";
  state.decisions.explore_exploit = { ...state.decisions.explore_exploit!, side, turn: "anew" };
  state.turnIds?.push("anew");
  keepStood(state, stood, "anew");
  const { a, b } = TRADEOFFS.explore_exploit;
  expect(versionsOf(state, NOW)[0]?.changes).toMatchObject([
    { label: "The moment", before: "", after: "The boat show in March." },
    { label: `${a} or ${b}`, before: side === "a" ? b : a, after: side === "a" ? a : b },
  ]);
});

test("before the first end nothing of that is kept, and an answer that is added to stands", async () => {
  const end = await play(founderOf(readCase("tidewatch", ADDRESSES)));
  expect(end.state.stoodBefore).toBeUndefined();
  const state = structuredClone(end.state);
  const stood = standingIn(state);
  state.fields["identity.why"].answers.push({ turn: "more", text: "And I like boats.", thin: false });
  keepStood(state, stood, "more");
  expect(state.stoodBefore).toBeUndefined();
});

test("a journey from before its end was kept ends with the last sentence that was picked", () => {
  const state = changed(finished(), "cell-1", { "goal.by": "31 March 2028" }, LATER);
  delete state.finished;
  delete state.reviewPlan;
  expect(versionsOf(state, NOW).map(({ number, on, why }) => [number, on, why])).toEqual([
    ["1.1", "2027-02-03", "corrected"],
    ["1", "2026-11-21", "finished"],
  ]);
});
