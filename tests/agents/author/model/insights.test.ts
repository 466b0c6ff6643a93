import { describe, expect, it } from "vitest";
import { layOver } from "../../../../agents/author/model/lay_over.ts";
import { isStaleInsight } from "../../../../agents/author/model/parts/insights.ts";
import { partFrom } from "../../../../agents/author/model/parts/write_part.ts";
import { withPart } from "../../../../agents/author/model/steps/part.ts";
import { type Due, planOf } from "../../../../agents/author/model/steps/plan.ts";
import { takeStep } from "../../../../agents/author/model/steps/take_step.ts";
import { buildFoundation } from "../../../../agents/foundation.ts";
import { changeFacts } from "../../../../agents/master.ts";
import { INSIGHTS_TITLE } from "../../../../agents/sections/insights.ts";
import { strategyMarkdown } from "../../../../agents/sections/strategy_markdown.ts";
import { type Insight, NOTHING_WRITTEN, type WrittenStrategy } from "../../../../agents/strategy/written.ts";
import { caseState, NOW } from "../../../helpers/case_state.ts";
import { surroundings } from "../../interview/player.ts";
import { fillingModel } from "./filling_model.ts";
import { groundAt } from "./ground.ts";

const state = caseState("tidewatch");
const { ground } = groundAt(state);

const OBSTACLE = {
  claim: { text: "A yes gives nobody on the board less to do.", ids: ["A8.4"] },
  calculation: null,
  follows: "Name who has less to do.",
  doubt: "Ask 71 boards.",
};
const MISSING = {
  claim: { text: "The goal asks for nearly as many marinas again.", ids: ["A25.1"] },
  calculation: "45 - 23 = 22",
  follows: "Count the 22 by name.",
  doubt: "Some of them may leave.",
};

async function thoughtOf(insights: unknown[]): Promise<WrittenStrategy> {
  const verdicts = insights.map((_, at) => ({
    insight: at + 1,
    keep: true,
    why: "It decides.",
    narrower: null,
  }));
  const model = fillingModel(ground.dossier, { memo_truth: { insights }, judge_truth: { verdicts } });
  let written = NOTHING_WRITTEN;
  for (const id of ["memo.truth", "judge.truth"]) {
    ({ written } = await takeStep({ id }, { written, ground, mind: { model, asked: {} } }));
  }
  return written;
}

const written = await thoughtOf([OBSTACLE, MISSING]);

/** What is written once the insights that wait for it were thought once more. */
async function rethought(
  before: WrittenStrategy,
  { ground: now, due }: ReturnType<typeof groundAt>,
  insights: unknown[],
): Promise<{ after: WrittenStrategy; asked: string[]; told: string }> {
  const model = fillingModel(now.dossier, { rethink_truth: { insights } });
  const [step] = planOf(before, due).filter(({ isDone }) => !isDone);
  const { written: after } = await takeStep({ id: step?.id ?? "" }, {
    written: before,
    ground: now,
    mind: { model, asked: {} },
  });
  return { after, asked: model.tasks.map(({ name }) => name), told: model.tasks[0]?.material ?? "" };
}

async function corrected() {
  const cells = { "goal.target": "60" };
  const { state: later } = await changeFacts(state, { cells, turn: "turn-cell" }, surroundings());
  return { later, ...groundAt(later) };
}

describe("an insight that cannot be printed as it stands", () => {
  const { due } = groundAt(state);
  const WIDE = {
    ...MISSING,
    claim: { ...MISSING.claim, text: "The goal asks for 71 marinas more." },
    calculation: null,
  };
  const isDue = (before: WrittenStrategy, at: Due) =>
    planOf(before, at).some(({ id, isDone }) => id === "rethink.truth" && !isDone);

  it("because of its number is thought once more, with the reason, and then stands", async () => {
    const before = await thoughtOf([OBSTACLE, WIDE]);
    expect(before.memos.truth?.map(({ claim }) => claim.text)).toEqual([OBSTACLE.claim.text]);
    expect(isDue(before, due)).toBe(true);
    const { after, asked, told } = await rethought(before, { ground, due }, [{ insight: 1, ...MISSING }]);
    expect(asked).toEqual(["rethink_truth"]);
    expect(told).toContain("Sent back: The number 71 stands in no sentence");
    expect(after.memos.truth?.map(({ claim }) => claim.text)).toEqual([
      OBSTACLE.claim.text,
      MISSING.claim.text,
    ]);
    expect(isDue(after, due)).toBe(false);
  });

  it("because of a correction is thought once more from what holds now", async () => {
    const later = await corrected();
    expect(isDue(written, later.due)).toBe(true);
    const anew = { insight: 1, ...MISSING, calculation: "60 - 23 = 37", follows: "Count the 37 by name." };
    const { after } = await rethought(written, later, [anew]);
    const { insights } = layOver(later.ground.rules, after, { standing: later.ground.standing });
    expect(insights.map(({ sum }) => sum)).toEqual([null, "60 - 23 = 37"]);
    expect(isDue(after, later.due)).toBe(false);
  });

  it("is gone once it does not pass again, or nothing is left of it, and is not asked for any more", async () => {
    const before = await thoughtOf([OBSTACLE, WIDE]);
    for (const again of [{ insight: 1, ...WIDE }, { insight: 1, ...WIDE, claim: null }]) {
      const { after } = await rethought(before, { ground, due }, [again]);
      expect(after.memos.truth).toHaveLength(1);
      expect(isDue(after, due)).toBe(false);
    }
  });
});

