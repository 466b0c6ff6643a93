import { isoDay } from "../../../domain/days.ts";
import type { Complaint, LeafFate, WrittenPart, WrittenPartId } from "../../../strategy/written.ts";
import { valueAt } from "../asked/place.ts";
import { resolve } from "../asked/resolve.ts";
import { REFUSED, type Resolving } from "../asked/resolve_leaf.ts";
import type { WritingGround } from "../ground.ts";
import { restsOnValues } from "./resting.ts";
import { rowsNamed } from "./rows.ts";
import { isList, keyOf, LIST, type PartShape, shapeOf } from "./shapes.ts";

/** What is known of a part beside its answer. */
export interface PartAnswer {
  id: WrittenPartId;
  /** The answer in the asked form, as the model gave it. */
  draft: unknown;
  complaints: NonNullable<WrittenPart["complaints"]>;
  mended: string[];
  writtenBy: string;
  /** Leaves that another model has written since, by their paths. */
  others?: ReadonlyMap<string, string>;
}

/** A part from an answer: every leaf checked on its own, with marks in the place of ids and its fate noted. Pure. */
export function partFrom(answer: PartAnswer, ground: WritingGround): WrittenPart {
  const { id, draft, complaints, mended, writtenBy, others } = answer;
  const fates: LeafFate[] = [];
  const shape = shapeOf(id);
  const into: Resolving = {
    dossier: ground.dossier,
    today: isoDay(ground.material.now),
    check: ground.check,
    complaints: new Map(complaints.map(({ path, reason }) => [path, reason])),
    mended: new Set(mended),
    fates,
    rowsOf: (list) => rowsOf(ground.rules[id], list, shape),
    cited: new Set(),
  };
  const value = isList(id) ? withinList(draft) : draft;
  const leaves = resolve(shape.schema, value, { path: id, names: "", shape }, into);
  const values = [...into.cited].flatMap((each) => ground.dossier.valuesOf(each));
  return {
    id,
    leaves: leaves === REFUSED ? (isList(id) ? [] : {}) : leaves,
    fates: fates.map((fate) => {
      const by = others?.get(fate.path);
      return by === undefined ? fate : { ...fate, by };
    }),
    restsOn: restsOnValues(values, ground),
    rows: rowsNamed(draft, ground.standing.printsOf),
    draft,
    complaints,
    mended,
    writtenBy,
    writtenAt: ground.material.now.toISOString(),
  };
}

/** What of a part's answer is changed. */
export interface Changes {
  draft?: unknown;
  complaints?: Complaint[];
  /** Leaves that were written once more. */
  mended?: { paths: string[]; by: string };
}

/** A part with some of its answer changed, checked anew. It stays as old as it was: what was read of it was read. */
export function checkedAgain(part: WrittenPart, changes: Changes, ground: WritingGround): WrittenPart {
  const { id, writtenBy, writtenAt } = part;
  const { paths = [], by = writtenBy } = changes.mended ?? {};
  const fresh = partFrom({
    id,
    draft: changes.draft ?? part.draft,
    complaints: changes.complaints ?? part.complaints ?? [],
    mended: [...new Set([...part.mended ?? [], ...paths])],
    writtenBy,
    others: othersOf(part, { paths, by }),
  }, ground);
  return { ...fresh, writtenAt };
}

/** Who wrote each leaf that is not the part's own model's any more. */
function othersOf(
  { fates, writtenBy }: WrittenPart,
  { paths, by }: { paths: string[]; by: string },
): Map<string, string> {
  const before = fates.flatMap((fate): [string, string][] =>
    fate.by === undefined ? [] : [[fate.path, fate.by]]
  );
  const now = paths.map((path): [string, string] => [path, by]);
  return new Map([...new Map([...before, ...now])].filter(([, model]) => model !== writtenBy));
}

/** How many leaves of a part did not pass. */
export function refusedIn({ fates }: WrittenPart): number {
  return fates.filter(({ fate }) => fate === "refused").length;
}

/** The names of the rules' rows; null for the thirty days, which are made anew with the channels. */
function rowsOf(part: unknown, list: string, { keyed }: PartShape): Set<string> | null {
  const key = keyed[list];
  const rows = valueAt(part, list === "" ? [] : list.split("."));
  if (key === undefined || key === "uid" || !Array.isArray(rows)) return null;
  return new Set(rows.map((row: Record<string, unknown>) => keyOf(row, key)));
}

function withinList(draft: unknown): unknown {
  return typeof draft === "object" && draft !== null ? Reflect.get(draft, LIST) : undefined;
}
