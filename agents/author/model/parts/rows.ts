import type { FactName } from "../../../domain/facts.ts";
import type { WrittenPart } from "../../../strategy/written.ts";
import { idsIn } from "../asked/resolve_leaf.ts";
import { factNamed } from "../dossier/facts.ts";
import type { PrintsOf } from "../dossier/print.ts";

/** A row of a fact as an id names it: "F.channels.2.count" is row 2 of the channels. */
interface NamedRow {
  fact: FactName;
  /** Its place in the list, from 0. */
  at: number;
  /** "channels.2", as rows are noted. */
  key: string;
  /** What stands before and behind the place: "F.channels." and ".count". */
  around: [string, string];
}

/** The row that an id names, or null where it names none. */
export function rowIn(id: string): NamedRow | null {
  const [, before = "", name = "", place = "", behind = ""] =
    /^((?:F\.)?([a-z_]+)\.)(\d+)((?:\..*)?)$/.exec(id) ??
      [];
  const fact = factNamed(name);
  return fact === null
    ? null
    : { fact, at: Number(place), key: `${fact}.${Number(place)}`, around: [before, behind] };
}

/** The value that each row has which an answer names by its place. */
export function rowsNamed(draft: unknown, printsOf: PrintsOf): Record<string, string> {
  return Object.fromEntries(
    idsIn(draft).flatMap((id) => {
      const row = rowIn(id);
      const print = row === null ? undefined : printsOf(row.fact).rows[row.at];
      return row === null || print === undefined ? [] : [[row.key, print]];
    }),
  );
}

/** Stands in the place of a row that is no more. */
const NOWHERE = "gone";

/** A part whose ids lead to the rows that they meant, wherever these stand by now; an id of a row that is gone leads nowhere. */
export function followRows(part: WrittenPart, printsOf: PrintsOf): WrittenPart {
  const { rows = {} } = part;
  const follow = (id: string) => {
    const row = rowIn(id);
    const print = row === null ? undefined : rows[row.key];
    if (row === null || print === undefined) return id;
    const now = printsOf(row.fact).rows;
    const to = now[row.at] === print ? row.at : now.indexOf(print);
    return row.around.join(String(to === -1 ? NOWHERE : to));
  };
  if (Object.keys(rows).every((key) => follow(key) === key)) return part;
  return {
    ...part,
    leaves: withIds(part.leaves, follow),
    draft: withIds(part.draft, follow),
    rows: Object.fromEntries(Object.entries(rows).map(([key, print]) => [follow(key), print])),
  };
}

/** Where ids stand in drafts, in sums and in the marks of what was calculated. */
const ID_LISTS = new Set(["ids", "operands", "from"]);

function withIds(value: unknown, follow: (id: string) => string): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => withIds(each, follow));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]: [string, unknown]) => [
      name,
      ID_LISTS.has(name) && Array.isArray(each)
        ? each.map((id: unknown) => typeof id === "string" ? follow(id) : id)
        : withIds(each, follow),
    ]),
  );
}
