import { expect } from "vitest";
import { NO_USAGE } from "../../agents/domain/usage.ts";
import { hasOpenJob } from "../../kv/add_job.ts";
import { createDispatcher } from "../../kv/dispatcher.ts";
import { deleteJourney } from "../../kv/erasures.ts";
import type { JobHandler } from "../../kv/job_run.ts";
import { enqueueJob, listJobs } from "../../kv/jobs.ts";
import type { JourneyRef } from "../../kv/keys.ts";
import type { Store } from "../../kv/store.ts";
import { commitTurn } from "../../kv/turn_commit.ts";
import {
  askForWriting,
  getWriting,
  NO_WRITING,
  type Stored,
  storeStep,
  type Writing,
} from "../../kv/writing.ts";
import { type FateCounts, listWritingCounts } from "../../kv/writing_counts.ts";
import { after, claim, keysOf, makeJourney, makeUser, NOON, test } from "./fixtures.ts";

const KIND = "write_strategy";
const STEP = {
  usage: { calls: 1, promptTokens: 10, completionTokens: 2 },
  asked: "local",
  counts: new Map([["local", { accepted: 2, mended: 0, refused: { numbers: 1 } }]]),
  now: NOON,
};

async function makeRef(kv: Store): Promise<JourneyRef> {
  const { id: userId } = await makeUser(kv);
  const { id: journeyId } = await makeJourney(kv, userId);
  return { userId, journeyId };
}

function noted(before: Writing, note: string): Writing {
  return {
    ...before,
    written: { ...before.written, steps: { ...before.written.steps, [note]: "x".repeat(70_000) } },
  };
}

function runOnce(kv: Store, handler: JobHandler, now = () => NOON): Promise<void> {
  return createDispatcher({ kv, now, handlers: { [KIND]: handler } }).drainOnce();
}

test("a step is stored with its counts while the job is ours, and not a second time", async ({ kv }) => {
  const ref = await makeRef(kv);
  await askForWriting(kv, ref, { kind: KIND, now: NOON });
  const stored: Stored[] = [];
  await runOnce(kv, async ({ held }) => {
    for (const _ of [1, 2]) {
      stored.push(await storeStep(kv, held, { ...STEP, ref, next: noted(NO_WRITING, "memo") }));
    }
  });
  expect(stored).toEqual(["stored", "moved"]);
  expect((await getWriting(kv, ref)).revision).toBe(1);
  expect(await listWritingCounts(kv, "2026-11")).toEqual([
    {
      model: "local",
      accepted: 2,
      mended: 0,
      refused: { numbers: 1 },
      calls: 1,
      promptTokens: 10,
      completionTokens: 2,
    },
  ]);
  expect((await keysOf(kv)).filter((key) => key.includes(" writing ")).length).toBe(2);
});

test("a leaf is counted for the model that wrote it, and a call for the one that was asked", async ({ kv }) => {
  const ref = await makeRef(kv);
  await askForWriting(kv, ref, { kind: KIND, now: NOON });
  const mends = new Map<string, FateCounts>([
    ["local", { accepted: 0, mended: 0, refused: { numbers: -1 } }],
    ["second", { accepted: 0, mended: 1, refused: {} }],
  ]);
  await runOnce(kv, async ({ held }) => {
    const memo = noted(NO_WRITING, "memo");
    await storeStep(kv, held, { ...STEP, ref, next: memo });
    const next = { ...noted(memo, "mend"), revision: 1 };
    await storeStep(kv, held, { ...STEP, asked: "second", counts: mends, ref, next });
  });
  const calls = { calls: 1, promptTokens: 10, completionTokens: 2 };
  expect(await listWritingCounts(kv, "2026-11")).toEqual([
    { model: "local", accepted: 2, mended: 0, refused: { numbers: 0 }, ...calls },
    { model: "second", accepted: 0, mended: 1, refused: {}, ...calls },
  ]);
});

