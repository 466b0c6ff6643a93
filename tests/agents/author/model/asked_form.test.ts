import { describe, expect, it } from "vitest";
import { z } from "zod";
import { resolveSum, type Resolving } from "../../../../agents/author/model/asked/resolve_leaf.ts";
import { valueAt, withValueAt } from "../../../../agents/author/model/asked/place.ts";
import { askedFormOf } from "../../../../agents/author/model/parts/shapes.ts";
import { partFrom } from "../../../../agents/author/model/parts/write_part.ts";
import type { WrittenPartId } from "../../../../agents/strategy/written.ts";
import { partsOfRound } from "../../../../agents/author/model/steps/plan.ts";
import { boardClaims, idOf, tidewatchGround } from "./ground.ts";

const PARTS: WrittenPartId[] = (["truth", "expression", "attention", "evolution", "end"] as const).flatMap(
  partsOfRound,
);

describe.each(PARTS)("%s as it is asked for", (id) => {
  const schema = JSON.stringify(z.toJSONSchema(askedFormOf(id)));

  it("asks for ids and never for marks", () => {
    expect(schema).toContain('"ids"');
    expect(schema).not.toMatch(/"marks"|"quote"|"picture_marks"|"turn"/);
  });

  it("is told a form once", () => {
    expect(schema.match(/ids of the dossier/g)?.length).toBeLessThanOrEqual(2);
  });

  it("asks for nothing that code fills", () => {
    expect(schema).not.toMatch(
      /"unknowns"|"palette"|"swap"|"trends"|"contrast"|"read_at"|"minutes"|"formula","value"/,
    );
  });
});

const { ground } = tidewatchGround();
const { boards, foreign } = boardClaims(ground);

function written(id: WrittenPartId, draft: unknown) {
  const part = partFrom({ id, draft, complaints: [], mended: [], writtenBy: "A model" }, ground);
  return { part, at: (path: string) => valueAt(part.leaves, path.split(".")) };
}

