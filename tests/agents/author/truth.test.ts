import { describe, expect, it } from "vitest";
import type { FeedReading } from "../../../agents/domain/feeds.ts";
import { strategicSynthesisBlocks } from "../../../agents/sections/truth/strategic_synthesis.ts";
import { BEEKEEPER } from "./beekeeper.ts";
import { CARGO_BIKES } from "./cargo_bikes.ts";
import { partsOf, sectionsOf } from "./checks.ts";
import { materialOf, NOW } from "./founders.ts";
import { QUIET } from "./quiet.ts";
import { TATAMI } from "./tatami.ts";

describe("market analysis", () => {
  it("leads with the count that decides and shows its sum", () => {
    const { headline, obstacle } = partsOf(BEEKEEPER.material).market_analysis;
    expect(headline.text).toBe("Seven of the twelve you lose stay as they are: the status quo is the rival.");
    expect(headline.marks).toContainEqual({
      kind: "inference",
      from: ["rivals.0.lost"],
      how: "7 ÷ 12 = 58%",
    });
    expect(obstacle?.text).toBe(
      "“The landlord signs for the roof and the people who want bees are the tenants”",
    );
    expect(partsOf(TATAMI.material).market_analysis.headline.text).toBe(
      "Six of the ten you lose go to フローリング: that is the rival.",
    );
  });

  it("gives alternatives a page's exact words with their source, and nothing where no page was read", () => {
    const [box, land, ...others] = partsOf(CARGO_BIKES.material).market_analysis.alternatives;
    expect(others).toEqual([]);
    expect(box).toMatchObject({
      name: "BoxBaby",
      promise: { text: "“Lease a cargo bike today”" },
      price: { text: "“From €119 a month”" },
      proof: { text: "“Over 4,000 families ride with BoxBaby.”" },
      weakness: { text: "“Our app does not support nurseries yet.”" },
      said: { text: "“BoxBaby leases by the month.”" },
      read_at: "2026-11-20T09:00:00.000Z",
    });
    expect(box?.price?.marks).toEqual([{
      kind: "source",
      url: "https://boxbaby.example/",
      label: "BoxBaby",
      read_at: "2026-11-20T09:00:00.000Z",
      quote: "From €119 a month",
    }]);
    expect(land).toMatchObject({ name: "Fietsland", promise: null, price: null, read_at: null });
  });

  it("puts the status quo first and says of it what the founder said", () => {
    const { alternatives } = partsOf(BEEKEEPER.material).market_analysis;
    expect(alternatives.map(({ kind }) => kind)).toEqual(["status_quo", "company"]);
    expect(alternatives[1]?.said?.text).toBe(
      "3 of 12 lost deals. “Three go to Urban Buzz, who send a film crew and a big sign.”",
    );
  });
});

