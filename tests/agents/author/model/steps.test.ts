import { beforeAll, describe, expect, it } from "vitest";
import { WITHIN } from "../../../../agents/author/model/asked/fates.ts";
import { layOver } from "../../../../agents/author/model/lay_over.ts";
import { dueLeaves } from "../../../../agents/author/model/parts/due_leaves.ts";
import { leavesOf } from "../../../../agents/author/model/parts/draft_leaves.ts";
import { type Due, nextSteps, planOf } from "../../../../agents/author/model/steps/plan.ts";
import { takeStep, withStep } from "../../../../agents/author/model/steps/take_step.ts";
import type { FactName } from "../../../../agents/domain/facts.ts";
import { changeFacts } from "../../../../agents/master.ts";
import { type Model, ModelFailure } from "../../../../agents/model/model.ts";
import { NOTHING_WRITTEN, type WrittenStrategy } from "../../../../agents/strategy/written.ts";
import { countFates } from "../../../../routes/jobs/fate_counts.ts";
import { caseState } from "../../../helpers/case_state.ts";
import { partsResting } from "../../../helpers/parts_resting.ts";
import { surroundings } from "../../interview/player.ts";
import { type Answers, fillingModel } from "./filling_model.ts";
import { groundAt, tidewatchGround } from "./ground.ts";

const { ground, due } = tidewatchGround();
const truthOnly: Due = { ...due, stages: { truth: "ended" }, isComplete: false };

/** The steps that may be taken now, side by side. */
function stepsNow(written: WrittenStrategy, of: Due) {
  return nextSteps(planOf(written, of), ({ isDone }) => isDone);
}

/** Takes all steps, as a job does: what is stored before those that go side by side is all that each of them has. */
async function writeAll(model: Model, of: Due, from = NOTHING_WRITTEN, on = ground) {
  let written = from;
  const taken: string[] = [];
  for (let steps = stepsNow(written, of); steps.length > 0; steps = stepsNow(written, of)) {
    const before = written;
    for (const step of steps) {
      if (taken.includes(step.id)) throw new Error(`"${step.id}" is taken twice`);
      taken.push(step.id);
      const mind = { model, asked: {} };
      const { written: to, failure } = await takeStep(step, { written: before, ground: on, mind });
      if (failure !== null) throw failure;
      written = JSON.parse(JSON.stringify(withStep(written, step, { from: before, to })));
    }
  }
  return { written, taken };
}

function insight(text: string, ids: string[]) {
  return { claim: { text, ids }, calculation: null, follows: "Do it.", doubt: "It is not so." };
}

let whole: Awaited<ReturnType<typeof writeAll>>;
beforeAll(async () => {
  whole = await writeAll(fillingModel(ground.dossier), due);
});

