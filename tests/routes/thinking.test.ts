import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import type { JourneyState } from "../../agents/domain/journey.ts";
import { ConflictError } from "../../agents/domain/errors.ts";
import { type Model, ModelFailure } from "../../agents/model/model.ts";
import type { HistoryAnswer, TurnAnswer } from "../../routes/api/contract.ts";
import { BusyError } from "../../routes/errors.ts";
import { createBreath } from "../../routes/thinking/breath.ts";
import { isLong } from "../../routes/thinking/is_long.ts";
import { type Around, runHere } from "../../routes/thinking/operations.ts";
import {
  createThinker,
  NoWorkerError,
  type Thinker,
  type ThinkerOptions,
} from "../../routes/thinking/thinker.ts";
import { createThinking, takeTurn } from "../../routes/thinking/thinking.ts";
import { NOW, surroundings } from "../agents/interview/player.ts";
import { opened, QUESTION, turnOf } from "../agents/interview/told_turns.ts";
import { longText } from "../helpers/long_texts.ts";
import { scriptedModel } from "../helpers/scripted_model.ts";
import { signUp, startServer } from "../helpers/server.ts";

const ODD = new URL("./odd_thinker.ts", import.meta.url);
const { Worker } = globalThis;

const closing: (() => void)[] = [];
afterEach(() => {
  Object.assign(globalThis, { Worker });
  for (const close of closing.splice(0)) close();
});

function thinkerWith(options: ThinkerOptions = {}): Thinker {
  const thinker = createThinker(options);
  closing.push(thinker.close);
  return thinker;
}

function turn(state: JourneyState, text: string) {
  return { state, message: { id: "turn-1", text }, edits: null };
}

async function ask(thinker: Thinker, text: string) {
  return await thinker.run("takeTurn", turn(await opened(), text), surroundings());
}

/** The journey at the question for the founder's own pages. */
async function askedForLinks(): Promise<JourneyState> {
  let state = await opened();
  for (let at = 0; state.question?.field !== "company.links"; at++) {
    const text = `We mend ${at + 10} boats a year for the rowing clubs of Henley, whose coach I would clone.`;
    const said = { state, message: { id: `before-${at}`, text }, edits: null };
    ({ outcome: { state } } = await runHere("takeTurn", said, surroundings()));
  }
  return state;
}

describe("what is long", () => {
  it("is a message that takes others' time to read, or a journey with such an answer or with very many", async () => {
    const state = await opened();
    const saying = (...texts: string[]) => {
      const said = structuredClone(state);
      said.fields["offering.what"].answers = texts.map((text, at) => ({ turn: `${at}`, text, thin: false }));
      return { state: said };
    };
    expect(isLong(turn(state, "a".repeat(2_000)))).toBe(false);
    expect(isLong(turn(state, "a".repeat(2_001)))).toBe(true);
    expect(isLong(saying("a".repeat(2_001)))).toBe(true);
    expect(isLong(saying(...Array.from({ length: 20 }, () => "a".repeat(1_000))))).toBe(false);
    expect(isLong(saying(...Array.from({ length: 21 }, () => "a".repeat(1_000))))).toBe(true);
  });
});

describe("this thread", () => {
  it("stops for breath between the parts of a turn, and comes to the same", async () => {
    const input = turn(await opened(), longText("en", 1_900));
    let breaths = 0;
    const breathe = async () => {
      breaths += 1;
      await pause(1);
    };
    const broken = await runHere("takeTurn", input, { ...surroundings(), breathe });
    expect(broken).toEqual(await runHere("takeTurn", input, surroundings()));
    expect(breaths).toBeGreaterThan(3);
  });

  it("answers whoever waits when it thought for long", async () => {
    const breathe = createBreath();
    let isAnswered = false;
    setTimeout(() => isAnswered = true, 0);
    const until = performance.now() + 20;
    while (performance.now() < until);
    await breathe();
    expect(isAnswered).toBe(true);
  });
});

