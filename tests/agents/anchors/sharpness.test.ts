import { describe, expect, it } from "vitest";
import { sectionMarkdown } from "../../../agents/sections/markdown.ts";
import { openingSaid } from "../../../agents/anchors/words/answers.ts";
import { rivalNames } from "../../../agents/anchors/words/rivals.ts";
import { frictionOf } from "../../../agents/anchors/truth/friction.ts";
import type { Block, Section, SectionId } from "../../../agents/domain/anchors.ts";
import type { Foundation } from "../../../agents/strategy/foundation.ts";
import type { FieldId } from "../../../agents/domain/fields.ts";
import type { JourneyState } from "../../../agents/domain/journey.ts";
import { wordCount } from "../../../agents/text/text.ts";
import { buildFoundation } from "../../../agents/foundation.ts";
import { ownWords } from "../../../agents/ledger/texts.ts";
import { assumedState, caseState, NOW } from "../../helpers/case_state.ts";

function build(state: JourneyState): Foundation {
  return buildFoundation({ state, anchors: {}, now: NOW, version: 1, mind: "Built-in strategist" });
}

function sectionOf(foundation: Foundation, id: SectionId): Section {
  const found = Object.values(foundation.anchors).flatMap(({ sections }) => sections)
    .find((section) => section.id === id);
  if (found === undefined) throw new Error(`No section ${id}`);
  return found;
}

function tableOf(section: Section, title: string): Extract<Block, { kind: "table" }> {
  const found = section.blocks.find((block) => block.kind === "table" && block.title === title);
  if (found?.kind !== "table") throw new Error(`No table ${title}`);
  return found;
}

function answering(state: JourneyState, field: FieldId, text: string): JourneyState {
  state.fields[field] = {
    ...state.fields[field],
    status: "confirmed",
    answers: [{ turn: `t-${field}`, text, thin: false }],
  };
  return state;
}

describe("the zone of friction", () => {
  it("sets the founder's side against the page that does what the founder said of that rival", () => {
    const friction = frictionOf(caseState("ovenline"));
    expect(friction?.page.label).toBe("Côdea Azul");
    expect(friction?.sentence).toContain("same loaf");
    expect(friction?.link?.quote).toContain("they need the same loaf in four shops");
  });

  it("is none where no page collides with what the founder holds", () => {
    const state = caseState("ovenline");
    expect(frictionOf({ ...state, pages: [] })).toBeNull();
  });
});

describe.each(["tidewatch", "ovenline"])("the first anchors of %s", (name) => {
  const foundation = build(caseState(name));

  it("print no quote twice as two lines of one table, and say what a value costs in the founder's words", () => {
    const values = tableOf(sectionOf(foundation, "brand_identity"), "Values as behaviour");
    const costs = values.rows.map((row) => row.cells[1]);
    expect(costs.some((cost) => cost?.includes("“"))).toBe(true);
    const moments = tableOf(sectionOf(foundation, "voice_guidelines"), "Eight moments").rows
      .map((row) => row.cells[2] ?? "").filter((line) => line.includes("“"));
    expect(new Set(moments).size).toBe(moments.length);
  });

  it("give each action the founder as owner, never the name of a test, with a day", () => {
    const { rows } = tableOf(sectionOf(foundation, "strategic_synthesis"), "Actions");
    expect(rows.length).toBeGreaterThan(2);
    for (const { cells } of rows) {
      expect(cells[1]).toBe("founder");
      expect(cells[2]).toMatch(/^\d{1,2} \p{L}+ 20\d\d$/u);
    }
  });

  it("speak pitches that fit their time, each part introduced by a few words of ours", () => {
    const { rows } = tableOf(sectionOf(foundation, "strategic_messaging"), "Three pitches");
    for (const { cells } of rows) {
      const seconds = Number(cells[0]?.split(" ")[0]);
      expect(wordCount(cells[1] ?? "")).toBeLessThanOrEqual((seconds * 150) / 60);
    }
    expect(ownWords(rows[1]?.cells[1] ?? "")).toContain("Only here:");
  });

  it("say what would raise each section as a sentence", () => {
    for (const section of Object.values(foundation.anchors).flatMap(({ sections }) => sections)) {
      expect(section.confidence.raised_by, section.id).toMatch(/^Raised by .+[.?]$/u);
      expect(sectionMarkdown(section)).not.toContain("% of % of");
    }
  });
});

describe("what two answers say together", () => {
  it("puts a goal beside the pace that does not reach it, and a share beside those who came later", () => {
    const { contradictions } = build(caseState("tidewatch"));
    const pace = contradictions.find(({ id }) => id === "goal:pace");
    expect(pace?.question).toContain("36");
    expect(pace?.question).toContain("45");
    expect(contradictions.map(({ id }) => id)).toContain("proof:base");
  });

  it("is silent where the pace arrives", () => {
    const state = caseState("tidewatch");
    answering(state, "goal.twelve_months", "25 marinas by 31 December 2027.");
    expect(build(state).contradictions.map(({ id }) => id)).not.toContain("goal:pace");
  });
});

describe("rivals without a page", () => {
  it("are known from a row of names, and a common word is none", () => {
    const state = answering(assumedState(), "market.rivals", "Shurgard, Storemates, and the back of a van.");
    expect(rivalNames(state)).toEqual(["Shurgard", "Storemates"]);
    answering(state, "market.rivals", "Atomik, Danish, stickers on the pontoon, free for the harbour.");
    expect(rivalNames(state)).toEqual(["Atomik"]);
    answering(state, "market.rivals", "Atomik. Tape.");
    answering(state, "market.alternative", "They would tape the edges.");
    expect(rivalNames(state)).toEqual(["Atomik"]);
  });
});

describe("how an answer opens", () => {
  it("takes in what stands behind a bare first sentence, on the same line only", () => {
    const state = answering(assumedState(), "offering.what", "I sell days. £1,150 each. No report.");
    expect(openingSaid(state, "offering.what", 20)?.quote).toBe("I sell days. £1,150 each.");
    answering(state, "offering.what", "I sell days.\n£1,150 each.");
    expect(openingSaid(state, "offering.what", 20)?.quote).toBe("I sell days.");
  });
});
