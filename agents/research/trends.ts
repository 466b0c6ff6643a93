import { DAY_MS } from "../domain/days.ts";
import type { FeedItem, FeedReading } from "../domain/feeds.ts";
import type { JourneyState } from "../domain/journey.ts";
import { isSameOutlet } from "./feeds/outlet.ts";
import { type Token, tokensOf } from "./tokens.ts";
import { isOnTopic, type Topic, topicOf } from "./topic.ts";

/** Older items show no trend (craft, section 8, item 6). */
export const MOST_MONTHS = 18;
const MOST_TRENDS = 5;
/** What a summary's word counts beside a title's. */
const SUMMARY_WEIGHT = 0.4;
/** Below this the two share words and not a matter: cosine of their words, weighed by how rare they are. */
const LEAST_ALIKE = 0.15;
/** Two shared words join a bakery that closes with one that opens: three seldom do. */
const LEAST_SHARED = 3;
/** Above this one is a copy of the other, and agrees with itself only. */
const COPY = 0.85;
/** Words of more than this share of a region's items tell nothing about any two of them. */
const COMMON_SHARE = 0.4;
const FEW_ITEMS = 3;

/** An item that a trend rests on, and when its feed was read. */
export interface TrendSource {
  item: FeedItem & { published_at: string };
  read_at: string;
}

/** Two dated items of different outlets in one region that speak of the same matter. The newer one stands first. */
export interface Trend {
  /** An ISO country code. */
  region: string;
  /** Words of the first title that both items share, the most telling first. */
  words: string[];
  sources: [TrendSource, TrendSource];
}

interface Weighed extends TrendSource {
  title: Token[];
  stems: Map<string, number>;
  /** Rarity times weight, for each stem. */
  vector: Map<string, number>;
}

interface Pair {
  a: Weighed;
  b: Weighed;
  shared: string[];
  alike: number;
}

interface Found {
  pair: Pair;
  region: string;
}

/**
 * Trends in what was read, the most alike first: at most five, none twice. Two items make one if they are dated, at
 * most 18 months old, of one region and of different outlets, no copies of each other, and share words of the
 * founder's trade and of the matter.
 */
export function findTrends(feeds: FeedReading[], { topic, now }: { topic: Topic; now: Date }): Trend[] {
  const regions = [...new Set(feeds.flatMap(({ region }) => region ?? []))];
  return regions.flatMap((region) => {
    const items = weigh(recentItems(feeds.filter((feed) => feed.region === region), now));
    return pairsOf(items, topic).map((pair) => ({ pair, region }));
  }).toSorted((one, other) => other.pair.alike - one.pair.alike)
    .reduce<Found[]>(
      (kept, next) => kept.some((each) => isSameMatter(each, next)) ? kept : [...kept, next],
      [],
    )
    .slice(0, MOST_TRENDS)
    .map(({ pair, region }) => trendOf(pair, region));
}

/** The trends in the feeds that a journey keeps. */
export function trendsOf(state: JourneyState, now: Date): Trend[] {
  if (state.feeds === undefined) return [];
  return findTrends(state.feeds, { topic: topicOf(state), now });
}

/** Dated items from 18 months ago until today, each link and each title once. */
export function recentItems(feeds: FeedReading[], now: Date): TrendSource[] {
  const seen = new Set<string>();
  return feeds.flatMap(({ items, read_at }) =>
    items.flatMap((item) => {
      const { published_at } = item;
      if (published_at === null || !isRecent(published_at, now)) return [];
      if (seen.has(item.link) || seen.has(item.title)) return [];
      seen.add(item.link).add(item.title);
      return [{ item: { ...item, published_at }, read_at }];
    })
  );
}

/** True from 18 months before `now` until a day after it, for clocks differ. */
export function isRecent(publishedAt: string, now: Date): boolean {
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - MOST_MONTHS);
  const latest = new Date(now.getTime() + DAY_MS);
  return publishedAt >= oldest.toISOString() && publishedAt <= latest.toISOString();
}

