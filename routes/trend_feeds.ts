import { z } from "zod";
import type { FeedTemplate } from "../agents/domain/feeds.ts";

const WRONG =
  "must be like NL=https://news.example/rss?q={query},*=https://news.example/rss?q={query}&gl={region}: " +
  "a country's two letters or *, and an http(s) address";

const names = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });

/** Reads "NL=address,*=address". A comma ends an address only where a next region follows. */
export const TrendFeeds = z.string().transform((text, context): FeedTemplate[] => {
  const templates = text.split(/,(?=\s*(?:[a-z]{2}|\*)\s*=)/i).map(templateIn);
  const isWhole = templates.every((template) => template !== null);
  const regions = new Set(templates.map((template) => template?.region));
  if (isWhole && regions.size === templates.length) return templates;
  context.addIssue({ code: "custom", message: WRONG });
  return z.NEVER;
});

function templateIn(text: string): FeedTemplate | null {
  const [, region, url] = /^\s*([a-z]{2}|\*)\s*=\s*(\S+)\s*$/i.exec(text) ?? [];
  if (region === undefined || url === undefined) return null;
  const isKnown = region === "*" || names.of(region.toUpperCase()) !== undefined;
  const address = URL.parse(url.replaceAll(/\{(query|region)\}/g, "x"));
  return isKnown && address !== null && /^https?:$/.test(address.protocol)
    ? { region: region.toUpperCase(), url }
    : null;
}
