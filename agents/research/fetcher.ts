import { dnsLookup, guardTarget, type Lookup } from "./guard.ts";
import { ReadingFailure } from "./reading_failure.ts";
import { requestOnce } from "./request.ts";

type Want = "page" | "style" | "robots" | "feed";

export interface Fetched {
  finalUrl: URL;
  contentType: string;
  body: Uint8Array;
}

interface FetchRequest {
  url: URL;
  want: Want;
  signal: AbortSignal;
  /** Asked before each address is visited, the redirected ones too. Throws to refuse. */
  beforeVisit?: (url: URL) => Promise<void>;
}

/** Brings a document from the web. Throws ReadingFailure. */
export type Fetcher = (request: FetchRequest) => Promise<Fetched>;

interface GuardSettings {
  /** "host:port" that may be visited although they are private. */
  allowHosts: string[];
  lookup?: Lookup;
}

const MAX_REDIRECTS = 3;
const MAX_BYTES = 2 * 1024 * 1024;

const ACCEPT: Record<Want, string> = {
  page: "text/html, application/xhtml+xml, text/plain;q=0.8",
  style: "text/css",
  robots: "text/plain",
  feed:
    "application/rss+xml, application/atom+xml, application/rdf+xml, application/xml;q=0.9, text/xml;q=0.9",
};
const TYPES: Record<Want, RegExp> = {
  page: /^(text\/html|application\/xhtml\+xml|text\/plain)\b/i,
  style: /^text\/css\b/i,
  robots: /^text\//i,
  // Many servers send feeds as plain text or as HTML: what it is shows when it is parsed.
  feed: /^(text\/(xml|plain|html)|application\/([\w.+-]+\+)?(xml|json))\b/i,
};

/** The network behind the guard of quality.md: every hop is checked, at most 3 redirects, 2 MB, text only. */
export function guardedFetcher({ allowHosts, lookup = dnsLookup }: GuardSettings): Fetcher {
  return async function fetchGuarded({ url, want, signal, beforeVisit }) {
    let here = url;
    for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
      const target = await guardTarget(here, allowHosts, lookup);
      signal.throwIfAborted();
      await beforeVisit?.(here);
      const reply = await requestOnce(target, { accept: ACCEPT[want], maxBytes: MAX_BYTES, signal });
      if (reply.status === 200) return accepted(here, want, reply);
      here = redirected(here, reply.status, reply.location);
    }
    throw new ReadingFailure(
      `The page at ${url.host} was not reached: it passes its visitors on more than ${MAX_REDIRECTS} times.`,
    );
  };
}

function accepted(url: URL, want: Want, reply: { contentType: string; body: Uint8Array }): Fetched {
  if (reply.contentType !== "" && !TYPES[want].test(reply.contentType)) {
    const type = reply.contentType.split(";")[0]?.trim();
    throw new ReadingFailure(
      `The address ${url.host} leads to a file of the type ${type}, not to a page of text.`,
    );
  }
  return { finalUrl: url, contentType: reply.contentType, body: reply.body };
}

function redirected(from: URL, status: number, location: string | null): URL {
  if ([301, 302, 303, 307, 308].includes(status) && location !== null) {
    const to = URL.parse(location, from);
    if (to === null) throw new ReadingFailure(`The page at ${from.host} passes its visitors on to nowhere.`);
    to.username = "";
    to.password = "";
    return to;
  }
  throw new HttpFailure(from, status);
}

/** The website answered, but not with a page. */
export class HttpFailure extends ReadingFailure {
  constructor(url: URL, readonly status: number) {
    super(sentenceFor(url.host, status));
  }
}

function sentenceFor(host: string, status: number): string {
  if (status === 404 || status === 410) {
    return `There is no page at this address of ${host}: it answered ${status}.`;
  }
  if (status === 401 || status === 403) {
    return `The page at ${host} is not open to everyone: it answered ${status}.`;
  }
  if (status === 429) {
    return `The website at ${host} is answering too many visitors right now: it answered 429.`;
  }
  if (status >= 500) return `The website at ${host} has a fault of its own right now: it answered ${status}.`;
  return `The page at ${host} could not be read: it answered ${status}.`;
}