describe("the plan", () => {
  it("thinks of an anchor near its read-back and writes it once it has ended", () => {
    const near = planOf(NOTHING_WRITTEN, { ...truthOnly, stages: { truth: "near" } }).map(({ id }) => id);
    expect(near).toEqual(["memo.truth", "judge.truth", "sentences.truth"]);
    expect(planOf(NOTHING_WRITTEN, truthOnly).map(({ id }) => id)).toEqual([
      "memo.truth",
      "judge.truth",
      "part.market_analysis",
      "part.cultural_opportunities",
      "part.consumer_insights",
      "part.strategic_synthesis",
      "critic.truth",
      "mend.truth",
    ]);
  });

  it("asks for no sentences once the founder has picked theirs, and again where the read-back is opened again", () => {
    const { taken, written } = whole;
    expect(taken.filter((id) => id.startsWith("sentences."))).toEqual([]);
    const opened = { ...due, stages: { ...due.stages, expression: "near" as const }, isComplete: false };
    expect(stepsNow(written, opened).map(({ id }) => id)).toEqual(["sentences.expression"]);
  });

  it("writes parts side by side, those first on which others build, and reads them once all are there", () => {
    const waves: string[][] = [];
    const done = new Set(["memo.attention", "judge.attention"]);
    const plan = planOf(NOTHING_WRITTEN, { ...due, stages: { attention: "ended" }, isComplete: false });
    for (let at = 0; at < plan.length; at++) {
      const steps = nextSteps(plan, ({ id }) => done.has(id)).map(({ id }) => id);
      if (steps.length > 0) waves.push(steps);
      for (const id of steps) done.add(id);
    }
    expect(waves).toEqual([
      ["part.channel_strategy"],
      ["part.content_approach", "part.audience_connection", "part.launch_tactics"],
      ["critic.attention"],
      ["mend.attention"],
    ]);
  });

  it("leaves deck, thirty days and the last edit to the end", () => {
    const stages = due.stages;
    const whole = planOf(NOTHING_WRITTEN, due).map(({ id }) => id);
    expect(whole.slice(-5)).toEqual(["part.deck", "part.calendar", "critic.end", "mend.end", "last_edit"]);
    expect(planOf(NOTHING_WRITTEN, { ...due, isComplete: false }).map(({ id }) => id)).toEqual(
      whole.slice(0, -5),
    );
    expect(planOf(NOTHING_WRITTEN, { ...due, stages: { ...stages, evolution: "near" } }).at(-1)?.id)
      .toBe("sentences.evolution");
  });

  it("comes to its end, each step once, in some forty calls", () => {
    const { written, taken } = whole;
    expect(taken).toHaveLength(planOf(NOTHING_WRITTEN, due).length);
    expect(written.usage.calls).toBeLessThanOrEqual(45);
    expect(planOf(written, due).every(({ isDone }) => isDone)).toBe(true);
  });
});

describe("every call", () => {
  it("begins with the same instructions and dossier, what was found behind them, and its task last", async () => {
    const model = fillingModel(ground.dossier, {
      memo_truth: { insights: [insight("Nobody on a board gains by a yes.", ["A8.4"])] },
      judge_truth: { verdicts: [{ insight: 1, keep: true, why: "It decides.", narrower: null }] },
    });
    await writeAll(model, truthOnly);
    const prefixes = model.tasks.map(({ prefix = "" }) => prefix);
    const [first = ""] = prefixes;
    expect(first).toContain(ground.dossier.text);
    expect(prefixes.every((each) => each.startsWith(first))).toBe(true);
    const building = model.tasks.filter(({ prefix }) => prefix?.includes("Nobody on a board gains") === true);
    expect(building.map(({ name }) => name)).toEqual([
      "part_market_analysis",
      "part_cultural_opportunities",
      "part_consumer_insights",
      "part_strategic_synthesis",
    ]);
    expect(new Set(building.map(({ prefix }) => prefix)).size).toBe(1);
    expect(model.tasks.every(({ effort }) => effort === "strong")).toBe(true);
  });

  it("has no website text behind the prefix", async () => {
    const model = fillingModel(ground.dossier);
    await writeAll(model, truthOnly);
    expect(
      model.tasks.filter(({ instructions, material }) =>
        `${instructions}${material}`.includes("190,000 skippers")
      ),
    )
      .toEqual([]);
  });
});

