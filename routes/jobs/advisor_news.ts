import type { TrendTold } from "../../agents/domain/watch.ts";
import { type DueNotice, dueNotices } from "../../kv/review_notices.ts";
import type { Store } from "../../kv/store.ts";
import { listTrendReadings } from "../../kv/trend_readings.ts";
import { listWatchChanges, type WatchChange } from "../../kv/watch_changes.ts";

/** What the advisor has to tell of some time, the newest first within each kind. */
export interface AdvisorNews {
  /** Those that nobody has decided about yet. */
  changes: WatchChange[];
  trends: (TrendTold & { journeyId: string; seenAt: string })[];
  /** Reviews that fell due and were neither held nor begun. */
  reviews: DueNotice[];
}

/** What came up after `since` and by `until`, both ISO 8601 UTC: what letters and devices tell, by one decision. */
export async function newsBetween(
  kv: Store,
  userId: string,
  { since, until }: { since: string; until: string },
): Promise<AdvisorNews> {
  const isNew = (at: string) => at > since && at <= until;
  const [changes, reviews, readings] = await Promise.all([
    listWatchChanges(kv, userId),
    dueNotices(kv, userId),
    listTrendReadings(kv, userId),
  ]);
  return {
    changes: changes.filter(({ confirmedAt, decision }) => isNew(confirmedAt) && decision === "open"),
    reviews: reviews.filter(({ at }) => isNew(at)),
    trends: readings
      .flatMap(({ journeyId, trends }) => trends.map((trend) => ({ ...trend, journeyId })))
      .filter(({ seenAt }) => isNew(seenAt)),
  };
}

export function isQuiet({ changes, trends, reviews }: AdvisorNews): boolean {
  return changes.length + trends.length + reviews.length === 0;
}
