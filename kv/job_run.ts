import { ExpectedError } from "../agents/domain/errors.ts";
import { type MadeDocument, storeDocument } from "./documents.ts";
import { changeHeld, completeHeld, failHeld, type HeldJob, requeueHeld } from "./job_lease.ts";
import { type Job, readPayload, toJob } from "./jobs.ts";
import { keys } from "./keys.ts";
import { discardLarge, sweepLarge } from "./large_value.ts";
import type { JobRecord } from "./records.ts";
import type { Store } from "./store.ts";

/** What a handler is given. */
interface RunningJob {
  job: Job;
  /** What commits of the handler's own check, so that nobody writes who has lost the job. */
  held: HeldJob;
  /** As it was enqueued: the handler checks it. */
  payload: unknown;
  /** Shows a step and a progress of 0 to 99 to whoever watches. A lower progress is ignored. Never throws. */
  report(step: string, progress: number): Promise<void>;
  /** Aborts when the job was cancelled or taken over, took too long, or the process is stopping. */
  signal: AbortSignal;
}

/** Does a job. What it makes is stored for it; what it throws is another attempt, or the job's failure. */
export type JobHandler = (running: RunningJob) => Promise<MadeDocument | void>;

/** A failure that another attempt would not mend. The message is shown to the person. */
export class JobFailure extends Error {
  override readonly name = "JobFailure";
}

/** The work waits for something: it is queued for later, and that costs no attempt. */
export class JobPostponed extends Error {
  override readonly name = "JobPostponed";
  /** `after` is in milliseconds. */
  constructor(message: string, readonly after: number) {
    super(message);
  }
}

export type JobLog = (
  level: "info" | "warn" | "error",
  event: string,
  fields?: Record<string, string | number>,
) => void;

/** A job in the hands of this process. */
export interface Running {
  held: HeldJob;
  kind: string;
  ended: Promise<void>;
  /** Waits `grace` milliseconds for the end, then aborts and gives the job back. */
  stop(grace: number): Promise<void>;
}

interface RunOptions {
  handler: JobHandler | undefined;
  now: () => Date;
  log: JobLog;
  leaseFor: number;
  heartbeatEvery: number;
  attemptFor: number;
}

type Reason = "lost" | "stopping" | "too long";

const FIRST_BACKOFF_MS = 1_000;
const LONGEST_BACKOFF_MS = 30_000;

/** Runs a claimed job to its end: renews the lease, stores what was made, records what went wrong. */
export function runJob(
  kv: Store,
  { held, record }: { held: HeldJob; record: JobRecord },
  options: RunOptions,
): Running {
  const { now, log, leaseFor } = options;
  const abort = new AbortController();
  const renew = setInterval(heartbeat, options.heartbeatEvery);
  const limit = setTimeout(() => abort.abort("too long"), options.attemptFor);

  function fields(error: unknown): Record<string, string | number> {
    return { job: held.jobId, kind: record.kind, error: textOf(error) };
  }

  function heartbeat(): void {
    change((job) => job).catch((error) => log("warn", "a job's heartbeat failed", fields(error)));
  }

  async function change(with_: (job: JobRecord) => JobRecord): Promise<void> {
    const changed = await changeHeld(kv, held, (job) => {
      const lease = job.lease && { ...job.lease, expiresAt: now().getTime() + leaseFor };
      return { ...with_(job), lease };
    });
    if (changed === null) abort.abort("lost");
  }

  async function report(step: string, progress: number): Promise<void> {
    const shown = Math.min(99, Math.max(0, Math.round(progress)));
    try {
      await change((job) => ({ ...job, step, progress: Math.max(job.progress, shown) }));
    } catch (error) {
      log("warn", "a job's progress was not shown", fields(error));
    }
  }

  async function work(): Promise<MadeDocument | void> {
    const { handler } = options;
    if (handler === undefined) throw new JobFailure(`Nothing here can do "${record.kind}"`);
    const payload = await readPayload(kv, held.userId, held.jobId);
    // An abort that came while it was read is told to no listener: the job would keep its place for good.
    abort.signal.throwIfAborted();
    const aborted = new Promise<never>((_, reject) => {
      abort.signal.addEventListener("abort", () => reject(abort.signal.reason), { once: true });
    });
    aborted.catch(() => {});
    return await Promise.race([
      handler({ job: toJob(record), held, payload, report, signal: abort.signal }),
      aborted,
    ]);
  }

  async function finish(made: MadeDocument | void): Promise<void> {
    if (!made) {
      await completeHeld(kv, held, { document: null, now: now() });
      return;
    }
    const document = await storeDocument(kv, record, { document: made, now: now() });
    const ended = await completeHeld(kv, held, { document, now: now() });
    const key = keys.document(held.userId, held.jobId);
    if (ended) await sweepLarge(kv, { key, revision: record.attempts }, document.file);
    else await discardLarge(kv, key, document.file);
  }

  async function recover(error: unknown): Promise<void> {
    const reason: Reason | null = abort.signal.aborted ? abort.signal.reason : null;
    if (reason === "lost") return;
    if (reason === "stopping") {
      await requeueHeld(kv, held, { why: "given back", after: 0, costs: 0, now: now() });
      return;
    }
    if (error instanceof JobPostponed) {
      await requeueHeld(kv, held, { why: error.message, after: error.after, costs: 0, now: now() });
      return;
    }
    log("warn", "a job's attempt failed", { ...fields(error), attempt: record.attempts });
    const failures = record.attempts - (record.interruptions ?? 0);
    if (error instanceof JobFailure || failures >= record.maxAttempts) {
      await failHeld(kv, held, { error: reasonFor(error), now: now() });
      return;
    }
    const after = Math.min(FIRST_BACKOFF_MS * 2 ** (failures - 1), LONGEST_BACKOFF_MS);
    await requeueHeld(kv, held, { why: "an attempt failed", after, costs: 1, now: now() });
  }

  async function runToEnd(): Promise<void> {
    try {
      await finish(await work());
    } catch (error) {
      await recover(error).catch((problem) =>
        log("error", "a job's failure was not recorded", fields(problem))
      );
    } finally {
      clearInterval(renew);
      clearTimeout(limit);
    }
  }

  const ended = runToEnd();
  return {
    held,
    kind: record.kind,
    ended,
    async stop(grace) {
      const patience = setTimeout(() => abort.abort("stopping"), grace);
      await ended;
      clearTimeout(patience);
    },
  };
}

function reasonFor(error: unknown): string {
  if (error instanceof JobFailure || error instanceof ExpectedError) return error.message;
  if (error === "too long") return "This took too long. Please try again";
  return "Something went wrong while this was being made. Please try again";
}

export function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const text = error.stack ?? error.message;
  return error.cause === undefined ? text : `${text}\nCaused by ${textOf(error.cause)}`;
}
