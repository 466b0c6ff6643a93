import { beforeAll, describe, expect, test } from "vitest";
import { FOUNDATION_ANCHORS, SECTIONS } from "../../agents/domain/anchors.ts";
import type { ReviewAnswer } from "../../routes/api/contract.ts";
import { totalOf } from "../helpers/fact_score.ts";
import { playAndScore, type ScoredPlay } from "../helpers/play_and_score.ts";
import { clockOf, playRecorded, type RecordedPlay } from "../helpers/play_recorded.ts";
import { readRecording } from "../helpers/recording.ts";
import { type Consulted, consultIn } from "./consult.ts";
import { type ChangedFact, type Corrected, correctOne } from "./correct.ts";
import { englishOfOurs } from "./english.ts";
import { countLeaves, fatesOf, leavesIn, standingTexts } from "./leaves.ts";
import { missingOnOnePage, onePageOf, planFaults, printedOf, strategyOf } from "./pages.ts";
import { countPrompts } from "./prompts.ts";

/** What is met by a recorded journey; the shares are from 0 to 1. */
export interface Bounds {
  /** Of the sentences of these parts, those that are the model's. */
  leaves: number;
  /** Of the leaves that the model wrote, those that a gate or the critic stopped for good. */
  refused: number;
  recall: number;
  precision: number;
  /** Words that must never be printed and are. */
  printed: string[];
  documents: boolean;
  /** Tokens of prompt that were answered: of the journey, and of a correction and three questions after it. */
  prompts: { journey: number; afterwards: number };
  /** True for a founder who speaks German: nothing of ours may be English. */
  isGerman?: boolean;
  /** The fact that is corrected in the end, where no insight of the recording rests on it: those were thought once. */
  corrects?: ChangedFact;
  /** What the consultant is asked in the end, and the founder's exact words that the first answer goes against. */
  consults?: { questions: string[]; against: string };
}

/** All sections, the slides and the thirty days: a whole journey is recorded. */
const PARTS = [...FOUNDATION_ANCHORS.flatMap((anchor) => SECTIONS[anchor]), "deck", "calendar"] as const;
const PLAY_MS = 900_000;
/** Checks of the review that say whether pages agree: exact quotes, no hollow words, within the hours. */
const AGREEING = [3, 10, 13, 18];

