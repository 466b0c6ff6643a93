import { expect, it } from "vitest";
import { FOUNDATION_ANCHORS } from "../../../agents/domain/anchors.ts";
import { FIELD_IDS, FIELDS, fieldsOfPhase } from "../../../agents/domain/fields.ts";
import { newJourney } from "../../../agents/domain/journey.ts";
import { MOST_TURNS, questionsLeft } from "../../../agents/interview/asking/pace.ts";

it("what is left in the last phase is what is asked in it, also of a founder who took every turn promised", () => {
  const state = newJourney("j", "Second Pour", "Maud");
  const last = fieldsOfPhase("pitch_deck_creation");
  for (const id of FIELD_IDS.filter((id) => FIELDS[id].phase !== "pitch_deck_creation")) {
    state.fields[id].status = "confirmed";
  }
  for (const anchor of FOUNDATION_ANCHORS) {
    state.readBacks[anchor] = { candidates: [], accepted: true, sentence: null };
  }
  state.phase = "pitch_deck_creation";
  state.turns = MOST_TURNS + 10;
  for (const [at, field] of last.entries()) {
    expect(questionsLeft(state)).toBe(last.length - at);
    state.fields[field].status = "confirmed";
  }
  expect(questionsLeft(state)).toBe(0);
});
