import type { FeedKept, FeedReading } from "../../domain/feeds.ts";
import { tokensOf } from "../tokens.ts";
import { isOnTopic, type Topic } from "../topic.ts";
import { recentItems } from "../trends.ts";

/** A journey's state is written with every turn: what it keeps of feeds takes at most so many bytes. */
const MOST_BYTES = 40_000;

/** Readings cut to what a trend could rest on: recent, dated items on the founder's trade, the newest first. */
export function keptFeeds(
  readings: FeedReading[],
  { topic, now }: { topic: Topic; now: Date },
): FeedReading[] {
  const encoder = new TextEncoder();
  const fair = Math.floor(MOST_BYTES / Math.max(1, readings.length));
  return readings.map((reading) => {
    let left = fair;
    const items = recentItems([reading], now).map(({ item }) => item)
      .filter(({ title, summary }) =>
        isOnTopic(tokensOf(`${title} ${summary}`).map(({ stem }) => stem), topic)
      )
      .filter((item) => (left -= encoder.encode(JSON.stringify(item)).length) >= 0);
    return { ...reading, items };
  });
}

/** Readings in which a feed that failed has what it said when it last answered. */
export function withEarlier(readings: FeedReading[], kept: FeedKept[]): FeedReading[] {
  return readings.map((reading) => {
    if (reading.failure === null) return reading;
    const earlier = kept.find(({ url, region }) => url === reading.url && region === reading.region);
    return earlier === undefined ? reading : { ...reading, read_at: earlier.read_at, items: earlier.items };
  });
}
