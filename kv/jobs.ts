import { ConflictError, NotFoundError } from "../agents/domain/errors.ts";
import { CONTENDED, untilCommitted } from "./commit.ts";
import { ringDoorbell } from "./doorbell.ts";
import { keys, newTimedId, partsOf } from "./keys.ts";
import { decodeJson, deletePrefix, encodeJson, readLarge, stageLarge } from "./large_value.ts";
import { JobRecord, LargeRecord, readable } from "./records.ts";
import type { Store } from "./store.ts";

/** A job, which tells its own story. Times are ISO 8601 UTC. */
export type Job = Omit<JobRecord, "v" | "lease" | "notBefore" | "askedAgain" | "interruptions">;

export interface NewJob {
  userId: string;
  journeyId: string | null;
  /** Names the handler. */
  kind: string;
  /** JSON of any size; the handler checks it. */
  payload: unknown;
  /** While a job with the same key is queued or processing, asking again gives that job. */
  dedupeKey?: string;
  /** 3 unless told. */
  maxAttempts?: number;
  /** How many jobs with a dedupe key one account may have queued or processing; any number unless told. */
  mostOpen?: number;
  now: Date;
}

const HISTORY_LINES = 50;

/** Begins the dedupe keys of jobs that nobody ordered: they take no place of those that are. */
const UNORDERED = "unordered ";

/**
 * Puts a job on record, into the index of pending ones and rings the doorbell, in one commit; where the
 * database has no queue, the dispatcher's own look at the index finds it. Throws NotFoundError when the
 * account or the journey is gone, and ConflictError when the account has `mostOpen` under way.
 */
export async function enqueueJob(kv: Store, job: NewJob): Promise<Job> {
  const id = newTimedId(job.now);
  const payloadKey = keys.jobPayload(job.userId, id);
  const value = await stageLarge(kv, { key: payloadKey, revision: 1 }, encodeJson(job.payload));
  const payload = { v: 1, updatedAt: job.now.toISOString(), value };
  const kept = await untilCommitted(() => enqueueOnce(kv, { job, id, payload }));
  if (kept.id !== id) await deletePrefix(kv, partsOf(payloadKey));
  return toJob(kept);
}

/** A job that nobody ordered: of its kind one is open at a time for what it is `about`. */
interface UnorderedJob extends Pick<NewJob, "userId" | "journeyId" | "kind" | "payload" | "now"> {
  /** An id. */
  about: string;
}

/** Puts a job on record that nobody ordered; none where the account or the journey is gone meanwhile. */
export async function enqueueUnordered(kv: Store, { about, ...job }: UnorderedJob): Promise<void> {
  try {
    await enqueueJob(kv, { ...job, dedupeKey: unorderedKey(job.kind, about) });
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error;
  }
}

export function unorderedKey(kind: string, about: string): string {
  return `${UNORDERED}${kind} ${about}`;
}

async function enqueueOnce(
  kv: Store,
  { job, id, payload }: { job: NewJob; id: string; payload: unknown },
): Promise<JobRecord | typeof CONTENDED> {
  const { userId, journeyId } = job;
  const owner = await kv.get(
    journeyId === null ? keys.user(userId) : keys.journey({ userId, journeyId }),
  );
  if (owner.value === null) throw new NotFoundError("There is nothing to make this from any more");
  const dedupeKey = job.dedupeKey ?? null;
  const dedupe = dedupeKey === null ? null : await kv.get<string>(keys.jobByDedupe(userId, dedupeKey));
  if (dedupe !== null && dedupe.value !== null) {
    const active = await readJob(kv, userId, dedupe.value);
    if (active !== null && isOpen(active)) return active;
  }
  const gate = await passGate(kv, userId, job.mostOpen);
  const record = newRecord(job, id);
  const result = await ringDoorbell(kv, (write) => {
    write.check(owner).check(gate).set(gate.key, id).check({ key: keys.job(userId, id), versionstamp: null })
      .set(keys.job(userId, id), record)
      .set(keys.jobPayload(userId, id), payload)
      .set(keys.pendingJob(id), userId);
    if (dedupe !== null) write.check(dedupe).set(dedupe.key, id);
  });
  return result.ok ? record : CONTENDED;
}

/**
 * The entry that an account's orders are checked against, so that no burst gets past the cap: each order writes it.
 * Throws ConflictError when `mostOpen` are under way.
 */
async function passGate(kv: Store, userId: string, mostOpen = Infinity) {
  const gate = await kv.get(keys.jobGate(userId));
  const open = await Array.fromAsync(kv.list({ prefix: keys.ofUser("jobs_by_dedupe", userId) }));
  const ordered = open.filter(({ key }) => !String(key.at(-1)).startsWith(UNORDERED));
  if (ordered.length < mostOpen) return gate;
  throw new ConflictError(
    `You can have ${mostOpen} documents made at a time. Please wait until one is ready`,
  );
}

export function newRecord(job: NewJob, id: string): JobRecord {
  const at = job.now.toISOString();
  return {
    v: 1,
    id,
    userId: job.userId,
    journeyId: job.journeyId,
    kind: job.kind,
    dedupeKey: job.dedupeKey ?? null,
    status: "queued",
    step: "Waiting for its turn",
    progress: 0,
    attempts: 0,
    maxAttempts: job.maxAttempts ?? 3,
    notBefore: 0,
    lease: null,
    createdAt: at,
    startedAt: null,
    finishedAt: null,
    error: null,
    cancelled: false,
    history: [{ at, what: "queued" }],
  };
}

