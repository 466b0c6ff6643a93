import { parseFeed as parseWithLibrary } from "feedsmith";
import type { FeedItem } from "../../domain/feeds.ts";
import { ReadingFailure } from "../reading_failure.ts";
import { feedDate } from "./feed_date.ts";
import { outletOf } from "./outlet.ts";
import { plainText } from "./plain_text.ts";

const MOST_PARSED = 500;
const MOST_KEPT = 60;
/** Some of the newest have no title or no link. */
const MOST_LOOKED_AT = 2 * MOST_KEPT;
/** Parsing takes as long as there are tags and attributes: so many take a sixth of a second. */
const MOST_SIGNS = 40_000;
const TITLE_LENGTH = 240;
const SUMMARY_LENGTH = 280;

/** An item as each format's fields give it. */
interface RawItem {
  title?: string;
  summary?: string;
  link?: string;
  date?: string;
  /** What a search feed names as the item's publisher. */
  source?: { title?: string; url?: string };
}

/**
 * The newest 60 items of an RSS, Atom, RDF or JSON feed; those without a title or a link are left out, and those
 * without a date come last. Throws ReadingFailure where the text is none of these.
 */
export function parseFeed(text: string, address: URL): FeedItem[] {
  const dated = rawItems(text, address).map((raw) => ({ ...raw, published_at: feedDate(raw.date) }));
  return dated.toSorted((a, b) => (b.published_at ?? "").localeCompare(a.published_at ?? ""))
    .slice(0, MOST_LOOKED_AT).flatMap((raw) => itemOf(raw, address)).slice(0, MOST_KEPT);
}

/** Tags and attributes outside of CDATA, counted until they are too many. */
function hasTooManySigns(text: string): boolean {
  let signs = 0;
  for (let at = 0; at < text.length && signs <= MOST_SIGNS; at++) {
    const sign = text[at];
    if (sign !== "<" && sign !== "=") continue;
    signs += 1;
    if (sign === "<" && text.startsWith("<![CDATA[", at)) {
      const end = text.indexOf("]]>", at);
      if (end < 0) return false;
      at = end + 2;
    }
  }
  return signs > MOST_SIGNS;
}

function rawItems(text: string, address: URL): RawItem[] {
  const parsed = parsedBy(text, address);
  switch (parsed.format) {
    case "rss":
      return (parsed.feed.items ?? []).map((item) => ({
        title: item.title,
        summary: item.description ?? item.content?.encoded,
        link: item.link ?? item.guid?.value,
        date: item.pubDate ?? item.dc?.dates?.[0],
        source: item.source,
      }));
    case "atom":
      return (parsed.feed.entries ?? []).map((entry) => ({
        title: entry.title?.value,
        summary: entry.summary?.value ?? entry.content?.value,
        link: entry.links?.find(({ rel }) => rel === undefined || rel === "alternate")?.href,
        date: entry.published ?? entry.updated,
        source: { title: entry.source?.title?.value, url: entry.source?.links?.[0]?.href },
      }));
    case "rdf":
      return (parsed.feed.items ?? []).map((item) => ({
        title: item.title,
        summary: item.description,
        link: item.link ?? item.rdf?.about,
        date: item.dc?.dates?.[0],
      }));
    case "json":
      return (parsed.feed.items ?? []).map((item) => ({
        title: item.title,
        summary: item.summary ?? item.content_text ?? item.content_html,
        link: item.url,
        date: item.date_published ?? item.date_modified,
      }));
  }
}

function parsedBy(text: string, address: URL) {
  if (hasTooManySigns(text)) {
    throw new ReadingFailure(`The feed at ${address.host} has more entries than are read.`);
  }
  try {
    return parseWithLibrary(text, { maxItems: MOST_PARSED });
  } catch {
    throw new ReadingFailure(
      /<(!doctype html|html|body)\b/i.test(text.slice(0, 2_000))
        ? `The address at ${address.host} leads to a web page, not to a feed.`
        : `The feed at ${address.host} is broken: it is not RSS or Atom that can be read.`,
    );
  }
}

function itemOf(raw: RawItem & { published_at: string | null }, address: URL): FeedItem[] {
  const title = plainText(raw.title ?? "", TITLE_LENGTH);
  const link = raw.link === undefined ? null : URL.parse(raw.link.trim(), address);
  if (!/\p{L}/u.test(title) || link === null || !/^https?:$/.test(link.protocol)) return [];
  const named = raw.source?.url === undefined ? "" : outletOf(raw.source.url);
  return [{
    title,
    summary: plainText(raw.summary ?? "", SUMMARY_LENGTH),
    link: link.href,
    published_at: raw.published_at,
    outlet: named || plainText(raw.source?.title ?? "", 60) || outletOf(link.href),
  }];
}
