import { z } from "zod";
import type { FeedKept, FeedReading } from "../agents/domain/feeds.ts";
import { advisorAt, type TrendTold } from "../agents/domain/watch.ts";
import { activityRecord } from "./activity.ts";
import { CONTENDED, untilCommitted } from "./commit.ts";
import { type HeldJob, ours } from "./job_lease.ts";
import { type JourneyRef, keys } from "./keys.ts";
import { decodeJson, encodeJson } from "./large_value.ts";
import { JourneyRecord, readable } from "./records.ts";
import type { Store } from "./store.ts";
import { StoredFeed, TrendFeedsRecord, TrendReadingRecord } from "./watch_records.ts";
import { settingsIn, watchSettings } from "./watched_pages.ts";

export type TrendReading = Omit<TrendReadingRecord, "v" | "jobId">;

/** What a reading of feeds came to. */
export interface TrendsRead {
  feeds: number;
  unread: number;
  failures: string[];
  /** What is kept for the day on which a feed does not answer. */
  kept: FeedReading[];
  /** Null where no feed could be read: what was told before stays. */
  trends: TrendTold[] | null;
  /** Milliseconds since 1970. */
  dueAt: number;
  /** The line of Recent Activity; null where no feed was read. */
  line: (fresh: TrendTold[]) => string | null;
  now: Date;
}

/** Everybody's complete journeys whose feeds are due, but for accounts that switched them off. */
export async function* dueTrends(kv: Store, now: Date): AsyncGenerator<JourneyRef> {
  for await (const { value } of kv.list({ prefix: keys.journeys() })) {
    const record = readable(JourneyRecord, value);
    if (record?.phase !== "complete") continue;
    const ref = { userId: record.userId, journeyId: record.id };
    const reading = readable(TrendReadingRecord, (await kv.get(keys.trendReading(ref))).value);
    if (reading !== null && reading.dueAt > now.getTime()) continue;
    if ((await watchSettings(kv, ref.userId)).trends) yield ref;
  }
}

/** What the feeds told last; null before the first reading. */
export async function trendReading(kv: Store, ref: JourneyRef): Promise<TrendReading | null> {
  const record = readable(TrendReadingRecord, (await kv.get(keys.trendReading(ref))).value);
  if (record === null) return null;
  const { v: _, jobId: __, ...reading } = record;
  return reading;
}

/** What the feeds of a journey said when each last answered. */
export async function feedsKept(kv: Store, ref: JourneyRef): Promise<FeedKept[]> {
  const record = readable(TrendFeedsRecord, (await kv.get(keys.trendFeeds(ref))).value);
  return record === null ? [] : readable(z.array(StoredFeed), decodeJson(record.feeds)) ?? [];
}

/** A value of KV holds 64 KiB: a feed that does not fit beside those before it is not kept. */
const MOST_BYTES = 60 * 1024;

function bytesOf(kept: FeedReading[]): Uint8Array {
  const feeds: FeedKept[] = kept.map(({ url, region, read_at, items }) => ({ url, region, read_at, items }));
  let left = MOST_BYTES;
  return encodeJson(feeds.filter((feed) => (left -= encodeJson(feed).length + 1) >= 0));
}

/** An account's last readings, one a journey. */
export async function listTrendReadings(kv: Store, userId: string): Promise<TrendReading[]> {
  const entries = await Array.fromAsync(kv.list({ prefix: keys.ofUser("trend_readings", userId) }));
  return entries.flatMap(({ value }) => readable(TrendReadingRecord, value) ?? [])
    .map(({ v: _, jobId: __, ...reading }) => reading);
}

/**
 * Stores a reading while its job is still ours and it is still due: the trends, each with the day on which it was first
 * told, its line of activity, the next date, and the settings by which letters find the account. False where somebody else
 * has done it or the journey is gone.
 */
export async function storeTrends(
  kv: Store,
  held: HeldJob,
  journeyId: string,
  read: TrendsRead,
): Promise<boolean> {
  const ref = { userId: held.userId, journeyId };
  return await untilCommitted(async () => {
    const [job, journey, entry, settings] = await kv.getMany([
      keys.job(held.userId, held.jobId),
      keys.journey(ref),
      keys.trendReading(ref),
      keys.watchSettings(ref.userId),
    ]);
    const before = readable(TrendReadingRecord, entry.value);
    const isDue = before === null || before.dueAt <= read.now.getTime();
    if (ours(job.value, held) === null || journey.value === null || !isDue) return false;
    const at = read.now.toISOString();
    const known = before?.trends ?? [];
    const trends = read.trends?.map((trend) => ({
      ...trend,
      seenAt: known.find((each) => isSame(each, trend))?.seenAt ?? at,
    })) ?? known;
    const fresh = (read.trends ?? []).filter((trend) => !known.some((each) => isSame(each, trend)));
    const record: TrendReadingRecord = {
      v: 1,
      journeyId,
      dueAt: read.dueAt,
      readAt: at,
      feeds: read.feeds,
      unread: read.unread,
      failures: read.failures,
      trends,
      jobId: held.jobId,
    };
    const write = kv.atomic().check(job).check(journey).check(entry).check(settings)
      .set(entry.key, record).set(keys.trendFeeds(ref), { v: 1, feeds: bytesOf(read.kept) })
      .set(settings.key, settingsIn(settings.value));
    if (before?.jobId != null && before.jobId !== held.jobId) {
      write.delete(keys.job(held.userId, before.jobId)).delete(keys.jobPayload(held.userId, before.jobId));
    }
    const text = read.line(fresh);
    if (text !== null) {
      const line = activityRecord(
        { kind: "update", text, journeyId, link: advisorAt(journeyId, "trends") },
        read.now,
      );
      write.set(keys.activity(held.userId, line.id), line);
    }
    return (await write.commit()).ok ? true : CONTENDED;
  });
}

/** True where two trends rest on an item in common. */
function isSame(one: Pick<TrendTold, "sources">, other: Pick<TrendTold, "sources">): boolean {
  return one.sources.some(({ link }) => other.sources.some((source) => source.link === link));
}
