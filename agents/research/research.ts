import type { Feeds, FeedTemplate } from "../domain/feeds.ts";
import {
  NOTHING_READ,
  type PageContent,
  type PageReading,
  type PageSource,
  type Research,
} from "../domain/pages.ts";
import { decodeText } from "./charset.ts";
import { failureSentence, orTimeout } from "./deadline.ts";
import { readFeed } from "./feeds/read_feed.ts";
import { type Fetched, type Fetcher, guardedFetcher } from "./fetcher.ts";
import { readAddress } from "./guard.ts";
import { linkedStyleSheets, parsePage, parsePlainText } from "./parse_page.ts";
import { obeyRobots } from "./robots.ts";

export interface ResearchSettings {
  /** "host:port" that may be read although they are private. */
  allowHosts: string[];
  /** Where news of a region is searched; none unless configured. */
  trendFeeds?: FeedTemplate[];
  now: () => Date;
  /** How documents are brought; the guarded network unless a test hands in another. */
  fetcher?: Fetcher;
  /** For robots.txt, page, redirects and style sheets together. */
  timeoutMs?: number;
}

/** Research that reads feeds too. */
export type ReadingAll = Research & { feeds: Feeds } & Required<Pick<Research, "readSource">>;

type PageRequest = Parameters<Research["readPage"]>[0];

const TEN_SECONDS = 10_000;
/** The reader of websites and feeds. What cannot be read comes back with a sentence in `failure`; it never throws. */
export function createResearch(settings: ResearchSettings): ReadingAll {
  const { allowHosts, now, timeoutMs = TEN_SECONDS } = settings;
  const fetcher = settings.fetcher ?? guardedFetcher({ allowHosts });

  async function readPage(request: PageRequest): Promise<PageReading> {
    const reading = { ...request, final_url: request.url, read_at: now().toISOString(), ...NOTHING_READ };
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), timeoutMs);
    try {
      const url = readAddress(request.url, allowHosts);
      const page = await readWithin(url, fetcher, stop.signal);
      const failure = page.parsed.sentences.length === 0
        ? `The page at ${url.host} has no text that can be read; perhaps it only appears when its scripts run.`
        : null;
      return { ...reading, ...page.parsed, final_url: page.finalUrl, failure };
    } catch (error) {
      const timedOut = stop.signal.aborted;
      const failed = { noun: "page", host: hostOf(request.url), timedOut, timeoutMs };
      return { ...reading, failure: failureSentence(error, failed) };
    } finally {
      clearTimeout(timer);
    }
  }

  async function readSource({ url }: { url: string }): Promise<PageSource> {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), timeoutMs);
    try {
      const beforeVisit = (address: URL) => obeyRobots(address, fetcher, stop.signal);
      const asked = {
        url: readAddress(url, allowHosts),
        want: "page",
        signal: stop.signal,
        beforeVisit,
      } as const;
      const page = await orTimeout(fetcher(asked), stop.signal);
      return { html: decodeText(page.body, page.contentType), failure: null };
    } catch (error) {
      const failed = { noun: "page", host: hostOf(url), timedOut: stop.signal.aborted, timeoutMs };
      return { html: "", failure: failureSentence(error, failed) };
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    readPage,
    readSource,
    feeds: {
      templates: settings.trendFeeds ?? [],
      read: (request) => readFeed(request, { fetcher, allowHosts, now, timeoutMs }),
    },
  };
}

async function readWithin(
  url: URL,
  fetcher: Fetcher,
  signal: AbortSignal,
): Promise<{ parsed: PageContent; finalUrl: string }> {
  const beforeVisit = (address: URL) => obeyRobots(address, fetcher, signal);
  const page = await orTimeout(fetcher({ url, want: "page", signal, beforeVisit }), signal);
  const finalUrl = page.finalUrl.href;
  const text = decodeText(page.body, page.contentType);
  if (/^text\/plain/i.test(page.contentType)) return { parsed: parsePlainText(text), finalUrl };
  const css = await readStyles(linkedStyleSheets(text, page.finalUrl), fetcher, signal);
  return { parsed: parsePage(text, css), finalUrl };
}

/** A style sheet that does not come only costs colours: it never fails the page. */
async function readStyles(addresses: URL[], fetcher: Fetcher, signal: AbortSignal): Promise<string[]> {
  const beforeVisit = (address: URL) => obeyRobots(address, fetcher, signal);
  const sheets = await Promise.allSettled(
    addresses.map((url) => orTimeout(fetcher({ url, want: "style", signal, beforeVisit }), signal)),
  );
  return sheets.flatMap((sheet) => sheet.status === "fulfilled" ? [decodeStyle(sheet.value)] : []);
}

function decodeStyle(sheet: Fetched): string {
  return decodeText(sheet.body, sheet.contentType);
}

function hostOf(url: string): string {
  const named = URL.parse(url) ?? URL.parse(`https://${url}`);
  return named?.host || url.slice(0, 100);
}
