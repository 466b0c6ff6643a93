import { describe, expect, it } from "vitest";
import { layOver, standingOf } from "../../../../agents/author/model/lay_over.ts";
import { frameOf } from "../../../../agents/author/model/steps/frames.ts";
import { writingGround } from "../../../../agents/author/model/ground.ts";
import { isOutOfDate } from "../../../../agents/author/model/parts/resting.ts";
import { partFrom } from "../../../../agents/author/model/parts/write_part.ts";
import { withPart } from "../../../../agents/author/model/steps/part.ts";
import { takeStep } from "../../../../agents/author/model/steps/take_step.ts";
import type { ChannelFact, FactSheet } from "../../../../agents/domain/facts.ts";
import { readFacts } from "../../../../agents/facts/read_facts.ts";
import { changeFacts } from "../../../../agents/master.ts";
import {
  NOTHING_WRITTEN,
  type WrittenPartId,
  type WrittenStrategy,
} from "../../../../agents/strategy/written.ts";
import { caseState, NOW } from "../../../helpers/case_state.ts";
import { partsResting } from "../../../helpers/parts_resting.ts";
import { surroundings } from "../../interview/player.ts";
import { fillingModel } from "./filling_model.ts";
import { groundAt } from "./ground.ts";
import { cpuTimeOf } from "../../../helpers/cpu_time.ts";

const state = caseState("tidewatch");
const { ground } = groundAt(state);
const { rules } = ground;

function withDraft(written: WrittenStrategy, id: WrittenPartId, draft: unknown): WrittenStrategy {
  return withPart(written, partFrom({ id, draft, complaints: [], mended: [], writtenBy: "A model" }, ground));
}

const OBSTACLE = { text: "A yes gives nobody on the board less to do.", ids: ["A8.4"] };
const LETTER = { text: "The paper letter brought 5 of the 23.", ids: ["F.channels.2", "A25.1"] };
const GOAL = { text: "45 marinas is the goal.", ids: ["F.goal.target"] };