describe("a number that an insight has calculated", async () => {
  const { ids, sentenceOf } = ground.dossier;
  const letter = ids.filter((id) => id.startsWith("A") && sentenceOf(id)?.includes("400 pieces"));
  const before = await thoughtOf([{
    claim: { text: "A letter costs more than its stamp.", ids: letter },
    calculation: "€540 ÷ 400 = €1.35",
    follows: "Ring instead.",
    doubt: "It may have been the list.",
  }]);
  const headlineWith = async (text: string, cited: string[]) => {
    const answers = { part_growth_strategy: { headline: { text, ids: cited } } };
    const mind = { model: fillingModel(ground.dossier, answers), asked: {} };
    const { written: after } = await takeStep({ id: "part.growth_strategy" }, {
      written: before,
      ground,
      mind,
    });
    const fates = after.parts.growth_strategy?.fates ?? [];
    return fates.find(({ path }) => path === "growth_strategy.headline")?.fate;
  };

  it("may be told without its arithmetic where that was taken from what is cited", async () => {
    expect(await headlineWith("Each letter cost €1.35.", letter)).toBe("accepted");
  });

  it("is refused where something else is cited, and so is another number", async () => {
    expect(await headlineWith("Each letter cost €1.35.", OBSTACLE.claim.ids)).toBe("refused");
    expect(await headlineWith("Each letter cost €1.45.", letter)).toBe("refused");
  });
});

describe("a judge who narrows a claim", () => {
  async function judged(narrower: { text: string; ids: string[] }, calculation: string | null) {
    const verdicts = [{ insight: 1, keep: true, why: "It decides.", narrower, calculation }];
    const model = fillingModel(ground.dossier, {
      memo_truth: { insights: [MISSING] },
      judge_truth: { verdicts },
    });
    let after = NOTHING_WRITTEN;
    for (const id of ["memo.truth", "judge.truth"]) {
      ({ written: after } = await takeStep({ id }, { written: after, ground, mind: { model, asked: {} } }));
    }
    return after.memos.truth?.map(({ claim, calculation: sum }) => [claim.text, sum]);
  }

  it("may print another number with the arithmetic that gives it", async () => {
    // "96% more" would follow from the two cited numbers without being shown.
    const narrower = { text: "What there is and what is wanted come to 68 marinas.", ids: ["A25.1"] };
    expect(await judged(narrower, "45 + 23 = 68")).toEqual([[narrower.text, "45 + 23 = 68"]]);
    expect(await judged(narrower, null)).toEqual([]);
  });

  it("prints no arithmetic of numbers that stand nowhere, though the claim stands without it", async () => {
    const narrower = { text: "The plan is for 45 marinas.", ids: ["A25.1"] };
    expect(await judged(narrower, "71 × 2 = 142")).toEqual([[narrower.text, null]]);
  });
});

