import { expect, vi } from "vitest";
import { ConflictError, NotFoundError } from "../../agents/domain/errors.ts";
import { createDispatcher } from "../../kv/dispatcher.ts";
import { getDocument, readDocumentBytes } from "../../kv/documents.ts";
import { deleteJourney, deleteUser } from "../../kv/erasures.ts";
import { JobFailure, type JobHandler } from "../../kv/job_run.ts";
import {
  cancelJob,
  enqueueJob,
  getJob,
  type Job,
  listJobs,
  listPendingJobs,
  retryJob,
} from "../../kv/jobs.ts";
import type { Store } from "../../kv/store.ts";
import { after, keysOf, makeJourney, makeUser, NOON, test, withoutQueue } from "./fixtures.ts";

const BYTES = new Uint8Array(500_000).map((_, index) => index % 251);
const META = {
  kind: "brand_strategy",
  fileName: "tidewatch.pdf",
  contentType: "application/pdf",
  pages: 18,
  colours: { primary: "#1F3A5F" },
};
const makeDocument: JobHandler = () => Promise.resolve({ bytes: BYTES, meta: META });

async function askFor(kv: Store, extra: { dedupeKey?: string; payload?: unknown } = {}): Promise<Job> {
  const { id: userId } = await makeUser(kv, `${crypto.randomUUID()}@example.com`);
  const { id: journeyId } = await makeJourney(kv, userId);
  return await enqueueJob(kv, {
    userId,
    journeyId,
    kind: "brand_strategy",
    payload: {},
    now: NOON,
    ...extra,
  });
}

function dispatcherOf(kv: Store, brand_strategy: JobHandler, now = () => NOON) {
  return createDispatcher({ kv, handlers: { brand_strategy }, now });
}

test("a job's document appears whole when the job is completed", async ({ kv }) => {
  const { userId, id } = await askFor(kv);
  await dispatcherOf(kv, makeDocument).drainOnce();
  expect(await getJob(kv, userId, id)).toMatchObject({ status: "completed", progress: 100, attempts: 1 });
  expect(await getDocument(kv, userId, id)).toMatchObject({
    fileName: "tidewatch.pdf",
    version: 1,
    size: 500_000,
  });
  expect(await readDocumentBytes(kv, userId, id)).toEqual(BYTES);
  expect(await listPendingJobs(kv)).toEqual([]);
});

test("the payload reaches the handler however large it is", async ({ kv }) => {
  const payload = { foundation: Array.from({ length: 20_000 }, (_, index) => `claim “${index}”`) };
  const { userId, id } = await askFor(kv, { payload });
  const seen: unknown[] = [];
  await dispatcherOf(kv, ({ payload }) => Promise.resolve(void seen.push(payload))).drainOnce();
  expect(seen).toEqual([payload]);
  expect(await getJob(kv, userId, id)).toMatchObject({ status: "completed" });
});

test("the same request twenty times at once is one job, and a new one once it is done", async ({ kv }) => {
  const first = await askFor(kv, { dedupeKey: "strategy" });
  const again = () => enqueueJob(kv, { ...first, dedupeKey: "strategy", payload: {}, now: NOON });
  const jobs = await Promise.all(Array.from({ length: 20 }, again));
  expect(new Set(jobs.map(({ id }) => id))).toEqual(new Set([first.id]));
  await dispatcherOf(kv, makeDocument).drainOnce();
  expect((await again()).id).not.toBe(first.id);
  expect(await listJobs(kv, first.userId)).toHaveLength(2);
});

test("steps are seen as they happen and progress never falls", async ({ kv }) => {
  const { userId, id } = await askFor(kv);
  const seen: unknown[] = [];
  await dispatcherOf(kv, async ({ report }) => {
    for (
      const [step, progress] of [["Reading", 10], ["Drawing", 60], ["Checking", 40], [
        "Binding",
        140,
      ]] as const
    ) {
      await report(step, progress);
      const job = await getJob(kv, userId, id);
      seen.push([job?.status, job?.step, job?.progress]);
    }
  }).drainOnce();
  expect(seen).toEqual([
    ["processing", "Reading", 10],
    ["processing", "Drawing", 60],
    ["processing", "Checking", 60],
    ["processing", "Binding", 99],
  ]);
});

