import type { KvKey } from "@deno/kv";
import { DrawingError } from "../../agents/domain/errors.ts";
import { setTimeout as pause } from "node:timers/promises";
import { expect, vi } from "vitest";
import { createDispatcher } from "../../kv/dispatcher.ts";
import { getDocument, readDocumentBytes } from "../../kv/documents.ts";
import { deleteJourney } from "../../kv/erasures.ts";
import { changeHeld, claimJob, completeHeld, failHeld, requeueHeld } from "../../kv/job_lease.ts";
import type { JobHandler } from "../../kv/job_run.ts";
import { cancelJob, getJob, listJobs, retryJob } from "../../kv/jobs.ts";
import type { Store } from "../../kv/store.ts";
import { after, keysOf, NOON, test, withoutQueue } from "./fixtures.ts";
import { askFor, BYTES, dispatcherOf, makeDocument, META } from "./job_fixtures.ts";

test("an attempt that takes too long is aborted", async ({ kv }) => {
  const { userId, id } = await askFor(kv);
  let clock = 0;
  const handlers = { brand_strategy: () => new Promise<never>(() => {}) };
  const dispatcher = createDispatcher({ kv, handlers, now: () => after(clock), attemptFor: 5 });
  for (clock = 0; clock <= 300_000; clock += 60_000) await dispatcher.drainOnce();
  expect(await getJob(kv, userId, id)).toMatchObject({
    status: "failed",
    error: "This took too long. Please try again",
  });
});

test("an attempt whose time is over before its order was read is aborted too, and keeps no place", async ({ kv }) => {
  const { userId, id } = await askFor(kv);
  const slow = new Proxy(kv, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (name !== "get") return typeof value === "function" ? value.bind(target) : value;
      return async (key: KvKey) => {
        if (key[0] === "job_payloads") await pause(40);
        return await target.get(key);
      };
    },
  });
  let clock = 0;
  const run = vi.fn<JobHandler>(() => new Promise<never>(() => {}));
  const handlers = { brand_strategy: run };
  const dispatcher = createDispatcher({ kv: slow, handlers, now: () => after(clock), attemptFor: 5 });
  for (clock = 0; clock <= 300_000; clock += 60_000) await dispatcher.drainOnce();
  expect(await getJob(kv, userId, id)).toMatchObject({
    status: "failed",
    error: "This took too long. Please try again",
  });
  expect(run).not.toHaveBeenCalled();
});

test("a job that failed rests before its next attempt, longer each time", async ({ kv }) => {
  await askFor(kv);
  let clock = 0;
  const run = vi.fn<JobHandler>(() => Promise.reject(new Error("Out of luck")));
  const dispatcher = createDispatcher({ kv, handlers: { brand_strategy: run }, now: () => after(clock) });
  const triedBy = async (at: number) => {
    clock = at;
    await dispatcher.drainOnce();
    return run.mock.calls.length;
  };
  expect(await triedBy(0)).toBe(1);
  expect(await triedBy(999)).toBe(1);
  expect(await triedBy(1_000)).toBe(2);
  expect(await triedBy(2_999)).toBe(2);
  expect(await triedBy(3_000)).toBe(3);
});

test("a cancelled job is not run, and one that runs is aborted", async ({ kv }) => {
  const waiting = await askFor(kv);
  await cancelJob(kv, { userId: waiting.userId, jobId: waiting.id, now: NOON });
  const running = await askFor(kv);
  const run = vi.fn<JobHandler>(async ({ report }) => {
    await cancelJob(kv, { userId: running.userId, jobId: running.id, now: NOON });
    await report("Going on", 50);
  });
  await dispatcherOf(kv, run).drainOnce();
  expect(run).toHaveBeenCalledTimes(1);
  for (const { userId, id } of [waiting, running]) {
    expect(await getJob(kv, userId, id)).toMatchObject({
      status: "failed",
      cancelled: true,
      error: "Cancelled",
    });
  }
});

