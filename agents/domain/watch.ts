/** What matters of a rival's page, or of the founder's own, and what became of it. */

export const CHANGE_KINDS = [
  "closed",
  "price",
  "plan_limit",
  "guarantee",
  "audience",
  "claim_withdrawn",
  "claim_taken",
] as const;

/** The heaviest first. `claim_taken` is a claim that sets apart and was not there before: it may be one of ours. */
export type ChangeKind = typeof CHANGE_KINDS[number];

/** A change that matters, each side an exact stretch of its page; null where the page says nothing of it. */
export interface PageChange {
  kind: ChangeKind;
  before: string | null;
  after: string | null;
  /** What it is the price, the limit, the terms of, in the page's words; absent where the change says it itself. */
  about?: string | undefined;
}

/** What may be done about a change: stay, say it better, reply, decide anew, or leave it aside. */
export const ADVICE = ["hold", "sharpen", "answer", "reopen", "ignore"] as const;
export type Verdict = typeof ADVICE[number];

/** What a model made of a change that rules left at "hold". */
export interface ChangeAdvice {
  verdict: Verdict;
  /** Why, in a sentence for the founder. */
  why: string;
  /** The founder's sentence that it bears on; null where none does. */
  bearsOn: { fact: string; text: string } | null;
  /** The model's name. */
  by: string;
}

/** Where on a page a block stands: only what is of the business itself is compared. */
export type BlockPlace = "body" | "quote" | "aside" | "foot";

/** A stretch of text that stands alone on a page. */
export interface PageBlock {
  text: string;
  /** What it belongs to: the name on its card, the head of its row and column; "" where nothing names it. */
  label: string;
  /** 1 to 6 for a heading, else 0. */
  level: number;
  place: BlockPlace;
  /** True on a card or in a row that carries a price. */
  priced: boolean;
  /** True where it is struck through: what was, not what is. */
  struck: boolean;
  /** The days of the event, the post or the course of which it is a part; absent where it stands for good. */
  dated?: string | undefined;
  /** True for an item of a list. */
  item?: boolean | undefined;
}

/** A page as it was once read. */
export interface Capture {
  /** ISO 639-1 as the page says it, or null. */
  language: string | null;
  title: string;
  description: string;
  /** Asks for a password: a door, not a page. */
  locked: boolean;
  blocks: PageBlock[];
}

/** A trend as the advisor tells it: two dated items of two houses, and what it would change. */
export interface TrendTold {
  /** An ISO country code. */
  region: string;
  words: string[];
  sources: { outlet: string; title: string; link: string; published_at: string }[];
  /** What of the strategy it speaks of, in the founder's words; null where nothing does. */
  bearsOn: { fact: string; text: string } | null;
  /** What it would change, as a sentence. */
  would: string;
}

/** Where the advisor's page tells of one thing of a journey: "change-ID", "quarterly" or "trends". */
export function advisorAt(journeyId: string, place: string): string {
  return `/advisor?session_id=${encodeURIComponent(journeyId)}#${place}`;
}
