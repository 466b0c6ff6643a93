import { expect, test } from "vitest";
import type { FieldId } from "../../../agents/domain/fields.ts";
import type { JourneyState } from "../../../agents/domain/journey.ts";
import { turnTexts } from "../../../agents/ledger/known.ts";
import { readFacts } from "../../../agents/facts/read_facts.ts";
import { worksheetOf } from "../../../agents/facts/worksheet.ts";
import { withoutTurn } from "../../../agents/interview/commands/withdraw_turn.ts";
import { changeFacts } from "../../../agents/master.ts";
import { surroundings } from "../interview/player.ts";
import { journeyWith, NOW } from "./sheet.ts";

const GOAL = "From 12 clubs to 20 clubs by 31 December 2027.";
const NEW_GOAL = "From 12 clubs to 30 clubs by 30 June 2028.";

let turns = 0;

/** The journey after a request of the founder's, who was refused nothing. */
function after(
  state: JourneyState,
  asked: { cells?: Record<string, string>; locks?: Record<string, boolean> },
): JourneyState {
  turns += 1;
  const outcome = changeFacts(state, { cells: {}, ...asked, turn: `asked-${turns}` }, {
    ...surroundings(),
    now: NOW,
  });
  expect(outcome.refused).toEqual([]);
  return outcome.state;
}

/** The journey in which a field's only answer is this later one. */
function answered(state: JourneyState, field: FieldId, text: string): JourneyState {
  turns += 1;
  const fields = { ...state.fields };
  fields[field] = { ...fields[field], answers: [{ turn: `later-${turns}`, text, thin: false }] };
  return { ...state, fields };
}

function factsOf(state: JourneyState) {
  return readFacts(state, NOW).facts;
}

function lockedIn(state: JourneyState): string[] {
  return worksheetOf(readFacts(state, NOW), ["goal", "channels", "prices", "offering", "rivals"])
    .filter(({ locked }) => locked === true).map(({ value }) => value);
}

test("a locked part stays on its own words, and the parts beside it are read on", () => {
  const locked = after(journeyWith({ "goal.twelve_months": GOAL }), { locks: { "goal.target": true } });
  const later = answered(locked, "goal.twelve_months", NEW_GOAL);
  expect(factsOf(later).goal).toMatchObject({ target: 20, by: "2028-06-30", turn: "t-goal.twelve_months" });
  expect(lockedIn(later)).toEqual(["20 clubs"]);
  expect(
    turnTexts(later).some(({ turn, text }) => turn === "t-goal.twelve_months" && text.includes("20 clubs")),
  )
    .toBe(true);
});

test("a locked text stays, be its answer said anew", () => {
  const state = journeyWith({ "offering.what": "We mend wooden boats in winter." });
  const before = factsOf(state).offering;
  const later = answered(
    after(state, { locks: { offering: true } }),
    "offering.what",
    "We build steel barges.",
  );
  expect(factsOf(later).offering).toEqual(before);
});

test("a locked row of a list stays in its place beside the rows of a later answer", () => {
  const state = journeyWith({ "channels.current": "Xero advisor directory 19, LinkedIn posts 8." });
  const [first] = factsOf(state).channels;
  expect(first).toMatchObject({ name: "Xero advisor directory", count: 19 });
  const locked = after(state, { locks: { "channels.0": true } });
  const later = answered(locked, "channels.current", "Xero advisor directory 25, trade fairs 4.");
  expect(factsOf(later).channels[0]).toEqual(first);
  expect(factsOf(later).channels.map(({ count }) => count)).toContain(4);
});

test("what the founder corrects goes first, stays locked, and holds against what is said later", () => {
  const locked = after(journeyWith({ "goal.twelve_months": GOAL }), { locks: { "goal.target": true } });
  const corrected = after(answered(locked, "goal.twelve_months", NEW_GOAL), {
    cells: { "goal.target": "24" },
  });
  expect(factsOf(corrected).goal).toMatchObject({ target: 24, state: "corrected" });
  const later = answered(corrected, "goal.twelve_months", "From 12 clubs to 50 clubs by 30 June 2029.");
  expect(factsOf(later).goal).toMatchObject({ target: 24 });
  expect(lockedIn(later)).toEqual(["24 clubs"]);
});

test("what the founder strikes out is gone, with what was said against it; a later word of it counts again", () => {
  const locked = after(journeyWith({ "goal.twelve_months": GOAL }), { locks: { "goal.target": true } });
  const struck = after(answered(locked, "goal.twelve_months", NEW_GOAL), { cells: { "goal.target": "" } });
  expect(factsOf(struck).goal).toMatchObject({ target: null });
  expect(lockedIn(struck)).toEqual([]);
  const later = answered(struck, "goal.twelve_months", "From 12 clubs to 50 clubs by 30 June 2029.");
  expect(factsOf(later).goal).toMatchObject({ target: 50 });
});

test("what was changed while it was locked stands once it is unlocked, and so does a part beside it", () => {
  const locked = after(journeyWith({ "goal.twelve_months": GOAL }), { locks: { "goal.target": true } });
  const said = answered(locked, "goal.twelve_months", NEW_GOAL);
  const changed = after(said, { cells: { "goal.target": "24", "goal.by": "31 March 2028" } });
  expect(factsOf(changed).goal).toMatchObject({ target: 24, by: "2028-03-31" });
  const open = after(changed, { locks: { "goal.target": false } });
  expect(factsOf(open).goal).toMatchObject({ target: 24, by: "2028-03-31" });
  const anew = answered(changed, "goal.twelve_months", "From 12 clubs to 50 clubs by 30 June 2029.");
  expect(factsOf(anew).goal).toMatchObject({ target: 24, by: "2029-06-30" });
});

test("a row that was renamed after it was locked can be unlocked, and then later answers count", () => {
  const state = journeyWith({ "channels.current": "Xero advisor directory 19, LinkedIn posts 8." });
  const renamed = after(after(state, { locks: { "channels.0": true } }), {
    cells: { "channels.0": "Sage directory 19" },
  });
  expect(lockedIn(renamed)).toEqual(["Sage directory 19"]);
  const open = after(renamed, { locks: { "channels.0": false } });
  expect(lockedIn(open)).toEqual([]);
  expect(open.factLocks).toEqual([]);
});

test("ids of one request are those of the sheet as it stood", () => {
  const state = journeyWith({ "channels.current": "Xero advisor directory 19, LinkedIn posts 8." });
  const both = after(state, { cells: { "channels.0": "" }, locks: { "channels.1": true } });
  expect(lockedIn(both)).toEqual(["LinkedIn posts 8"]);
});

test("a newer price for the very same thing gives way to the locked one", () => {
  const state = journeyWith({ "revenue.model": "€85 an hour for repairs." });
  const [price] = factsOf(state).prices;
  expect(price).toMatchObject({ amount: 85, per: "hour" });
  const later = answered(
    after(state, { locks: { "prices.0": true } }),
    "revenue.model",
    "€95 an hour for repairs.",
  );
  expect(factsOf(later).prices).toEqual([price]);
});

test("a message whose words are locked cannot be taken back", () => {
  const state = journeyWith({ "goal.twelve_months": GOAL });
  state.question = { field: "market.obstacle", section: "", why: "", technique: "open", skippable: true };
  const turn = "t-goal.twelve_months";
  expect(() => withoutTurn(after(state, { locks: { "goal.target": true } }), turn, NOW)).toThrow(/locked/);
  expect(() => withoutTurn(state, turn, NOW)).not.toThrow();
});
