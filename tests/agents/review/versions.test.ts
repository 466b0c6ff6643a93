import { expect, test } from "vitest";
import { changeFacts } from "../../../agents/interview/change_facts.ts";
import type { JourneyState } from "../../../agents/domain/journey.ts";
import { turnOrder } from "../../../agents/facts/said_turns.ts";
import { versionsOf } from "../../../agents/review/versions.ts";
import { assumedState, caseState, NOW } from "../../helpers/case_state.ts";
import { surroundings } from "../interview/player.ts";

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

test("an answer in another's place says that the old one was not kept, and a day that nobody kept is none", () => {
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

test("a journey from before its end was kept ends with the last sentence that was picked", () => {
  const state = changed(finished(), "cell-1", { "goal.by": "31 March 2028" }, LATER);
  delete state.finished;
  delete state.reviewPlan;
  expect(versionsOf(state, NOW).map(({ number, on, why }) => [number, on, why])).toEqual([
    ["1.1", "2027-02-03", "corrected"],
    ["1", "2026-11-21", "finished"],
  ]);
});