function weigh(sources: TrendSource[]): Weighed[] {
  const items = sources.map((source) => {
    const title = tokensOf(source.item.title);
    const stems = new Map(tokensOf(source.item.summary).map(({ stem }) => [stem, SUMMARY_WEIGHT]));
    for (const { stem } of title) stems.set(stem, 1);
    return { ...source, title, stems };
  });
  const counts = new Map<string, number>();
  for (const stem of items.flatMap(({ stems }) => [...stems.keys()])) {
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const rarity = (stem: string) => Math.log(1 + items.length / (counts.get(stem) ?? 1));
  const isCommon = (stem: string) =>
    (counts.get(stem) ?? 0) > Math.max(FEW_ITEMS, items.length * COMMON_SHARE);
  return items.map((item) => ({
    ...item,
    vector: new Map(
      [...item.stems].map(([stem, weight]) => [stem, isCommon(stem) ? 0 : weight * rarity(stem)]),
    ),
  }));
}

function pairsOf(items: Weighed[], topic: Topic): Pair[] {
  return items.flatMap((a, at) =>
    items.slice(at + 1).flatMap((b) => {
      if (isSameOutlet(a.item.outlet, b.item.outlet)) return [];
      const shared = [...a.stems.keys()].filter((stem) => b.stems.has(stem));
      if (!isOneMatter({ a, b, shared }, topic)) return [];
      const alike = cosine(a.vector, b.vector);
      return alike < LEAST_ALIKE || isCopy(a, b) ? [] : [{ a, b, shared, alike }];
    })
  );
}

/** At least three words in common: on the founder's trade, in both titles, and not only what everyone writes. */
function isOneMatter({ a, b, shared }: Omit<Pair, "alike">, topic: Topic): boolean {
  const inTitles = shared.filter((stem) => a.stems.get(stem) === 1 && b.stems.get(stem) === 1);
  const telling = shared.filter((stem) => (a.vector.get(stem) ?? 0) > 0);
  return shared.length >= LEAST_SHARED && inTitles.length > 0 && telling.length > 0 &&
    isOnTopic(shared, topic);
}

function cosine(a: Map<string, number>, b: Map<string, number>): number {
  const dot = [...a].reduce((sum, [stem, weight]) => sum + weight * (b.get(stem) ?? 0), 0);
  return dot === 0 ? 0 : dot / (lengthOf(a) * lengthOf(b));
}

function lengthOf(vector: Map<string, number>): number {
  return Math.hypot(...vector.values());
}

/** The same report in two places: nearly all words of the shorter title stand in the longer one. */
function isCopy(a: Weighed, b: Weighed): boolean {
  const [short, long] = [a, b].map(({ title }) => new Set(title.map(({ stem }) => stem)))
    .toSorted((one, other) => one.size - other.size);
  if (short === undefined || long === undefined || short.size < 3) return false;
  return [...short].filter((stem) => long.has(stem)).length / short.size >= COPY;
}

/** True if two pairs rest on the same item or, in one region, share most of their words. */
function isSameMatter({ pair: one, region }: Found, { pair: other, region: elsewhere }: Found): boolean {
  const links = [one.a.item.link, one.b.item.link];
  if (links.includes(other.a.item.link) || links.includes(other.b.item.link)) return true;
  const common = other.shared.filter((stem) => one.shared.includes(stem));
  return region === elsewhere && common.length * 2 > Math.min(one.shared.length, other.shared.length);
}

const MOST_SHARED_WORDS = 3;

function trendOf({ a, b, shared }: Pair, region: string): Trend {
  const [newer, older] = a.item.published_at >= b.item.published_at ? [a, b] : [b, a];
  const words = newer.title.filter(({ stem }) => shared.includes(stem))
    .toSorted((one, other) => (newer.vector.get(other.stem) ?? 0) - (newer.vector.get(one.stem) ?? 0))
    .map(({ word }) => word);
  return {
    region,
    words: [...new Set(words)].slice(0, MOST_SHARED_WORDS),
    sources: [sourceOf(newer), sourceOf(older)],
  };
}

function sourceOf({ item, read_at }: Weighed): TrendSource {
  return { item, read_at };
}