describe("laid over", () => {
  it("an accepted leaf stands and everything else is the rules'", () => {
    const laid = layOver(
      rules,
      withDraft(NOTHING_WRITTEN, "market_analysis", { obstacle: OBSTACLE, gaps: [] }),
    );
    expect(laid.market_analysis.obstacle?.text).toBe(OBSTACLE.text);
    expect({ ...laid.market_analysis, obstacle: null }).toEqual({ ...rules.market_analysis, obstacle: null });
    expect({ ...laid, market_analysis: null }).toEqual({ ...rules, market_analysis: null });
  });

  it("a refused leaf leaves the rules'", () => {
    const lie = { text: "71 boards voted no.", ids: ["A8.4"] };
    const laid = layOver(
      rules,
      withDraft(NOTHING_WRITTEN, "market_analysis", { headline: lie, obstacle: OBSTACLE }),
    );
    expect(laid.market_analysis.headline).toEqual(rules.market_analysis.headline);
    expect(laid.market_analysis.obstacle?.text).toBe(OBSTACLE.text);
  });

  it("nothing written is the rules' strategy itself", () => {
    expect(layOver(rules, NOTHING_WRITTEN)).toBe(rules);
  });

  it("channels keep their counts and their order, and none is lost or added", () => {
    const row = { verdict: "focus", why: LETTER, hours_a_week: null, money_a_month: null, signal: null };
    const written = withDraft(NOTHING_WRITTEN, "channel_strategy", {
      channels: [{ ...row, name: "Paper letter" }, { ...row, name: "TikTok" }],
    });
    const { channels } = layOver(rules, written).channel_strategy;
    expect(channels.map(({ name }) => name)).toEqual(rules.channel_strategy.channels.map(({ name }) => name));
    const letter = channels.find(({ name }) => name === "paper letter");
    expect([letter?.why.text, letter?.count]).toEqual([LETTER.text, 5]);
  });

  it("verdicts and hours are one author's: the model's only where it decided on every channel", () => {
    const row = (name: string, verdict: string, hours_a_week: number | null) => ({
      name,
      verdict,
      hours_a_week,
      why: LETTER,
      money_a_month: null,
      signal: null,
    });
    const all = [
      row("harbour master rang them", "test", 2),
      row("boat show in Leeuwarden", "kept", null),
      row("paper letter", "focus", 4),
      row("website", "kept", null),
    ];
    const verdicts = (rows: unknown[]) =>
      layOver(rules, withDraft(NOTHING_WRITTEN, "channel_strategy", { channels: rows })).channel_strategy
        .channels
        .map(({ verdict, hours_a_week }) => [verdict, hours_a_week]);
    const ofRules = rules.channel_strategy.channels.map((
      { verdict, hours_a_week },
    ) => [verdict, hours_a_week]);
    expect(verdicts(all)).toEqual([
      ["test", 2],
      ["kept", null],
      ["focus", 4],
      ["kept", null],
      ...ofRules.slice(4),
    ]);
    expect(verdicts(all.slice(1))).toEqual(ofRules);
    expect(verdicts([...all.slice(0, 3), row("website", "focus", 1)])).toEqual(ofRules);
    expect(verdicts([...all, row("Instagram", "focus", 1)]).slice(4)).toEqual(ofRules.slice(4));
  });

  it("the thirty days follow the decision: most where it leads, none where it stops, some where hours are kept", () => {
    const row = (name: string, verdict: string, hours_a_week: number | null) => ({
      ...{ name, verdict, hours_a_week, why: LETTER, money_a_month: null, signal: null },
    });
    const written = withDraft(NOTHING_WRITTEN, "channel_strategy", {
      channels: [
        row("harbour master rang them", "refused", null),
        row("boat show in Leeuwarden", "rests", null),
        row("paper letter", "focus", 4),
        row("website", "kept", 1),
      ],
    });
    const { channel_strategy, calendar } = layOver(rules, written, ground);
    expect(channel_strategy.channels.slice(0, 4).map(({ verdict }) => verdict)).toEqual([
      "rests",
      "rests",
      "focus",
      "kept",
    ]);
    const counts = Map.groupBy(calendar, ({ channel }) => channel);
    expect([...counts.keys()].toSorted()).toEqual(["paper letter", "website"]);
    expect(counts.get("paper letter")?.length).toBeGreaterThan(calendar.length / 2);
    expect(calendar.every(({ minutes }) => minutes > 0)).toBe(true);
    const frame = frameOf("calendar", { ...rules, calendar }, ground);
    expect(frame).toContain(", paper letter");
    expect(frame).not.toContain(", harbour master rang them");
  });

  it("a decision that is none is told as refused, with the reason", () => {
    const channels = [{ name: "paper letter", verdict: "focus", why: LETTER, hours_a_week: 1, signal: null }];
    const { parts } = withDraft(NOTHING_WRITTEN, "channel_strategy", { channels });
    expect(parts.channel_strategy?.fates.at(-1)).toMatchObject({
      path: "channel_strategy.channels",
      fate: "refused",
      gate: "adds_up",
    });
  });

  it("what the money goes to is open no more where every channel was decided and money was given out", () => {
    const names = ["harbour master rang them", "boat show in Leeuwarden", "paper letter", "website"];
    const questions = (amount: number) => {
      const channels = names.map((name) => ({
        name,
        verdict: name === "paper letter" ? "focus" : "kept",
        why: LETTER,
        hours_a_week: name === "paper letter" ? 4 : null,
        money_a_month: name === "paper letter" ? { amount, currency: "EUR" } : null,
        signal: null,
      }));
      const { unknowns } =
        layOver(rules, withDraft(NOTHING_WRITTEN, "channel_strategy", { channels })).channel_strategy;
      return unknowns.map(({ what }) => what);
    };
    expect(rules.channel_strategy.unknowns.map(({ what }) => what)).toEqual([
      "€400 a month: what is it spent on?",
    ]);
    expect([questions(0), questions(200)]).toEqual([["€400 a month: what is it spent on?"], []]);
  });

  it("the thirty days and the slides follow what the sections say now", () => {
    const row = { why: LETTER, hours_a_week: null, money_a_month: null, signal: null };
    const names = ["harbour master rang them", "boat show in Leeuwarden", "paper letter", "website"];
    const channels = names.map((name) => ({
      ...row,
      name,
      verdict: name === "paper letter" ? "focus" : "kept",
    }));
    const written = withDraft(NOTHING_WRITTEN, "channel_strategy", { headline: LETTER, channels });
    const laid = layOver(rules, written, ground);
    const byLetter = laid.calendar.filter(({ channel }) => channel === "paper letter");
    expect(byLetter.length).toBeGreaterThan(laid.calendar.length / 2);
    expect(rules.calendar.filter(({ channel }) => channel === "paper letter").length)
      .toBeLessThan(rules.calendar.length / 2);
    expect(laid.deck.find(({ id }) => id === "go_to_market")?.headline.text).toBe(LETTER.text);
  });

  it("pillars whose shares are no hundred percent leave the rules'", () => {
    const pillar = (share: number) => ({ name: OBSTACLE, share, pieces: [LETTER], serves: null });
    const pillars = (shares: number[]) =>
      layOver(rules, withDraft(NOTHING_WRITTEN, "content_approach", { pillars: shares.map(pillar) }))
        .content_approach
        .pillars;
    expect(pillars([60, 40]).map(({ share }) => share)).toEqual([60, 40]);
    expect(pillars([60, 30])).toEqual(rules.content_approach.pillars);
  });

  it("a slide has the model's headline over the rules' picture", () => {
    const slide = rules.deck.find(({ picture }) => picture !== null);
    const written = withDraft(NOTHING_WRITTEN, "deck", {
      items: [{ id: slide?.id, headline: OBSTACLE, body: [] }],
    });
    const laid = layOver(rules, written).deck.find(({ id }) => id === slide?.id);
    expect([laid?.headline.text, laid?.body, laid?.picture]).toEqual([
      OBSTACLE.text,
      slide?.body,
      slide?.picture,
    ]);
  });

  it("a structure stands whole: the rules' words never fill its gaps", () => {
    const written = withDraft(NOTHING_WRITTEN, "consumer_insights", {
      belief: { now: OBSTACLE, planks: [], needed: LETTER },
    });
    expect(layOver(rules, written).consumer_insights.belief).toMatchObject({
      planks: [],
      needed: { text: LETTER.text },
    });
  });

  it("a belief of which one half did not pass keeps the rest, with the founder's words in its place", () => {
    const lie = { text: "71 boards think so.", ids: ["A8.4"] };
    const written = withDraft(NOTHING_WRITTEN, "consumer_insights", {
      belief: { now: lie, planks: [OBSTACLE], needed: LETTER },
    });
    const { belief } = layOver(rules, written).consumer_insights;
    expect(belief?.now).toEqual(rules.consumer_insights.belief?.now);
    expect([belief?.planks.map(({ text }) => text), belief?.needed.text]).toEqual([
      [OBSTACLE.text],
      LETTER.text,
    ]);
  });

  it("a pillar that falls leaves its share to the others", () => {
    const lie = { text: "71 boards ask for it.", ids: ["A8.4"] };
    const pillar = (name: typeof LETTER, share: number) => ({ name, share, pieces: [LETTER], serves: null });
    const pillars = (rows: unknown[]) =>
      layOver(rules, withDraft(NOTHING_WRITTEN, "content_approach", { pillars: rows })).content_approach
        .pillars;
    const shares = (rows: unknown[]) => pillars(rows).map(({ share }) => share);
    expect(shares([pillar(OBSTACLE, 40), pillar(lie, 25), pillar(LETTER, 35)])).toEqual([53, 47]);
    expect(pillars([pillar(OBSTACLE, 60), pillar(lie, 40)])).toEqual(rules.content_approach.pillars);
  });

  it("what is to be tried on the price is the model's alone", () => {
    const written = withDraft(NOTHING_WRITTEN, "growth_strategy", { pricing: [LETTER] });
    expect(layOver(rules, written).growth_strategy.pricing.map(({ text }) => text)).toEqual([LETTER.text]);
    expect(rules.growth_strategy.pricing).toEqual([]);
  });

  it("steps of a launch stand without what code alone tells of a step", () => {
    const step = { stage: "after", on: "2027-03-02", step: OBSTACLE, owner: "", needs: null };
    const written = withDraft(NOTHING_WRITTEN, "launch_tactics", {
      headline: LETTER,
      plan: [{ ...step, done_when: "the letter is out" }],
    });
    const { headline, plan } = layOver(rules, written).launch_tactics;
    expect(headline.text).toBe(LETTER.text);
    expect(plan.map(({ step, done_when, ends }) => [step.text, done_when, ends])).toEqual([
      [OBSTACLE.text, "the letter is out", undefined],
    ]);
  });

  it("takes less than ten milliseconds", async () => {
    const all = ["market_analysis", "consumer_insights", "strategic_synthesis", "growth_strategy"] as const;
    const written = all.reduce(
      (sum, id) => withDraft(sum, id, { headline: OBSTACLE, goal: GOAL }),
      NOTHING_WRITTEN,
    );
    const standing = standingOf(state, ground.material.sheet);
    const times: number[] = [];
    for (let time = 0; time < 20; time++) {
      times.push(await cpuTimeOf(() => layOver(rules, written, { standing })));
    }
    expect(times.toSorted((one, other) => one - other)[5]).toBeLessThan(10);
  });
});

