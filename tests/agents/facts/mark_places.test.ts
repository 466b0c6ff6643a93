import { expect, test } from "vitest";
import type { Mark } from "../../../agents/domain/claims.ts";
import type { JourneyState } from "../../../agents/domain/journey.ts";
import { changesFrom } from "../../../agents/facts/changes/changes.ts";
import { markPlaces } from "../../../agents/facts/statements/mark_places.ts";
import { readFacts } from "../../../agents/facts/read_facts.ts";
import { turnOrder } from "../../../agents/facts/statements/said_turns.ts";
import { source } from "../../../agents/ledger/marks.ts";
import { caseState, NOW } from "../../helpers/case_state.ts";

function saidIn(field: string, quote: string): Extract<Mark, { kind: "said" }> {
  return { kind: "said", turn: `turn-${field}`, field, quote };
}

/** Tidewatch, after cells of the worksheet were changed in a turn of their own. */
function changed(cells: Record<string, string>, was?: string): JourneyState {
  const state = caseState("tidewatch");
  const { changes } = changesFrom(cells, readFacts(state, NOW), { turn: "later", now: NOW });
  state.turnIds = [...turnOrder(state), "later"];
  state.factChanges = changes.map((each) => was === undefined ? each : { ...each, was });
  return state;
}

const GOAL = saidIn("goal.twelve_months", "45 marinas by 31 December 2027");
const OBJECTION = saidIn("messaging.objections", "Too dear': €89 a month is €1,068 a year");

test("a mark of what was said leads to its turn by number, and one of a page to the very text", () => {
  const state = caseState("tidewatch");
  const page = state.pages[1];
  if (page === undefined) throw new Error("Expect the pages of two rivals");
  const quote = page.sentences[3]?.slice(0, 20) ?? "";
  const { turns, pages } = markPlaces(state, [GOAL, source(page, quote), source(page, page.title)]);
  expect(turns).toEqual([{ turn: GOAL.turn, number: expect.any(Number), stale: [] }]);
  expect(turnOrder(state)[(turns[0]?.number ?? 0) - 1]).toBe("turn-goal.twelve_months");
  expect(pages).toHaveLength(1);
  expect(pages[0]).toMatchObject({ number: 2, url: page.final_url });
  expect(pages[0]?.texts.map((text) => text.quote)).toEqual([quote, page.title]);
  expect(pages[0]?.texts[1]?.number).toBe(1);
});

test("a mark of a turn that nobody knows, or of another reading of a page, leads nowhere", () => {
  const state = caseState("tidewatch");
  const [page] = state.pages;
  if (page === undefined) throw new Error("Expect a page");
  const other = { ...source(page, page.title), read_at: "2020-01-01T00:00:00.000Z" };
  expect(markPlaces(state, [{ ...GOAL, turn: "unknown" }, other])).toEqual({ turns: [], pages: [] });
});

test.each([
  ["a part of the goal", { "goal.by": "31 March 2028" }, GOAL, "31 March 2028"],
  ["a price, in another answer that quotes it", { "prices.0": "€99 a month" }, OBJECTION, "€99 a month"],
  [
    "a channel's count, in its own answer",
    { "channels.1": "boat show in Leeuwarden 8" },
    saidIn("channels.current", "6 from the boat show in Leeuwarden"),
    "boat show in Leeuwarden 8",
  ],
])("what was said of %s is stale once it was changed", (_, cells, mark, now) => {
  const [place] = markPlaces(changed(cells), [mark]).turns;
  expect(place?.stale).toEqual([{
    quote: mark.quote,
    by: { about: expect.any(String), now, turn: "later", number: expect.any(Number) },
  }]);
});

test.each([
  ["of something else in the same answer", { "channels.1": "boat show in Leeuwarden 8" }, "channels.current"],
  ["of the same name in another answer", { "channels.1": "boat show in Leeuwarden 8" }, "proof.best"],
])("a mark %s stands", (_, cells, field) => {
  const quote = field === "proof.best" ? "We met at the boat show in Leeuwarden" : "and 3 found the website";
  expect(markPlaces(changed(cells), [saidIn(field, quote)]).turns[0]?.stale).toEqual([]);
});

test("a bare number that gave way is another one in another answer, and no part of a longer one", () => {
  const state = changed({ "goal.target": "50 marinas" }, "45");
  const elsewhere = saidIn("proof.best", "45 letters went out");
  const longer = saidIn("goal.twelve_months", "450 berths");
  const stale = markPlaces(state, [GOAL, elsewhere, longer]).turns.flatMap((place) => place.stale);
  expect(stale).toEqual([{
    quote: GOAL.quote,
    by: expect.objectContaining({ about: "45" }),
  }]);
});
