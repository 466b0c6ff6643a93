import { describe, expect, it } from "vitest";
import type { Section } from "../../../agents/domain/anchors.ts";
import type { Foundation } from "../../../agents/strategy/foundation.ts";
import type { JourneyState } from "../../../agents/domain/journey.ts";
import { buildFoundation } from "../../../agents/foundation.ts";
import { judge } from "../../../agents/review/rubric.ts";
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
    for (const result of judge(build(state), state)) expect(result.says.length).toBeGreaterThan(3);
  });
});

describe("bad foundations, each failing for its own reason", () => {
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

  it("for the wrong audience: the customer wanted again is one who is turned away", () => {
    const state = caseState("ovenline");
    state.fields["customer.last_three"].answers = [{
      turn: "t",
      text: "I would clone the cafés who want 40 croissants before 7.",
      thin: false,
    }];
    expect(failing(build(state), state)).toContain(12);
  });

  it("at two prices: offered at one and charged at another", () => {
    const state = caseState("ovenline");
    const priced = (text: string) => [{ turn: "t", text, thin: false }];
    state.fields["offering.what"].answers = priced(
      "A weekly box of sourdough bread in Porto, €14.50 a week.",
    );
    state.fields["revenue.model"].answers = priced("The box is €19 a week, charged on Sunday.");
    expect(failing(build(state), state)).toContain(12);
  });

  it("without dates: actions that nobody has to begin", () => {
    const { state, foundation } = withSection("launch_tactics", (section) => ({
      ...section,
      blocks: section.blocks.map((block) =>
        block.kind === "table" && block.columns.includes("done when")
          ? { ...block, rows: block.rows.map((row) => ({ ...row, cells: ["", ...row.cells.slice(1)] })) }
          : block
      ),
    }));
    expect(failing(foundation, state)).toEqual([17]);
  });

  it("beyond the hours that there are", () => {
    const state = caseState("ovenline");
    const foundation = build(state);
    const calendar = foundation.calendar.map((entry) => ({ ...entry, minutes: 600 }));
    expect(failing({ ...foundation, calendar }, state)).toEqual([18]);
  });

  it("loud: exclamation marks where the voice bans them", () => {
    const state = caseState("tidewatch");
    const foundation = build(state);
    const { expression } = foundation.anchors;
    const sections = expression.sections.map((section) =>
      section.id === "strategic_messaging" ? saying(section, "Ask for a day now!") : section
    );
    const anchors = { ...foundation.anchors, expression: { ...expression, sections } };
    expect(failing({ ...foundation, anchors }, state)).toEqual([16]);
  });
});

describe("documents that were made", () => {
  it("are judged by their pages, and only where there are some", () => {
    const state = caseState("ovenline");
    const foundation = build(state);
    const items = (pages: number) =>
      judge(foundation, state, [{ kind: "brand_strategy", pages }]).filter(({ item }) => item === 20);
    expect(judge(foundation, state).some(({ item }) => item === 20)).toBe(false);
    expect(items(18).map(({ passed }) => passed)).toEqual([true]);
    expect(items(9).map(({ passed }) => passed)).toEqual([false]);
  });
});

describe("a foundation", () => {
  it("keeps how it was checked, and says of each failed line what would mend it", () => {
    const state = caseState("ovenline");
    state.decisions = {};
    const { rubric = [] } = build(state);
    expect(rubric.map(({ item }) => item)).toEqual(judge(build(state), state).map(({ item }) => item));
    for (const { passed, mend } of rubric) expect(mend === null).toBe(passed);
    expect(rubric.filter(({ passed }) => !passed).map(({ item }) => item)).toEqual([8]);
  });
});
