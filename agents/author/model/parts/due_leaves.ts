import type { WrittenPart } from "../../../strategy/written.ts";
import { WITHIN } from "../asked/fates.ts";
import { idsIn } from "../asked/resolve_leaf.ts";
import { valueAt } from "../asked/place.ts";
import type { WritingGround } from "../ground.ts";
import { type DraftLeaf, leavesOf, placeIn, rowOf } from "./draft_leaves.ts";
import { staleness } from "./resting.ts";
import { isList, LIST, shapeOf } from "./shapes.ts";
import { checkedAgain } from "./write_part.ts";

/** A leaf that stood and takes what the founder has corrected since. */
export interface DueLeaf extends DraftLeaf {
  reason: string;
  /** True for words that cite nothing and may hold as they are: they stay unless they are written anew. */
  mayStay: boolean;
}

const CORRECTED = "It rests on what the founder has corrected since.";
const BESIDE = "It stands in a row with what the founder has corrected since: as it is, or written anew.";

/**
 * The leaves of a part that a correction reaches: they cite what was changed, or a gate stops them as things are now, or
 * they are plain words of a row that has such a sentence.
 */
export function dueLeaves(part: WrittenPart, ground: WritingGround): DueLeaf[] {
  const stopped = new Map(
    checkedAgain(part, {}, ground).fates.filter(({ fate, gate }) => fate === "refused" && gate !== WITHIN)
      .map(({ path, reason }) => [path, reason]),
  );
  const isStale = staleness(part, ground.standing);
  const standing = leavesOf(part).filter(({ fate }) => fate.fate !== "refused")
    .map((leaf) => ({ ...leaf, rests: idsFor(part, leaf) }));
  const reached = standing.flatMap(({ rests, ...leaf }): DueLeaf[] => {
    const reason = stopped.get(leaf.path) ?? (isStale({ marks: [], operands: rests }) ? CORRECTED : null);
    return reason === null ? [] : [{ ...leaf, reason, mayStay: false }];
  });
  const rows = new Set(reached.map(({ path }) => rowOf(path)).filter((row) => /\.\d+$/.test(row)));
  const paths = new Set(reached.map(({ path }) => path));
  const beside = standing.flatMap(({ rests, ...leaf }): DueLeaf[] =>
    rests.length === 0 && rows.has(rowOf(leaf.path)) && !paths.has(leaf.path)
      ? [{ ...leaf, reason: BESIDE, mayStay: true }]
      : []
  );
  return [...reached, ...beside];
}

/** Plain words of a choice rest on the ids that stand beside them. */
function idsFor(part: WrittenPart, { path, ids }: DraftLeaf): string[] {
  if (ids.length > 0) return ids;
  const beside = valueAt(part.draft, placeIn(part, path).slice(0, -1));
  const own = typeof beside === "object" && beside !== null ? Reflect.get(beside, "ids") : undefined;
  return idsIn({ ids: own });
}

/** A number, day or verdict of a row: no sentence, yet it may have to follow a correction. */
export interface RowValue {
  path: string;
  value: string | number;
}

/** The numbers, days and verdicts in the rows of a draft, without the names that its rows are found by. */
export function rowValues(part: WrittenPart): RowValue[] {
  const words = new Set(part.fates.map(({ path }) => path));
  const keys = new Set(Object.values(shapeOf(part.id).keyed));

  function within(value: unknown, path: string, isInRow: boolean): RowValue[] {
    if (Array.isArray(value)) {
      return value.flatMap((each: unknown, at) => within(each, `${path}.${at}`, true));
    }
    if (typeof value === "object" && value !== null) {
      if (words.has(path) || "ids" in value || "operands" in value) return [];
      return Object.entries(value).flatMap(([name, each]) =>
        keys.has(name) ? [] : within(each, `${path}.${name}`, isInRow)
      );
    }
    const isValue = typeof value === "number" || typeof value === "string" && value !== "";
    return isInRow && isValue && !words.has(path) ? [{ path, value }] : [];
  }
  const { id, draft } = part;
  return within(isList(id) ? valueAt(draft, [LIST]) : draft, id, false);
}