describe("an answer", () => {
  it("gets the exact words of its ids as marks, and is an inference from them where the words are a model's", () => {
    expect(written("market_analysis", { obstacle: boards }).at("obstacle")).toEqual({
      text: boards.text,
      marks: [{
        kind: "said",
        turn: "turn-market.obstacle",
        field: "market.obstacle",
        quote: "So the one thing in the way is that nobody's job gets better on the day they vote yes.",
      }, { kind: "inference", from: ["market.obstacle"] }],
    });
  });

  it("loses one leaf at a time", () => {
    const { part, at } = written("market_analysis", {
      headline: foreign,
      obstacle: boards,
      conventions: { keep: [foreign, boards], break: [] },
      gaps: [{ gap: foreign, risk: null }, { gap: boards, risk: foreign }],
    });
    expect(at("headline")).toBeUndefined();
    expect(at("conventions.keep")).toHaveLength(1);
    expect(at("gaps")).toEqual([{ gap: at("obstacle"), risk: null }]);
    expect(part.fates.filter(({ fate }) => fate === "refused").map(({ path, gate }) => [path, gate])).toEqual(
      [
        ["market_analysis.headline", "numbers"],
        ["market_analysis.conventions.keep.0", "numbers"],
        ["market_analysis.gaps.0.gap", "numbers"],
        ["market_analysis.gaps.1.risk", "numbers"],
      ],
    );
  });

  it("shows a result below one as the sentence tells it, and in per cent where it tells none", () => {
    const of = (text: string) => ({ text, operands: ["goal.target", "goal.baseline"], formula: "23 ÷ 45" });
    const { at } = written("growth_strategy", {
      sums: [of("That is 0.5 of the goal."), of("About half of the goal is there.")],
    });
    expect(at("sums")).toMatchObject([
      { marks: expect.arrayContaining([expect.objectContaining({ how: "23 ÷ 45 = 0.5" })]) },
      { marks: expect.arrayContaining([expect.objectContaining({ how: "23 ÷ 45 = 51.1%" })]) },
    ]);
  });

  it("keeps a row without the day or number that does not add up", () => {
    const { at, part } = written("evolution_milestones", {
      gates: [{ gate: boards, on: "2027-09-14", if_lost: null }, {
        gate: boards,
        on: "14 September",
        if_lost: null,
      }],
      milestones: [
        { horizon: "now", what: boards, by: "2027-06-30", done_when: "a yes", owner: null, after: null },
        {
          horizon: "now",
          what: boards,
          by: "2027-03-01",
          done_when: null,
          owner: null,
          after: "the board votes",
        },
        { horizon: "now", what: boards, by: "2027-03-01", done_when: null, owner: null, after: "the letter" },
      ],
    });
    expect(at("gates")).toMatchObject([{ on: null }, { on: null }]);
    expect(at("milestones")).toMatchObject([{ by: "2027-06-30" }, { by: null }, { by: "2027-03-01" }]);
    expect(part.fates.filter(({ fate }) => fate === "refused").map(({ path, gate }) => [path, gate])).toEqual(
      [
        ["evolution_milestones.milestones.1.by", "adds_up"],
        ["evolution_milestones.gates.0.on", "adds_up"],
        ["evolution_milestones.gates.1.on", "form"],
      ],
    );
  });

  it("keeps a choice without its reason or its price, and none without its sides", () => {
    const choice = {
      chosen: "Small boards",
      rejected: "Large ones",
      why: "They meet.",
      gives_up: "A name.",
      ids: boards.ids,
    };
    const choiceWith = (change: Partial<typeof choice>) =>
      written("market_analysis", { choice: { ...choice, ...change } }).at("choice");
    expect(choiceWith({ gives_up: "71 boards." })).toMatchObject({
      chosen: "Small boards",
      why: "They meet.",
      gives_up: "",
    });
    expect(choiceWith({ rejected: "71 boards." })).toBeNull();
  });

  it("has its sums calculated, and those that do not come out refused", () => {
    const sum = { operands: ["goal.target", "goal.baseline"], formula: "45 - 23" };
    const { at } = written("growth_strategy", {
      sums: [{ ...sum, text: "22 marinas are missing." }, { ...sum, text: "24 marinas are missing." }],
    });
    expect(at("sums")).toHaveLength(1);
    expect(at("sums.0.value")).toBe(22);
    expect(at("sums.0.marks.1")).toEqual({ kind: "inference", from: sum.operands, how: "45 - 23 = 22" });
  });

  it("never puts a formula through that is no arithmetic", () => {
    const sums = [{ text: "22", operands: ["goal.target"], formula: "process.exit(1)" }];
    expect(written("growth_strategy", { sums }).part.fates).toMatchObject([{
      fate: "refused",
      gate: "numbers",
    }]);
  });

  it("may tell in a row's words what the row cites, and no other number", () => {
    const step = { stage: "before", on: "2027-01-11", owner: "founder", needs: null };
    const letter = {
      text: "Post the letter to treasurers.",
      ids: [idOf("The letter was 400 pieces", ground)],
    };
    const { at, part } = written("launch_tactics", {
      plan: [
        { ...step, step: letter, done_when: "400 letters are posted" },
        { ...step, step: letter, done_when: "700 letters are posted" },
      ],
    });
    expect(at("plan")).toMatchObject([{ done_when: "400 letters are posted" }, { done_when: "" }]);
    expect(part.fates.filter(({ fate }) => fate === "refused").map(({ path }) => path)).toEqual([
      "launch_tactics.plan.1.done_when",
    ]);
  });

  it("may count with the time from today to a day that the founder named", () => {
    expect(ground.dossier.today).toContain(
      "T.goal From 21 November 2026 to 31 December 2027 are 405 days, 57 weeks, 13 months.",
    );
    expect(ground.dossier.text).not.toContain("21 November 2026");
    const sum = { text: "That is 1.7 a month.", formula: "(45 - 23) ÷ 13 months" };
    const { at, part } = written("growth_strategy", {
      sums: [
        { ...sum, operands: ["goal.target", "goal.baseline", "T.goal"] },
        { ...sum, operands: ["goal.target", "goal.baseline"] },
      ],
    });
    expect(at("sums")).toHaveLength(1);
    expect(part.restsOn).toContain(`goal=${ground.dossier.printOf("goal")}`);
  });

  it.each([
    ["45 − 22,5", 22.5, "45 − 22.5"],
    ["45 ÷ 100", 0.45, "45 ÷ 100"],
    ["45 × 1.000", 45_000, "45 × 1,000"],
    ["45 × 1 000", 45_000, "45 × 1,000"],
    ["(31. Dezember 2027 − 21. November 2026) ÷ 7", 405 / 7, "(405) ÷ 7"],
    ["60 000 × 19 centimes = 11 400 €", 11_400, "60,000 × 0.19"],
    ["1.200 × 80 ct", 960, "1,200 × 0.8"],
  ])("reads the numbers and days of a formula as they are written anywhere: %s", (formula, value, plain) => {
    const into: Resolving = {
      dossier: ground.dossier,
      today: "2026-11-21",
      check: () => [],
      complaints: new Map(),
      mended: new Set(),
      fates: [],
      causes: new Map(),
      rowsOf: () => null,
      cited: new Set(),
    };
    const sum = resolveSum({ text: "…", operands: ["goal.target"], formula }, { path: "sums.0" }, into);
    expect(sum).toMatchObject({ formula: plain, value });
    const told = value < 1 ? `${plain} = 45%` : `${plain} = `;
    expect(JSON.stringify(sum)).toContain(told);
  });

  it("that is no answer leaves nothing", () => {
    const drafts: unknown[] = [null, "yes", [], { headline: 7 }, { gaps: { gap: boards } }, {
      items: 3,
    }];
    for (const draft of drafts) {
      const { part } = written("market_analysis", draft);
      expect(
        part.fates.every(({ fate, gate }) => fate === "refused" && (gate === "form" || gate === "unasked")),
      )
        .toBe(true);
    }
    expect(written("deck", { items: "none" }).part.leaves).toEqual([]);
  });

  it("notes the facts that its accepted leaves rest on, and no others", () => {
    const { part } = written("growth_strategy", {
      goal: { text: "The goal is 45 marinas.", ids: ["F.goal.target"] },
      headline: { text: "Channels brought 900 customers.", ids: ["F.channels.0"] },
    });
    expect(part.restsOn).toEqual([`goal=${ground.dossier.printOf("goal")}`, "corrections=1"]);
  });
});

describe("a place in a draft", () => {
  const draft = { gaps: [{ gap: "a" }, { gap: "b" }] };

  it("is found and replaced in a copy", () => {
    expect(valueAt(draft, ["gaps", "1", "gap"])).toBe("b");
    expect(withValueAt(draft, ["gaps", "1", "gap"], "c")).toEqual({ gaps: [{ gap: "a" }, { gap: "c" }] });
    expect(draft.gaps[1]?.gap).toBe("b");
  });

  it("that is none changes nothing", () => {
    for (const path of [["gaps", "7", "gap"], ["constructor"], ["__proto__", "x"]]) {
      expect(valueAt(draft, path)).toBeUndefined();
      expect(withValueAt(draft, path, "c")).toEqual(draft);
    }
  });
});