/** Null when there is no such job, or when it is somebody else's. */
export async function getJob(kv: Store, userId: string, jobId: string): Promise<Job | null> {
  const record = await readJob(kv, userId, jobId);
  return record === null ? null : toJob(record);
}

/** An account's jobs, the newest first. */
export async function listJobs(
  kv: Store,
  userId: string,
  { limit = 50 }: { limit?: number } = {},
): Promise<Job[]> {
  const jobs: Job[] = [];
  for await (const entry of kv.list({ prefix: keys.ofUser("jobs", userId) }, { reverse: true })) {
    if (jobs.length >= limit) break;
    const record = readable(JobRecord, entry.value);
    if (record !== null) jobs.push(toJob(record));
  }
  return jobs;
}

/** Everybody's queued and processing jobs, for the admin. */
export async function listPendingJobs(kv: Store, limit = 200): Promise<Job[]> {
  const jobs: Job[] = [];
  for await (const entry of kv.list<string>({ prefix: keys.pendingJobs() }, { limit })) {
    const job = await kv.get(keys.job(entry.value, String(entry.key.at(-1))));
    const record = readable(JobRecord, job.value);
    if (record !== null) jobs.push(toJob(record));
  }
  return jobs;
}

/** What the job was given, as JSON. Throws NotFoundError when it is gone. */
export async function readPayload(kv: Store, userId: string, jobId: string): Promise<unknown> {
  const entry = await kv.get(keys.jobPayload(userId, jobId));
  const pointer = entry.value === null ? null : LargeRecord.parse(entry.value).value;
  const bytes = pointer === null ? null : await readLarge(kv, entry.key, pointer);
  if (bytes === null) throw new NotFoundError("What this job was given is gone");
  return decodeJson(bytes);
}

/** Stops a job for good: it shows as failed with the reason. A finished job stays as it is. */
export async function cancelJob(
  kv: Store,
  { userId, jobId, now }: { userId: string; jobId: string; now: Date },
): Promise<Job> {
  return await untilCommitted(async () => {
    const { entry, record } = await findJob(kv, userId, jobId);
    if (!isOpen(record)) return toJob(record);
    const cancelled = { ...finished(record, "failed", now), error: "Cancelled", cancelled: true };
    const write = kv.atomic().check(entry).set(entry.key, cancelled).delete(keys.pendingJob(jobId));
    if (record.dedupeKey !== null) write.delete(keys.jobByDedupe(userId, record.dedupeKey));
    return (await write.commit()).ok ? toJob(cancelled) : CONTENDED;
  });
}

/**
 * Queues a failed job again from its beginning. Throws ConflictError when it has not failed, or when the account has
 * `mostOpen` under way.
 */
export async function retryJob(
  kv: Store,
  { userId, jobId, mostOpen, now }: { userId: string; jobId: string; mostOpen?: number; now: Date },
): Promise<Job> {
  return await untilCommitted(async () => {
    const { entry, record } = await findJob(kv, userId, jobId);
    if (record.status !== "failed") throw new ConflictError("Only a document that failed can be tried again");
    const dedupe = record.dedupeKey === null
      ? null
      : await kv.get<string>(keys.jobByDedupe(userId, record.dedupeKey));
    if (dedupe !== null && dedupe.value !== null) {
      throw new ConflictError("The same document is being made already");
    }
    const gate = await passGate(kv, userId, mostOpen);
    const again = queuedAgain(record, now);
    const result = await ringDoorbell(kv, (write) => {
      write.check(entry).check(gate).set(gate.key, jobId).set(entry.key, again).set(
        keys.pendingJob(jobId),
        userId,
      );
      if (dedupe !== null) write.check(dedupe).set(dedupe.key, jobId);
    });
    return result.ok ? toJob(again) : CONTENDED;
  });
}

async function findJob(kv: Store, userId: string, jobId: string) {
  const entry = await kv.get(keys.job(userId, jobId));
  if (entry.value === null) throw new NotFoundError("This document does not exist");
  return { entry, record: JobRecord.parse(entry.value) };
}

function queuedAgain(record: JobRecord, now: Date): JobRecord {
  return {
    ...withHistory(record, "queued again", now),
    status: "queued",
    step: "Waiting for its turn",
    progress: 0,
    attempts: 0,
    interruptions: 0,
    notBefore: 0,
    lease: null,
    startedAt: null,
    finishedAt: null,
    error: null,
    cancelled: false,
  };
}

async function readJob(kv: Store, userId: string, jobId: string): Promise<JobRecord | null> {
  const { value } = await kv.get(keys.job(userId, jobId));
  return value === null ? null : JobRecord.parse(value);
}

/** The record of a job that has come to its end. */
export function finished(record: JobRecord, status: "completed" | "failed", now: Date): JobRecord {
  return {
    ...withHistory(record, status, now),
    status,
    lease: null,
    finishedAt: now.toISOString(),
    ...(status === "completed" ? { progress: 100, step: "Done" } : {}),
  };
}

export function withHistory(record: JobRecord, what: string, now: Date): JobRecord {
  const history = [...record.history, { at: now.toISOString(), what }].slice(-HISTORY_LINES);
  return { ...record, history };
}

export function isOpen(record: JobRecord): boolean {
  return record.status === "queued" || record.status === "processing";
}

export function toJob(record: JobRecord): Job {
  const {
    v: _,
    lease: _lease,
    notBefore: _notBefore,
    askedAgain: _askedAgain,
    interruptions: _stops,
    ...job
  } = record;
  return job;
}
