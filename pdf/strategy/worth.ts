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

/** What the strategy decides and is judged by: nothing may stand in its place (craft, section 4). */
const DECISIVE =
  /friction|swap|alternatives|not for|diagnosis|kernel|policy|\bactions?\b|trade-?offs|\bbets?\b|not known|cannot both/i;
/** What only this founder's strategy says, and what an outsider would ask for first. */
const IRREPLACEABLE =
  /matrix|\bsize\b|\bvalues\b|positioning|\bpillars?\b|\bgaps?\b|\brules\b|off voice|objections|proof inventory|left to others/i;
/** What a founder says aloud or sends the same day: never in the web view alone. */
const USED_FIRST = /\bpitches\b|\bstory\b|\bthe entries\b|\broadmap\b/i;
/** What can be counted again, read in a picture of the same section, or looked up elsewhere. */
const REPEATABLE = /holiday|\bsample\b|\bregion\b|\bstand open\b|\bhex\b|used again|measured/i;

/** How soon a paragraph or a list gives way; `opens` where it opens its section. */
export function proseRank(title: string, opens: boolean): number {
  if (DECISIVE.test(title)) return DECISION;
  if (USED_FIRST.test(title)) return DECISION;
  if (opens || IRREPLACEABLE.test(title)) return KERNEL;
  return REPEATABLE.test(title) ? FILLER : BODY + 0.4;
}

export interface TableName {
  /** Its title; of a table without one, the title before it and the names of its columns. */
  name: string;
  /** The first of its section is what the section is about. */
  isFirst: boolean;
}

/** How soon the row at `index` of a table gives way; `cell` is its first. */
export function rowRank({ name, isFirst }: TableName, cell: string, index: number): number {
  const later = index < FIRST_ROWS ? 0 : Math.min(0.5 + index * LATER_ROW, LATEST_ROW);
  if (DECISIVE.test(name) || USED_FIRST.test(name)) return DECISION + later / 10;
  if (IRREPLACEABLE.test(name)) return KERNEL + later / 4;
  if (REPEATABLE.test(name) || REPEATABLE.test(cell)) return FILLER + later;
  return (isFirst ? FIRST_TABLE : BODY) + later;
}

/** How soon a picture gives way: the first of its kind in a section hardly ever. */
export function pictureRank(isFirst: boolean): number {
  return isFirst ? PICTURE : BODY + 0.8;
}
