import { describe, expect, it } from "vitest";
import { takeTurn } from "../../../agents/master.ts";
import { mayBeOtherwise } from "../../../agents/interview/with_model/plans.ts";
import { readFacts } from "../../../agents/facts/read_facts.ts";
import { type Model, ModelFailure, NO_USAGE, type Task } from "../../../agents/model/model.ts";
import type { TurnAnswer } from "../../../agents/interview/with_model/turn_answer.ts";
import { NOW, surroundings } from "./player.ts";
import { after, opened, QUESTION, SAID, TURN, turnOf, turnWith } from "./told_turns.ts";

describe("the words of a turn", () => {
  it("are the model's when they pass, streamed in the order in which they are shown", async () => {
    const { outcome, streamed } = await turnWith([turnOf()]);
    expect(outcome.reply).toContain(`**${QUESTION}**`);
    expect(outcome.state.question?.field).toBe("customer.last_three");
    expect(outcome.reply.startsWith(streamed)).toBe(true);
    expect(streamed).toBe(`${TURN.reflect}\n\n**${QUESTION}`);
    expect(outcome.note).toBeNull();
  });

  it("keep the model's question beside the rules' words given back where only those are at fault", async () => {
    const { outcome } = await turnWith([turnOf({ reflect: "Great answer about bikes." })]);
    expect(outcome.reply).toContain(`**${QUESTION}**`);
    expect(outcome.reply).not.toContain("Great answer");
    expect(outcome.reply).toContain("“");
  });

  it.each<[string, Partial<TurnAnswer>]>([
    ["leads", { question: "Don't you think speed is everything?" }],
    ["asks for another field", { field: "market.rivals", question: "Whom do they name instead of you?" }],
    ["makes another move than code", { move: "probe", field: "offering.what" }],
    ["names somebody nobody has named", { question: "What would Kingfisher Quay have done for that owner?" }],
    ["has a number nobody has said", { question: "Which of your 4,812 owners would you clone?" }],
    ["asks two things", { question: "Whose owner would you clone? Why that one?" }],
    ["says nothing", { question: "" }],
  ])(
    "are the rules' where the model's question %s, told once in the reply, without asking again",
    async (_, over) => {
      const { outcome } = await turnWith([turnOf(over)]);
      expect(outcome.reply).toContain("**Of your last three customers, which one would you clone?**");
      expect(outcome.notice).toContain("did not pass the checks. The built-in strategist answered.");
    },
  );

  it("may write a name with a capital that the founder writes without", async () => {
    const text = "we repair cargo bikes in gent, 90 a month. velofix takes a week.";
    const question = "Of the last three bikes that Velofix kept in Gent, whose owner would you clone?";
    const said = turnOf({ acts: [], reflect: "You said: “velofix takes a week.”", question });
    const { outcome } = await turnWith([said], { text });
    expect(outcome.reply).toContain(`**${question}**`);
  });

  it("are the rules' when the model fails", async () => {
    const { outcome } = await turnWith([
      { task: "turn", fails: new ModelFailure("timeout", "The model took too long") },
    ]);
    expect(outcome.state.question?.field).toBe("customer.last_three");
    expect(outcome.note).toContain("took too long");
  });

  it("are in the founder's language where the model writes it, and nothing says that ours are English", async () => {
    const polish = "Naprawiamy rowery dla ludzi, którzy nie mają czasu, oraz oddajemy je tego samego dnia.";
    const told = await takeTurn(await opened(), { id: "t1", text: polish }, surroundings());
    expect(told.reply).toContain("My own sentences are English");
    const again = await takeTurn(told.state, { id: "t2", text: polish }, surroundings());
    expect(again.reply).not.toContain("My own sentences are English");
    const text = "Wir reparieren Lastenräder in Gent und holen sie am selben Tag ab.";
    const alone = await takeTurn(await opened(), { id: "t1", text }, surroundings());
    expect(alone.reply).toContain("Ab hier auf Deutsch");
    const { outcome } = await turnWith([turnOf({
      acts: [],
      reflect: "Gesagt: “am selben Tag”",
      question: "Welchen der letzten drei Kunden würden Sie noch einmal nehmen?",
      why: "Fälle sagen mehr als ein Profil.",
    })], { text });
    expect(outcome.reply).toContain("Welchen der letzten drei Kunden");
    expect(outcome.reply).not.toMatch(/My own sentences are English|Ab hier auf Deutsch/);
    expect(outcome.state.language).toBe("de");
  });
});

describe("commands", () => {
  it("are done at once, without a call", async () => {
    const { outcome } = await turnWith([], { text: "skip" });
    expect(outcome.state.fields["offering.what"].status).toBe("assumed");
    expect(outcome.note).toBeNull();
  });
});

it("is told how long offered answers and sentences may be, and that sentences need their ids", async () => {
  const told: string[] = [];
  const model: Model = {
    kind: "scripted",
    name: "listener",
    answer<T>(task: Task<T>) {
      told.push(task.instructions);
      return Promise.resolve({ value: task.builtIn(), usage: NO_USAGE });
    },
  };
  await takeTurn(await opened(), { id: "t1", text: SAID }, surroundings({ model }));
  const [instructions] = told;
  expect(instructions).toContain("each of at most 24 words");
  expect(instructions).toContain("of 4 to 24 words; each needs the ids");
});

