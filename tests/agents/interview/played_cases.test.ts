import { beforeAll, describe, expect, it } from "vitest";
import { SECTIONS } from "../../../agents/domain/anchors.ts";
import { FIELD_IDS, FIELDS, isFieldId } from "../../../agents/domain/fields.ts";
import { progressOf } from "../../../agents/domain/journey.ts";
import { TRADEOFF_IDS } from "../../../agents/domain/tradeoffs.ts";
import {
  type AgentTurn,
  lintTurn,
  normaliseQuestion,
  quotesOf,
} from "../../../agents/interview/asking/linter.ts";
import { questionsLeft } from "../../../agents/interview/asking/pace.ts";
import { wordCount } from "../../../agents/text/text.ts";
import { founderOf, play, type Played, readCase } from "./player.ts";

const CASES = ["tidewatch", "ovenline"];

function turnOf(reply: string, question: string, why: string): AgentTurn {
  const parts = reply.split("\n\n");
  const observation = parts.find((part) => /^(?:Seen|Reckoned):/.test(part)) ?? "";
  const reflect =
    parts.findLast((part) => part !== observation && !/^(?:\*\*|A: |1\. )|^.*, or .*\n.*, or /.test(part)) ??
      "";
  const isReadingReport = /^(?:Read|Own site): /.test(reflect);
  return { reflect: isReadingReport ? "" : reflect, observation, question, why };
}