test("a job left behind is taken over when its lease is past, and the late writer is refused", async ({ kv }) => {
  const { userId, id } = await askFor(kv);
  const gate = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  const zombie = dispatcherOf(kv, async () => {
    started.resolve();
    await gate.promise;
    return { bytes: new Uint8Array(200_000), meta: { ...META, fileName: "zombie.pdf" } };
  });
  const zombieRun = zombie.drainOnce();
  await started.promise;
  const early = vi.fn<JobHandler>(makeDocument);
  await dispatcherOf(kv, early, () => after(5_000)).drainOnce();
  expect(early).not.toHaveBeenCalled();
  await dispatcherOf(kv, makeDocument, () => after(6_001)).drainOnce();
  gate.resolve();
  await zombieRun;
  expect(await getDocument(kv, userId, id)).toMatchObject({ fileName: "tidewatch.pdf" });
  expect(await readDocumentBytes(kv, userId, id)).toEqual(BYTES);
  expect((await keysOf(kv)).filter((key) => key.includes("documents")).length).toBe(
    1 + Math.ceil(500_000 / 61_440),
  );
  expect((await getJob(kv, userId, id))?.history.map(({ what }) => what)).toEqual([
    "queued",
    "started",
    "taken over from a process that stopped",
    "completed",
  ]);
});

test("whoever lost a job to another changes, ends and gives back nothing while that one works", async ({ kv }) => {
  const job = await askFor(kv);
  const lease = { leaseFor: 6_000 };
  const lost = await claimJob(kv, { userId: job.userId, jobId: job.id }, {
    ...lease,
    owner: "one",
    now: NOON,
  });
  const later = after(6_001);
  const held = await claimJob(kv, { userId: job.userId, jobId: job.id }, {
    ...lease,
    owner: "two",
    now: later,
  });
  if (lost === null || held === null) throw new Error("The job was not to be had");
  expect(await changeHeld(kv, lost.held, (record) => ({ ...record, step: "Late" }))).toBeNull();
  expect(await completeHeld(kv, lost.held, { document: null, now: later })).toBe(false);
  expect(await failHeld(kv, lost.held, { error: "Late", now: later })).toBe(false);
  const giving = { why: "late", after: 0, costs: 1, now: later } as const;
  expect(await requeueHeld(kv, lost.held, giving)).toBe(false);
  expect(await getJob(kv, job.userId, job.id)).toMatchObject({ status: "processing", error: null });
  expect(await completeHeld(kv, held.held, { document: null, now: later })).toBe(true);
});

test("whoever lost a job to another is told to stop", async ({ kv }) => {
  const { userId, id: jobId } = await askFor(kv);
  let now = NOON;
  let reason: unknown;
  await dispatcherOf(kv, async ({ report, signal }) => {
    now = after(6_001);
    await claimJob(kv, { userId, jobId }, { leaseFor: 6_000, owner: "two", now });
    await report("Drawing", 50);
    reason = signal.reason;
    return { bytes: BYTES, meta: META };
  }, () => now).drainOnce();
  expect(reason).toBe("lost");
  expect(await getJob(kv, userId, jobId)).toMatchObject({
    status: "processing",
    step: "Waiting for its turn",
  });
});

test("a job at work for longer than its lease is not taken over while it says so", async ({ kv }) => {
  await askFor(kv);
  let now = NOON;
  const taken = vi.fn<JobHandler>(makeDocument);
  await dispatcherOf(kv, async ({ report }) => {
    now = after(5_000);
    await report("Drawing", 50);
    await dispatcherOf(kv, taken, () => after(10_999)).drainOnce();
    return { bytes: BYTES, meta: META };
  }, () => now).drainOnce();
  expect(taken).not.toHaveBeenCalled();
});

/** Lets a process take the job, ten seconds after the one before, and die with it. */
async function dieWithIt(kv: Store, times: number): Promise<void> {
  for (let attempt = 0; attempt < times; attempt++) {
    const started = Promise.withResolvers<void>();
    dispatcherOf(kv, () => {
      started.resolve();
      return new Promise(() => {});
    }, () => after(attempt * 10_000)).drainOnce();
    await started.promise;
  }
}

test("a job whose process is killed again and again is made all the same", async ({ kv }) => {
  const { userId, id } = await askFor(kv);
  await dieWithIt(kv, 9);
  await dispatcherOf(kv, makeDocument, () => after(100_000)).drainOnce();
  expect(await getJob(kv, userId, id)).toMatchObject({ status: "completed", error: null });
});

