/**
 * The ledger: every sentence that Holdfast prints is one of four kinds.
 * said: a turn of the founder's and its exact words. source: a page, the day it was read, its exact words; of a
 * feed's item also the day it came out. inference: from which of those. assumption: with the cheapest test that
 * would settle it.
 */
export type Mark =
  | { kind: "said"; turn: string; field: string; quote: string }
  | { kind: "source"; url: string; label: string; read_at: string; quote: string; published_at?: string }
  | { kind: "inference"; from: string[]; how?: string }
  | { kind: "assumption"; test: string };

export type MarkKind = Mark["kind"];

/** One sentence and what it rests on. Words between “ and ” are exact words of one of its marks. */
export interface Claim {
  text: string;
  marks: Mark[];
}