describe.each(CASES)("the founder of %s, played whole", (id) => {
  let played: Played;
  let theCase: Awaited<ReturnType<typeof readCase>>;

  beforeAll(async () => {
    theCase = await readCase(id);
    played = await play(founderOf(theCase));
  });

  it("is done in at most 36 turns besides the probes' answers", () => {
    const thin = Object.keys(theCase.thin).length;
    expect(played.messages.length - thin).toBeLessThanOrEqual(36);
  });

  it("is probed on every thin answer and on no other", () => {
    const probed = FIELD_IDS.filter((field) => played.state.fields[field].probes > 0);
    expect(probed.toSorted()).toEqual(Object.keys(theCase.thin).toSorted());
  });

  it("has every needed field confirmed, and every anchor and section written", () => {
    expect(progressOf(played.state)).toBe(100);
    const written = Object.assign({}, ...played.outcomes.map((outcome) => outcome.anchors));
    for (const [type, sections] of Object.entries(SECTIONS)) {
      expect(written[type].status).toBe("completed");
      expect(written[type].sections.map((section: { id: string }) => section.id)).toEqual([...sections]);
    }
  });

  it("is never asked for a field that an earlier answer filled", () => {
    const asked = new Set(played.outcomes.map((outcome) => outcome.state.question?.field));
    expect(asked).not.toContain("customer.belief");
    expect(asked).toContain("channels.refused");
    expect(played.state.fields["customer.belief"].status).toBe("confirmed");
  });

  it("chooses all seven sides as in the case, each with its own reason", () => {
    for (const tradeoff of TRADEOFF_IDS) {
      const decision = played.state.decisions[tradeoff];
      expect(decision?.side).toBe(theCase.choices[tradeoff]);
      expect(theCase.choices.reasons[tradeoff]).toContain(decision?.reason);
    }
  });

  it("heads each anchor with the sentence that was picked", () => {
    const picks = id === "tidewatch" ? [0, 1, 0, 2] : [1, 0, 0, 2];
    const { truth, expression, attention, evolution } = played.state.readBacks;
    [truth, expression, attention, evolution].forEach((readBack, at) => {
      expect(readBack?.sentence?.text).toBe(readBack?.candidates[picks[at]!]?.text);
    });
  });

  it("is asked one question a turn, of at most 35 words, in at most 90 words", () => {
    for (const { reply, state } of played.outcomes) {
      if (state.question === null) continue;
      expect(reply.match(/\?/g)?.length).toBe(1);
      expect(wordCount(state.question.text ?? "")).toBeLessThanOrEqual(35);
      // Three sentences to choose from may need a few more; all else keeps to the craft's 90.
      const most = state.question.technique === "confirm" ? 115 : 90;
      expect({ reply, words: wordCount(reply) <= most }).toEqual({ reply, words: true });
    }
  });

  it("counts the opening answers once they are handed over, and what is left only falls", () => {
    const states = played.outcomes.map((outcome) => outcome.state);
    const first = states.find((state) => state.phase === "truth_anchor_analysis")!;
    expect(progressOf(first)).toBeGreaterThan(10);
    const left = states.map(questionsLeft);
    expect(left).toEqual(left.toSorted((a, b) => b - a));
    const progress = states.map(progressOf);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  });

  it("moves on with every needed answer, is 100 only at the end, and counts heard answers half until read back", () => {
    const states = played.outcomes.map((outcome) => outcome.state);
    expect(states.slice(0, -1).map(progressOf)).not.toContain(100);
    const answered = states.filter((state, at) => {
      const before = states[at - 1];
      return before !== undefined &&
        FIELD_IDS.some((field) =>
          FIELDS[field].needed && before.fields[field].status === "empty" &&
          state.fields[field].answers.some(({ thin }) => !thin)
        );
    });
    expect(answered.length).toBeGreaterThan(15);
    for (const state of answered) {
      const before = states[states.indexOf(state) - 1]!;
      expect(progressOf(state)).toBeGreaterThan(progressOf(before));
    }
    const afterTruth = states.find((state) => state.phase === "expression_anchor_analysis")!;
    const confirmed = FIELD_IDS.filter((field) =>
      FIELDS[field].needed && afterTruth.fields[field].status === "confirmed"
    );
    const needed = FIELD_IDS.filter((field) => FIELDS[field].needed);
    expect(progressOf(afterTruth)).toBe(Math.round((confirmed.length / needed.length) * 100));
  });

  it("passes the linter on every turn that asks for a field", () => {
    const asked: string[] = [];
    played.outcomes.forEach((outcome, at) => {
      const { question } = outcome.state;
      if (question === null || !isFieldId(question.field)) return;
      const isFixed = question.options !== undefined;
      const turn = turnOf(outcome.reply, question.text ?? "", question.why);
      const faults = lintTurn(turn, {
        technique: question.technique,
        // The sides of a contradiction, and the readings offered, are the founder's words themselves.
        heard: at === 0 || isFixed || turn.reflect === ""
          ? ""
          : [...played.messages.slice(0, at).map((message) => message.text)].join("\n"),
        quotable: played.messages.slice(0, at).map((message) => message.text),
        asked: isFixed ? [] : asked,
        known: outcome.state.fields[question.field].locked,
      });
      expect({ at, faults }).toEqual({ at, faults: [] });
      asked.push(normaliseQuestion(question.text ?? ""));
    });
  });

  it("finds every word between quotation marks in a message already sent", () => {
    played.outcomes.forEach((outcome, at) => {
      const sent = played.messages.slice(0, at).map((message) => message.text).join("\n");
      for (const quote of quotesOf(outcome.reply)) expect(sent).toContain(quote);
    });
  });

  it("is told what was heard in exact words of the message", () => {
    played.messages.forEach((message, at) => {
      for (const heard of played.outcomes[at + 1]!.heard) {
        expect(message.text).toContain(heard.quote);
        expect(Object.keys(FIELDS)).toContain(heard.field);
      }
    });
  });

  it("changes the facts that the case corrects, and nothing else", () => {
    const changes = played.state.factChanges ?? [];
    for (const { from, to } of theCase.expect.corrected ?? []) {
      const change = changes.find((each) => each.value.includes(to));
      expect(change, `${from} becomes ${to}`).toBeDefined();
      expect(played.messages.find(({ id }) => id === change?.turn)?.text).toContain(change?.quote);
    }
    expect(played.state.corrections).toEqual([]);
    const turns = new Set(changes.map(({ turn }) => turn));
    expect(turns.size).toBe(theCase.expect.corrected?.length ?? 0);
  });
});