describe("what a model reads", () => {
  it("fills another field only with exact words of the message", async () => {
    const { outcome } = await turnWith([turnOf({
      acts: [
        { kind: "answer", quote: "Velofix takes a week.", field: "market.alternative" },
        { kind: "answer", quote: "We want 150 repairs by June.", field: "goal.twelve_months" },
      ],
    })]);
    expect(outcome.state.fields["market.alternative"].answers).toEqual([
      { turn: "turn-1", text: "Velofix takes a week.", thin: false },
    ]);
    expect(outcome.state.fields["goal.twelve_months"].status).toBe("empty");
    expect(outcome.heard.map((each) => each.field)).toEqual(["offering.what", "market.alternative"]);
  });

  it.each([
    ["Velofix and Urban Bike come up, mostly Velofix."],
    ["Meistens ist es Velofix oder einfach Excel."],
    ["C'est surtout Velofix, ou bien Excel."],
    ["Casi siempre es Velofix o Excel."],
    ["Di solito è Velofix oppure Excel."],
    ["Quase sempre é a Velofix ou o Excel."],
    ["Meestal is het Velofix of gewoon Excel."],
  ])("asks how the lost deals are shared out where rivals were only named: %s", async (names) => {
    const { outcome } = await turnWith([rivalsIn(names)], { text: `${SAID} ${names}` });
    expect(outcome.state.fields["market.rivals"]).toMatchObject({ status: "empty", answers: [] });
  });

  it.each([
    ["Die Leute sind zufrieden, das hört man überall.", true],
    ["Die Frau Dahms ist zufrieden, das hört man überall.", false],
    ["Von 287 Mitgliedern waren 241 da.", false],
  ])("may find an answer thin that names and counts nothing, whose nouns have capitals: %s", (text, may) => {
    expect(mayBeOtherwise("proof.best", text, false)).toBe(may);
  });

  it("does not ask it again where the losses were counted with the names", async () => {
    const counted = "Of ten repairs we lose, six go to Velofix and four do nothing.";
    const { outcome } = await turnWith([rivalsIn(counted)], { text: `${SAID} ${counted}` });
    expect(outcome.state.fields["market.rivals"].answers.map(({ text }) => text)).toEqual([counted]);
  });

  it("takes the names alone where the promised turns leave no room for the question", async () => {
    const names = "Velofix and Urban Bike come up, mostly Velofix.";
    const state = { ...await opened(), turns: 30 };
    const { outcome } = await turnWith([rivalsIn(names)], { state, text: `${SAID} ${names}` });
    expect(outcome.state.fields["market.rivals"].answers.map(({ text }) => text)).toEqual([names]);
  });

  it("skips the next question only where its words were said", async () => {
    const { outcome } = await turnWith([turnOf({
      acts: [{ kind: "answer", quote: "Ann, Ben and Cas paid last week", field: "customer.last_three" }],
      field: "company.links",
      question: "Which addresses show your own pages?",
    })], { text: `${SAID} Ann, Ben and Cas paid last week, Ann I would clone.` });
    expect(outcome.state.question?.field).toBe("company.links");
    expect(outcome.reply).toContain("Which addresses show your own pages?");
  });

  it("becomes facts with their quotes, and the worksheet's rows of that turn", async () => {
    const { outcome } = await turnWith([turnOf({
      facts: [
        { id: "rivals", value: "Velofix", quote: "Velofix takes a week." },
        { id: "region", value: "Gent", quote: "in Gent" },
      ],
    })]);
    const { facts } = readFacts(outcome.state, NOW);
    expect(facts.rivals).toMatchObject([{ name: "Velofix", turn: "turn-1", state: "read" }]);
    expect(facts.region).toMatchObject({ text: "Gent", quote: "in Gent", field: "company.stage_region" });
  });

  it.each<[string, TurnAnswer["facts"][number]]>([
    ["a quote that was not said", { id: "rivals", value: "Velofix", quote: "Velofix is slow" }],
    ["a number that was not said", { id: "prices", value: "£95 a month", quote: "90 a month" }],
    ["a name that is not in its quote", {
      id: "rivals",
      value: "Kingfisher",
      quote: "Velofix takes a week.",
    }],
    ["words of its own", { id: "region", value: "East Flanders", quote: "in Gent" }],
    ["a day that was not said", { id: "goal.by", value: "30 June 2027", quote: "90 a month" }],
  ])("is refused with %s", async (_, fact) => {
    const { outcome } = await turnWith([turnOf({ facts: [fact] })]);
    expect(outcome.state.modelFacts).toBeUndefined();
  });

  it("leaves a fact that the founder has corrected as it is", async () => {
    const state = await after(SAID, "Ann, Ben and Cas; Ann I would clone because she pays on the day.");
    state.factChanges = [
      { fact: "region", part: null, row: null, value: "Brugge", turn: "turn-2", quote: "Brugge" },
    ];
    const text = "We sit in Gent, 12 people, and 40 shops pay us.";
    state.question = { ...state.question!, field: "company.stage_region" };
    const { outcome } = await turnWith([turnOf({
      acts: [],
      facts: [{ id: "region", value: "Gent", quote: "We sit in Gent" }],
      field: "goal.twelve_months",
    })], { state, text });
    expect(readFacts(outcome.state, NOW).facts.region?.text).toBe("Brugge");
    expect(outcome.state.modelFacts).toBeUndefined();
  });

  it("takes the place of what the rules read of the same message, and of nothing said before", async () => {
    const state = await after(SAID);
    const rules = readFacts(state, NOW).facts.offering;
    expect(rules?.turn).toBe("turn-1");
    const text = "Ann, Ben and Cas, and what we really sell is a Monday without a lift home.";
    const { outcome } = await turnWith([turnOf({
      acts: [],
      facts: [{
        id: "offering",
        value: "a Monday without a lift home",
        quote: "a Monday without a lift home",
      }],
      field: "company.links",
      question: "Which addresses show your own pages?",
    })], { state, text });
    expect(readFacts(outcome.state, NOW).facts.offering).toEqual(rules);
  });
});

function rivalsIn(quote: string) {
  return turnOf({ acts: [{ kind: "answer", quote, field: "market.rivals" }] });
}
