import type { Claim } from "../../domain/claims.ts";
import type { Evidence, FactChange, FactSheet } from "../../domain/facts.ts";
import type { PageReading } from "../../domain/pages.ts";
import type { Decisions } from "../../domain/tradeoffs.ts";
import type { FactConflict } from "../../strategy/material.ts";
import type { Language } from "../../text/lexicon.ts";

/** A sentence of the founder's that stands as said: neither a question nor an aside, not hedged, not taken back. */
export interface Said extends Evidence {
  /** The exact stretch from this sentence to the end of the next one of the same answer; null after the last. */
  withNext: string | null;
  /** The languages of the answer, which tells more than one of its sentences does; absent where only the sentence is known. */
  languages?: readonly Language[];
}

/** What the rules compare. */
export interface Ground {
  sheet: FactSheet;
  /** Sentences that stand, in the order in which they were said. */
  said: Said[];
  /** The sentences picked or written at the read-backs, with their marks. */
  sentences: Claim[];
  decisions: Decisions;
  pages: PageReading[];
  now: Date;
}

/** One row or part of the worksheet that a founder's choice changes; "" strikes it out. */
export type RowChange = Pick<FactChange, "fact" | "part" | "row" | "value">;

/** A conflict as the rules find it, with what the interview needs to put and settle it. */
export interface Conflict extends FactConflict {
  /** The question alone, for where both sides stand beside it; at most 35 words. */
  ask: string;
  /** What the numbers of both sides come to, or "". */
  sum: string;
  /** What becomes of the facts if the first, or the second, side is the one that holds. */
  changes: { first: RowChange[]; second: RowChange[] };
  /** Set where the second side stands on a page of the founder's own: where it was read. */
  page: PageReading | null;
}

interface Found {
  /** The rule's name, and what the two are about where a rule may find several: "discount", "two-prices:month". */
  id: string;
  a: Evidence;
  b: Evidence;
  weight: number;
  ask: string;
  sum?: string;
  /** The side that is a refusal or a limit: nothing is planned against it. */
  binding?: "a" | "b";
  changes?: Partial<Conflict["changes"]>;
  page?: PageReading;
}

/** A conflict of two quotes; empty where one cannot be quoted in a question or both are the same words. */
export function conflictOf(
  { id, a, b, weight, ask, sum = "", binding, changes = {}, page }: Found,
): Conflict[] {
  if (!isQuotable(a.quote) || !isQuotable(b.quote) || overlaps(a, b)) return [];
  const place = page === undefined ? "" : " on your own site";
  const question = [`“${bare(a.quote)}” stands against “${bare(b.quote)}”${place}.`, sum, ask]
    .filter((part) => part !== "").join(" ");
  return [{
    id,
    a: evidenceOnly(a),
    b: evidenceOnly(b),
    question,
    weight,
    settled: null,
    ...(binding === undefined ? {} : { binding }),
    ask,
    sum,
    changes: { first: changes.first ?? [], second: changes.second ?? [] },
    page: page ?? null,
  }];
}

/** The weight of what is noted at the read-back and never asked: the two may speak of different days. */
export const NOTED = 2;

/** True for words that can stand between quotation marks in a turn with one question. */
export function isQuotable(text: string): boolean {
  return text.trim() !== "" && !/[?？“”{}*_\n]|https?:/u.test(text);
}

/** The same stretch, or one inside the other, says one thing only. */
export function overlaps(a: Evidence, b: Evidence): boolean {
  return a.turn === b.turn && (a.quote.includes(b.quote) || b.quote.includes(a.quote));
}

function evidenceOnly({ quote, turn, field, state }: Evidence): Evidence {
  return { quote, turn, field, state };
}

function bare(quote: string): string {
  return quote.replace(/[\s.!…。]+$/u, "");
}

/** Sentences of these fields. */
export function saidIn({ said }: Ground, ...fields: string[]): Said[] {
  return said.filter(({ field }) => fields.includes(field));
}

/** Fields whose answers tell what is going to be done. */
export const PLAN_FIELDS = [
  "goal.twelve_months",
  "launch.moment",
  "evolution.next",
  "evolution.bet",
  "community.places",
  "channels.current",
  "revenue.model",
] as const;