/** Replays a founder's recorded journey over HTTP once and holds what has to come of it. */
export function holdRecording(founder: string, bounds: Bounds): void {
  describe(`the recorded journey of ${founder}`, () => {
    let play: RecordedPlay;
    let byRules: ScoredPlay;
    let corrected: Corrected;
    let review: ReviewAnswer;
    /** How many questions the journey itself took. */
    let asked: number;
    let consulted: Consulted;

    beforeAll(async () => {
      const now = clockOf(readRecording(founder));
      byRules = await playAndScore(founder, { documents: bounds.documents, consults: false, now });
      play = await playRecorded(founder, bounds.documents, async (standing) => {
        const { person, sessionId, mind } = standing;
        asked = mind.requests.length;
        if (bounds.consults) consulted = await consultIn(standing, bounds.consults.questions);
        review = await person.get<ReviewAnswer>(`/api/anchors/review?session_id=${sessionId}`);
        corrected = await correctOne(standing, bounds.corrects);
      });
    }, PLAY_MS);

    test("asks what was answered: every answer is used, and all eighteen parts are written", () => {
      expect(play.mind.left().map(({ name }) => name)).toEqual([]);
      expect(Object.keys(play.written.parts)).toEqual(PARTS);
    });

    test(`is the model's in at least ${percent(bounds.leaves)} of its sentences, with at most ${percent(bounds.refused)} refused`, () => {
      const { byModel, all } = countLeaves(strategyOf(play.files), play.written, PARTS);
      const { written, refused } = fatesOf(play.written);
      console.log(`${founder}: ${byModel} of ${all} sentences are the model's`);
      console.log(`${founder}: ${refused.length} of ${written} leaves refused\n${refused.join("\n")}`);
      expect(byModel / all).toBeGreaterThanOrEqual(bounds.leaves);
      expect(refused.length / written).toBeLessThanOrEqual(bounds.refused);
    });

    test("prints something of the model's in every part that it wrote", () => {
      const strategy = strategyOf(play.files);
      expect(PARTS.filter((id) => countLeaves(strategy, play.written, [id]).byModel === 0)).toEqual([]);
    });

    test(`finds ${percent(bounds.recall)} of the facts${met("recall", bounds.recall, 0.9)}`, () => {
      const { recall, precision } = totalOf(play.score.facts);
      const faults = play.score.facts.flatMap((fact) => fact.faults);
      console.log(
        `${founder}: recall ${percent(recall)}, precision ${percent(precision)}\n${faults.join("\n")}`,
      );
      expect(recall).toBeGreaterThanOrEqual(bounds.recall);
    });

    test(`reads ${percent(bounds.precision)} right${met("precision", bounds.precision, 0.97)}`, () => {
      expect(totalOf(play.score.facts).precision).toBeGreaterThanOrEqual(bounds.precision);
    });

    const but = bounds.printed.length === 0 ? "" : ` but “${bounds.printed.join("”, “")}”, below its goal`;
    test(`prints nothing that must never be printed${but}`, () => {
      expect(printedOf(play.founder.never, play.files)).toEqual(bounds.printed);
    });

    if (bounds.isGerman) {
      test("prints no English of ours", () => {
        expect(englishOfOurs(play.founder, play.written, play.files)).toEqual([]);
      });
    }

    test("hands out other slides, days and read-backs than the rules do", () => {
      const [model, rules] = [strategyOf(play.files), strategyOf(byRules.files)];
      expect(model.deck.map(({ headline }) => headline.text)).not.toEqual(
        rules.deck.map(({ headline }) => headline.text),
      );
      expect(leavesIn(model.calendar, "calendar")).not.toEqual(leavesIn(rules.calendar, "calendar"));
      expect(readBacksOf(play)).not.toEqual(readBacksOf(byRules));
    });

    if (bounds.documents) {
      test("has another second page in its PDF, which says what the sections say", () => {
        expect(onePageOf(play.files)).not.toBe(onePageOf(byRules.files));
        expect(missingOnOnePage(play.files)).toEqual([]);
      });
    }

    test("gives one answer on all pages: exact quotes, one obstacle, no channel refused, hours as given", () => {
      const failed = review.items.filter(({ item, passed }) => AGREEING.includes(item) && !passed);
      expect(failed.map(({ title, says }) => `${title}: ${says}`)).toEqual([]);
      expect(planFaults(play.files)).toEqual([]);
    });

    const { consults } = bounds;
    if (consults !== undefined) {
      test("is advised on in Markdown as it streams, against a decision with its quote, and with what was said before", () => {
        const { answers, told, remembered } = consulted;
        for (const { shown, answer } of answers) {
          expect(answer.consultation).toBe(shown);
          expect(shown).not.toMatch(/\[[?+!]|\[[APFD][\d.]/);
          expect(answer.metadata.rests_on.length).toBeGreaterThan(0);
        }
        const [first, then] = answers;
        expect(first?.shown).toMatch(/^\*\*[^*]+\*\*/);
        expect(first?.shown).toContain(consults.against);
        expect(first?.answer.metadata.against_decision).toContain(consults.against);
        expect(then?.shown).toMatch(/^> /m);
        expect(then?.answer.metadata.against_decision).toBeNull();
        for (const [at, { shown }] of answers.slice(0, -1).entries()) {
          expect(told[at + 1]).toContain(shown.slice(0, 60));
        }
        expect(remembered.toSorted()).toEqual(consults.questions.toSorted());
      });
    }

    test("keeps the last accepted text where a correction asks a model that answers no more", () => {
      const { fact, due, asked, before, after, strategy } = corrected;
      console.log(`${founder}: ${fact} is taken by ${due.join(", ")}; asked ${asked.join(", ")}`);
      expect(asked.filter((name) => !name.startsWith("rethink_"))).toEqual(["revise"]);
      expect(after.parts).toEqual(before.parts);
      const others = PARTS.filter((id) => !due.includes(id));
      expect(countLeaves(strategy, after, others)).toEqual(
        countLeaves(strategyOf(play.files), before, others),
      );
    });

    test("writes again the sentences that take a corrected fact and no other, in at most three calls, and stays the model's", () => {
      const { due, before, again: { asked, written, strategy } } = corrected;
      const calls = asked.filter((name) => !name.startsWith("rethink_"));
      expect(["revise", "critic_revised", "mend_revised"].slice(0, calls.length)).toEqual(calls);
      const [old, fresh] = [standingTexts(before), standingTexts(written)];
      const changed = [...old].filter(([path, text]) => fresh.get(path) !== text).map(([path]) => path);
      console.log(`${founder}: ${changed.length} of ${old.size} leaves changed in ${calls.length} calls`);
      expect(changed.filter((path) => !due.some((id) => path.startsWith(`${id}.`)))).toEqual([]);
      expect(changed.length).toBeLessThan(old.size / 10);
      expect(changed.length).toBeGreaterThan(0);
      for (const id of PARTS.filter((each) => !due.includes(each))) {
        expect(written.parts[id]).toEqual(before.parts[id]);
      }
      expect([...old.keys()].filter((path) => !fresh.has(path))).toEqual([]);
      const { byModel, all } = countLeaves(strategy, written, PARTS);
      expect(byModel / all).toBeGreaterThanOrEqual(bounds.leaves);
    });

    test.each([
      { what: "the journey", most: bounds.prompts.journey, stretch: () => [0, asked] },
      { what: "what comes after it", most: bounds.prompts.afterwards, stretch: () => [asked] },
    ])("$what costs at most $most tokens of prompt", ({ what, most, stretch }) => {
      const { requests, refused } = play.mind;
      const counts = countPrompts(requests.slice(...stretch()).filter((each) => !refused.has(each)));
      for (const [kind, { calls, tokens, cached }] of Object.entries(counts)) {
        console.log(
          `${founder}, ${what}, ${kind}: ${calls} calls, ${tokens} tokens, ${percent(cached)} cached`,
        );
      }
      const total = Object.values(counts).reduce((sum, { tokens }) => sum + tokens, 0);
      expect(total).toBeLessThanOrEqual(most);
    });
  });
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}

/** What a test's name says where the goal is not met. */
function met(what: string, bound: number, goal: number): string {
  return bound >= goal ? "" : `: ${what} below its goal of ${percent(goal)}`;
}

/** The options that stood with each read-back. */
function readBacksOf({ play: { opening, turns } }: ScoredPlay): string[] {
  return [opening, ...turns.map(({ answer }) => answer)].flatMap(({ metadata: { question } }) =>
    question?.field.startsWith("confirm.") ? question.options ?? [] : []
  );
}
