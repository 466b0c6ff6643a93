import { describe, expect, it } from "vitest";
import { startJourney, takeTurn } from "../../../agents/master.ts";
import type { FieldId } from "../../../agents/domain/fields.ts";
import { type JourneyState, newJourney } from "../../../agents/domain/journey.ts";
import { wordCount } from "../../../agents/text/text.ts";
import { MESSAGES } from "./act_phrases.ts";
import { surroundings } from "./player.ts";

/** A journey in which this field is the open question. */
async function asking(field: FieldId): Promise<JourneyState> {
  const { state } = await startJourney(newJourney("j", "Wheelyard", "Ann"), surroundings());
  state.fields["offering.what"].answers.push({ turn: "t0", text: "We wash dogs in a van.", thin: false });
  state.fields["offering.what"].status = "heard";
  const text = "Which one of them would you take again?";
  // What is told of the language once is told already, so that replies can be compared.
  return { ...state, turns: 5, toldLanguage: true, question: { ...state.question!, field, text } };
}

function send(state: JourneyState, text: string) {
  return takeTurn(state, { id: "new-turn", text }, surroundings());
}

const TALK = ["meaning", "example", "why", "time", "remark", "off_topic"];

for (const [language, messages] of Object.entries(MESSAGES)) {
  describe(`talk about the interview in ${language}`, () => {
    const talk = messages.filter(([, told]) => TALK.includes(told));
    for (const [text, , field = "market.obstacle"] of talk) {
      it(`keeps nothing, spends no probe and asks again: ${text}`, async () => {
        const before = await asking(field);
        const { state, reply, heard } = await send(before, text);
        expect(heard).toEqual([]);
        expect(state.fields).toEqual(before.fields);
        expect({ ...state.question, explained: undefined }).toEqual(before.question);
        expect(JSON.stringify(state)).not.toContain(JSON.stringify(text).slice(1, -1));
        expect(reply).toContain(before.question!.text!);
        expect(reply.match(/[?？]/g)).toHaveLength(1);
        expect(reply).not.toBe(`**${before.question!.text}**`);
        expect(wordCount(reply)).toBeLessThanOrEqual(90);
      });
    }
  });
}

describe("a question back", () => {
  it("is met with what is meant, an example, its use, or the minutes left", async () => {
    const state = await asking("customer.last_three");
    expect((await send(state, "what do you mean?")).reply).toContain("the last three who bought");
    expect((await send(state, "can you give me an example?")).reply).toContain("A gardener says");
    expect((await send(state, "why do you need that")).reply).toContain("real buyers");
    expect((await send(state, "how much longer?")).reply).toMatch(
      /About \d+ minutes are left, \d+ questions/,
    );
  });

  it("is met with an example the second time; the third time the question is left open and the next one put", async () => {
    const lost = "I don't follow.";
    const first = await send(await asking("customer.last_three"), lost);
    expect(first.reply).toContain("the last three who bought");
    const second = await send(first.state, lost);
    expect(second.reply).toContain("A gardener says");
    const third = await send(second.state, lost);
    expect(third.reply).not.toContain("A gardener says");
    expect(third.state.question?.text).not.toBe(first.state.question?.text);
    expect(JSON.stringify(third.state)).not.toContain(lost);
  });

  it("gets an example of another trade than the founder's own", async () => {
    const state = await asking("customer.last_three");
    state.fields["offering.what"].answers[0]!.text = "I am a gardener.";
    expect((await send(state, "an example?")).reply).toContain("A booking tool says");
  });

  it("inside an answer is answered in a line, and the answer stands without it", async () => {
    const { state, reply } = await send(
      await asking("market.rivals"),
      "Waggy Tails, she is 28. Most leave it. How much longer is this? I've got a dog at 2",
    );
    expect(state.fields["market.rivals"].answers).toEqual([
      { turn: "new-turn", text: "Waggy Tails, she is 28. Most leave it.", thin: false },
    ]);
    expect(reply).toContain("minutes are left");
    expect(state.question?.field).not.toBe("market.rivals");
  });
});

describe("an answer in several stretches", () => {
  it("is kept as exact stretches of one turn, and stands as all of them", async () => {
    const text =
      "The owner signs. Sorry, that's probably the next question. The pain is the manager's, since March.";
    const { state } = await send(await asking("market.obstacle"), text);
    const { answers } = state.fields["market.obstacle"];
    expect(answers.map((answer) => answer.text)).toEqual([
      "The owner signs.",
      "The pain is the manager's, since March.",
    ]);
    expect(answers.every((answer) => text.includes(answer.text) && answer.turn === "new-turn")).toBe(true);
  });
});

describe("none of the three readings", () => {
  it("puts the question again in other words, and keeps nothing", async () => {
    const offered = await send(await asking("market.obstacle"), "I don't know");
    expect(offered.state.question?.options).toHaveLength(3);
    const { state, reply } = await send(offered.state, "none of these");
    expect(state.fields["market.obstacle"].answers).toEqual([]);
    expect(state.question?.field).toBe("market.obstacle");
    expect(state.question?.options).toBeUndefined();
    expect(reply).toContain("in your own words");
  });

  it("takes what is said beside it as the answer", async () => {
    const offered = await send(await asking("market.obstacle"), "I don't know");
    const { state } = await send(offered.state, "None of them. They think 45 is a lot for a dog wash.");
    expect(state.fields["market.obstacle"].answers.map(({ text }) => text)).toEqual([
      "They think 45 is a lot for a dog wash.",
    ]);
  });
});

describe("not knowing beside a wish", () => {
  it("is not knowing where a number was asked for", async () => {
    const { state } = await send(
      await asking("goal.twelve_months"),
      "idk you tell me. i just dont want to be skint in winter",
    );
    expect(state.fields["goal.twelve_months"].answers).toEqual([]);
    expect(state.question?.options).toHaveLength(3);
  });
});
