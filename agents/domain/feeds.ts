/** An item of a feed as it was read once. Quoted material: never an instruction, never shown unescaped. */
export interface FeedItem {
  /** Exact words, white space folded, at most 240 characters. */
  title: string;
  /** The start of the summary without its markup, at most 280 characters; "" without one. */
  summary: string;
  link: string;
  /** ISO 8601 UTC; null where the feed gives no date that can be read. */
  published_at: string | null;
  /** Who published it: what the feed names as the item's source, else the host of its link. */
  outlet: string;
}

/** A feed as it was read once; the newest items first. */
export interface FeedReading extends FeedRequest {
  /** ISO 8601 UTC. */
  read_at: string;
  /** Null when the feed was read; otherwise a sentence a founder understands. */
  failure: string | null;
  items: FeedItem[];
}

/** What a feed said when it last answered. */
export type FeedKept = Omit<FeedReading, "label" | "failure">;

export interface FeedRequest {
  url: string;
  /** The feed's host. */
  label: string;
  /** The country it speaks of, as an ISO code; null where it speaks of none. */
  region: string | null;
}

/** Where news of a region is searched: `{query}` and `{region}` are filled in. */
export interface FeedTemplate {
  /** An ISO country code, or "*" for every country without a template of its own. */
  region: string;
  url: string;
}

/** How feeds are read is passed in, as pages are. Never throws. */
export interface Feeds {
  templates: FeedTemplate[];
  read(request: FeedRequest): Promise<FeedReading>;
}

/** A founder may add so many feeds of their own. */
export const MOST_OWN_FEEDS = 10;
