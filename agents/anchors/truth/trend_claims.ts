import type { Block } from "../../domain/anchors.ts";
import type { Claim, Mark } from "../../domain/claims.ts";
import type { FeedReading } from "../../domain/feeds.ts";
import { countryName } from "../../plan/holidays.ts";
import { assumption, inference, wordCount } from "../../text/text.ts";
import { tokensOf } from "../../research/tokens.ts";
import type { Trend, TrendSource } from "../../research/trends.ts";
import { longDate } from "../../domain/days.ts";
import { claim, list, quoted } from "../section.ts";

/** The block's title: what stands in it is code's alone, and no model is shown it or asked to say it better. */
export const TRENDS_TITLE = "Trends";
/** A section's body has 350 words: so many of them are the trends'. */
const MOST_WORDS = 130;
const TITLE_WORDS = 18;
/** Craft, section 3: a section has three to five trends, or says why it has fewer. */
const ENOUGH = 3;
const MOST_FAILURES = 3;

interface Read {
  trends: Trend[];
  feeds: FeedReading[];
  /** The words of both sides of the friction. */
  friction: string;
}

/** What the feeds show: trends with two dated sources each, and in plain words what is missing. */
export function trendBlock({ trends, feeds, friction }: Read, now: Date): Block {
  const claims = trends.map(trendClaim);
  const fitting = claims.filter((_, at) => wordsOf(claims.slice(0, at + 1)) <= MOST_WORDS);
  const signals = frictionSignals(trends.slice(0, fitting.length), friction);
  return list([...fitting, ...signals, ...shortfall(trends, feeds, now), ...failures(feeds)], TRENDS_TITLE);
}

function wordsOf(claims: Claim[]): number {
  return claims.reduce((sum, { text }) => sum + wordCount(text), 0);
}

function trendClaim({ region, words, sources }: Trend): Claim {
  const shared = words.map((word) => `“${word}”`).join(", ");
  const titles = sources.map((source) => `${whenAndWhere(source)}: ${titleOf(source)}`).join(" ");
  return claim(`${countryName(region)}, spoken of twice: ${shared}. ${titles}`, ...sources.map(sourceMark));
}

/** A trend as a force: its newer report by outlet, day and title, marked with both. */
export function trendForce({ sources }: Trend): Claim {
  const [newest] = sources;
  return claim(`${whenAndWhere(newest)}: ${titleOf(newest)}`, ...sources.map(sourceMark));
}

function whenAndWhere({ item }: TrendSource): string {
  return `${item.outlet} on ${longDate(item.published_at)}`;
}

function titleOf({ item }: TrendSource): string {
  return quoted(quotable(item.title), item.title);
}

/** An exact stretch of a title that can stand between our quotation marks. */
function quotable(title: string): string {
  const parts = title.split(/[“”]/).map((part) => part.trim());
  const longest = parts.reduce((best, part) => part.length > best.length ? part : best, "");
  const words = [...longest.matchAll(/\S+/g)];
  const last = words[TITLE_WORDS - 1];
  return last === undefined ? longest : longest.slice(0, last.index + last[0].length);
}

/** The mark of an item: its outlet, its day, its link and the words of its title. */
function sourceMark({ item, read_at }: TrendSource): Mark {
  return {
    kind: "source",
    url: item.link,
    label: `${item.outlet}, ${longDate(item.published_at)}`,
    read_at,
    quote: quotable(item.title),
    published_at: item.published_at,
  };
}

function shortfall(trends: Trend[], feeds: FeedReading[], now: Date): Claim[] {
  const read = feeds.filter(({ failure }) => failure === null);
  if (trends.length >= ENOUGH) return [];
  if (read.length === 0) return noSource(now);
  const log = inference("feeds that were read", hostsOf(read));
  if (trends.length > 0) return [claim("Fewer than three: no more sources of one region agree.", log)];
  if (read.every(({ region }) => region === null)) {
    return [
      claim("Feeds were read, but no country was named that they could speak of.", log),
      claim("A trend has a region.", assumption("name your country where you say where you stand, one line")),
    ];
  }
  return [claim(
    `Feeds were read on ${
      longDate(read[0]?.read_at ?? now.toISOString())
    }, and no two dated sources of one region ` +
      "agree on a matter of your trade, so no trend is claimed here.",
    log,
  )];
}

/** Nothing was read: said plainly, with the way to change it. */
function noSource(now: Date): Claim[] {
  return [
    claim(
      `No trend source was available on ${longDate(now.toISOString())}, so no trend is claimed here.`,
      inference("research log", "no dated source"),
    ),
    claim(
      "A trend will stand here once two dated sources of your region agree on it.",
      assumption("read two dated articles on your trade in your region, one hour"),
    ),
  ];
}

function hostsOf(feeds: FeedReading[]): string {
  return [...new Set(feeds.map(({ label }) => label))].join(", ");
}

/** Which feeds failed and why, each reason once. */
function failures(feeds: FeedReading[]): Claim[] {
  const reasons = [...new Set(feeds.flatMap(({ failure }) => failure ?? []))];
  return reasons.slice(0, MOST_FAILURES).map((reason) =>
    claim(`Not read: ${reason}`, inference("research log", "a feed that failed"))
  );
}

/** One word may meet by chance. */
const LEAST_TOUCHING = 2;

/** The first trend on the ground of the friction: two words of it stand in the words of the sides. */
function frictionSignals(trends: Trend[], friction: string): Claim[] {
  const stems = new Set(tokensOf(friction).map(({ stem }) => stem));
  const touching = ({ words }: Trend) =>
    words.filter((word) => tokensOf(word).some(({ stem }) => stems.has(stem)));
  const trend = trends.find((each) => touching(each).length >= LEAST_TOUCHING);
  if (trend === undefined) return [];
  const words = touching(trend).map((word) => `“${word}”`).join(", ");
  return [claim(`On the ground of your friction stand: ${words}.`, ...trend.sources.map(sourceMark))];
}
