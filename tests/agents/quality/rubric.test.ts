import { describe, expect, it } from "vitest";
import type { Section } from "../../../agents/domain/anchors.ts";
import type { Foundation } from "../../../agents/domain/foundation.ts";
import type { JourneyState } from "../../../agents/domain/journey.ts";
import { buildFoundation } from "../../../agents/foundation.ts";
import { judge } from "../../../agents/quality/rubric.ts";
import { caseState, NOW } from "../../helpers/case_state.ts";

function build(state: JourneyState): Foundation {
  return buildFoundation({ state, anchors: {}, now: NOW, version: 1, mind: "Built-in strategist" });
}

function failing(foundation: Foundation, state: JourneyState): number[] {
  return judge(foundation, state).filter((result) => !result.passed).map((result) => result.item);
}

/** A sound foundation with one of its sections replaced. */
function withSection(
  id: Section["id"],
  change: (section: Section) => Section,
): { state: JourneyState; foundation: Foundation } {
  const state = caseState("ovenline");
  const foundation = build(state);
  const anchors = Object.fromEntries(
    Object.entries(foundation.anchors).map(([type, anchor]) => [type, {
      ...anchor,
      sections: anchor.sections.map((section) => section.id === id ? change(section) : section),
    }]),
  ) as Foundation["anchors"];
  return { state, foundation: { ...foundation, anchors } };
}

function saying(section: Section, text: string): Section {
  const marks = section.headline.marks;
  return {
    ...section,
    written_by: "model",
    blocks: [...section.blocks, { kind: "paragraph", claims: [{ text, marks }] }],
  };
}

describe("the rubric", () => {
  it("passes a founder who answered fully", () => {
    const state = caseState("ovenline");
    expect(judge(build(state), state).filter((result) => !result.passed)).toEqual([]);
  });

  it("says in words why something passes or fails", () => {
    const state = caseState("ovenline");
    for (const result of judge(build(state), state)) expect(result.words.length).toBeGreaterThan(3);
  });
});

describe("ten bad foundations, each failing for its own reason", () => {
  it("incomplete: a section without content", () => {
    const { state, foundation } = withSection("market_analysis", (section) => ({ ...section, blocks: [] }));
    expect(failing(foundation, state)).toContain(1);
  });

  it("untyped: a sentence that rests on nothing", () => {
    const { state, foundation } = withSection("market_analysis", (section) => ({
      ...section,
      blocks: [...section.blocks, {
        kind: "paragraph",
        claims: [{ text: "Everybody likes bread.", marks: [] }],
      }],
    }));
    expect(failing(foundation, state)).toEqual([2]);
  });

  it("misquoting: words nobody said between quotation marks", () => {
    const { state, foundation } = withSection(
      "consumer_insights",
      (section) => saying(section, "They say: “bread is life”."),
    );
    expect(failing(foundation, state)).toEqual([3]);
  });

  it("inventing a rival", () => {
    const { state, foundation } = withSection(
      "market_analysis",
      (section) => saying(section, "The strongest rival is Padaria Ribeiro."),
    );
    expect(failing(foundation, state)).toEqual([4]);
  });

  it("inventing a number", () => {
    const { state, foundation } = withSection(
      "market_analysis",
      (section) => saying(section, "The market is worth €77,400,000."),
    );
    expect(failing(foundation, state)).toEqual([4]);
  });

  it("contradicting itself: a corrected number still printed", () => {
    const { state, foundation } = withSection(
      "brand_identity",
      (section) => saying(section, "It began so: “Opened 12 March 2022 in Bonfim, Porto.”"),
    );
    state.corrections.push({
      turn: "turn-x",
      field: "company.stage_region",
      from: "2022",
      to: "2021",
      quote: "It was 2021",
      stale: [],
    });
    expect(failing(foundation, state)).toContain(5);
  });

  it("on both sides of everything: no trade-off chosen", () => {
    const state = caseState("ovenline");
    state.decisions = {};
    expect(failing(build(state), state)).toContain(8);
  });

  it("for everybody: nobody is turned away", () => {
    const state = caseState("ovenline");
    state.fields["customer.not_for"].answers = [{ turn: "t", text: "Bread is for everybody.", thin: false }];
    expect(failing(build(state), state)).toContain(9);
  });

  it("generic: values that nobody would reverse", () => {
    const state = caseState("ovenline");
    state.fields["identity.values"].answers = [{
      turn: "t",
      text: "Quality, passion. Great service, honesty.",
      thin: false,
    }];
    expect(failing(build(state), state)).toContain(11);
  });

  it("hollow: a headline that any company could print", () => {
    const { state, foundation } = withSection("brand_identity", (section) => ({
      ...section,
      headline: { ...section.headline, text: "We empower people with innovative and seamless experiences." },
    }));
    expect(failing(foundation, state)).toEqual([13]);
  });

  it("unfinished: a placeholder left in", () => {
    const { state, foundation } = withSection(
      "strategic_messaging",
      (section) => saying(section, "The promise: lorem ipsum."),
    );
    expect(failing(foundation, state)).toContain(19);
  });
});
