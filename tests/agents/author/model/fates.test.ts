import { describe, expect, it } from "vitest";
import { checkedAgain, partFrom } from "../../../../agents/author/model/parts/write_part.ts";
import type { WrittenPartId } from "../../../../agents/strategy/written.ts";
import { boardClaims, tidewatchGround } from "./ground.ts";

const { ground } = tidewatchGround();
const { boards, foreign } = boardClaims(ground);

describe("whatever was answered has a fate and a reason", () => {
  function refusedIn(id: WrittenPartId, draft: unknown, asked?: string[]) {
    const { fates } = partFrom(
      { id, draft, asked, complaints: [], mended: [], writtenBy: "A model" },
      ground,
    );
    for (const { fate, reason } of fates) expect(fate === "refused" ? reason : "told").not.toBeFalsy();
    return fates.filter(({ fate }) => fate === "refused").map(({ path, gate }) => `${path}: ${gate}`);
  }

  it("also where it is not of the form that was asked for", () => {
    const draft = {
      headline: { sentence: boards.text },
      obstacle: boards,
      gaps: "none of them",
      size: [{ text: "22 are missing." }],
    };
    expect(refusedIn("market_analysis", draft)).toEqual([
      "market_analysis.headline: form",
      "market_analysis.size.0: form",
      "market_analysis.gaps: form",
    ]);
    const channels = [{ name: "paper letter", verdict: "lead", why: boards, hours_a_week: 1, signal: null }];
    expect(refusedIn("channel_strategy", { channels })).toEqual([
      "channel_strategy.channels.0.verdict: form",
      "channel_strategy.channels: adds_up",
    ]);
  });

  it("also where it falls with the row, the choice or the list that it stands in", () => {
    expect(refusedIn("market_analysis", { gaps: [{ gap: foreign, risk: boards }, { risk: boards }] }))
      .toEqual([
        "market_analysis.gaps.0.gap: numbers",
        "market_analysis.gaps.0.risk: within",
        "market_analysis.gaps.1.risk: within",
        "market_analysis.gaps.1: form",
      ]);
    const choice = { chosen: "Small boards", rejected: "71 boards", why: "They meet.", gives_up: "A name." };
    expect(refusedIn("market_analysis", { choice: { ...choice, ids: boards.ids } })).toEqual([
      "market_analysis.choice.chosen: within",
      "market_analysis.choice.rejected: numbers",
      "market_analysis.choice.why: within",
      "market_analysis.choice.gives_up: within",
    ]);
    const pillar = { name: boards, share: 30, pieces: [], serves: null };
    expect(refusedIn("content_approach", { pillars: [pillar, pillar] })).toEqual([
      "content_approach.pillars.0.name: within",
      "content_approach.pillars.1.name: within",
      "content_approach.pillars: adds_up",
    ]);
  });

  it("which names what is missing of what was asked for, and nothing that code fills", () => {
    const { ids } = boards;
    const { fates } = partFrom({
      id: "growth_strategy",
      draft: {
        headline: { ids },
        goal: { text: 45, ids },
        choice: { chosen: "Small boards", ids },
        sums: [{ text: "22 are missing." }, 22],
      },
      complaints: [],
      mended: [],
      writtenBy: "A model",
    }, ground);
    expect(Object.fromEntries(fates.map(({ path, reason }) => [path.slice(path.indexOf(".") + 1), reason])))
      .toEqual({
        headline: "It cannot do without text.",
        goal: "It is not of the form that is asked for.",
        choice: "It cannot do without rejected, why, gives_up.",
        "sums.0": "It cannot do without formula.",
        "sums.1": "It is not of the form that is asked for.",
      });
  });

  describe("and what falls is told with what", () => {
    /** What is told of the leaves that fell with something. */
    function fellIn(id: WrittenPartId, draft: unknown) {
      const { fates } = partFrom({ id, draft, complaints: [], mended: [], writtenBy: "A model" }, ground);
      return fates.filter(({ gate }) => gate === "within").map(({ path, reason }) => `${path}: ${reason}`);
    }

    it("which is what is missing, whatever is refused beside it", () => {
      const path = "strategic_messaging.against_rivals.0";
      const row = { rival: null, theirs: boards, ours: foreign, slogan: "Yes." };
      expect(fellIn("strategic_messaging", { against_rivals: [row] })).toEqual([
        `${path}.theirs: It falls with ${path}: It cannot do without rival.`,
      ]);
    });

    it("which is a leaf that it cannot do without, and none that it can", () => {
      const sides = { left: boards, right: boards, left_held_by: "boards", right_held_by: "treasurers" };
      const path = "cultural_opportunities.friction";
      const fell = fellIn("cultural_opportunities", {
        friction: { ...sides, slogan: "Yes.", coping: foreign, side: foreign, price: null },
      });
      expect(fell).toHaveLength(4);
      for (const told of fell) expect(told).toContain(`It falls with ${path}.side: The number 71 `);
    });

    it("which is what does not add up, in the row or in another one of a whole", () => {
      const pillar = (share: number) => ({ name: boards, share, pieces: [], serves: foreign });
      const path = "content_approach.pillars";
      const fell = (shares: number[]) => fellIn("content_approach", { pillars: shares.map(pillar) });
      const over = `It falls with ${path}.1: The shares of pillars come to 120 %: they share out 100 %.`;
      expect(fell([60, 60])).toEqual([`${path}.0.name: ${over}`, `${path}.1.name: ${over}`]);
      const under = `It falls with ${path}: The shares do not come to 100.`;
      expect(fell([30, 30])).toEqual([`${path}.0.name: ${under}`, `${path}.1.name: ${under}`]);
    });
  });

  it("also where nobody asked for it, or it was written twice", () => {
    const draft = { obstacle: boards, slogan: boards, unknowns: [] };
    expect(refusedIn("market_analysis", draft)).toEqual([
      "market_analysis.slogan: unasked",
    ]);
    const slide = (id: string) => ({ id, headline: boards, body: [] });
    const items = [slide("problem"), slide("ask"), slide("problem"), slide("moon")];
    expect(refusedIn("deck", { items }, ["problem", "ask"])).toEqual(["deck.2: unasked", "deck.3: unasked"]);
    // The slides follow the sections as a model has written them: the rules' own need not have this one.
    expect(refusedIn("deck", { items: [slide("encore")] }, ["encore"])).toEqual([]);
  });

  it("a leaf stands again once that with which it fell does", () => {
    const part = partFrom({
      id: "market_analysis",
      draft: { gaps: [{ gap: foreign, risk: boards }] },
      complaints: [],
      mended: [],
      writtenBy: "A model",
    }, ground);
    const draft = { gaps: [{ gap: boards, risk: boards }] };
    const path = "market_analysis.gaps.0.gap";
    const mended = checkedAgain(part, { draft, mended: { paths: [path], by: "A model" } }, ground);
    expect(mended.fates.map(({ fate }) => fate)).toEqual(["mended", "accepted"]);
  });
});
