import type { Claim, Mark } from "../../../domain/claims.ts";
import { longDate } from "../../../domain/days.ts";
import type { Facts } from "../../../domain/facts.ts";
import type { UnknownPart } from "../../../strategy/leaves.ts";
import type { Material } from "../../../strategy/material.ts";
import { claim } from "../../../ledger/words.ts";
import { countryName } from "../../../text/countries.ts";
import { tokensOf } from "../../../research/tokens.ts";
import type { Topic } from "../../../research/topic.ts";
import { findTrends, type Trend, type TrendSource } from "../../../research/trends.ts";
import { unknown } from "../open_points.ts";

const TITLE_WORDS = 18;

/** Trends of the founder's trade in the feeds that were read: two dated sources of one region each, or none. */
export function trendsIn({ feeds, sheet, company, now }: Material): Claim[] {
  return findTrends(feeds, { topic: topicOf(sheet.facts, company), now }).map(trendClaim);
}

/** Says in one line why no trend is claimed, or nothing where one is. */
export function noTrend({ feeds }: Material, trends: Claim[]): UnknownPart[] {
  if (trends.length > 0) return [];
  const wasRead = feeds.some(({ failure }) => failure === null);
  const what = wasRead ? "No trend: no two dated sources of your region agree." : "No dated trend.";
  return [unknown(what, "two dated articles", null)];
}

/** What the trade is about: the words of the offer by themselves, those of the market's facts beside them. */
function topicOf(facts: Facts, company: string): Topic {
  const names = new Set(
    [company, ...facts.rivals.map(({ name }) => name)].flatMap((name) => tokensOf(name)).map(({ stem }) =>
      stem
    ),
  );
  const stemsOf = (texts: string[]) =>
    texts.flatMap(tokensOf).map(({ stem }) => stem).filter((stem) => !names.has(stem));
  const strong = new Set(stemsOf([facts.offering?.text ?? ""]));
  const others = [
    facts.alternative,
    facts.obstacle,
    facts.trigger,
    facts.belief_now,
    facts.only_we,
    ...facts.knowledge,
  ];
  return { strong, all: new Set([...strong, ...stemsOf(others.map((fact) => fact?.text ?? ""))]) };
}

function trendClaim({ region, words, sources }: Trend): Claim {
  const shared = words.map((word) => `“${word}”`).join(", ");
  const titles = sources.map(({ item }) =>
    `${item.outlet} on ${longDate(item.published_at)}: “${titleOf(item.title)}”`
  ).join(" ");
  return claim(`${countryName(region)}, ${shared}: ${titles}`, ...sources.map(sourceMark));
}

/** An exact stretch of a title that can stand between our quotation marks. */
function titleOf(title: string): string {
  const parts = title.split(/[“”]/u).map((part) => part.trim());
  const longest = parts.reduce((best, part) => part.length > best.length ? part : best, "");
  const last = [...longest.matchAll(/\S+/gu)][TITLE_WORDS - 1];
  return last === undefined ? longest : longest.slice(0, last.index + last[0].length);
}

function sourceMark({ item, read_at }: TrendSource): Mark {
  return {
    kind: "source",
    url: item.link,
    label: `${item.outlet}, ${longDate(item.published_at)}`,
    read_at,
    quote: titleOf(item.title),
    published_at: item.published_at,
  };
}