describe("the memo", () => {
  const memo = {
    insights: [
      insight("Nobody on a board gains by a yes.", ["A8.4"]),
      insight("71 boards have said no.", ["A8.4"]),
      insight("The letter earns its stamps.", ["A25.1", "A25.2"]),
    ],
  };

  async function thought(answers: Answers) {
    const model = fillingModel(ground.dossier, { memo_truth: memo, ...answers });
    return await writeAll(model, { ...truthOnly, stages: { truth: "near" } });
  }

  it("tells its judge last, and why, of what code refuses", async () => {
    const { written } = await takeStep({ id: "memo.truth" }, {
      written: NOTHING_WRITTEN,
      ground,
      mind: { model: fillingModel(ground.dossier, { memo_truth: memo }), asked: {} },
    });
    expect(written.unjudged?.truth?.map(({ claim }) => claim.text)).toEqual([
      "Nobody on a board gains by a yes.",
      "The letter earns its stamps.",
      "71 boards have said no.",
    ]);
    expect(written.unjudged?.truth?.map(({ sentBack }) => sentBack !== undefined)).toEqual([
      false,
      false,
      true,
    ]);
    expect(written.unjudged?.truth?.[2]?.sentBack).toContain("71");
    expect(written.memos.truth).toBeUndefined();
  });

  it("has what was sent back only as its judge, or a second thought, has cured it", async () => {
    const keep = (narrower: { text: string; ids: string[] } | null) => ({
      judge_truth: { verdicts: [{ insight: 3, keep: true, why: "It decides.", narrower }] },
      rethink_truth: { insights: [] },
    });
    const texts = async (answers: Answers) => (await thought(answers)).written.memos.truth;
    expect(await texts(keep(null))).toEqual([]);
    expect(await texts(keep({ text: "72 boards have said no.", ids: ["A8.4"] }))).toEqual([]);
    const cured = await texts(keep({ text: "Boards say no.", ids: ["A8.4"] }));
    expect(cured?.map(({ claim }) => claim.text)).toEqual(["Boards say no."]);
    expect(cured?.[0]).not.toHaveProperty("sentBack");
  });

  it("is kept as far as the judge keeps it, in the judge's order and wording", async () => {
    const verdict = { why: "It decides.", narrower: null };
    const { written } = await thought({
      judge_truth: {
        verdicts: [
          {
            ...verdict,
            insight: 2,
            keep: true,
            narrower: { text: "The letter brought 5 marinas.", ids: ["A25.1"] },
          },
          { ...verdict, insight: 1, keep: false },
          { ...verdict, insight: 9, keep: true },
        ],
      },
    });
    expect(written.memos.truth?.map(({ claim }) => claim.text)).toEqual(["The letter brought 5 marinas."]);
    expect(written.unjudged).toEqual({});
  });

  describe("that the judge makes narrower", () => {
    const share = {
      claim: {
        text: "The letter brought about 22% of the marinas and would bring all of them.",
        ids: ["A25.1"],
      },
      calculation: "5 ÷ 23 = about 22%",
      follows: "Write more letters.",
      doubt: "They knew us before.",
    };

    async function kept(narrower: { text: string; ids: string[] }) {
      const { written } = await thought({
        memo_truth: { insights: [share, memo.insights[0]] },
        judge_truth: {
          verdicts: [
            { insight: 1, keep: true, why: "It went too far.", narrower },
            { insight: 2, keep: true, why: "It decides.", narrower: null },
          ],
        },
        rethink_truth: { insights: [] },
      });
      return written.memos.truth;
    }

    it("may print what its own calculation comes to, and cites what that was taken from", async () => {
      const [first] = await kept({ text: "About 22% came by the letter.", ids: ["A25.2"] }) ??
        [];
      expect(first?.claim.text).toBe("About 22% came by the letter.");
      expect(first?.claim.marks).toEqual(["A25.2", "A25.1"].map((id) => ground.dossier.markOf(id)));
      expect(first?.calculation).toBe(share.calculation);
    });

    it("is left out whole where the narrower claim does not pass", async () => {
      const memos = await kept({ text: "71 boards came by the letter.", ids: ["A25.1"] });
      expect(memos?.map(({ claim }) => claim.text)).toEqual([memo.insights[0]?.claim.text]);
    });
  });

  it("has a fate for every insight and each of its sentences, with the reason", async () => {
    const follows = { ...insight("Boards say no.", ["A8.4"]), follows: "Ask 71 boards." };
    const { written } = await thought({
      memo_truth: { insights: [follows, ...memo.insights, ...Array(6).fill(memo.insights[0])] },
      judge_truth: {
        verdicts: [
          { insight: 1, keep: true, why: "It decides.", narrower: null },
          { insight: 2, keep: false, why: "Any adviser would say so.", narrower: null },
          { insight: 8, keep: true, why: "It decides.", narrower: null },
        ],
      },
      rethink_truth: { insights: [1, 4].map((at) => ({ ...memo.insights[0], insight: at, claim: null })) },
    });
    const fates = (written.otherFates ?? []).filter(({ path }) => /^(?:memo|rethink)/.test(path));
    expect(fates.map(({ path, fate, gate }) => [path, fate, gate])).toEqual([
      ["memo.truth.8", "refused", "form"],
      ["memo.truth.9", "refused", "form"],
      ["memo.truth.0.claim", "accepted", null],
      ["memo.truth.0.follows", "refused", "numbers"],
      ["memo.truth.0.doubt", "accepted", null],
      ["memo.truth.1", "refused", "judge"],
      ["memo.truth.7", "refused", "memo"],
      ...[2, 3, 4, 5, 6].map((at) => [`memo.truth.${at}`, "refused", "judge"]),
      ["rethink.truth.0", "refused", "memo"],
      ["rethink.truth.3", "refused", "unasked"],
    ]);
    expect(fates.every(({ fate, reason }) => fate !== "refused" || reason !== null)).toBe(true);
    expect(fates[5]?.reason).toBe("Any adviser would say so.");
    expect(fates[3]?.reason).toContain("71");
  });

  it("tells of arithmetic that is left out while its claim stands, whoever thought of it", async () => {
    const calculation = "71 × 2 = 142";
    const claims = [
      insight("Nobody on a board gains by a yes.", ["A8.4"]),
      insight("71 boards have said no.", ["A8.4"]),
      insight("72 boards have said no.", ["A8.4"]),
    ].map((each) => ({ ...each, calculation }));
    const keep = { keep: true, why: "It decides." };
    const boards = { text: "Boards say no.", ids: ["A8.4"] };
    const { written } = await thought({
      memo_truth: { insights: claims },
      judge_truth: {
        verdicts: [
          { ...keep, insight: 1, narrower: null },
          { ...keep, insight: 2, narrower: boards },
          { ...keep, insight: 3, narrower: null },
        ],
      },
      rethink_truth: { insights: [{ ...insight("A yes is rare.", ["A8.4"]), insight: 1, calculation }] },
    });
    expect(written.memos.truth?.map(({ calculation }) => calculation)).toEqual([null, null, null]);
    const fates = (written.otherFates ?? []).filter(({ path }) => path.endsWith(".calculation"));
    expect(fates.map(({ path, fate, gate }) => [path, fate, gate])).toEqual([
      ["memo.truth.0.calculation", "refused", "numbers"],
      ["memo.truth.1.calculation", "refused", "numbers"],
      ["rethink.truth.0.calculation", "refused", "numbers"],
    ]);
  });

  it("gives sentences of at most 24 words that rest on something", async () => {
    const long = "one two three four five six seven eight nine ten eleven twelve thirteen ".repeat(2);
    const { written } = await thought({
      sentences_truth: {
        sentences: [
          { text: "“Nobody at the table gains by a yes.”", ids: ["A8.4"] },
          { text: "Nobody at the table gains by a yes.", ids: ["A8.4"] },
          { text: long, ids: ["A8.4"] },
          { text: "Boards say no.", ids: ["A99.1"] },
        ],
      },
    });
    expect(written.sentences.truth?.map(({ text }) => text)).toEqual(["Nobody at the table gains by a yes."]);
    const fates = (written.otherFates ?? []).filter(({ path }) => path.startsWith("sentences"));
    expect(fates.map(({ path, gate }) => [path, gate])).toEqual([
      ["sentences.truth.0", null],
      ["sentences.truth.1", "form"],
      ["sentences.truth.2", "form"],
      ["sentences.truth.3", "ids"],
    ]);
  });
});

