import type { KvKey } from "@deno/kv";
import { monthOf } from "../agents/domain/limits.ts";
import type { Usage } from "../agents/domain/usage.ts";
import { advisorAt, type Capture, type PageChange } from "../agents/domain/watch.ts";
import { activityRecord } from "./activity.ts";
import { CONTENDED, untilCommitted } from "./commit.ts";
import { type HeldJob, ours } from "./job_lease.ts";
import { keys, newTimedId } from "./keys.ts";
import { decodeJson, discardLarge, encodeJson, readLarge, stageLarge, sweepLarge } from "./large_value.ts";
import { addedModelUsage } from "./model_usage.ts";
import { readable } from "./records.ts";
import {
  CapturesRecord,
  StoredCaptures,
  type WatchChangeRecord,
  WatchedPageRecord,
} from "./watch_records.ts";
import type { Store } from "./store.ts";

/** A capture with the time it was taken, ISO 8601 UTC. */
export interface TakenCapture {
  at: string;
  capture: Capture;
}

/** What is kept of a page: how it stands, and how it was read when it first differed. */
export interface Captures {
  standing: TakenCapture | null;
  differing: TakenCapture | null;
}

/** A page as a reading finds it. */
export interface ReadingGround {
  page: WatchedPageRecord;
  captures: Captures;
  revision: number;
}

/** What a reading came to. */
export interface ReadingResult {
  /** Null where the page could not be read: what is kept stays. */
  captures: Captures | null;
  failure: string | null;
  /** Milliseconds since 1970. */
  dueAt: number;
  changes: (PageChange & Pick<WatchChangeRecord, "stoodAt" | "seenAt" | "advice">)[];
  /** What a model was asked about them. */
  usage: Usage;
  /** A line of Recent Activity for each change. */
  lineOf: (change: PageChange) => string;
  now: Date;
}

/** What a reading begins with; null where the page is gone, rests, has ended or is not due. */
export async function openReading(
  kv: Store,
  { userId, pageId, now }: { userId: string; pageId: string; now: Date },
): Promise<ReadingGround | null> {
  const [entry, kept] = await kv.getMany([
    keys.watchedPage(userId, pageId),
    keys.watchCaptures(userId, pageId),
  ]);
  const page = entry.value === null ? null : WatchedPageRecord.parse(entry.value);
  if (page === null || page.state !== "watching" || page.dueAt > now.getTime()) return null;
  const record = kept.value === null ? null : CapturesRecord.parse(kept.value);
  const captures = await capturesOf(kv, kept.key, record);
  return { page, captures, revision: record?.revision ?? 0 };
}

/** A watched page as it stands; null before the first reading. */
export async function standingCapture(
  kv: Store,
  userId: string,
  pageId: string,
): Promise<Capture | null> {
  const { key, value } = await kv.get(keys.watchCaptures(userId, pageId));
  const { standing } = await capturesOf(kv, key, readable(CapturesRecord, value));
  return standing?.capture ?? null;
}

/**
 * Stores a reading whole or not at all, while its job is still ours and the page still due: the captures, the changes
 * that it confirmed, their lines of activity and the next date. False where somebody else has done it or it is gone.
 */
export async function storeReading(
  kv: Store,
  held: HeldJob,
  { page, revision }: ReadingGround,
  result: ReadingResult,
): Promise<boolean> {
  const key = keys.watchCaptures(held.userId, page.id);
  const next = { key, revision: revision + 1 };
  const value = result.captures === null ? null : await stageLarge(kv, next, encodeJson(result.captures));
  const stored = await untilCommitted(async () => {
    const [job, entry, kept, month] = await kv.getMany([
      keys.job(held.userId, held.jobId),
      keys.watchedPage(held.userId, page.id),
      key,
      keys.modelUsage(held.userId, monthOf(result.now)),
    ]);
    const standing = entry.value === null ? null : WatchedPageRecord.parse(entry.value);
    if (ours(job.value, held) === null || standing?.dueAt !== page.dueAt) return false;
    const write = kv.atomic().check(job).check(entry).check(kept)
      .set(entry.key, recordAfter(standing, result, held.jobId));
    if (value !== null) {
      const record = { v: 1 as const, journeyId: page.journeyId, revision: next.revision, value };
      write.set(key, record);
    }
    if (standing.jobId !== null && standing.jobId !== held.jobId) {
      write.delete(keys.job(held.userId, standing.jobId)).delete(
        keys.jobPayload(held.userId, standing.jobId),
      );
    }
    if (result.usage.calls > 0) {
      write.check(month).set(month.key, addedModelUsage(month.value, result.usage));
    }
    for (const change of result.changes) {
      const record = changeRecord(change, { page, now: result.now });
      const text = result.lineOf(change);
      const line = activityRecord(
        {
          kind: "update",
          text,
          journeyId: page.journeyId,
          link: advisorAt(page.journeyId, `change-${record.id}`),
        },
        result.now,
      );
      write.set(keys.watchChange(held.userId, record.id), record).set(
        keys.activity(held.userId, line.id),
        line,
      );
    }
    return (await write.commit()).ok ? true : CONTENDED;
  });
  if (stored && value !== null) await sweepLarge(kv, next, value);
  else await discardLarge(kv, key, value);
  return stored;
}

function recordAfter(page: WatchedPageRecord, result: ReadingResult, jobId: string): WatchedPageRecord {
  const { captures, failure, dueAt, now } = result;
  return {
    ...page,
    dueAt,
    failure,
    jobId,
    readings: page.readings + 1,
    readAt: captures === null ? page.readAt : now.toISOString(),
    differsSince: captures === null ? page.differsSince : captures.differing?.at ?? null,
  };
}

function changeRecord(
  { kind, before, after, about, stoodAt, seenAt, advice }: ReadingResult["changes"][number],
  { page, now }: { page: WatchedPageRecord; now: Date },
): WatchChangeRecord {
  return {
    v: 1,
    id: newTimedId(now),
    journeyId: page.journeyId,
    pageId: page.id,
    kind,
    before,
    after,
    about,
    stoodAt,
    seenAt,
    confirmedAt: now.toISOString(),
    advice,
    decision: "open",
    decidedAt: null,
    ignoredUntil: null,
  };
}

/** What this very program stored; a capture that is gone meanwhile is taken anew. */
async function capturesOf(kv: Store, key: KvKey, record: CapturesRecord | null): Promise<Captures> {
  const bytes = record === null ? null : await readLarge(kv, key, record.value);
  if (bytes === null) return { standing: null, differing: null };
  const { standing, differing } = StoredCaptures.parse(decodeJson(bytes));
  return { standing, differing };
}