describe("the worker that thinks", () => {
  /** Starting one costs more than all that it is asked here. */
  const thinker = createThinker({ idle: 120_000 });
  afterAll(thinker.close);

  it("comes to the same as this thread", async () => {
    const input = turn(await opened(), longText("de", 6_000));
    const here = await runHere("takeTurn", input, surroundings());
    expect(await thinker.run("takeTurn", input, surroundings())).toEqual(here);
    expect(here.outcome.state.fields["offering.what"].answers).not.toEqual([]);
  });

  it("asks the model through the server's thread, and hands each word on", async () => {
    const model = scriptedModel([turnOf()]);
    const words: string[] = [];
    const around = surroundings({ model, onText: (text) => void words.push(text) });
    const input = turn(await opened(), `Velofix takes a week. ${longText("en", 4_000)}`);
    const outcome = await takeTurn(createThinking(thinker), input, around);
    model.finish();
    expect(outcome.reply).toContain(QUESTION);
    expect(words.join("")).toContain(QUESTION);
    expect(outcome.spokenBy).toBe(model.name);
    expect(outcome.usage.calls).toBe(1);
  });

  it("has pages read by the server's thread, and tells what it does", async () => {
    const steps: string[] = [];
    const around = surroundings({ onStatus: ({ step }) => void steps.push(step) });
    const text = `Our site is https://wheelyard.example/boats. ${longText("en", 4_000)}`;
    const outcome = await takeTurn(createThinking(thinker), turn(await askedForLinks(), text), around);
    expect(steps).toContain("reading_own_site");
    const [page] = outcome.state.pages;
    expect(page).toMatchObject({ role: "own", failure: "the address does not answer" });
  });

  it("hears of a model that fails as this thread does", async () => {
    const fails = new ModelFailure("rate_limited", "The model has too much to do.");
    const input = turn(await opened(), longText("en", 4_000));
    const withModel = (): Around => surroundings({ model: scriptedModel([{ task: "turn", fails }]) });
    const here = await runHere("takeTurn", input, withModel());
    expect(await thinker.run("takeTurn", input, withModel())).toEqual(here);
    expect(here.outcome.notice).toContain("The model has too much to do.");
  });

  it("hands over what a model reads once the turn is over", async () => {
    const gate = Promise.withResolvers<void>();
    const scripted = scriptedModel([turnOf()]);
    const slow: Model = {
      ...scripted,
      answer: async (task, asked) => {
        await gate.promise;
        return await scripted.answer(task, asked);
      },
    };
    const input = turn(await opened(), longText("en", 4_000));
    const around = surroundings({ model: slow, patienceMs: 5 });
    const { late, notice } = await takeTurn(createThinking(thinker), input, around);
    expect(notice).toContain("takes longer than you wait");
    gate.resolve();
    expect(await late?.told).toMatchObject({ value: { question: QUESTION } });
  });

  it("keeps the kind of an error that people are told of", async () => {
    const asked = { ...turn(await opened(), longText("en", 4_000)), edits: "no-such-turn" };
    const edited = thinker.run("takeTurn", asked, surroundings());
    await expect(edited).rejects.toBeInstanceOf(ConflictError);
    await expect(edited).rejects.toThrow("That message was no answer");
  });

  it("that stops ends what it had with a sentence, and another one takes its place", async () => {
    const thinker = thinkerWith({ module: ODD });
    await expect(ask(thinker, "crash")).rejects.toBeInstanceOf(BusyError);
    await expect(ask(thinker, "crash")).rejects.toThrow("What was sent is kept: please try again");
    expect(await ask(thinker, "fine")).toBe(1);
    expect(await ask(thinker, "fine")).toBe(2);
  });

  it("that never comes to an end is ended, and another one takes its place", async () => {
    const thinker = thinkerWith({ module: ODD, patience: 3_000 });
    await expect(ask(thinker, "stuck")).rejects.toThrow("took longer than 3 seconds");
    expect(await ask(thinker, "fine")).toBe(1);
  });

  it("takes so many at once, lets so many wait, and refuses more with a sentence", async () => {
    const thinker = thinkerWith({ module: ODD, most: 1, mostWaiting: 1 });
    const first = ask(thinker, "silent");
    const second = ask(thinker, "fine");
    const ends = Promise.allSettled([first, second]);
    await expect(ask(thinker, "fine")).rejects.toThrow("Several long messages are being read");
    thinker.close();
    expect((await ends).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  });

  it("ends when nobody needs it, and another one is started", async () => {
    const thinker = thinkerWith({ module: ODD, idle: 50 });
    expect(await ask(thinker, "fine")).toBe(1);
    await expect.poll(() => ask(thinker, "fine"), { interval: 200 }).toBe(1);
  });

  it("is done without where the platform starts none", async () => {
    Reflect.deleteProperty(globalThis, "Worker");
    const thinker = thinkerWith();
    await expect(ask(thinker, "fine")).rejects.toBeInstanceOf(NoWorkerError);
    const input = turn(await opened(), longText("en", 4_000));
    const { outcome } = await createThinking(thinker).run("takeTurn", input, surroundings());
    expect(outcome).toEqual((await runHere("takeTurn", input, surroundings())).outcome);
  });
});

it("a message that takes too long to read is answered in words and kept, and the journey goes on", async () => {
  const thinking = createThinking(createThinker({ patience: 1 }));
  const server = await startServer({}, { thinking, now: () => NOW });
  const person = await signUp(server);
  const { session_id } = await person.post<TurnAnswer>("/api/journey/start", undefined, 201);
  const message = longText("fr", 12_000).trim();
  const sent = { session_id, message, client_message_id: "long" };
  const refused = await person.call("POST", "/api/journey/continue", sent);
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("10");
  const { detail } = await refused.json();
  expect(detail).toContain("It is kept: send what matters in it as shorter messages");
  const { messages } = await person.get<HistoryAnswer>("/api/journey/history");
  expect(messages.at(-1)).toMatchObject({ role: "user", content: message, interrupted: true });
  const next = { session_id, message: "We mend rowing boats for 12 clubs on the Thames." };
  const { metadata } = await person.post<TurnAnswer>("/api/journey/continue", next);
  expect(metadata.heard?.map(({ value }) => value)).toEqual([next.message]);
  await server.stop();
});