describe("cultural opportunities", () => {
  it("finds the friction where a rival's page sells what is refused", () => {
    const { friction, headline } = partsOf(CARGO_BIKES.material).cultural_opportunities;
    expect(friction).toMatchObject({
      left: { text: "“We never take a deposit and never charge for a flat tyre.”" },
      right: { text: "“We take a deposit of €300 and charge €15 for a flat tyre.”" },
      left_held_by: "Wielwolf",
      right_held_by: "BoxBaby",
    });
    expect(headline.text).toBe("BoxBaby sells in plain words what you refuse.");
  });

  it("claims no friction and no trend where no page and no feed was read, and says so once", () => {
    const { friction, trends, headline } = partsOf(BEEKEEPER.material).cultural_opportunities;
    expect(friction).toBeNull();
    expect(trends).toEqual([]);
    expect(headline.text).toBe("No trend and no friction was read.");
  });

  it("knows the country by name, else by a currency of the prices, else not at all", () => {
    const topics = (material: typeof BEEKEEPER.material) =>
      partsOf(material).cultural_opportunities.region.map(({ topic }) => topic);
    expect(topics(CARGO_BIKES.material)).toEqual(["your ground", "holidays, Netherlands"]);
    expect(topics(BEEKEEPER.material)).toEqual(["your ground", "holidays, United Kingdom"]);
    expect(topics(QUIET.material)).toEqual([]);
  });

  it("claims a trend of the trade with both dated sources", () => {
    const item = (title: string, outlet: string, day: string) => ({
      title,
      summary: "",
      link: `https://${outlet}/1`,
      published_at: `${day}T08:00:00.000Z`,
      outlet,
    });
    const feed: FeedReading = {
      url: "https://feed.example/",
      label: "feed.example",
      region: "GB",
      read_at: NOW.toISOString(),
      failure: null,
      items: [
        item("Bees and hives double on the roofs of Wales", "walesdaily.example", "2026-10-01"),
        item("Landlords welcome bees and hives on Cardiff roofs", "rooftimes.example", "2026-09-12"),
        item("Football club sells its striker", "walesdaily2.example", "2026-10-02"),
      ],
    };
    const { trends } = partsOf({ ...BEEKEEPER.material, feeds: [feed] }).cultural_opportunities;
    expect(trends).toHaveLength(1);
    expect(trends[0]?.text).toContain("walesdaily.example on 1 October 2026");
    expect(trends[0]?.marks.map(({ kind }) => kind)).toEqual(["source", "source"]);
  });
});

describe("consumer insights", () => {
  it("builds the bridge of both beliefs, with the proof as its plank", () => {
    expect(partsOf(BEEKEEPER.material).consumer_insights.belief).toMatchObject({
      now: { text: "“They believe bees on a roof are decoration.”" },
      planks: [{ text: "“At Halyard 41 of 60 people have been up to the roof”" }],
      needed: {
        text: "“They would have to believe that opening a hive is the only meeting nobody skips.”",
      },
    });
  });

  it("asks for what was not said, and for what was said and not settled, with the cheapest test", () => {
    const { unknowns, trigger } = partsOf(QUIET.material).consumer_insights;
    expect(trigger).toBeNull();
    expect(unknowns[0]).toMatchObject({
      what: "“when they move I suppose, not sure”: Is “when they move” what sets them off?",
      field: "customer.trigger_barrier",
    });
    // What the founder has said already is settled by saying it again.
    expect(unknowns[0]?.test).toBe("");
    expect(unknowns.slice(1).every(({ test }) => test.length > 10)).toBe(true);
  });
});

