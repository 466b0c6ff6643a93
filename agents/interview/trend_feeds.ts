import type { FeedReading } from "../domain/feeds.ts";
import { feedRequests } from "../research/feeds/feed_requests.ts";
import { keptFeeds } from "../research/feeds/kept_feeds.ts";
import { topicOf } from "../research/topic.ts";
import { trendsOf } from "../research/trends.ts";
import type { Surroundings } from "./turn_types.ts";
import type { Draft } from "./draft.ts";

/**
 * Reads the feeds of the founder's regions side by side before the Truth Anchor is written, unless those very
 * feeds were read already. A feed that fails costs only itself, and the reply says which and why.
 */
export async function readDueFeeds(draft: Draft, surroundings: Surroundings): Promise<void> {
  const { state, now } = draft;
  const reader = surroundings.research.feeds;
  if (reader === undefined || !draft.rewrite.has("truth") || state.readBacks.truth?.accepted !== true) return;
  const requests = feedRequests(state, reader.templates);
  const known = new Set(state.feeds?.map(({ url }) => url));
  if (requests.length === known.size && requests.every(({ url }) => known.has(url))) return;
  delete state.feeds;
  if (requests.length === 0) return;
  surroundings.onStatus?.({ step: "reading_feeds", text: "Reading feeds for your region..." });
  const readings = await Promise.all(requests.map((request) => reader.read(request)));
  state.feeds = keptFeeds(readings, { topic: topicOf(state), now });
  draft.lines.push(feedReport(readings, trendsOf(state, now).length));
}

const MOST_REASONS = 2;

/** What was read, what it shows, and why a feed could not be read: no question stands in it. */
function feedReport(readings: FeedReading[], trends: number): string {
  const read = readings.filter(({ failure }) => failure === null).length;
  const reasons = [...new Set(readings.flatMap(({ failure }) => failure ?? []))].slice(0, MOST_REASONS);
  const found = trends === 0
    ? "no two dated sources of one region agree, so no trend is claimed"
    : `${trends} ${trends === 1 ? "trend stands" : "trends stand"} on two dated sources each`;
  const lines = [
    `Feeds read for your region: ${read} of ${readings.length}; ${found}.`,
    ...reasons.map((reason) => reason.replaceAll("?", "")),
  ];
  return lines.join(" ");
}