describe("critic and mend", () => {
  const market = {
    headline: { text: "71 boards have said no.", ids: ["A8.4"] },
    choice: null,
    category: { text: "They call it a better notebook.", ids: ["A1.4"] },
    obstacle: { text: "A yes gives nobody on the board less to do.", ids: ["A8.4"] },
    size: [{ text: "22 are missing.", operands: ["goal.target"], formula: "45 - 23" }],
  };
  const path = "market_analysis.category";
  const critique = { complaints: [{ path, fault: "rival", reason: "Anybody says so." }] };

  async function checked(answers: Answers) {
    const model = fillingModel(ground.dossier, {
      part_market_analysis: market,
      critic_truth: critique,
      ...answers,
    });
    const { written } = await writeAll(model, truthOnly);
    return { model, part: written.parts.market_analysis, laid: layOver(ground.rules, written), written };
  }

  function fateOf(part: WrittenStrategy["parts"]["market_analysis"], at: string) {
    return part?.fates.find((fate) => fate.path === at);
  }

  it("send back what gates refused and what the critic named, with the reason, and nothing else", async () => {
    const { model } = await checked({});
    const sent =
      model.tasks.find(({ name }) => name === "mend_truth")?.material.split("To be written again:")[1] ?? "";
    expect(sent).toContain("market_analysis.headline: 71 boards have said no. [A8.4]\n   Sent back: ");
    expect(sent).toContain(
      `${path}: They call it a better notebook. [A1.4]\n   Sent back: rival: Anybody says so.`,
    );
    expect(sent).not.toContain("market_analysis.obstacle");
  });

  it("let a mended leaf stand and call it so", async () => {
    const fresh = { path, text: "They call it what replaced the notebook.", ids: ["A1.4"], formula: null };
    const { part, laid } = await checked({ mend_truth: { sentences: [fresh] } });
    expect(laid.market_analysis.category?.text).toBe(fresh.text);
    expect(fateOf(part, path)).toMatchObject({ fate: "mended", gate: null });
    expect(fateOf(part, "market_analysis.headline")).toMatchObject({ fate: "refused" });
    expect(laid.market_analysis.headline).toEqual(ground.rules.market_analysis.headline);
  });

  it("let a sum's words be mended and keep its arithmetic where no other is given", async () => {
    const sum = "market_analysis.size.0";
    const reason = "empty: Say what the 22 are for.";
    const text = "22 marinas more are what the goal still asks for.";
    const again = async (mended: { ids: string[]; formula: string | null }) => {
      const { laid } = await checked({
        part_market_analysis: {
          ...market,
          size: [{ text: "22 are missing.", operands: ["goal.target", "goal.baseline"], formula: "45 - 23" }],
        },
        critic_truth: { complaints: [{ path: sum, fault: "empty", reason }] },
        mend_truth: { sentences: [{ path: sum, text, ...mended }] },
      });
      return laid.market_analysis.size.map((each) => [each.text, each.formula, each.value]);
    };
    expect(await again({ ids: [], formula: null })).toEqual([[text, "45 - 23", 22]]);
    expect(await again({ ids: ["goal.target"], formula: "45 - 23" })).toEqual([[text, "45 - 23", 22]]);
  });

  it("leave to the rules what fails again, and never touch what was not named", async () => {
    const { part, laid, written } = await checked({
      mend_truth: {
        sentences: [
          { path: "market_analysis.headline", text: "72 boards have said no.", ids: ["A8.4"], formula: null },
          { path: "market_analysis.obstacle", text: "Boards.", ids: ["A8.1"], formula: null },
          { path: "market_analysis.nothing.3", text: "Boards.", ids: ["A8.1"], formula: null },
          { path, text: null, ids: [], formula: null },
        ],
      },
    });
    expect(laid.market_analysis.headline).toEqual(ground.rules.market_analysis.headline);
    expect(laid.market_analysis.obstacle?.text).toBe(market.obstacle.text);
    expect((written.otherFates ?? []).filter(({ path: each }) => each.startsWith("mend_truth")))
      .toMatchObject([
        { path: "mend_truth.market_analysis.obstacle", gate: "unasked" },
        { path: "mend_truth.market_analysis.nothing.3", gate: "unasked" },
      ]);
    expect(fateOf(part, path)).toMatchObject({
      fate: "refused",
      gate: "critic",
      reason: "rival: Anybody says so.",
    });
  });

  it("believe a critic who names everything a third of it", async () => {
    const plain = await checked({ critic_truth: { complaints: [] } });
    const paths = Object.values(plain.written.parts).flatMap(leavesOf)
      .filter(({ fate }) => fate.fate !== "refused" || fate.gate === WITHIN).map((leaf) => leaf.path);
    const { written } = await checked({
      critic_truth: {
        complaints: paths.map((each) => ({ path: each, fault: "empty", reason: "All of it." })),
      },
      mend_truth: { sentences: [] },
    });
    const named = Object.values(written.parts).flatMap(({ fates }) => fates).filter(({ gate }) =>
      gate === "critic"
    );
    expect(named.length).toBeLessThanOrEqual(Math.ceil(paths.length / 3));
  });
});

