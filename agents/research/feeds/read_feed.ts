import type { FeedReading, FeedRequest } from "../../domain/feeds.ts";
import { decodeText } from "../charset.ts";
import { failureSentence, orTimeout } from "../deadline.ts";
import type { Fetcher } from "../fetcher.ts";
import { readAddress } from "../guard.ts";
import { obeyRobots } from "../robots.ts";
import { parseFeed } from "./parse_feed.ts";

interface FeedSettings {
  fetcher: Fetcher;
  /** "host:port" that may be read although they are private. */
  allowHosts: string[];
  now: () => Date;
  /** For robots.txt, the feed and its redirects together. */
  timeoutMs: number;
}

/** Reads a feed behind the guard. One that cannot be read comes back with a sentence in `failure`; never throws. */
export async function readFeed(request: FeedRequest, settings: FeedSettings): Promise<FeedReading> {
  const { fetcher, allowHosts, now, timeoutMs } = settings;
  const reading = { ...request, read_at: now().toISOString(), failure: null, items: [] };
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), timeoutMs);
  const { signal } = stop;
  try {
    const url = readAddress(request.url, allowHosts);
    const beforeVisit = (address: URL) => obeyRobots(address, fetcher, signal);
    const feed = await orTimeout(fetcher({ url, want: "feed", signal, beforeVisit }), signal);
    return { ...reading, items: parseFeed(decodeText(feed.body, feed.contentType), feed.finalUrl) };
  } catch (error) {
    const failed = { noun: "feed", host: request.label, timedOut: signal.aborted, timeoutMs };
    return { ...reading, failure: failureSentence(error, failed) };
  } finally {
    clearTimeout(timer);
  }
}
