import { expect, test } from "vitest";
import type { JourneyState } from "../../../agents/domain/journey.ts";
import { readFacts } from "../../../agents/facts/read_facts.ts";
import { lineOfCells, takeCells } from "../../../agents/interview/changing/change_facts.ts";
import { draftOf } from "../../../agents/interview/draft.ts";
import { beginReview, planNow, takeTurn } from "../../../agents/master.ts";
import { builtInModel } from "../../../agents/model/builtin.ts";
import { caseState, NOW } from "../../helpers/case_state.ts";

const NOTHING = { readPage: () => Promise.reject(new Error("No page is read")) };
const REVIEW = { model: builtInModel, research: NOTHING, now: new Date("2027-02-20T10:00:00Z") };

/** Tidewatch, which said its 23 marinas as measured, and as traction in other words. */
const askedForTraction = () => caseState("tidewatch");

/** Tidewatch as one who was not asked for traction: it is what is measured of marinas. */
function notAskedForTraction(): JourneyState {
  const state = caseState("tidewatch");
  state.fields["pitch.traction"] = { ...state.fields["pitch.traction"], status: "assumed", answers: [] };
  return state;
}

const tractionOf = (state: JourneyState) =>
  readFacts(state, NOW).facts.traction.map(({ name, value }) => [name, value]);
const measuredOf = (state: JourneyState) =>
  readFacts(state, NOW).facts.measured.filter(({ name }) => name === "marinas").map(({ value }) => value);

test.each([
  ["traction was said beside it", askedForTraction],
  ["traction was not asked for", notAskedForTraction],
])("a review lists one number that was corrected once where %s", async (_, journey) => {
  const state = journey();
  const begun = await beginReview(state, { reopened: [], plan: planNow(state, NOW) }, REVIEW);
  const { state: after } = await takeTurn(begun.state, { id: "counted", text: "27" }, REVIEW);
  expect(after.review?.changes.map(({ label, before, after }) => [label, before, after])).toEqual([
    ["Goal: today", "23", "27"],
    ["Measured", "marinas: 23 marinas", "marinas: 27 marinas"],
  ]);
  expect(tractionOf(after)[0]?.[1]).toBe(27);
});

test("counts that stand for traction stay when one of them is corrected", () => {
  const draft = draftOf(notAskedForTraction(), { id: "cell", text: "" }, NOW);
  const before = tractionOf(draft.state);
  expect(before).toEqual([["marinas", 23], ["marinas left in two seasons", 2]]);
  const taken = takeCells(draft, { "measured.0": "marinas: 27 marinas" });
  expect(tractionOf(draft.state)).toEqual([["marinas", 27], ["marinas left in two seasons", 2]]);
  expect(lineOfCells(taken)).toMatch(/^Changed: Measured, Goal: today\./);
});

test("a count that stands for traction is corrected where it is measured", () => {
  const draft = draftOf(notAskedForTraction(), { id: "cell", text: "" }, NOW);
  takeCells(draft, { "traction.0": "marinas: 27 marinas" });
  expect(tractionOf(draft.state)).toEqual([["marinas", 27], ["marinas left in two seasons", 2]]);
  expect(measuredOf(draft.state)).toEqual([27]);
});

test("traction that is corrected to another number than what is measured is told", () => {
  const draft = draftOf(askedForTraction(), { id: "cell", text: "" }, NOW);
  const taken = takeCells(draft, {
    "measured.2": "berths: 3,000 berths",
    "traction.4": "berths too big for us: 420",
  });
  expect(lineOfCells(taken)).toMatch(/^Changed: Measured, Traction\./);
});
