import type { FoundationAnchor } from "../domain/anchors.ts";
import type { Claim } from "../domain/claims.ts";
import type { Evidence, FactSheet } from "../domain/facts.ts";
import type { FeedReading } from "../domain/feeds.ts";
import type { PageReading } from "../domain/pages.ts";
import type { Decisions } from "../domain/tradeoffs.ts";

/** Two statements that cannot both hold (strategy, section 5). */
export interface FactConflict {
  /** Stable for the same two statements: the rule's name and what they are about. */
  id: string;
  a: Evidence;
  b: Evidence;
  /** Puts both sides in exact words and asks which holds; one question mark. */
  question: string;
  /** Heavier ones are asked first. */
  weight: number;
  /** What the founder decided, or null while it stands open. */
  settled: { turn: string; quote: string; kept: "first" | "second" | "both" | "neither" | "unknown" } | null;
  /** The side that is a refusal or a limit: while it is open, nothing is planned against it. */
  binding?: "a" | "b";
}

/** All that an author may take: facts and choices, never raw answers. */
export interface Material {
  company: string;
  /** The founder's first name, or "". */
  founder: string;
  sheet: FactSheet;
  decisions: Decisions;
  /** The sentence picked or written at each read-back. */
  sentences: Partial<Record<FoundationAnchor, Claim>>;
  /** Contradictions, settled and open. */
  conflicts: FactConflict[];
  /** Websites that were read, failures included. */
  pages: PageReading[];
  feeds: FeedReading[];
  /** The ISO date on which each turn was said, where it was kept. */
  saidOn?: Record<string, string>;
  now: Date;
}
