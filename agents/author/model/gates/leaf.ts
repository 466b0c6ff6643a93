/** What looks at a leaf, in the order in which its problems are told. */
export type GateName =
  | "ids"
  | "quotes"
  | "numbers"
  | "names"
  | "dates"
  | "adds_up"
  | "refused"
  | "headline"
  | "rivals"
  | "thin";

/** Why a leaf does not stand: one plain sentence that whoever writes it again can act on. */
export interface Problem {
  gate: GateName;
  reason: string;
  /** Of a row, the name of the number or day without which it would stand. */
  field?: string;
}

/** The structure that a leaf stands in, as the model gave it: a channel with its hours, a step with its day. */
export type Row = Readonly<Record<string, unknown>>;

interface Placed {
  /** As in the strategy: "market_analysis.gaps.0.gap", "deck.3.headline", "calendar.4.hook". */
  path: string;
  /** The row it stands in, where there is one: its own typed numbers and days count as said beside it. */
  row?: Row;
}

/** A sentence with the ids of what carries it. */
export interface ClaimLeaf extends Placed {
  kind: "claim";
  text: string;
  ids: readonly string[];
}

/** A sentence about a number, and the arithmetic that gives it: "(45 - 23) ÷ 13". */
export interface SumLeaf extends Placed {
  kind: "sum";
  text: string;
  /** Ids of the facts or sentences that the numbers stand in. */
  operands: readonly string[];
  formula: string;
}

/** Words that cite nothing themselves: an owner, "done when", a call to action, a cheapest test. */
export interface WordsLeaf extends Placed {
  kind: "words";
  text: string;
}

/** A whole row of a list, for what must add up: hours, shares, money and days. */
export interface RowLeaf extends Placed {
  kind: "row";
  row: Row;
  /** The rows of the same list that were accepted before it. */
  before: readonly Row[];
  /** What the row cites, in any of its sentences. */
  ids: readonly string[];
}

export type Leaf = ClaimLeaf | SumLeaf | WordsLeaf | RowLeaf;

/** What a leaf says, or "" for a row. */
export function textOf(leaf: Leaf): string {
  return leaf.kind === "row" ? "" : leaf.text;
}

/** The ids that a leaf cites; words cite none. */
export function idsOf(leaf: Leaf): readonly string[] {
  if (leaf.kind === "claim" || leaf.kind === "row") return leaf.ids;
  return leaf.kind === "sum" ? leaf.operands : [];
}

/** The names on a path without numbers and without a closing "text": ["market_analysis", "gaps", "gap"]. */
export function namesOnPath({ path }: Pick<Leaf, "path">): string[] {
  const names = path.split(".").filter((name) => !/^\d+$/.test(name));
  return names.length > 1 && names.at(-1) === "text" && names.at(-2) !== "messages"
    ? names.slice(0, -1)
    : names;
}

/** The last name of a path: "headline", "proof", "done_when". For "proofs.2" it is "proofs". */
export function placeOf(leaf: Pick<Leaf, "path">): string {
  return namesOnPath(leaf).at(-1) ?? "";
}
