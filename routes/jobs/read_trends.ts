import { DAY_MS, longDate } from "../../agents/domain/days.ts";
import type { Research } from "../../agents/domain/pages.ts";
import type { TrendTold } from "../../agents/domain/watch.ts";
import type { JobHandler } from "../../kv/job_run.ts";
import { enqueueUnordered } from "../../kv/jobs.ts";
import { getJourney } from "../../kv/journeys.ts";
import type { Store } from "../../kv/store.ts";
import { dueTrends, feedsKept, storeTrends } from "../../kv/trend_readings.ts";

/** The kind under which its jobs are queued. */
export const READ_TRENDS = "read_trends";

/** When feeds are read again, and when after a reading that reached none of them. */
const MONTH_MS = 30 * DAY_MS;
const RETRY_MS = DAY_MS;
const MOST_REASONS = 3;

interface TrendJobs {
  kv: Store;
  research: Pick<Research, "feeds">;
  now: () => Date;
}

/** Queues a reading for every journey whose feeds are due: one, however long nobody looked. */
export async function sweepTrends(kv: Store, now: Date): Promise<void> {
  for await (const { userId, journeyId } of dueTrends(kv, now)) {
    await enqueueUnordered(kv, { userId, journeyId, kind: READ_TRENDS, about: journeyId, payload: {}, now });
  }
}

/** Reads a journey's feeds, side by side, and keeps what two houses agree on. */
export function trendsHandler({ kv, research, now }: TrendJobs): JobHandler {
  return async function readTrends({ job, held, signal }) {
    const journey = job.journeyId === null ? null : await getJourney(kv, job.userId, job.journeyId);
    if (journey === null) return;
    const [
      { feedRequests },
      { keptFeeds, withEarlier },
      { findTrends },
      { topicOf },
      { readFacts },
      { tellTrend },
    ] = await Promise.all([
      import("../../agents/research/feeds/feed_requests.ts"),
      import("../../agents/research/feeds/kept_feeds.ts"),
      import("../../agents/research/trends.ts"),
      import("../../agents/research/topic.ts"),
      import("../../agents/facts/read_facts.ts"),
      import("../../agents/watch/meaning/trends_told.ts"),
    ]);
    const { feeds } = research;
    const { state } = journey;
    const requests = feeds === undefined ? [] : feedRequests(state, feeds.templates);
    const answers = await Promise.all(requests.flatMap((request) => feeds?.read(request) ?? []));
    signal.throwIfAborted();
    const readings = withEarlier(answers, await feedsKept(kv, { userId: job.userId, journeyId: journey.id }));
    const at = now();
    const { facts } = readFacts(state, at);
    const topic = topicOf(state);
    const trends = findTrends(readings, { topic, now: at }).map((trend) => tellTrend(trend, facts));
    const read = readings.filter(({ failure }) => failure === null).length;
    const unread = readings.length - read;
    const hasFailed = read === 0 && unread > 0;
    await storeTrends(kv, held, journey.id, {
      feeds: read,
      unread,
      failures: [...new Set(readings.flatMap(({ failure }) => failure ?? []))].slice(0, MOST_REASONS),
      trends: hasFailed ? null : trends,
      dueAt: at.getTime() + (hasFailed ? RETRY_MS : MONTH_MS),
      kept: keptFeeds(readings, { topic, now: at }),
      line: (fresh) => read === 0 ? null : lineOf(fresh, { known: trends.length, read, unread }),
      now: at,
    });
  };
}

interface Month {
  /** Trends that stand, the new ones among them. */
  known: number;
  read: number;
  unread: number;
}

/** What the month brought: each new trend with its two houses, or that there is none in the feeds that answered. */
function lineOf(fresh: TrendTold[], { known, read, unread }: Month): string {
  const [first, ...others] = fresh;
  if (first === undefined) {
    const where = unread === 0 ? "" : ` in the ${read} of ${read + unread} feeds that could be read`;
    return known === 0
      ? `Trends this month: none${where}. No two dated sources of your region agree.`
      : `Trends this month: none that is new${where}.`;
  }
  const more = others.length === 0 ? "" : `, and ${others.length} more`;
  const houses = first.sources.map(({ outlet, published_at }) => `${outlet} on ${longDate(published_at)}`);
  return `A trend of your trade: ${first.words.join(", ")} (${houses.join("; ")})${more}`;
}
