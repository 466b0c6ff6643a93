import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { finishJourney, startJourney as openJourney, takeTurn } from "../../agents/master.ts";
import { newJourney } from "../../agents/domain/journey.ts";
import { builtInModel } from "../../agents/model/builtin.ts";
import { createOpenAIModel } from "../../agents/model/openai.ts";
import { newStrategyWriter } from "../../agents/strategy_writer.ts";
import { createDispatcher } from "../../kv/dispatcher.ts";
import { startJourney } from "../../kv/journeys.ts";
import type { JourneyRef } from "../../kv/keys.ts";
import { openStore, type Store } from "../../kv/store.ts";
import { askForWriting, getWriting } from "../../kv/writing.ts";
import { WRITE_STRATEGY, writingHandler } from "../../routes/jobs/write_strategy.ts";
import { makeUser, NOON, UNLIMITED } from "../kv/fixtures.ts";
import { type Manner, type OpenAIServer, serveOpenAI } from "../helpers/openai_server.ts";
import { askedBy } from "../helpers/writing.ts";

const CHILD = new URL("./writing_child.ts", import.meta.url).pathname;

let folder: string;
let path: string;
let mind: OpenAIServer;

beforeEach(async () => {
  folder = await Deno.makeTempDir();
  path = `${folder}/holdfast.kv`;
  mind = await serveOpenAI();
});
afterEach(async () => {
  await mind.close();
  await Deno.remove(folder, { recursive: true });
});

/** A finished journey of which everything is still to be written. */
async function prepare(): Promise<JourneyRef> {
  const kv = await openStore(path);
  const { id: userId } = await makeUser(kv);
  const research = {
    readPage: () => Promise.reject(new Error("Nothing is read here")),
    feeds: { templates: [], read: () => Promise.reject(new Error("Nothing is read here")) },
  };
  const surroundings = { model: builtInModel, research, now: NOON };
  const { state: opened } = await openJourney(newJourney("j1", "Tidewatch", "Mara"), surroundings);
  const message = { id: "t1", text: "We mend wooden boats for 12 clubs on the Danish coast." };
  const { state: talked } = await takeTurn(opened, message, surroundings);
  const { state } = await finishJourney(talked, "t2", surroundings);
  const opening = { content: "What do you make?", agent: "Holdfast Master" };
  await startJourney(kv, { userId, state, name: "Tidewatch", allowance: UNLIMITED, opening, now: NOON });
  const ref = { userId, journeyId: state.id };
  await askForWriting(kv, ref, { kind: WRITE_STRATEGY, now: new Date() });
  kv.close();
  return ref;
}

/** Starts a process that writes, and kills it with SIGKILL once it has asked and stored so many times in all. */
async function killAfter(
  ref: JourneyRef,
  { asked, stored }: { asked: number; stored: number },
): Promise<void> {
  const command = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--unstable-kv", "--no-check", CHILD, path, mind.baseURL, ref.userId, ref.journeyId],
    stdout: "piped",
    stderr: "inherit",
  });
  const child = command.spawn();
  let told = "";
  for await (const words of child.stdout.pipeThrough(new TextDecoderStream())) {
    told = `${told}${words}`;
    if (Number(told.trim().split("\n").at(-1)) >= stored) break;
  }
  while (mind.requests.length < asked) await pause(5);
  child.kill("SIGKILL");
  expect((await child.status).signal).toBe("SIGKILL");
}

async function finish(kv: Store): Promise<void> {
  mind.behave("honest");
  const model = createOpenAIModel({ baseURL: mind.baseURL, model: "local" });
  const limits = { calls: 1_000, promptTokens: 10_000_000 };
  const now = () => new Date(Date.now() + 60_000);
  const jobs = { kv, model, writer: newStrategyWriter(), limits, atOnce: () => 4, now, log: () => {} };
  await createDispatcher({ kv, now, handlers: { [WRITE_STRATEGY]: writingHandler(jobs) } }).drainOnce();
}

/** How many questions the same journey takes when nobody kills anything; they are forgotten again. */
async function callsUndisturbed(): Promise<number> {
  const ref = await prepare();
  const kv = await openStore(path);
  await finish(kv);
  const { written } = await getWriting(kv, ref);
  kv.close();
  await Deno.remove(path);
  mind.requests.splice(0);
  return written.usage.calls;
}

/** How many of the answers of a model are stored by now. */
async function storedCalls(ref: JourneyRef): Promise<number> {
  const kv = await openStore(path);
  const { written, progress } = await getWriting(kv, ref);
  kv.close();
  expect(progress).not.toBeNull();
  return written.usage.calls;
}

/** The steps of the first anchor, one of each kind; then those that come at the end. */
const FIRST = 8;
const LAST = 5;

test(
  "writing that is killed at each of its steps goes on there: nothing is lost and nothing written twice",
  async () => {
    const calls = await callsUndisturbed();
    const ref = await prepare();
    mind.behave("stalls_before_headers");
    await killAfter(ref, { asked: 1, stored: 0 });
    expect(await storedCalls(ref)).toBe(0);
    let stored = 0;
    /** Questions whose answers nobody was there for any more. */
    let lost = 1;

    /** So many more answers come, and no other before the process is killed: parts that go beside them are lost. */
    async function killAfterSteps(steps: number): Promise<void> {
      mind.behave(...Array<Manner>(steps).fill("honest"), "stalls_before_headers");
      stored += steps;
      await killAfter(ref, { asked: stored + lost + 1, stored });
      expect(await storedCalls(ref)).toBe(stored);
      lost = mind.requests.length - stored;
    }

    for (let step = 1; step <= FIRST; step++) await killAfterSteps(1);
    await killAfterSteps(calls - FIRST - LAST);
    for (let step = 1; step < LAST; step++) await killAfterSteps(1);

    const kv = await openStore(path);
    await finish(kv);
    const { written, progress, paused } = await getWriting(kv, ref);
    expect({ progress, paused, calls: written.usage.calls }).toEqual({
      progress: null,
      paused: null,
      calls,
    });
    expect(Object.keys(written.parts)).toHaveLength(18);
    // A question is asked twice only where the process was killed before its answer came.
    expect(mind.requests.length).toBe(calls + lost);
    expect(new Set(askedBy(mind)).size).toBe(calls);
    kv.close();
  },
  240_000,
);

test("writing that is killed at any moment leaves no step half stored", async () => {
  const calls = await callsUndisturbed();
  const ref = await prepare();
  for (const questions of [2, 5, 9]) {
    const before = mind.requests.length;
    await killAfter(ref, { asked: before + questions, stored: 0 });
    const stored = await storedCalls(ref);
    expect(stored).toBeLessThanOrEqual(mind.requests.length);
    expect(stored).toBeGreaterThanOrEqual(1);
  }
  const kv = await openStore(path);
  await finish(kv);
  const { written } = await getWriting(kv, ref);
  expect(Object.keys(written.parts)).toHaveLength(18);
  expect(written.usage.calls).toBe(calls);
  kv.close();
}, 120_000);
