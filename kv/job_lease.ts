import type { AtomicCheck } from "@deno/kv";
import { activityRecord } from "./activity.ts";
import { CONTENDED, untilCommitted } from "./commit.ts";
import { isAhead } from "./deadline.ts";
import type { StagedDocument } from "./documents.ts";
import { finished, isOpen, withHistory } from "./jobs.ts";
import { keys } from "./keys.ts";
import { JobRecord } from "./records.ts";
import type { Store } from "./store.ts";

/**
 * Whoever stops the server says nothing against the job: only one that may itself be what stops it is given up.
 */
const MOST_INTERRUPTIONS = 10;

/** A job that is ours while its record carries our token. */
export interface HeldJob {
  userId: string;
  jobId: string;
  token: string;
}

interface Claiming {
  owner: string;
  /** Milliseconds until a lease that is not renewed may be taken over. */
  leaseFor: number;
  now: Date;
  /** False for a kind for which there is no room now. */
  hasRoom?: (kind: string) => boolean;
}

/**
 * Takes a pending job: queued and due, or left behind by a process that stopped renewing its lease. Null when
 * it is not to be had. A job left behind too often becomes visibly failed here.
 */
export async function claimJob(
  kv: Store,
  { userId, jobId }: { userId: string; jobId: string },
  { owner, leaseFor, now, hasRoom = () => true }: Claiming,
): Promise<{ held: HeldJob; record: JobRecord } | null> {
  const entry = await kv.get(keys.job(userId, jobId));
  const record = entry.value === null ? null : JobRecord.parse(entry.value);
  if (record === null || !isOpen(record)) {
    await kv.atomic().check(entry).delete(keys.pendingJob(jobId)).commit();
    return null;
  }
  if (isAhead(record.notBefore, now) || !hasRoom(record.kind)) return null;
  if (record.lease !== null && isAhead(record.lease.expiresAt, now)) return null;
  const interruptions = (record.interruptions ?? 0) + (record.lease === null ? 0 : 1);
  if (interruptions >= MOST_INTERRUPTIONS) {
    const error = `The server stopped ${interruptions} times while this was being made. Please try again`;
    await endJob(kv, { entry, record: { ...finished(record, "failed", now), error } });
    return null;
  }
  const token = crypto.randomUUID();
  const what = record.lease === null ? "started" : "taken over from a process that stopped";
  const claimed: JobRecord = {
    ...withHistory(record, what, now),
    status: "processing",
    attempts: record.attempts + 1,
    interruptions,
    lease: { owner, token, expiresAt: now.getTime() + leaseFor },
    startedAt: record.startedAt ?? now.toISOString(),
  };
  const result = await kv.atomic().check(entry).set(entry.key, claimed).commit();
  return result.ok ? { held: { userId, jobId, token }, record: claimed } : null;
}

/** Changes a job that is still ours; null when it is not, and then nothing is written. */
export async function changeHeld(
  kv: Store,
  held: HeldJob,
  change: (record: JobRecord) => JobRecord,
): Promise<JobRecord | null> {
  return await untilCommitted(async () => {
    const entry = await kv.get(keys.job(held.userId, held.jobId));
    const record = ours(entry.value, held);
    if (record === null) return null;
    const changed = change(record);
    const result = await kv.atomic().check(entry).set(entry.key, changed).commit();
    return result.ok ? changed : CONTENDED;
  });
}

/**
 * Ends a job that is still ours and makes its document appear, in one commit; one that was asked for again meanwhile is
 * queued instead. False when it is not ours.
 */
export async function completeHeld(
  kv: Store,
  held: HeldJob,
  { document, now }: { document: StagedDocument | null; now: Date },
): Promise<boolean> {
  return await untilCommitted(async () => {
    const entry = await kv.get(keys.job(held.userId, held.jobId));
    const record = ours(entry.value, held);
    if (record === null) return false;
    if (record.askedAgain === true) {
      return (await kv.atomic().check(entry).set(entry.key, onceMore(record, now)).commit()).ok
        ? true
        : CONTENDED;
    }
    const ended = await endJob(kv, { entry, record: finished(record, "completed", now), document, now });
    return ended ? true : CONTENDED;
  });
}

/** Ends a job that is still ours as failed, with the reason for the person. False when it is not ours. */
export async function failHeld(
  kv: Store,
  held: HeldJob,
  { error, now }: { error: string; now: Date },
): Promise<boolean> {
  return await untilCommitted(async () => {
    const entry = await kv.get(keys.job(held.userId, held.jobId));
    const record = ours(entry.value, held);
    if (record === null) return false;
    const ended = await endJob(kv, { entry, record: { ...finished(record, "failed", now), error } });
    return ended ? true : CONTENDED;
  });
}

/** Gives a job back to the queue, due `after` milliseconds from now. A clean stop does not cost an attempt. */
export async function requeueHeld(
  kv: Store,
  held: HeldJob,
  { why, after, costs, now }: { why: string; after: number; costs: 0 | 1; now: Date },
): Promise<boolean> {
  const record = await changeHeld(kv, held, (record) => ({
    ...withHistory(record, why, now),
    status: "queued",
    lease: null,
    attempts: record.attempts - (1 - costs),
    notBefore: now.getTime() + after,
  }));
  return record !== null;
}

function onceMore({ askedAgain: _, ...record }: JobRecord, now: Date): JobRecord {
  const queued = withHistory(record, "queued again", now);
  return {
    ...queued,
    status: "queued",
    progress: 0,
    attempts: 0,
    interruptions: 0,
    notBefore: 0,
    lease: null,
  };
}

/** The job's record while it is ours, else null. */
export function ours(value: unknown, { token }: HeldJob): JobRecord | null {
  const record = value === null ? null : JobRecord.parse(value);
  return record?.lease?.token === token ? record : null;
}

interface Ending {
  entry: AtomicCheck;
  record: JobRecord;
  document?: StagedDocument | null;
  now?: Date;
}

async function endJob(kv: Store, { entry, record, document, now }: Ending): Promise<boolean> {
  const write = kv.atomic().check(entry).set(entry.key, record).delete(keys.pendingJob(record.id));
  if (record.dedupeKey !== null) write.delete(keys.jobByDedupe(record.userId, record.dedupeKey));
  if (document && now) {
    const activity = activityRecord({
      kind: "document_made",
      text: `${document.record.fileName} is ready`,
      journeyId: document.record.journeyId,
      link: "/documents",
    }, now);
    write.set(keys.document(record.userId, document.record.id), document.record)
      .set(keys.activity(record.userId, activity.id), activity);
  }
  return (await write.commit()).ok;
}