describe("after a correction", () => {
  const written = withDraft(
    withDraft(NOTHING_WRITTEN, "growth_strategy", { goal: GOAL, headline: OBSTACLE }),
    "channel_strategy",
    { headline: LETTER },
  );

  it("the leaves that rest on the changed fact give way, and only their part is due", async () => {
    const { state: after } = await changeFacts(
      state,
      { cells: { "goal.target": "50 marinas" }, turn: "turn-cell" },
      surroundings(),
    );
    const standing = standingOf(after, readFacts(after, NOW));
    const laid = layOver(rules, written, { standing });
    expect(laid.growth_strategy.goal).toEqual(rules.growth_strategy.goal);
    expect(laid.growth_strategy.headline.text).toBe(OBSTACLE.text);
    expect(laid.channel_strategy.headline.text).toBe(LETTER.text);
    const due = Object.values(written.parts).filter((part) => isOutOfDate(part, standing)).map(({ id }) =>
      id
    );
    expect(due).toEqual(["growth_strategy"]);
    expect(partsResting(written, "goal")).toEqual(["growth_strategy"]);
    expect(partsResting(written, "channels")).toEqual(["channel_strategy"]);
  });

  it("what is written again from the corrected fact is not out of date", async () => {
    const { state: after } = await changeFacts(
      state,
      { cells: { "channels.1": "boat show in Leeuwarden 8" }, turn: "turn-cell" },
      surroundings(),
    );
    const { ground: now } = groundAt(after);
    const part = partFrom({
      id: "channel_strategy",
      draft: { headline: { text: "The paper letter brought 5 marinas.", ids: ["F.channels.2"] } },
      complaints: [],
      mended: [],
      writtenBy: "A model",
    }, now);
    expect(part.fates).toMatchObject([{ fate: "accepted" }]);
    expect(isOutOfDate(part, now.standing)).toBe(false);
    expect(layOver(now.rules, withPart(NOTHING_WRITTEN, part), now).channel_strategy.headline.text).toContain(
      "letter",
    );
  });

  it("a number corrected in words takes back what rests on its sentence", () => {
    const after = structuredClone(state);
    after.corrections.push({
      turn: "turn-new",
      field: "market.obstacle",
      from: "five",
      to: "seven",
      quote: "seven volunteers, not five",
      stale: [],
    });
    const part = partFrom({
      id: "market_analysis",
      draft: { obstacle: { text: "A board of volunteers parks the decision.", ids: ["A8.2"] } },
      complaints: [],
      mended: [],
      writtenBy: "A model",
    }, ground);
    const standing = standingOf(after, ground.material.sheet);
    expect([isOutOfDate(part, ground.standing), isOutOfDate(part, standing)]).toEqual([false, true]);
    const laid = layOver(rules, withPart(NOTHING_WRITTEN, part), { standing });
    expect(laid.market_analysis.obstacle).toEqual(rules.market_analysis.obstacle);
  });
});