test("whoever has lost the job stores nothing", async ({ kv }) => {
  const ref = await makeRef(kv);
  await askForWriting(kv, ref, { kind: KIND, now: NOON });
  const gate = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  const stored: Stored[] = [];
  const zombie = runOnce(kv, async ({ held }) => {
    started.resolve();
    await gate.promise;
    stored.push(await storeStep(kv, held, { ...STEP, ref, next: noted(NO_WRITING, "late") }));
  });
  await started.promise;
  await runOnce(kv, async ({ held }) => {
    stored.push(await storeStep(kv, held, { ...STEP, ref, next: noted(NO_WRITING, "taken over") }));
  }, () => after(6_001));
  gate.resolve();
  await zombie;
  expect(stored).toEqual(["stored", "lost"]);
  expect(Object.keys((await getWriting(kv, ref)).written.steps ?? {})).toEqual(["taken over"]);
});

test("a journey that is deleted in the middle of a step leaves nothing of it behind", async ({ kv }) => {
  const ref = await makeRef(kv);
  await askForWriting(kv, ref, { kind: KIND, now: NOON });
  await runOnce(kv, async ({ held }) => {
    await storeStep(kv, held, { ...STEP, ref, next: noted(NO_WRITING, "memo") });
    await deleteJourney(kv, ref.userId, ref.journeyId);
    await storeStep(kv, held, { ...STEP, ref, next: noted(await getWriting(kv, ref), "late") });
  });
  expect((await keysOf(kv)).filter((key) => key.includes(ref.journeyId))).toEqual([]);
});

test("a turn and the job that it makes due are stored together, one job for a journey", async ({ kv }) => {
  const { id: userId } = await makeUser(kv);
  const journey = await makeJourney(kv, userId);
  for (const clientMessageId of ["one", "two"]) {
    const turn = await claim(kv, journey, { clientMessageId });
    const result = { state: turn.state, reply: "Yes", agent: "", anchors: {}, answer: {}, now: NOON };
    await commitTurn(kv, turn, { ...result, job: KIND });
  }
  const jobs = await listJobs(kv, userId);
  expect(jobs.map(({ kind, status, journeyId }) => [kind, status, journeyId])).toEqual([
    [KIND, "queued", journey.id],
  ]);
});

test("what becomes due while the job runs is done when it ends", async ({ kv }) => {
  const ref = await makeRef(kv);
  await askForWriting(kv, ref, { kind: KIND, now: NOON });
  let runs = 0;
  await runOnce(kv, async () => {
    runs += 1;
    if (runs === 1) await askForWriting(kv, ref, { kind: KIND, now: NOON });
  });
  expect(runs).toBe(2);
  expect(await hasOpenJob(kv, { ...ref, kind: KIND })).toBe(false);
  expect(await listJobs(kv, ref.userId)).toHaveLength(1);
});

test("a job that gets on may be interrupted any number of times", async ({ kv }) => {
  const ref = await makeRef(kv);
  await askForWriting(kv, ref, { kind: KIND, now: NOON });
  for (let step = 0; step < 6; step++) {
    const stopped = Promise.withResolvers<void>();
    void runOnce(kv, async ({ held }) => {
      await storeStep(kv, held, {
        ...STEP,
        usage: NO_USAGE,
        ref,
        next: noted(await getWriting(kv, ref), `${step}`),
      });
      stopped.resolve();
      return await new Promise<never>(() => {});
    }, () => after(step * 10_000));
    await stopped.promise;
  }
  await runOnce(kv, () => Promise.resolve(), () => after(100_000));
  expect((await listJobs(kv, ref.userId))[0]).toMatchObject({ status: "completed" });
  expect((await getWriting(kv, ref)).revision).toBe(6);
});

test("documents have their places to themselves, and writing takes none of an account's orders", async ({ kv }) => {
  const ref = await makeRef(kv);
  await askForWriting(kv, ref, { kind: KIND, now: NOON });
  const gate = Promise.withResolvers<void>();
  const order = { ...ref, kind: "brand_strategy", payload: {}, dedupeKey: "one", mostOpen: 1, now: NOON };
  await enqueueJob(kv, order);
  const made: string[] = [];
  const dispatcher = createDispatcher({
    kv,
    now: () => NOON,
    concurrency: 1,
    lanes: { [KIND]: { concurrency: 1, attemptFor: 600_000 } },
    handlers: {
      [KIND]: async () => {
        await gate.promise;
        made.push(KIND);
      },
      brand_strategy: () => {
        made.push("brand_strategy");
        gate.resolve();
        return Promise.resolve();
      },
    },
  });
  await dispatcher.drainOnce();
  expect(made).toEqual(["brand_strategy", KIND]);
});