describe("a model that fails", () => {
  const failure = new ModelFailure("timeout", "The model took too long", {
    usage: { calls: 1, promptTokens: 9, completionTokens: 0 },
  });

  it("leaves everything as it was, and its failure is handed back", async () => {
    const steps = [...planOf(NOTHING_WRITTEN, due).map(({ id }) => id.replace(".", "_")), "sentences_truth"];
    const model = fillingModel(ground.dossier, Object.fromEntries(steps.map((name) => [name, failure])));
    for (const id of ["memo.truth", "sentences.truth", "part.market_analysis", "part.deck"]) {
      const taken = await takeStep({ id }, { written: NOTHING_WRITTEN, ground, mind: { model, asked: {} } });
      expect(taken).toEqual({ written: { ...NOTHING_WRITTEN, usage: failure.usage }, failure });
      expect(layOver(ground.rules, taken.written)).toBe(ground.rules);
    }
  });

  it("in any other way than it may is a failure of the model too", async () => {
    const model: Model = {
      kind: "scripted",
      name: "Broken",
      answer: () => Promise.reject(new TypeError("no")),
    };
    const taken = await takeStep({ id: "memo.truth" }, {
      written: NOTHING_WRITTEN,
      ground,
      mind: { model, asked: {} },
    });
    expect(taken.failure).toMatchObject({ reason: "invalid" });
  });

  it("by answering past the question is one as well", async () => {
    const model = fillingModel(ground.dossier, { part_market_analysis: { answer: "Gladly!" } });
    const taken = await takeStep({ id: "part.market_analysis" }, {
      written: NOTHING_WRITTEN,
      ground,
      mind: { model, asked: {} },
    });
    expect(taken.failure).toMatchObject({ reason: "invalid" });
    expect(taken.written.parts).toEqual({});
  });
});

