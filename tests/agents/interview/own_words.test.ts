import { describe, expect, it } from "vitest";
import { wordCount } from "../../../agents/text/text.ts";
import { candidatesFor } from "../../../agents/interview/read_back/candidates.ts";
import { customerNoun } from "../../../agents/interview/asking/customers.ts";
import { tradeoffLines } from "../../../agents/interview/tradeoffs/lines.ts";
import { rivalsOf } from "../../../agents/interview/language/weave.ts";
import { journeyWith } from "../../helpers/founders.ts";
import { NOW } from "./player.ts";

describe("a founder's word for those who buy", () => {
  it("is taken where it is counted, paying, or named as served", () => {
    expect(customerNoun(journeyWith({ "company.stage_region": "23 paying moorings in Hoorn." }))).toBe(
      "moorings",
    );
    expect(customerNoun(journeyWith({ "company.stage_region": "61 homes in Ohio." }))).toBe("homes");
    expect(customerNoun(journeyWith({ "offering.what": "Shift plans for independent care homes." }))).toBe(
      "homes",
    );
  });

  it("is not guessed from things that are sold, nor where it says no more than customers", () => {
    expect(
      customerNoun(
        journeyWith({ "company.stage_region": "90 repairs a month", "goal.twelve_months": "150 repairs" }),
      ),
    )
      .toBeNull();
    expect(customerNoun(journeyWith({ "company.stage_region": "12 customers in Gent" }))).toBeNull();
    expect(customerNoun(journeyWith({ "offering.what": "Bread for busy mornings" }))).toBeNull();
  });
});

describe("a rival's name", () => {
  it("keeps the small words it begins with", () => {
    const state = journeyWith({
      "market.alternative": "Paper. Some would go to When I Work.",
      "market.rivals": "Paper first. Then When I Work, cheap but built for cafes.",
    });
    expect(rivalsOf(state)).toEqual(["When I Work"]);
  });

  it("is no tool that everybody has", () => {
    const state = journeyWith({
      "market.alternative": "They use Excel.",
      "market.rivals": "First Excel, then nothing.",
    });
    expect(rivalsOf(state)).toEqual([]);
  });
});

describe("the sides of the seven lines", () => {
  it("are put in the founder's words where those are certain", () => {
    const state = journeyWith({
      "offering.what": "The manager drags shifts for care homes.",
      "company.stage_region": "61 homes in Ohio and Indiana, 5 of us in Columbus.",
      "goal.twelve_months": "120 homes by 30 September 2027.",
      "market.alternative": "A whiteboard in the kitchen.",
    });
    const sides = Object.fromEntries(tradeoffLines(state).map(({ id, a, b }) => [id, [a, b]]));
    expect(sides.explore_exploit).toEqual([
      "Explore: beyond Ohio and Indiana",
      "Exploit: more of it",
    ]);
    expect(sides.centralise_let_go).toEqual([
      "Centralise: one way for all homes",
      "Let go: each its own",
    ]);
    expect(sides.radical_incremental?.[0]).toBe("Radical: the whiteboard goes on day one");
    expect(sides.automate_augment?.[1]).toBe("Augment: the manager decides");
  });

  it("keep their fixed labels where nothing is certain", () => {
    expect(tradeoffLines(journeyWith({}))[0]).toEqual({
      id: "explore_exploit",
      a: "Explore new ground",
      b: "Exploit the ground you hold",
    });
  });
});

describe("the sentences offered for an anchor", () => {
  const state = journeyWith({
    "market.obstacle": "Managers don't have twenty quiet minutes.",
    "customer.trigger_barrier":
      "A scheduler quits. What stops them is the fear that older aides won't use it.",
    "difference.only": "When I Work won't do that for $4. We type in the first four weeks from a photo.",
    "customer.belief":
      "They think it means an app. They need to believe a text message is enough, and it is.",
    "identity.contrast":
      "Amazon. I admire the speed of it. I'd never become a place where a screen tells people to hurry.",
    "evolution.bet": "Metric: homes that fill a shift. Target 80% by June. Under 60% and we drop self setup.",
  });

  it("come from what was read, and never from what a rival is said to do", () => {
    const texts = candidatesFor("truth", state, NOW).map(({ text }) => text).join("\n");
    expect(texts).toContain("“Managers don't have twenty quiet minutes”");
    expect(texts).not.toContain("When I Work");
    expect(candidatesFor("expression", state, NOW).map(({ text }) => text).join("\n"))
      .toContain("I'd never become a place where a screen tells people to hurry");
  });

  it("have at most 24 words each", () => {
    for (const anchor of ["truth", "expression", "attention", "evolution"] as const) {
      for (const { text } of candidatesFor(anchor, state, NOW)) {
        expect(wordCount(text)).toBeLessThanOrEqual(24);
      }
    }
  });
});
