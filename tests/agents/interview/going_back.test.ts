import { describe, expect, it } from "vitest";
import { takeTurn } from "../../../agents/master.ts";
import { readFacts } from "../../../agents/facts/read_facts.ts";
import type { JourneyState } from "../../../agents/domain/journey.ts";
import { headingOf } from "../../../agents/interview/quoting/heading_of.ts";
import { opened } from "./told_turns.ts";
import { NOW, surroundings } from "./player.ts";

async function say(first: JourneyState, ...messages: string[]) {
  let state = first;
  let reply = "";
  for (const text of messages) {
    const turn = await takeTurn(state, { id: `turn-${state.turns + 1}`, text }, surroundings());
    state = turn.state;
    reply = turn.reply;
  }
  return { state, reply };
}

function asking(state: JourneyState, field: NonNullable<JourneyState["question"]>["field"]): JourneyState {
  return { ...state, question: { ...state.question!, field, technique: "open" } };
}

const RIVALS = "Our rivals are Velofix and doing nothing.";
const REFUSALS = "Racing teams who want a bike rebuilt overnight. Rental fleets that never oil a chain.";

describe("going back to an answer", () => {
  it("the new answer takes the place of the old one, in the facts too", async () => {
    const { state: wrong } = await say(asking(await opened(), "customer.not_for"), RIVALS);
    expect(wrong.fields["customer.not_for"].answers.map(({ text }) => text)).toEqual([RIVALS]);
    const { state } = await say(asking(wrong, "difference.only"), "go back to who you turn away", REFUSALS);
    expect(state.fields["customer.not_for"].answers.map(({ text }) => text)).toEqual([REFUSALS]);
    const { facts } = readFacts(state, NOW);
    expect(facts.not_for.map(({ text }) => text).join(" ")).toContain("Racing teams");
    expect(JSON.stringify(facts)).not.toContain("Velofix");
  });

  it("nothing new leaves the old answer where it was", async () => {
    const { state: before } = await say(asking(await opened(), "customer.not_for"), REFUSALS);
    const { state } = await say(asking(before, "difference.only"), "go back to who you turn away", "skip");
    expect(state.fields["customer.not_for"].answers.map(({ text }) => text)).toEqual([REFUSALS]);
  });

  it("an anchor headed by the old words is headed by the new ones", async () => {
    const old = "Nobody believes a bike that was under water can run again.";
    const fresh = "The insurer pays for a new bike before anybody asks us to mend the old one.";
    const { state: said } = await say(asking(await opened(), "market.obstacle"), old);
    const headed: JourneyState = {
      ...said,
      readBacks: {
        truth: {
          candidates: [],
          accepted: true,
          sentence: {
            text: `Wheelyard answers one thing: “${old.slice(0, -1)}”`,
            marks: [{
              kind: "said",
              turn: said.fields["market.obstacle"].answers[0]!.turn,
              field: "market.obstacle",
              quote: old,
            }],
          },
        },
      },
    };
    const { state } = await say(headed, "go back to the obstacle", fresh);
    expect(state.readBacks.truth?.sentence?.text).toContain(fresh.slice(0, -1));
  });
});

describe("a goal put right in another order of words", () => {
  const GOAL = "We mended 212 bikes in 2026, mostly in Gent.";
  const texts = [
    "sorry, the 400 bikes by end of July 2027 was my goal. 212 is what I did this year, not the goal.",
    "400 bikes by end of July 2027 is the goal",
    "sorry, 400 Räder bis Ende Juli 2027 war mein Ziel",
  ];
  it.each(texts)("%s", async (text) => {
    const { state: said } = await say(asking(await opened(), "goal.twelve_months"), GOAL);
    const { state } = await say(asking(said, "proof.best"), text);
    const { goal } = readFacts(state, NOW).facts;
    expect(goal?.quote).not.toContain("sorry");
    expect(goal).toMatchObject({ target: 400, by: "2027-07-31" });
    expect(state.fields["goal.twelve_months"].answers.map((answer) => answer.text)).toEqual([GOAL]);
    expect(state.fields["proof.best"].answers).toEqual([]);
    expect(state.question?.field).toBe("proof.best");
  });
});

it("after none of the sentences, a correction is heard and the sentence is asked for again", async () => {
  const { state: said } = await say(
    asking(await opened(), "goal.twelve_months"),
    "300 bikes by 30 June 2027.",
  );
  const open: JourneyState = {
    ...said,
    phase: "truth_anchor_analysis",
    readBacks: { truth: { candidates: [], accepted: false, sentence: null, isFloorOpen: true, asked: 2 } },
    question: { ...said.question!, field: "confirm.truth", technique: "confirm" },
  };
  const { state, reply } = await say(open, "no, the goal is 400 bikes by 30 June 2027");
  expect(readFacts(state, NOW).facts.goal?.target).toBe(400);
  expect(state.question?.field).toBe("confirm.truth");
  expect(state.readBacks.truth).toMatchObject({ accepted: false, isFloorOpen: true });
  expect(reply).toContain("?");
  const { state: headed } = await say(state, "A bike that was under water runs again.");
  expect(headed.readBacks.truth?.sentence?.text).toBe("A bike that was under water runs again.");
});

describe("the words that head an anchor", () => {
  const heads: [string, number, string][] = [
    ["Or the inspector had been round last week.", 10, "the inspector had been round last week"],
    [
      "Everybody has been sold bees that were dead by February, and my price is 58 so when they have been burnt once that is that.",
      19,
      "Everybody has been sold bees that were dead by February",
    ],
    ["Oder der Prüfer war in der Woche davor da.", 12, "der Prüfer war in der Woche davor da"],
    ["En 2011 la ruche est morte en une nuit.", 12, "En 2011 la ruche est morte en une nuit"],
    ["まず代車を4台に増やします、来年の2月までに。", 12, "まず代車を4台に増やします"],
    [
      "それと、まだ大丈夫な床からは立て直しのお代をいただきません。",
      20,
      "まだ大丈夫な床からは立て直しのお代をいただきません",
    ],
  ];
  it.each(heads)("%s", (text, most, words) => {
    expect(headingOf(text, most)).toBe(words);
  });
});