describe("rows of a fact", () => {
  const SHARE = {
    text: "The letter brought about 22% of the marinas.",
    operands: ["channels.2.count", "goal.baseline"],
    formula: "5 ÷ 23",
  };
  const BY_ROW = { text: "The letter brought 5 marinas.", ids: ["F.channels.2"] };
  const written = withDraft(
    withDraft(NOTHING_WRITTEN, "growth_strategy", { sums: [SHARE] }),
    "channel_strategy",
    { headline: BY_ROW },
  );

  function sheetWith(change: (channels: ChannelFact[]) => ChannelFact[]): FactSheet {
    const { sheet } = ground.material;
    return { ...sheet, facts: { ...sheet.facts, channels: change([...sheet.facts.channels]) } };
  }

  function inFront(channels: ChannelFact[]): ChannelFact[] {
    const [first] = channels;
    if (first === undefined) throw new Error("no channels");
    return [
      { ...first, name: "sailing club", count: 1 },
      { ...first, name: "a flyer", count: 2 },
      ...channels,
    ];
  }

  function dueAt(sheet: FactSheet) {
    const standing = standingOf(state, sheet);
    const due = Object.values(written.parts).filter((part) => isOutOfDate(part, standing));
    return { due: due.map(({ id }) => id), sums: layOver(rules, written, { standing }).growth_strategy.sums };
  }

  it("that are put in front of the one cited leave what was written as it is", () => {
    const { due, sums } = dueAt(sheetWith(inFront));
    expect(due).toEqual([]);
    expect(sums.map(({ text }) => text)).toEqual([SHARE.text]);
  });

  it("of which the one cited is taken away have it written again, and any other not", () => {
    const { due, sums } = dueAt(sheetWith((channels) => channels.toSpliced(2, 1)));
    expect(due).toEqual(["growth_strategy", "channel_strategy"]);
    expect(sums).toEqual(rules.growth_strategy.sums);
    expect(dueAt(sheetWith((channels) => channels.toSpliced(0, 1))).due).toEqual([]);
  });

  it("of which a number is corrected have written again what rests on it, wherever they stand", () => {
    const corrected = (at: number) => (channels: ChannelFact[]) =>
      channels.map((row, place) => place === at ? { ...row, count: 6 } : row);
    expect(dueAt(sheetWith((all) => inFront(corrected(2)(all)))).due).toEqual([
      "growth_strategy",
      "channel_strategy",
    ]);
    expect(dueAt(sheetWith((all) => inFront(corrected(1)(all)))).due).toEqual([]);
  });

  it("are read and mended where they stand now", async () => {
    const lie = { text: "71 boards said no.", ids: ["A8.4"] };
    const before = withDraft(NOTHING_WRITTEN, "growth_strategy", { headline: lie, sums: [SHARE] });
    const moved = writingGround(state, { ...ground.material, sheet: sheetWith(inFront) });
    const path = "growth_strategy.headline";
    const sentences = [{ path, text: BY_ROW.text, ids: ["F.channels.4"], formula: null }];
    const model = fillingModel(moved.dossier, { mend_evolution: { sentences } });
    const taken = await takeStep({ id: "mend.evolution" }, {
      written: before,
      ground: moved,
      mind: { model, asked: {} },
    });
    expect(model.tasks[0]?.material).toContain("[channels.4.count, goal.baseline]");
    const laid = layOver(moved.rules, taken.written, moved).growth_strategy;
    expect([laid.headline.text, laid.sums[0]?.text, laid.sums[0]?.operands]).toEqual([
      BY_ROW.text,
      SHARE.text,
      ["channels.4.count", "goal.baseline"],
    ]);
    expect(Object.values(taken.written.parts).filter((part) => isOutOfDate(part, moved.standing))).toEqual(
      [],
    );
  });
});
