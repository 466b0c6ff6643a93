import { beforeAll, describe, expect, it } from "vitest";
import { sectionMarkdown } from "../../../agents/sections/markdown.ts";
import { bodyWords } from "../../../agents/anchors/section.ts";
import { type Section, SECTIONS } from "../../../agents/domain/anchors.ts";
import type { Foundation } from "../../../agents/strategy/foundation.ts";
import type { JourneyState } from "../../../agents/domain/journey.ts";
import { wordCount } from "../../../agents/text/text.ts";
import { buildFoundation } from "../../../agents/foundation.ts";
import { faultsIn } from "../../../agents/ledger/gates.ts";
import { judgeTheirs } from "../../../agents/review/swap.ts";
import { assumedState, caseState, NOW, readCase } from "../../helpers/case_state.ts";

function foundationOf(state: JourneyState): Foundation {
  return buildFoundation({ state, anchors: {}, now: NOW, version: 1, mind: "Built-in strategist" });
}

function sectionsOf(foundation: Foundation): Section[] {
  return Object.values(foundation.anchors).flatMap((anchor) => anchor.sections);
}

const OURS: Section["anchor"][] = ["truth", "expression"];

describe.each(["tidewatch", "ovenline"])("the foundation of %s", (name) => {
  const founder = readCase(name);
  let state: JourneyState;
  let foundation: Foundation;
  let text: string;

  beforeAll(() => {
    state = caseState(name);
    foundation = foundationOf(state);
    text = sectionsOf(foundation).map(sectionMarkdown).join("\n");
  });

  it("has every section, each with content and a headline of at most 18 words", () => {
    expect(sectionsOf(foundation).map((section) => section.id)).toEqual(Object.values(SECTIONS).flat());
    for (const section of sectionsOf(foundation)) {
      expect(section.blocks.length, section.id).toBeGreaterThan(0);
      expect(wordCount(section.headline.text), section.headline.text).toBeLessThanOrEqual(18);
    }
  });

  it("keeps bodies within 350 words and confidence between 0.05 and 1", () => {
    for (const section of sectionsOf(foundation)) {
      expect(bodyWords(section), section.id).toBeLessThanOrEqual(350);
      expect(section.confidence.score).toBeGreaterThanOrEqual(0.05);
      expect(section.confidence.score).toBeLessThanOrEqual(1);
    }
  });

  it("quotes exactly and invents no name", () => {
    const faults = sectionsOf(foundation).flatMap((section) => faultsIn(section, state));
    expect(faults.filter((fault) => fault.gate !== "numbers")).toEqual([]);
  });

  it("reckons or quotes each number of the first two anchors", () => {
    const faults = sectionsOf(foundation).filter((section) => OURS.includes(section.anchor))
      .flatMap((section) => faultsIn(section, state));
    expect(faults).toEqual([]);
  });

  it("carries at least ten of the founder's terms, and nothing that nobody said", () => {
    const kept = founder.expect.terms.filter((term) => text.toLowerCase().includes(term.toLowerCase()));
    expect(kept.length).toBeGreaterThanOrEqual(10);
    expect(founder.expect.must_not.filter((words) => text.includes(words))).toEqual([]);
  });

  it("names each rival, and takes the colours of the founder's own site", () => {
    for (const rival of founder.expect.rivals) expect(text).toContain(rival);
    const hexes = foundation.palette.map((entry) => entry.hex);
    for (const hex of founder.expect.colours) expect(hexes).toContain(hex);
  });

  it("has all numbers of the answers in the fact table, corrected ones in their new form", () => {
    const table = foundation.facts.map((fact) => fact.text).join("\n");
    const old = (founder.expect.corrected ?? []).map((each) => each.from);
    const missing = founder.expect.numbers.filter((number) =>
      !old.includes(number) && !table.includes(number)
    );
    expect(missing).toEqual([]);
    for (const value of old) expect(foundation.facts.map((fact) => fact.value)).not.toContain(value);
  });

  it("prints no value that was corrected in the first two anchors", () => {
    const ours = sectionsOf(foundation).filter((section) => OURS.includes(section.anchor)).map(
      sectionMarkdown,
    ).join("\n");
    for (const { from } of founder.expect.corrected ?? []) {
      expect(ours).not.toMatch(new RegExp(`\\b${from}\\b`));
    }
  });

  it("tells what rivals could share from what is theirs alone", () => {
    expect(founder.expect.swap).not.toEqual([]);
    for (const { rival, shared, theirs } of founder.expect.swap) {
      const page = state.pages.find((each) => each.label === rival)!;
      for (const sentence of shared) {
        expect(judgeTheirs(state, page, sentence).verdict, sentence).toBe("shared");
      }
      for (const sentence of theirs) {
        expect(judgeTheirs(state, page, sentence).verdict, sentence).toBe("theirs");
      }
    }
  });

  it("is the same for the same state and day", () => {
    expect(foundationOf(caseState(name))).toEqual(foundation);
  });
});

describe("a founder who said nothing", () => {
  it("gets every section, honest and with its open questions", () => {
    const state = assumedState("O'Brien & Søn");
    const foundation = foundationOf(state);
    for (const section of sectionsOf(foundation)) {
      expect(section.blocks.length + section.open_questions.length, section.id).toBeGreaterThan(0);
      expect(sectionMarkdown(section)).not.toBe("");
      expect(faultsIn(section, state).filter((fault) => fault.gate === "quotes")).toEqual([]);
    }
    expect(foundation.palette.map((entry) => entry.role)).toEqual([
      "primary",
      "secondary",
      "accent",
      "text",
      "background",
    ]);
    expect(foundation.facts).toEqual([]);
    expect(foundation.unknowns.length).toBeGreaterThan(10);
  });
});

describe("a founder who writes Japanese", () => {
  it("is quoted exactly in every section that their answers reach", () => {
    const state = assumedState("木の店");
    const answer = (field: keyof JourneyState["fields"], text: string) => {
      state.fields[field] = {
        ...state.fields[field],
        status: "confirmed",
        assumption: null,
        answers: [{ turn: `t-${field}`, text, thin: false }],
      };
    };
    answer("offering.what", "奈良で木の椅子を作っています。一脚は48,000円です。");
    answer("difference.only", "輸入材は使いません。山の名前を椅子に彫ります。");
    answer("customer.not_for", "安さだけの人はお断りです。急ぐ人にも向きません。");
    answer("market.obstacle", "椅子は消耗品だと思われています。");
    answer("voice.sample", "おはようございます。三脚目ができました。木曜に届けます。");
    const sections = sectionsOf(foundationOf(state));
    expect(sections.flatMap((section) => faultsIn(section, state)).filter((fault) => fault.gate === "quotes"))
      .toEqual([]);
    expect(sections.map(sectionMarkdown).join("\n")).toContain("“輸入材は使いません。”");
  });
});