describe("insights", () => {
  it("that a judge kept are a part of the strategy, with what a gate stops left out", () => {
    const { insights } = layOver(ground.rules, written, { standing: ground.standing });
    expect(insights).toEqual([
      {
        anchor: "truth",
        claim: { text: OBSTACLE.claim.text, marks: [ground.dossier.markOf("A8.4")] },
        sum: null,
        follows: OBSTACLE.follows,
        doubt: null,
      },
      {
        anchor: "truth",
        claim: { text: MISSING.claim.text, marks: [ground.dossier.markOf("A25.1")] },
        sum: MISSING.calculation,
        follows: MISSING.follows,
        doubt: MISSING.doubt,
      },
    ]);
  });

  const saying = (text: string): Insight => ({
    claim: { text, marks: [] },
    calculation: null,
    follows: "",
    doubt: "",
    restsOn: [],
  });

  it("are at most seven, those of every anchor in turn", () => {
    const many = (anchor: string) => [0, 1, 2, 3].map((at) => saying(`${anchor} ${at}`));
    const memos = { truth: many("truth"), evolution: many("evolution") };
    const { insights } = layOver(ground.rules, { ...NOTHING_WRITTEN, memos });
    expect(insights.map(({ claim }) => claim.text)).toEqual([
      "truth 0",
      "evolution 0",
      "truth 1",
      "evolution 1",
      "truth 2",
      "evolution 2",
      "truth 3",
    ]);
  });

  it("that are not printed are told why once all is written, but for those that wait", async () => {
    const stale = { ...saying("stale"), numbers: ["goal=71"] };
    const truth = [
      saying("0"),
      saying("1"),
      saying("1"),
      stale,
      ...["2", "3", "4", "5", "6", "7"].map(saying),
    ];
    const part = partFrom({
      id: "market_analysis",
      draft: { obstacle: OBSTACLE.claim },
      complaints: [],
      mended: [],
      writtenBy: "A model",
    }, ground);
    const { written: after } = await takeStep({ id: "last_edit" }, {
      written: withPart({ ...NOTHING_WRITTEN, memos: { truth } }, part),
      ground,
      mind: { model: fillingModel(ground.dossier, { last_edit: { edits: [] } }), asked: {} },
    });
    expect(after.otherFates?.map(({ path, reason }) => [path, reason])).toEqual([
      ["insights.truth.1", "It is said already."],
      ["insights.truth.9", "At most 7 are taken."],
    ]);
  });

  it("stand in the markdown behind the one page, and without a model nothing stands there", () => {
    const given = { state, anchors: {}, now: NOW, version: 1, mind: "A model" };
    const markdown = strategyMarkdown(buildFoundation({ ...given, written }), "en");
    expect(markdown).toContain(`## ${INSIGHTS_TITLE}\n\n**${OBSTACLE.claim.text}** [●]`);
    expect(markdown).toContain(`- Calculation: ${MISSING.calculation}\n- What follows: ${MISSING.follows}\n`);
    expect(markdown.indexOf(INSIGHTS_TITLE)).toBeLessThan(markdown.indexOf("## Truth Anchor"));
    const german = strategyMarkdown(buildFoundation({ ...given, written }), "de");
    expect(german).toContain(`- Rechnung: ${MISSING.calculation}\n- Was daraus folgt: `);
    expect(strategyMarkdown(buildFoundation(given), "en")).not.toContain(INSIGHTS_TITLE);
  });

  it("of which a number was corrected are not printed, though they cited another sentence", async () => {
    const { later, ground: now } = await corrected();
    const { insights } = layOver(now.rules, written, { standing: now.standing });
    expect(insights.map(({ claim }) => claim.text)).toEqual([OBSTACLE.claim.text]);
    const foundation = buildFoundation({
      state: later,
      anchors: {},
      written,
      now: NOW,
      version: 2,
      mind: "A model",
    });
    expect(strategyMarkdown(foundation, "en")).not.toContain(MISSING.calculation);
  });

  it("that do not tell what they rest on do not outlive any correction", async () => {
    const [insight] = written.memos.truth ?? [];
    if (insight === undefined) throw new Error("the judge kept it");
    const { restsOn: _, ...old } = insight;
    expect(isStaleInsight(old, { ...ground.standing, superseded: [] })).toBe(false);
    expect(isStaleInsight(old, (await corrected()).ground.standing)).toBe(true);
  });
});

it("a sum of a section may be told again on a slide that cites what it was made from, and no other number", async () => {
  const ids = ["F.goal.target", "F.goal.baseline"];
  const slide = (text: string, cites: string[]) => ({
    items: [{ id: "ask", headline: { text, ids: cites }, body: [] }],
  });
  const sums = [{
    text: "Times each other they are 1,035.",
    operands: ["goal.target", "goal.baseline"],
    formula: "45 × 23",
  }];
  const headlineOf = async (text: string, steps: string[], cites = ids) => {
    const model = fillingModel(ground.dossier, {
      part_growth_strategy: { sums },
      part_deck: slide(text, cites),
    });
    let before: WrittenStrategy = NOTHING_WRITTEN;
    for (const id of steps) {
      ({ written: before } = await takeStep({ id }, { written: before, ground, mind: { model, asked: {} } }));
    }
    return layOver(ground.rules, before, ground).deck.find(({ id }) => id === "ask")?.headline.text;
  };
  const both = ["part.growth_strategy", "part.deck"];
  expect(await headlineOf("There are 1,035 of them.", both)).toBe("There are 1,035 of them.");
  expect(await headlineOf("There are 1,035 of them.", ["part.deck"])).not.toContain("1,035");
  expect(await headlineOf("There are 1,035 of them.", both, ["A8.4"])).not.toContain("1,035");
  expect(await headlineOf("There are 1,053 of them.", both)).not.toContain("1,053");
});
