import { advisorAt } from "../agents/domain/watch.ts";
import { activityRecord } from "./activity.ts";
import { CONTENDED, untilCommitted } from "./commit.ts";
import { type JourneyRef, keys } from "./keys.ts";
import { JourneyRecord, readable } from "./records.ts";
import type { Store } from "./store.ts";
import { ReviewNoticeRecord } from "./watch_records.ts";
import { settingsIn } from "./watched_pages.ts";

/** Everybody's journeys whose review is due on a day, an ISO date. */
export async function* dueReviews(kv: Store, day: string): AsyncGenerator<JourneyRef & { on: string }> {
  for await (const { value } of kv.list({ prefix: keys.journeys() })) {
    const record = readable(JourneyRecord, value);
    if (record === null || record.reviewOn === null || record.reviewOn > day) continue;
    yield { userId: record.userId, journeyId: record.id, on: record.reviewOn };
  }
}

/** Complete journeys that have no date for a review: one is open, or they are from before plans were kept. */
export async function* journeysWithoutReviewDay(kv: Store): AsyncGenerator<JourneyRef> {
  for await (const { value } of kv.list({ prefix: keys.journeys() })) {
    const record = readable(JourneyRecord, value);
    if (record?.phase !== "complete" || record.reviewOn !== null) continue;
    yield { userId: record.userId, journeyId: record.id };
  }
}

/**
 * Tells of a review in Recent Activity, and by that in the next letter: once for each date, whoever asks how often.
 * False where it was told already, was held meanwhile, or the journey is gone.
 */
export async function tellOfReview(
  kv: Store,
  { on, ...ref }: JourneyRef & { on: string },
  now: Date,
): Promise<boolean> {
  return await untilCommitted(async () => {
    const [journey, notice, settings] = await kv.getMany([
      keys.journey(ref),
      keys.reviewNotice(ref),
      keys.watchSettings(ref.userId),
    ]);
    const record = journey.value === null ? null : readable(JourneyRecord, journey.value);
    const told = readable(ReviewNoticeRecord, notice.value);
    if (record?.reviewOn !== on || told?.on === on) return false;
    const text = `Your quarterly review is due: ${record.name}`;
    const { journeyId } = ref;
    const link = advisorAt(journeyId, "quarterly");
    const line = activityRecord({ kind: "update", text, journeyId, link }, now);
    const write = kv.atomic().check(journey).check(notice).check(settings)
      .set(notice.key, { v: 1, on, at: now.toISOString() })
      .set(settings.key, settingsIn(settings.value))
      .set(keys.activity(ref.userId, line.id), line);
    return (await write.commit()).ok ? true : CONTENDED;
  });
}

/** A review that was told of; `at` is ISO 8601 UTC. */
export interface DueNotice {
  journeyId: string;
  at: string;
}

/** The reviews that somebody was told of and that are still due: neither held nor begun. */
export async function dueNotices(kv: Store, userId: string): Promise<DueNotice[]> {
  const due: DueNotice[] = [];
  for await (const { key, value } of kv.list({ prefix: keys.ofUser("review_notices", userId) })) {
    const notice = readable(ReviewNoticeRecord, value);
    const journeyId = String(key[2]);
    const journey = await kv.get(keys.journey({ userId, journeyId }));
    const reviewOn = readable(JourneyRecord, journey.value)?.reviewOn ?? null;
    if (notice !== null && notice.on === reviewOn) due.push({ journeyId, at: notice.at });
  }
  return due;
}
