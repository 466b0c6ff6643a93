import { describe, expect, it } from "vitest";
import { forcesList } from "../../../agents/anchors/truth/forces.ts";
import { marketAnalysis } from "../../../agents/anchors/truth/market_analysis.ts";
import type { JourneyState } from "../../../agents/domain/journey.ts";
import { faultsIn } from "../../../agents/ledger/gates.ts";
import { caseState, NOW } from "../../helpers/case_state.ts";
import { founderWho } from "../../helpers/founders.ts";
import { readFeed, REPORTS, stateWithFeeds } from "../../helpers/trend_feeds.ts";

function forcesOf(state: JourneyState): string[] {
  const block = forcesList(state, NOW);
  return block?.kind === "list" ? block.items.map(({ text }) => text) : [];
}

describe("forces with a date", () => {
  it("begin with what two dated reports agree on, by outlet and day, marked as a source", () => {
    const state = stateWithFeeds([readFeed(REPORTS)]);
    expect(forcesOf(state)[0]).toContain("weekly.example on 2 November 2026");
    expect(faultsIn(marketAnalysis(state, NOW), state)).toEqual([]);
  });

  it("take what a rival's page dates, and say on which day it was read", () => {
    expect(forcesOf(caseState("ovenline"))).toContain(
      "Cesto Norte dates it on its own page, read on 20 November 2026: “More than 9,000 baskets delivered in 2025.”",
    );
  });

  it("take what the founder dates of others, and no plan of the founder's own", () => {
    const state = founderWho({
      "launch.moment": "The new fire rules start on 1 July 2027. I open the second kiln in May 2027.",
    });
    expect(forcesOf(state)).toEqual(["You date it yourself: “The new fire rules start on 1 July 2027.”"]);
  });

  it("leave out a page's old years and its copyright", () => {
    const state = caseState("tidewatch");
    const page = state.pages.find(({ role }) => role === "rival")!;
    page.sentences = [
      "Serving harbours since 1998, and proud of it.",
      "© 2026 Jettybase B.V., all rights reserved.",
    ];
    state.fields["launch.moment"].answers = [];
    expect(forcesOf(state)).toEqual([]);
  });

  it("are said to be none where none is found", () => {
    const state = caseState("tidewatch");
    state.fields["launch.moment"].answers = [];
    const texts = marketAnalysis(state, NOW).blocks.flatMap((block) =>
      block.kind === "paragraph" ? block.claims.map(({ text }) => text) : []
    );
    expect(texts.some((text) => text.includes("no force is dated"))).toBe(true);
    expect(forcesList(state, NOW)).toBeNull();
  });
});