test("kills of the process are none of the job's own failures", async ({ kv }) => {
  const { userId, id } = await askFor(kv);
  await dieWithIt(kv, 2);
  let clock = 100_000;
  const failing = vi.fn<JobHandler>(() => Promise.reject(new DrawingError("It stood still for 60 seconds")));
  const dispatcher = dispatcherOf(kv, failing, () => after(clock));
  for (let look = 0; look < 4; look++, clock += 60_000) await dispatcher.drainOnce();
  expect(failing).toHaveBeenCalledTimes(3);
  expect(await getJob(kv, userId, id)).toMatchObject({
    status: "failed",
    error: "It stood still for 60 seconds",
  });
});

test("a job whose process dies at every attempt, which it may itself be the cause of, ends as failed with the reason", async ({ kv }) => {
  const { userId, id } = await askFor(kv);
  await dieWithIt(kv, 10);
  const making = vi.fn<JobHandler>(makeDocument);
  await dispatcherOf(kv, making, () => after(110_000)).drainOnce();
  expect(making).not.toHaveBeenCalled();
  expect(await getJob(kv, userId, id)).toMatchObject({
    status: "failed",
    error: "The server stopped 10 times while this was being made. Please try again",
  });
  await retryJob(kv, { userId, jobId: id, now: after(120_000) });
  await dispatcherOf(kv, making, () => after(120_000)).drainOnce();
  expect(await getJob(kv, userId, id)).toMatchObject({ status: "completed", error: null });
});

test("a stop gives a running job back without costing an attempt", async ({ kv }) => {
  const { userId, id } = await askFor(kv);
  const started = Promise.withResolvers<void>();
  const handlers = {
    brand_strategy: () => {
      started.resolve();
      return new Promise<never>(() => {});
    },
  };
  const dispatcher = createDispatcher({ kv, handlers });
  dispatcher.start();
  await started.promise;
  await dispatcher.stop(1);
  expect(await getJob(kv, userId, id)).toMatchObject({ status: "queued", attempts: 0 });
  await dispatcherOf(kv, makeDocument).drainOnce();
  expect(await getJob(kv, userId, id)).toMatchObject({ status: "completed" });
});

test("a job whose journey is deleted in mid-run leaves nothing behind", async ({ kv }) => {
  const job = await askFor(kv, { dedupeKey: "strategy" });
  await dispatcherOf(kv, async () => {
    await deleteJourney(kv, job.userId, job.journeyId ?? "");
    return { bytes: BYTES, meta: META };
  }).drainOnce();
  expect((await keysOf(kv)).filter((key) => key.includes(job.id) || key.includes(job.journeyId ?? "")))
    .toEqual([]);
});

test("a clock that is put back an hour leaves no job stuck", async ({ kv }) => {
  const { userId, id } = await askFor(kv);
  const started = Promise.withResolvers<void>();
  dispatcherOf(kv, () => {
    started.resolve();
    return new Promise(() => {});
  }, () => after(3_600_000)).drainOnce();
  await started.promise;
  await dispatcherOf(kv, makeDocument).drainOnce();
  expect(await getJob(kv, userId, id)).toMatchObject({ status: "completed" });
});

test("the doorbell wakes a dispatcher long before its next look", async ({ kv }) => {
  const done = Promise.withResolvers<void>();
  const handlers = { brand_strategy: () => Promise.resolve(done.resolve()) };
  const dispatcher = createDispatcher({ kv, handlers, pollEvery: 600_000 });
  dispatcher.start();
  await askFor(kv);
  await done.promise;
  expect(dispatcher.doorbell).toBe("queue");
  await dispatcher.stop();
});

test("without a queue a look now and then finds the job", async ({ kv: local }) => {
  const kv = withoutQueue(local);
  const done = Promise.withResolvers<void>();
  const handlers = { brand_strategy: () => Promise.resolve(done.resolve()) };
  const dispatcher = createDispatcher({ kv, handlers, pollEvery: 5 });
  dispatcher.start();
  const { userId, id } = await askFor(kv, { dedupeKey: "strategy" });
  await done.promise;
  expect(dispatcher.doorbell).toBe("polling");
  await dispatcher.stop();
  expect(await getJob(kv, userId, id)).toMatchObject({ status: "completed" });
  expect(await listJobs(kv, userId)).toHaveLength(1);
});