describe("after the end", () => {
  /** The journey with one fact changed, and the leaves that take it. */
  async function corrected(written: WrittenStrategy) {
    const changes: [FactName, Record<string, string>][] = [
      ["capacity", { "capacity.hours_a_week": "9" }],
      ["bet", { "bet.target": "14" }],
      ["trigger", { trigger: "A new treasurer is elected." }],
      ["quiet", { quiet: "Between day 30 and day 40." }],
    ];
    const [fact, cells] = changes.find(([name]) => partsResting(written, name).length > 0) ?? [];
    if (fact === undefined || cells === undefined) throw new Error("no part rests on a fact that is changed");
    const { state } = await changeFacts(
      caseState("tidewatch"),
      { cells, turn: "turn-cell" },
      surroundings(),
    );
    const later = groundAt(state, new Date("2026-11-22T09:00:00Z"));
    const reached = partsResting(written, fact).flatMap((id) => {
      const part = written.parts[id];
      return part === undefined ? [] : dueLeaves(part, later.ground);
    });
    return { ...later, reached, resting: partsResting(written, fact) };
  }

  /** The text of each leaf that stands, by its path. */
  function textsOf({ parts }: WrittenStrategy) {
    const leaves = Object.values(parts).flatMap(leavesOf).filter(({ fate }) => fate.fate !== "refused");
    return new Map(leaves.map(({ path, text }) => [path, text]));
  }

  const fresh = { text: "They call it what replaced the notebook.", ids: ["A1.4"], formula: null };

  it("a correction has the sentences that take it written again and read, and no other changes a letter", async () => {
    const { written: before } = whole;
    const { ground: now, due: then, reached, resting } = await corrected(before);
    expect(reached.length).toBeGreaterThan(0);
    expect(reached.length).toBeLessThan(textsOf(before).size / 4);
    const sentences = reached.map(({ path }) => ({ ...fresh, path }));
    const model = fillingModel(now.dossier, {
      revise: { sentences, values: [] },
      critic_revised: { complaints: [] },
    });
    const { taken, written } = await writeAll(model, then, before, now);
    expect(taken).toEqual(["revise", "critic.revised", "mend.revised"]);
    expect(model.tasks.map(({ name }) => name).slice(0, 2)).toEqual(["revise", "critic_revised"]);
    const [old, anew] = [textsOf(before), textsOf(written)];
    const paths = new Set(reached.map(({ path }) => path));
    for (const [path, text] of old) {
      expect([path, anew.get(path)]).toEqual([path, paths.has(path) ? fresh.text : text]);
    }
    for (const part of Object.values(before.parts)) {
      if (!resting.includes(part.id)) expect(written.parts[part.id]).toEqual(part);
    }
  });

  it("a sentence that another model writes again is that one's, in its part and in the month's count", async () => {
    const { written: before } = whole;
    const { ground: now, due: then, reached } = await corrected(before);
    const sentences = reached.map(({ path }) => ({ ...fresh, path }));
    const answers = { revise: { sentences, values: [] }, critic_revised: { complaints: [] } };
    const second = { ...fillingModel(now.dossier, answers), name: "second" };
    const { written } = await writeAll(second, then, before, now);
    const others = Object.values(written.parts).flatMap(({ fates }) =>
      fates.flatMap(({ path, by }) => by === undefined ? [] : [`${path}: ${by}`])
    );
    expect(others.toSorted()).toEqual(reached.map(({ path }) => `${path}: second`).toSorted());
    const first = Object.values(before.parts).map(({ writtenBy }) => writtenBy);
    expect(Object.values(written.parts).map(({ writtenBy }) => writtenBy)).toEqual(first);
    const counts = countFates(before, written, now.material.now);
    expect(counts.get("second")?.mended).toBe(reached.length);
    const again = await writeAll(fillingModel(now.dossier), then, written, now);
    expect(again.written).toEqual(written);
  });

  it("a sentence that is given up is the rules', and asked for no more", async () => {
    const { written: before } = whole;
    const { ground: now, due: then, reached } = await corrected(before);
    const model = fillingModel(now.dossier, { revise: { sentences: [], values: [] } });
    const { taken, written } = await writeAll(model, then, before, now);
    expect(taken).toEqual(["revise"]);
    const standing = textsOf(written);
    expect(reached.filter(({ path }) => standing.has(path))).toEqual([]);
    expect(standing.size).toBe(textsOf(before).size - reached.length);
  });

  it("a revised sentence that a gate stops is mended once", async () => {
    const { written: before } = whole;
    const { ground: now, due: then, reached } = await corrected(before);
    const [first] = reached.filter(({ formula, ids }) => formula === null && ids.length > 0);
    if (first === undefined) throw new Error("no claim takes the fact");
    const { path } = first;
    const model = fillingModel(now.dossier, {
      revise: {
        sentences: [{ path, text: "71 boards have said no.", ids: ["A8.4"], formula: null }],
        values: [],
      },
      mend_revised: { sentences: [{ path, ...fresh }] },
    });
    const { written } = await writeAll(model, then, before, now);
    expect(textsOf(written).get(path)).toBe(fresh.text);
    expect(written.revised).toBeUndefined();
  });

  it("a channel more has its section written whole, because nothing was said of it", async () => {
    const { state } = await changeFacts(
      caseState("tidewatch"),
      { cells: { "channels.new": "Harbour radio 4" }, turn: "turn-cell" },
      surroundings(),
    );
    const { ground: now, due: then } = groundAt(state, new Date("2026-11-22T09:00:00Z"));
    const { written: before } = whole;
    const part = before.parts.channel_strategy;
    if (part === undefined) throw new Error("no channels were written");
    const stale = {
      ...before,
      parts: { ...before.parts, channel_strategy: { ...part, restsOn: ["channels=old"] } },
    };
    const { taken } = await writeAll(fillingModel(now.dossier), then, stale, now);
    expect(now.rules.channel_strategy.channels.map(({ name }) => name)).toContain("Harbour radio");
    expect(taken).toContain("part.channel_strategy");
  });

  it("one edit goes across what leads, and an edit that does not pass changes nothing", async () => {
    const { written: before } = await writeAll(fillingModel(ground.dossier), truthOnly);
    const path = "consumer_insights.headline";
    const fresh = { path, text: "A treasurer who leaves takes the harbour's memory along.", ids: ["A9.1"] };
    const edits = [
      fresh,
      { path: "market_analysis.headline", text: "71 boards said no.", ids: ["A8.4"] },
      { path: "market_analysis.gaps.0.gap", text: "Boards.", ids: ["A8.1"] },
    ];
    const model = fillingModel(ground.dossier, { last_edit: { edits } });
    const { written } = await takeStep({ id: "last_edit" }, {
      written: before,
      ground,
      mind: { model, asked: {} },
    });
    expect(layOver(ground.rules, written).consumer_insights.headline.text).toBe(fresh.text);
    expect(written.parts.market_analysis).toEqual(before.parts.market_analysis);
    const fates = (written.otherFates ?? []).filter(({ path: each }) => each.startsWith("last_edit"));
    expect(fates.map(({ path: each, gate }) => [each, gate])).toEqual([
      [`last_edit.${path}`, null],
      ["last_edit.market_analysis.headline", "numbers"],
      ["last_edit.market_analysis.gaps.0.gap", "unasked"],
    ]);
  });
});

describe("the thirty days", () => {
  it("keep their drafts when they begin on another day", async () => {
    const draft = { text: "A treasurer who leaves takes the notebook along.", ids: ["A9.1"] };
    const first = ground.rules.calendar.findIndex(({ open }) => !open);
    const entry = {
      uid: String(first + 1),
      hook: "Who has the notebook now?",
      draft,
      call_to_action: "",
      look_for: "",
    };
    const model = fillingModel(ground.dossier, { part_calendar: { items: [entry] } });
    const { written } = await takeStep({ id: "part.calendar" }, {
      written: NOTHING_WRITTEN,
      ground,
      mind: { model, asked: {} },
    });
    const later = groundAt(caseState("tidewatch"), new Date("2026-12-02T09:00:00Z"));
    const laid = layOver(later.ground.rules, written, { standing: later.ground.standing }).calendar;
    const found = laid.find(({ hook }) => hook === entry.hook);
    expect([found?.draft?.text, laid.length]).toEqual([draft.text, later.ground.rules.calendar.length]);
    expect(found?.date).not.toBe(ground.rules.calendar[first]?.date);
  });
});
