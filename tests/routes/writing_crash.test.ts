import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { finishJourney, startJourney as openJourney, takeTurn } from "../../agents/master.ts";
import { newJourney } from "../../agents/domain/journey.ts";
import { builtInModel } from "../../agents/model/builtin.ts";
import { createOpenAIModel } from "../../agents/model/openai.ts";
import { createDispatcher } from "../../kv/dispatcher.ts";
import { startJourney } from "../../kv/journeys.ts";
import type { JourneyRef } from "../../kv/keys.ts";
import { openStore, type Store } from "../../kv/store.ts";
import { askForWriting, getWriting } from "../../kv/writing.ts";
import { WRITE_STRATEGY, writingHandler } from "../../routes/jobs/write_strategy.ts";
import { makeUser, NOON, UNLIMITED } from "../kv/fixtures.ts";
import { type OpenAIServer, serveOpenAI } from "../helpers/openai_server.ts";
import { plainWriter } from "../helpers/plain_writer.ts";

const CHILD = new URL("./writing_child.ts", import.meta.url).pathname;
/** Four times sentences, and a headline for each of sixteen sections. */
const STEPS = 20;

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
  const message = { id: "t1", text: "We watch moorings for 12 harbours." };
  const { state: talked } = await takeTurn(opened, message, surroundings);
  const { state } = await finishJourney(talked, "t2", surroundings);
  const opening = { content: "What do you make?", agent: "Holdfast Master" };
  await startJourney(kv, { userId, state, name: "Tidewatch", allowance: UNLIMITED, opening, now: NOON });
  const ref = { userId, journeyId: state.id };
  await askForWriting(kv, ref, { kind: WRITE_STRATEGY, now: new Date() });
  kv.close();
  return ref;
}

/** Starts a process that writes, and kills it with SIGKILL once it has asked so many questions more. */
async function killAfterQuestions(count: number): Promise<void> {
  const asked = mind.requests.length + count;
  const command = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--unstable-kv", "--no-check", CHILD, path, mind.baseURL],
    stdout: "null",
    stderr: "inherit",
  });
  const child = command.spawn();
  while (mind.requests.length < asked) await pause(5);
  child.kill("SIGKILL");
  expect((await child.status).signal).toBe("SIGKILL");
}

function askedFor(): string[] {
  return mind.requests.map(({ response_format }) => response_format?.json_schema?.name ?? "");
}

async function finish(kv: Store): Promise<void> {
  mind.behave("honest");
  const model = createOpenAIModel({ baseURL: mind.baseURL, model: "local" });
  const limits = { calls: 1_000, promptTokens: 1_000_000 };
  const now = () => new Date(Date.now() + 60_000);
  const writer = writingHandler({ kv, model, writer: plainWriter, limits, now, log: () => {} });
  await createDispatcher({ kv, now, handlers: { [WRITE_STRATEGY]: writer } }).drainOnce();
}

test(
  "writing that is killed at each of its steps goes on there: nothing is lost and nothing written twice",
  async () => {
    const ref = await prepare();
    mind.behave("stalls_before_headers");
    await killAfterQuestions(1);
    for (let step = 1; step < STEPS; step++) {
      mind.behave("honest", "stalls_before_headers");
      await killAfterQuestions(2);
      const kv = await openStore(path);
      const { written, progress } = await getWriting(kv, ref);
      expect(Object.keys(written.sentences).length + Object.keys(written.parts).length).toBe(step);
      expect(written.usage.calls).toBe(step);
      expect(progress).not.toBeNull();
      kv.close();
    }
    const kv = await openStore(path);
    await finish(kv);
    const { written, progress, paused } = await getWriting(kv, ref);
    expect({ progress, paused, calls: written.usage.calls }).toEqual({
      progress: null,
      paused: null,
      calls: STEPS,
    });
    expect(Object.keys(written.parts)).toHaveLength(16);
    // Each step was asked twice: once in the process that was killed in the middle of it, and once for good.
    const counts = Map.groupBy(askedFor(), (name) => name);
    expect([...counts.values()].map((each) => each.length)).toEqual(Array(STEPS).fill(2));
    kv.close();
  },
  180_000,
);

test("writing that is killed at any moment leaves no part half written", async () => {
  const ref = await prepare();
  for (const questions of [2, 3, 5]) {
    await killAfterQuestions(questions);
    const kv = await openStore(path);
    const { written, revision } = await getWriting(kv, ref);
    const steps = Object.keys(written.sentences).length + Object.keys(written.parts).length;
    expect(written.usage.calls).toBe(steps);
    expect(revision).toBeGreaterThanOrEqual(steps);
    kv.close();
  }
  const kv = await openStore(path);
  await finish(kv);
  const { written } = await getWriting(kv, ref);
  expect(written.usage.calls).toBe(STEPS);
  expect(Object.values(written.parts).map(({ leaves }) => leaves)).not.toContain(undefined);
  kv.close();
}, 60_000);
