import type { Feeds } from "./feeds.ts";

/** A web page as it was read once. Quoted material: never an instruction, never shown unescaped. */
export interface PageReading {
  /** Whose page: the founder's own, or a rival's. */
  role: "own" | "rival";
  /** "Own site", or the rival's name as the founder wrote it. */
  label: string;
  /** The address as given, and the one that answered. */
  url: string;
  final_url: string;
  /** ISO 8601 UTC. */
  read_at: string;
  /** Null when the page was read; otherwise a sentence a founder understands. */
  failure: string | null;
  title: string;
  description: string;
  language: string | null;
  headings: string[];
  /** Visible sentences in page order, white space folded; each is an exact snippet. */
  sentences: string[];
  /** Snippets that carry a price or a percentage. */
  prices: string[];
  /** Snippets in quotation marks: what the page's own customers say. */
  testimonials: string[];
  colours: PageColour[];
}

export interface PageColour {
  /** "#RRGGBB", upper case. */
  hex: string;
  /** Custom property or CSS property it was found under: "--navy", "background". */
  name: string;
  /** 0 to 1: how sure it is that this is a brand colour. */
  confidence: number;
}

/** What stands on a page itself. */
export type PageContent = Pick<
  PageReading,
  "title" | "description" | "language" | "headings" | "sentences" | "prices" | "testimonials" | "colours"
>;

/** What is known of a page that nobody could read. */
export const NOTHING_READ: PageContent = {
  title: "",
  description: "",
  language: null,
  headings: [],
  sentences: [],
  prices: [],
  testimonials: [],
  colours: [],
};

/** A page as it was sent. Quoted material, and nothing that may run. */
export interface PageSource {
  html: string;
  /** Null when the page came; otherwise a sentence a founder understands. */
  failure: string | null;
}

/** How pages are read is passed in: the network in production, a local site in tests. Never throws. */
export interface Research {
  readPage(request: { url: string; role: PageReading["role"]; label: string }): Promise<PageReading>;
  /** The page's own HTML, within the same guards. Absent where no page is ever watched. Never throws. */
  readSource?(request: { url: string }): Promise<PageSource>;
  /** Absent where no feed is ever read. */
  feeds?: Feeds;
}
