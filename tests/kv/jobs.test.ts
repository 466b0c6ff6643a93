import { describe, expect, test as base, vi } from "vitest";
import { ConflictError, NotFoundError } from "../../agents/domain/errors.ts";
import { createDispatcher } from "../../kv/dispatcher.ts";
import { getDocument, readDocumentBytes } from "../../kv/documents.ts";
import { deleteUser } from "../../kv/erasures.ts";
import { JobFailure, type JobHandler } from "../../kv/job_run.ts";
import { cancelJob, enqueueJob, getJob, listJobs, listPendingJobs, retryJob } from "../../kv/jobs.ts";
import { openStore, type Store } from "../../kv/store.ts";
import { after, NOON, withoutQueue } from "./fixtures.ts";
import { askFor, BYTES, dispatcherOf, makeDocument } from "./job_fixtures.ts";

describe.for([["with a queue", (kv: Store) => kv], ["without a queue", withoutQueue]] as const)(
  "%s",
  ([, seen]) => {
    const test = base.extend<{ kv: Store }>({
      async kv({ task: _task }, use) {
        const kv = await openStore(":memory:");
        await use(seen(kv));
        kv.close();
      },
    });

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
      const failing = vi.fn<JobHandler>(() =>
        Promise.reject(new JobFailure("Complete all four anchors first"))
      );
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

    test("only a failed job can be tried again, and then it starts over", async ({ kv }) => {
      const { userId, id: jobId } = await askFor(kv, { dedupeKey: "strategy" });
      await expect(retryJob(kv, { userId, jobId, now: NOON })).rejects.toBeInstanceOf(ConflictError);
      await dispatcherOf(kv, () => Promise.reject(new JobFailure("No"))).drainOnce();
      expect(await retryJob(kv, { userId, jobId, now: NOON })).toMatchObject({
        status: "queued",
        error: null,
      });
      await dispatcherOf(kv, makeDocument).drainOnce();
      expect(await getJob(kv, userId, jobId)).toMatchObject({ status: "completed", attempts: 1 });
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

    test("a job cannot be asked for a journey that is gone", async ({ kv }) => {
      const job = await askFor(kv);
      await deleteUser(kv, job.userId);
      const late = enqueueJob(kv, { ...job, dedupeKey: "late", payload: {}, now: NOON });
      await expect(late).rejects.toBeInstanceOf(NotFoundError);
    });
  },
);
