import { isoDay } from "../../../domain/days.ts";
import type { Complaint, LeafFate, WrittenPart, WrittenPartId } from "../../../strategy/written.ts";
import { valueAt } from "../asked/place.ts";
import { fallWith } from "../asked/fallen.ts";
import { resolve } from "../asked/resolve.ts";
import { refuse, REFUSED, type Resolving } from "../asked/resolve_leaf.ts";
import type { WritingGround } from "../ground.ts";
import { halfDecided } from "./channel_verdicts.ts";
import { merge } from "./merge.ts";
import { restsOnValues } from "./resting.ts";
import { rowsNamed } from "./rows.ts";
import { isList, keyOf, LIST, type PartShape, shapeOf } from "./shapes.ts";

/** What is known of a part beside its answer. */
export interface PartAnswer {
  id: WrittenPartId;
  /** The answer in the asked form, as the model gave it. */
  draft: unknown;
  /** Slides or days that were asked for, by their names. */
  asked?: string[];
  complaints: NonNullable<WrittenPart["complaints"]>;
  mended: string[];
  writtenBy: string;
  /** Leaves that another model has written since, by their paths. */
  others?: ReadonlyMap<string, string>;
}

/** A part from an answer: every leaf checked on its own, with marks in the place of ids and its fate noted. Pure. */
export function partFrom(answer: PartAnswer, ground: WritingGround): WrittenPart {
  const { id, draft, asked, complaints, mended, writtenBy, others } = answer;
  const fates: LeafFate[] = [];
  const shape = shapeOf(id);
  const into: Resolving = {
    dossier: ground.dossier,
    today: isoDay(ground.material.now),
    check: ground.check,
    complaints: new Map(complaints.map(({ path, reason }) => [path, reason])),
    mended: new Set(mended),
    fates,
    causes: new Map(),
    rowsOf: (list) => isList(id) ? namesOf(asked) : rowsOf(ground.rules[id], list, shape),
    cited: new Set(),
  };
  const value = isList(id) ? withinList(draft) : draft;
  const leaves = resolve(shape.schema, value, { path: id, names: "", shape }, into);
  const half = id === "channel_strategy" ? halfDecided(ground.rules[id].channels, leaves) : null;
  if (half !== null) refuse(`${id}.channels`, half, into);
  if (!isList(id)) refuseMisfit(id, { leaves, rules: ground.rules[id], shape }, into);
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
    asked,
    complaints,
    mended,
    writtenBy,
    writtenAt: ground.material.now.toISOString(),
  };
}

/** A part that would not fit the strategy is the rules' as a whole wherever it is printed: none of its leaves stands. */
function refuseMisfit(
  id: WrittenPartId,
  { leaves, rules, shape }: { leaves: unknown; rules: unknown; shape: PartShape },
  into: Resolving,
): void {
  const merged = merge(shape.schema, { rules, written: leaves }, "", { shape, isStale: () => false });
  const [issue] = shape.schema.safeParse(merged).error?.issues ?? [];
  if (issue === undefined) return;
  const path = [id, ...issue.path].join(".");
  fallWith({ path, reason: issue.message }, { path, before: 0 }, into);
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
  const { id, asked, writtenBy, writtenAt } = part;
  const { paths = [], by = writtenBy } = changes.mended ?? {};
  const fresh = partFrom({
    id,
    draft: changes.draft ?? part.draft,
    asked,
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

/** The names of the rules' rows. */
function rowsOf(part: unknown, list: string, { keyed }: PartShape): Set<string> | null {
  const key = keyed[list];
  const rows = valueAt(part, list.split("."));
  if (key === undefined || !Array.isArray(rows)) return null;
  return new Set(rows.map((row: Record<string, unknown>) => keyOf(row, key)));
}

/** Null where an older version kept no names. */
function namesOf(asked: string[] | undefined): Set<string> | null {
  return asked === undefined ? null : new Set(asked);
}

function withinList(draft: unknown): unknown {
  return typeof draft === "object" && draft !== null ? Reflect.get(draft, LIST) : undefined;
}
