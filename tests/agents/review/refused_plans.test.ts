import { describe, expect, it } from "vitest";
import { emptyFacts } from "../../../agents/domain/empty_facts.ts";
import type { FactSheet } from "../../../agents/domain/facts.ts";
import { withoutRefusedPlans } from "../../../agents/review/contradictions/refused_plans.ts";
import type { FactConflict } from "../../../agents/strategy/material.ts";
import { evidence, text } from "./ground.ts";

const REFUSAL = evidence("identity.values", "We never discount");
const PLANNED = evidence("launch.moment", "In May, with 40% off for the first hundred.");

function conflict(more: Partial<FactConflict> = {}): FactConflict {
  return {
    id: "discount",
    a: REFUSAL,
    b: PLANNED,
    question: "Which?",
    weight: 5,
    settled: null,
    binding: "a",
    ...more,
  };
}

function sheet(): FactSheet {
  const moment = {
    ...evidence("launch.moment", "Schools plan in May. In May, with 40% off for the first hundred."),
    text: "Schools plan in May. In May, with 40% off for the first hundred.",
    on: "2027-05-01",
    season: "May",
  };
  return {
    facts: {
      ...emptyFacts(),
      moment,
      next: [text("evolution.next", "40% off for schools"), text("evolution.next", "a second van")],
    },
    unclear: [],
  };
}

function kept(side: "first" | "second" | "both" | "neither" | "unknown") {
  return conflict({ settled: { turn: "t", quote: "so", kept: side } });
}

describe("what plans are made from", () => {
  it("has no words of the moment that a refusal stands against, and keeps its day", () => {
    for (const each of [conflict(), kept("first"), kept("neither"), kept("unknown")]) {
      expect(withoutRefusedPlans(sheet(), [each]).facts.moment).toMatchObject({
        text: "Schools plan in May.",
        on: "2027-05-01",
      });
    }
  });

  it("has all of them where the founder let the plan hold, or both", () => {
    for (const each of [kept("second"), kept("both")]) {
      expect(withoutRefusedPlans(sheet(), [each]).facts).toEqual(sheet().facts);
    }
  });

  it("has no step against a refusal, and every other one", () => {
    const step = conflict({ b: evidence("evolution.next", "In autumn 40% off for schools.") });
    expect(withoutRefusedPlans(sheet(), [step]).facts.next.map((each) => each.text)).toEqual([
      "a second van",
    ]);
  });

  it("keeps a goal that stands against a limit", () => {
    const limit = conflict({ id: "goal:limit", b: PLANNED });
    expect(withoutRefusedPlans(sheet(), [limit]).facts).toEqual(sheet().facts);
  });

  it("has a bet in its number alone where its words gave way to others", () => {
    const words =
      "If it is not 400 sessions a month by 31 August 2027, I sell the oven and close on Wednesdays";
    const bet = {
      ...evidence("evolution.bet", words),
      metric: "sessions a month",
      target: 400,
      by: "2027-08-31",
      reverses: text("evolution.bet", words),
    };
    const open = { facts: { ...emptyFacts(), bet }, unclear: [] };
    const closedDay = {
      id: "closed-day",
      a: evidence("identity.values", "Wednesdays are for mourners"),
      b: bet,
    };
    const { binding: _, ...settled } = kept("neither");
    expect(withoutRefusedPlans(open, [{ ...settled, ...closedDay }]).facts.bet).toMatchObject({
      quote: "400 sessions a month by 31 August 2027",
      target: 400,
      by: "2027-08-31",
      reverses: null,
    });
    expect(withoutRefusedPlans(open, [{ ...kept("second"), ...closedDay }]).facts.bet).toEqual(bet);
  });
});
