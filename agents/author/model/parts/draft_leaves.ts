import type { LeafFate, WrittenPart } from "../../../strategy/written.ts";
import { AskedClaim, AskedSum } from "../asked/form.ts";
import { valueAt, withValueAt } from "../asked/place.ts";
import { isList, LIST } from "./shapes.ts";

/** A sentence of a draft, as whoever checks or mends it is shown it. */
export interface DraftLeaf {
  path: string;
  text: string;
  ids: string[];
  /** Set for a sum. */
  formula: string | null;
  fate: LeafFate;
}

/** The sentences and words of a part's draft with what became of them; whole rows are none. */
export function leavesOf(part: WrittenPart): DraftLeaf[] {
  return part.fates.flatMap((fate): DraftLeaf[] => {
    const value = leafAt(part, fate.path);
    const sum = AskedSum.safeParse(value);
    if (sum.success) {
      const { text, operands, formula } = sum.data;
      return [{ path: fate.path, text, ids: operands, formula, fate }];
    }
    const claim = AskedClaim.safeParse(value);
    if (claim.success) return [{ path: fate.path, ...claim.data, formula: null, fate }];
    return typeof value === "string" ? [{ path: fate.path, text: value, ids: [], formula: null, fate }] : [];
  });
}

/** A leaf as it is written once more. */
export interface NewLeaf {
  path: string;
  text: string;
  ids: string[];
  formula: string | null;
}

/** A draft with a leaf written once more, in the form that the old one has; words of a choice bring its ids along. */
export function withLeaf(part: WrittenPart, { path, text, ids, formula }: NewLeaf): unknown {
  const before = leafAt(part, path);
  if (before === undefined) return part.draft;
  const place = placeIn(part, path);
  const sum = AskedSum.safeParse(before);
  const fresh = typeof before === "string"
    ? text
    : sum.success
    ? withWords(sum.data, { text, operands: ids, formula })
    : { text, ids };
  const draft = withValueAt(part.draft, place, fresh);
  if (typeof before !== "string" || ids.length === 0) return draft;
  return withValueAt(draft, [...place.slice(0, -1), "ids"], ids);
}

/** A sum in other words keeps its arithmetic unless another one is given. */
function withWords(
  before: AskedSum,
  { text, operands, formula }: { text: string; operands: string[]; formula: string | null },
): AskedSum {
  const isSame = formula === null || formula.trim() === "";
  return {
    text,
    operands: operands.length > 0 ? operands : before.operands,
    formula: isSame ? before.formula : formula,
  };
}

function leafAt(part: WrittenPart, path: string): unknown {
  return valueAt(part.draft, placeIn(part, path));
}

/** "deck.3.headline" is the headline of item 3 of the deck's draft. */
export function placeIn({ id }: WrittenPart, path: string): string[] {
  const [, ...names] = path.split(".");
  return isList(id) ? [LIST, ...names] : names;
}

/** What a leaf stands in: "launch_tactics.plan.2" for "launch_tactics.plan.2.step". */
export function rowOf(path: string): string {
  return path.slice(0, path.lastIndexOf("."));
}