test("an attempt that fails is tried again, and the last one ends in a visible failure", async ({ kv }) => {
  const { userId, id } = await askFor(kv);
  let clock = 0;
  const failing = vi.fn<JobHandler>(() => Promise.reject(new Error("secret detail")));
  const dispatcher = dispatcherOf(kv, failing, () => after(clock));
  for (clock = 0; clock <= 300_000; clock += 60_000) await dispatcher.drainOnce();
  expect(failing).toHaveBeenCalledTimes(3);
  const job = await getJob(kv, userId, id);
  expect(job).toMatchObject({ status: "failed", attempts: 3, cancelled: false });
  expect(job?.error).toBe("Something went wrong while this was being made. Please try again");
});

test("a failure that another attempt would not mend is final and shows its reason", async ({ kv }) => {
  const { userId, id } = await askFor(kv);
  const failing = vi.fn<JobHandler>(() => Promise.reject(new JobFailure("Complete all four anchors first")));
  await dispatcherOf(kv, failing).drainOnce();
  expect(failing).toHaveBeenCalledTimes(1);
  expect(await getJob(kv, userId, id)).toMatchObject({
    status: "failed",
    error: "Complete all four anchors first",
  });
});

test("a kind nobody can do fails visibly", async ({ kv }) => {
  const { userId, id } = await askFor(kv);
  await createDispatcher({ kv, handlers: {}, now: () => NOON }).drainOnce();
  expect(await getJob(kv, userId, id)).toMatchObject({ status: "failed" });
});

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

test("only a failed job can be tried again, and then it starts over", async ({ kv }) => {
  const { userId, id: jobId } = await askFor(kv, { dedupeKey: "strategy" });
  await expect(retryJob(kv, { userId, jobId, now: NOON })).rejects.toBeInstanceOf(ConflictError);
  await dispatcherOf(kv, () => Promise.reject(new JobFailure("No"))).drainOnce();
  expect(await retryJob(kv, { userId, jobId, now: NOON })).toMatchObject({ status: "queued", error: null });
  await dispatcherOf(kv, makeDocument).drainOnce();
  expect(await getJob(kv, userId, jobId)).toMatchObject({ status: "completed", attempts: 1 });
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

test("a job whose process dies at every attempt ends as failed with the reason", async ({ kv }) => {
  const { userId, id } = await askFor(kv);
  for (const attempt of [0, 1, 2]) {
    const started = Promise.withResolvers<void>();
    dispatcherOf(kv, () => {
      started.resolve();
      return new Promise(() => {});
    }, () => after(attempt * 10_000)).drainOnce();
    await started.promise;
  }
  await dispatcherOf(kv, makeDocument, () => after(40_000)).drainOnce();
  expect(await getJob(kv, userId, id)).toMatchObject({
    status: "failed",
    error: "Making this was interrupted 3 times. Please try again",
  });
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

test("no more jobs run at once than allowed, and all are done", async ({ kv }) => {
  const jobs = await Promise.all(Array.from({ length: 7 }, () => askFor(kv)));
  const both = Promise.withResolvers<void>();
  let running = 0;
  let most = 0;
  await dispatcherOf(kv, async () => {
    most = Math.max(most, ++running);
    if (running === 2) both.resolve();
    await both.promise;
    running--;
  }).drainOnce();
  expect(most).toBe(2);
  for (const { userId, id } of jobs) {
    expect(await getJob(kv, userId, id)).toMatchObject({ status: "completed" });
  }
});

test("two dispatchers at once do each job once", async ({ kv }) => {
  await Promise.all(Array.from({ length: 12 }, () => askFor(kv)));
  const run = vi.fn<JobHandler>(makeDocument);
  await Promise.all([dispatcherOf(kv, run).drainOnce(), dispatcherOf(kv, run).drainOnce()]);
  expect(run).toHaveBeenCalledTimes(12);
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

test("a job is nobody else's", async ({ kv }) => {
  const { id: jobId } = await askFor(kv);
  const { userId } = await askFor(kv);
  expect(await getJob(kv, userId, jobId)).toBeNull();
  await expect(cancelJob(kv, { userId, jobId, now: NOON })).rejects.toBeInstanceOf(NotFoundError);
  await expect(retryJob(kv, { userId, jobId, now: NOON })).rejects.toBeInstanceOf(NotFoundError);
  await dispatcherOf(kv, makeDocument).drainOnce();
  expect(await getDocument(kv, userId, jobId)).toBeNull();
  expect(await readDocumentBytes(kv, userId, jobId)).toBeNull();
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

test("a job cannot be asked for a journey that is gone", async ({ kv }) => {
  const job = await askFor(kv);
  await deleteUser(kv, job.userId);
  const late = enqueueJob(kv, { ...job, dedupeKey: "late", payload: {}, now: NOON });
  await expect(late).rejects.toBeInstanceOf(NotFoundError);
});
