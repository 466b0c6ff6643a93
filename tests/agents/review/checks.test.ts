import { describe, expect, it } from "vitest";
import { buildFoundation } from "../../../agents/foundation.ts";
import type { Section } from "../../../agents/domain/anchors.ts";
import type { JourneyState } from "../../../agents/domain/journey.ts";
import { check } from "../../../agents/review/checks.ts";
import type { Foundation } from "../../../agents/strategy/foundation.ts";
import { goldenFounder, SPOKEN } from "../../golden/founders.ts";
import { caseState, NOW } from "../../helpers/case_state.ts";
import { inventedFounder } from "../../helpers/founders.ts";

const state = caseState("tidewatch");
const good = foundationOf(state);

function foundationOf(journey: JourneyState): Foundation {
  return buildFoundation({
    state: journey,
    anchors: {},
    now: NOW,
    version: 1,
    mind: "Built-in strategist",
  });
}

function failedItems(foundation: Foundation, of: JourneyState = state): number[] {
  return check(foundation, of).filter(({ passed }) => !passed).map(({ item }) => item);
}

/** The foundation with its first section changed. */
function withSection(change: (section: Section) => Section): Foundation {
  const { truth } = good.anchors;
  const sections = truth.sections.map((section, at) => at === 0 ? change(section) : section);
  return { ...good, anchors: { ...good.anchors, truth: { ...truth, sections } } };
}

function withHeadline(text: string): Foundation {
  return withSection((section) => ({ ...section, headline: { ...section.headline, text } }));
}

function withStrategy(
  change: (strategy: Foundation["strategy"]) => Partial<Foundation["strategy"]>,
): Foundation {
  return { ...good, strategy: { ...good.strategy, ...change(good.strategy) } };
}

describe("the checks of a foundation", () => {
  it("fail nothing that a founder who answered fully was handed", () => {
    expect(failedItems(good)).toEqual([]);
  });

  const { facts } = good.sheet;
  const withFacts = (changed: Partial<typeof facts>): Foundation => ({
    ...good,
    sheet: { ...good.sheet, facts: { ...facts, ...changed } },
  });
  const bad: [string, number, () => Foundation][] = [
    [
      "a sentence that rests on nothing",
      2,
      () => withSection((section) => ({ ...section, headline: { ...section.headline, marks: [] } })),
    ],
    [
      "a quote that nobody said",
      3,
      () => withHeadline("They say: “we would sell our mothers for a berth plan”."),
    ],
    ["a number from nowhere in a model's sentence", 4, () =>
      withSection((section) => ({
        ...section,
        written_by: "model",
        headline: {
          text: "The market holds 98,765 marinas.",
          marks: section.headline.marks.filter(({ kind }) => kind === "said"),
        },
      }))],
    ["a contradiction that stands open", 5, () => {
      const { obstacle: a, barrier: b } = facts;
      if (a === null || b === null) throw new Error("Expect both facts");
      return {
        ...good,
        conflicts: [{ id: "made-up", a, b, question: "Which one holds?", weight: 1, settled: null }],
      };
    }],
    ["hollow words in a headline", 13, () => withHeadline("A seamless, innovative solution.")],
    ["a trade-off without a side", 8, () => ({ ...good, decisions: {} })],
    ["one audience that is refused", 9, () => withFacts({ not_for: facts.not_for.slice(0, 1) })],
    ["no obstacle", 10, () => withFacts({ obstacle: null })],
    [
      "a thin obstacle",
      10,
      () => withFacts({ obstacle: facts.obstacle && { ...facts.obstacle, thin: true } }),
    ],
    ["more hours than there are", 18, () => ({
      ...good,
      calendar: good.calendar.map((entry) => ({ ...entry, minutes: 24 * 60 })),
    })],
    ["steps that nobody owns", 17, () =>
      withStrategy(({ launch_tactics }) => ({
        launch_tactics: {
          ...launch_tactics,
          plan: launch_tactics.plan.map((step) => ({ ...step, owner: "" })),
        },
      }))],
    ["a placeholder", 19, () => withHeadline("[Company name] is for harbour masters.")],
    ["an unknown without a test", 19, () => ({
      ...good,
      unknowns: good.unknowns.map((each) => ({ ...each, test: "" })),
    })],
    ["sentences that a rival prints too", 7, () =>
      withStrategy(({ strategic_synthesis }) => ({
        strategic_synthesis: {
          ...strategic_synthesis,
          swap: strategic_synthesis.swap.map((each) => ({ ...each, verdict: "shared" as const })),
        },
      }))],
  ];
  for (const [name, item, make] of bad) {
    it(`find ${name}`, () => {
      const failed = check(make(), state).filter(({ passed }) => !passed);
      expect(failed.map((line) => line.item)).toContain(item);
      for (const line of failed) expect(line.mend).not.toBe(null);
    });
  }

  it.each([
    ["pemberton", "four old clients"],
    ["surcos", "1.200 €"],
    ["slyszne", "14 000 zł"],
    ["nothingyet", "a currency's letters, GH₵"],
    ["ironbark", "the words of our own test"],
  ])("take nothing for invented that %s said in another form: %s", (name) => {
    const of = inventedFounder(name);
    const line = check(foundationOf(of), of).find(({ item }) => item === 4);
    expect(line).toMatchObject({ passed: true });
  });

  it.each(SPOKEN)(
    "find every quote and every name of %s, who types as people do, where it was said",
    async (name) => {
      const { state: of } = await goldenFounder(name);
      const lines = check(foundationOf(of), of).filter(({ item }) => item === 3 || item === 4);
      expect(lines.filter(({ passed }) => !passed)).toEqual([]);
    },
  );

  it("find an answer that is needed and open", () => {
    const open = structuredClone(state);
    open.fields["market.obstacle"].status = "heard";
    const [line] = check(good, open);
    expect(line).toMatchObject({ item: 1, passed: false });
  });

  it("look at documents only where some were made, and count their pages", () => {
    expect(check(good, state).map(({ item }) => item)).not.toContain(20);
    const made = (pages: number) => check(good, state, [{ kind: "brand_strategy", pages }]).at(-1);
    expect(made(17)).toMatchObject({ item: 20, passed: true });
    expect(made(9)).toMatchObject({ item: 20, passed: false, says: "A document has 9 pages" });
  });
});
