import type { Worth } from "../../agents/domain/anchors.ts";

// Ranks of the parts of a section: 0 never goes, the higher goes first when a document would grow too long.
const PICTURE = 0.2;
const DECISION = 0.4;
const KERNEL = 0.7;
const FIRST_TABLE = 1.2;
const BODY = 2.2;
const FILLER = 4.2;
// A table of one row says nothing: the first ones go with its kind, the later ones before them.
const FIRST_ROWS = 3;
const LATER_ROW = 0.15;
const LATEST_ROW = 1.4;

/** Of what is no table and no picture; what a strategy decides and what is used the same day stay longest. */
const RANKS: Record<Worth, number> = {
  decides: DECISION,
  spoken: DECISION,
  used: DECISION,
  own: KERNEL,
  repeats: FILLER,
};
/** How much sooner the later rows of a table go than its first ones. */
const LATER: Record<Worth, number> = { decides: 0.1, spoken: 0.1, used: 0.1, own: 0.25, repeats: 1 };

/** How soon a paragraph or a list gives way; `opens` where it opens its section. */
export function proseRank(worth: Worth | undefined, opens: boolean): number {
  if (worth !== undefined && worth !== "repeats") return RANKS[worth];
  if (opens) return KERNEL;
  return worth === undefined ? BODY + 0.4 : RANKS[worth];
}

export interface RankedTable {
  worth: Worth | undefined;
  /** The first of its section is what the section is about. */
  isFirst: boolean;
}

/** How soon the row at `index` of a table gives way. */
export function rowRank({ worth, isFirst }: RankedTable, index: number): number {
  const later = index < FIRST_ROWS ? 0 : Math.min(0.5 + index * LATER_ROW, LATEST_ROW);
  if (worth !== undefined) return RANKS[worth] + later * LATER[worth];
  return (isFirst ? FIRST_TABLE : BODY) + later;
}

/** How soon a picture gives way: the first of its kind in a section hardly ever. */
export function pictureRank(isFirst: boolean): number {
  return isFirst ? PICTURE : BODY + 0.8;
}