describe("strategic synthesis", () => {
  it("is headed by the founder's own sentence, and prints it whole where the headline cannot hold it", () => {
    const { headline, policy } = partsOf(BEEKEEPER.material).strategic_synthesis;
    expect(headline.text).toBe("We sell the landlord a building that people do not leave");
    expect(policy?.text).toMatch(/^The tenants want .* people do not leave$/);
    const [, , , synthesis] = sectionsOf(BEEKEEPER.material);
    expect(JSON.stringify(synthesis?.blocks)).toContain(
      "we sell the landlord a building that people do not leave",
    );
  });

  it("acts by the founder's own steps, and fits best whom they want more of, once both are confirmed", () => {
    const { sheet } = BEEKEEPER.material;
    const inState = (state: "read" | "confirmed") => {
      const as = <Each extends { state: string }>(fact: Each) => ({ ...fact, state });
      const { customers, trigger } = sheet.facts;
      const next = customers.slice(0, 1).map((fact) => ({
        ...fact,
        text: "Swansea",
        quote: "Swansea by May",
      }));
      const facts = {
        ...sheet.facts,
        next: next.map(as),
        customers: customers.map((each, at) => ({ ...as(each), wanted: at === 1 })),
        trigger: trigger && as(trigger),
      };
      return partsOf({ ...BEEKEEPER.material, sheet: { ...sheet, facts } }).strategic_synthesis;
    };
    expect([inState("read").actions, inState("read").positioning.best_fit]).toEqual([[], null]);
    const { actions, positioning } = inState("confirmed");
    expect(actions.map(({ what, by }) => [what.text, by])).toEqual([["“Swansea”.", null]]);
    // What sets them off is too long to stand there whole.
    expect(positioning.best_fit?.text).toBe(`“${sheet.facts.customers[1]?.text}”`);
  });

  it("has the founder's reason for each trade-off that was decided, no price that fits everybody, and counts those that stand open", () => {
    const { tradeoffs, unknowns } = partsOf(BEEKEEPER.material).strategic_synthesis;
    expect(tradeoffs.map(({ id, side, reason }) => [id, side, reason?.text])).toEqual([
      ["explore_exploit", "b", "“Cardiff first, Bristol can wait”"],
      ["short_long", "b", undefined],
      ["differentiate_cost", "a", "“honey is cheap, a colleague is not”"],
    ]);
    expect(tradeoffs.map(({ gives_up }) => gives_up)).toEqual(["", "", ""]);
    const printed = JSON.stringify(strategicSynthesisBlocks(partsOf(BEEKEEPER.material).strategic_synthesis));
    expect(printed).toContain("honey is cheap");
    expect(printed).not.toContain("Costs:");
    expect(unknowns.map(({ what }) => what)).toContain("4 of the seven trade-offs stand open.");
  });

  it("gives one reason to one trade-off where it was said for several", () => {
    const reason = "stay small, stay dear";
    const decisions = {
      explore_exploit: { side: "b", turn: "t", reason },
      differentiate_cost: { side: "a", turn: "t", reason },
    } as const;
    const { tradeoffs } =
      partsOf(materialOf({ company: "Pell", facts: {} }, { decisions })).strategic_synthesis;
    expect(tradeoffs.map((each) => each.reason?.text ?? null)).toEqual(["“stay small, stay dear”", null]);
  });

  it("swaps each leading sentence against the rival's page", () => {
    const verdicts = partsOf(CARGO_BIKES.material).strategic_synthesis.swap.map(({ sentence, verdict }) => [
      sentence.text.slice(0, 20),
      verdict,
    ]);
    expect(verdicts).toContainEqual(["Insurance and repair", "shared"]);
    expect(verdicts).toContainEqual(["We never take a depo", "close"]);
    expect(verdicts).toContainEqual(["Every bike carries s", "only_us"]);
    expect(partsOf(TATAMI.material).strategic_synthesis.swap).toEqual([]);
  });

  it("does not call empty words what only they do", () => {
    expect(partsOf(QUIET.material).strategic_synthesis.only_we).toBeNull();
  });
});

describe("what rules cannot know", () => {
  it("is left out: category, job, archetype, map, territories, actions, statement", () => {
    const { market_analysis, consumer_insights, strategic_synthesis } = partsOf(BEEKEEPER.material);
    expect([market_analysis.category, market_analysis.map]).toEqual([null, null]);
    expect([consumer_insights.job, consumer_insights.situation, consumer_insights.archetype]).toEqual([
      null,
      null,
      null,
    ]);
    expect([strategic_synthesis.statement, strategic_synthesis.actions, strategic_synthesis.territories])
      .toEqual([null, [], []]);
  });

  it("prints an open contradiction once, on the page of its first side, with both sides", () => {
    const { brand_identity, consumer_insights } = partsOf(CARGO_BIKES.material);
    expect(brand_identity.unknowns[0]).toMatchObject({
      what: "Do you rent to tourists by the day?",
      options: [{ text: "“We do not rent by the hour to tourists”." }, { text: "“Tourists”." }],
    });
    expect(consumer_insights.unknowns.map(({ what }) => what)).not.toContain(
      "Do you rent to tourists by the day?",
    );
  });

  it("says for a founder without a word what is missing, and throws nothing", () => {
    const parts = partsOf(materialOf({ company: "Nameless", facts: {} }));
    for (const part of Object.values(parts)) {
      expect(part.headline.text).not.toBe("");
      expect(part.unknowns.length).toBeGreaterThan(0);
    }
  });
});
