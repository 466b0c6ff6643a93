import { z } from "zod";
import { ChoiceSchema, ClaimSchema, DaySchema, SumSchema } from "../../../strategy/leaves.ts";
import type { Row } from "../gates/leaf.ts";
import {
  AskedChoice,
  AskedClaim,
  AskedSum,
  below,
  elementOf,
  fieldsOf,
  innerOf,
  type Omitted,
} from "./form.ts";
import {
  idsIn,
  passes,
  REFUSED,
  resolveChoice,
  resolveClaim,
  type Resolved,
  resolveSum,
  resolveWords,
  type Resolving,
} from "./resolve_leaf.ts";

/** Where a value stands while it is resolved. */
interface Place {
  /** As in the strategy, with the numbers of rows: "market_analysis.gaps.0.gap". */
  path: string;
  /** The same without part and numbers, as omitted places are named: "gaps.gap". */
  names: string;
  shape: ListShape;
  row?: Row;
}

/** Which places are not asked for, which lists have the rules' rows, and which stand whole or not at all. */
interface ListShape {
  omitted: Omitted;
  keyed: Readonly<Record<string, string>>;
  whole: readonly string[];
}

/**
 * A model's answer in the form of the schema, leaf by leaf: what passes has its marks, a row without one of its needed
 * leaves is left out, and whatever may be null is null where its leaf did not pass. The part itself, and rows that are
 * laid over the rules', keep whatever passed. REFUSED where nothing is left.
 */
export function resolve(schema: z.ZodType, value: unknown, place: Place, into: Resolving): Resolved<unknown> {
  if (schema instanceof z.ZodNullable) {
    if (value === null || value === undefined) return null;
    const inner = resolve(innerOf(schema), value, place, into);
    return inner === REFUSED ? null : inner;
  }
  const leaf = resolveLeaf(schema, value, place, into);
  if (leaf !== undefined) return leaf;
  if (schema instanceof z.ZodArray) return resolveRows(elementOf(schema), value, place, into);
  if (schema instanceof z.ZodObject) return resolveObject(schema, value, place, into);
  if (schema instanceof z.ZodTuple) return resolveTuple(schema, value, place, into);
  if (isKey(place)) return typeof value === "string" ? value : REFUSED;
  if (schema instanceof z.ZodString && typeof value === "string" && value.trim() !== "") {
    return resolveWords(value, placedAt(place), into);
  }
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : REFUSED;
}

function resolveLeaf(
  schema: z.ZodType,
  value: unknown,
  place: Place,
  into: Resolving,
): Resolved<unknown> | undefined {
  const at = placedAt(place);
  if (schema === ClaimSchema) {
    const claim = AskedClaim.safeParse(value);
    return claim.success ? resolveClaim(claim.data, at, into) : REFUSED;
  }
  if (schema === SumSchema) {
    const sum = AskedSum.safeParse(value);
    return sum.success ? resolveSum(sum.data, at, into) : REFUSED;
  }
  if (schema === ChoiceSchema) {
    const choice = AskedChoice.safeParse(value);
    return choice.success ? resolveChoice(choice.data, at, into) : REFUSED;
  }
  if (schema !== DaySchema) return undefined;
  const day = DaySchema.safeParse(value);
  return day.success ? day.data : REFUSED;
}

/** What a leaf tells of its place: the form of its list is no part of it. */
function placedAt({ path, row }: Place): Pick<Place, "path" | "row"> {
  return { path, row };
}

function resolveRows(element: z.ZodType, value: unknown, place: Place, into: Resolving): Resolved<unknown> {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) return REFUSED;
  const before: Row[] = [];
  const rows = value.flatMap((each: unknown, at) => {
    if (isNoRow(each, place, into)) return [];
    const here = { ...place, path: below(place.path, at) };
    const resolved = resolve(element, each, here, into);
    if (resolved === REFUSED) return [];
    if (!isRow(each) || isLeafForm(element)) return [resolved];
    if (!passesAsRow(each, { ...here, before }, into)) return [];
    before.push(each);
    return [resolved];
  });
  const isWhole = place.shape.whole.includes(place.names);
  const isBroken = isWhole && (rows.length < value.length || !sharesOut(before));
  return isBroken || rows.length === 0 && value.length > 0 ? REFUSED : rows;
}

/** True where the shares of some rows come to a hundred percent, to half a point. */
function sharesOut(rows: readonly Row[]): boolean {
  const total = rows.reduce((sum, { share }) => sum + (typeof share === "number" ? share : 0), 0);
  return rows.length === 0 || Math.abs(total - 100) <= 0.5;
}

/** True for a row that the rules have not, in a list whose rows are theirs. */
function isNoRow(value: unknown, { names, shape: { keyed } }: Place, { rowsOf }: Resolving): boolean {
  const [key, rows] = [keyed[names], rowsOf(names)];
  if (key === undefined || rows === null) return false;
  return !isRow(value) || !rows.has(String(value[key]).trim().toLowerCase());
}

/** Labels of an axis: each is checked, and one that does not pass costs all. */
function resolveTuple(schema: z.ZodTuple, value: unknown, place: Place, into: Resolving): Resolved<unknown> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) return REFUSED;
  const texts = parsed.data.map((each, at) =>
    resolveWords(String(each), { path: below(place.path, at), row: place.row }, into)
  );
  return texts.includes(REFUSED) ? REFUSED : parsed.data;
}

/** What a row of the rules' is found by. */
function isKey({ names, shape: { keyed } }: Place): boolean {
  return Object.entries(keyed).some(([list, key]) => names === below(list, key));
}

/** A row whose numbers and days add up with those before it; that it does is no leaf of its own. */
function passesAsRow(row: Row, at: { path: string; before: readonly Row[] }, into: Resolving): boolean {
  const noted = into.fates.length;
  const isFine = passes({ kind: "row", path: at.path, row, before: at.before, ids: idsIn(row) }, into);
  if (isFine) into.fates.length = noted;
  return isFine;
}

function resolveObject(
  schema: z.ZodObject,
  value: unknown,
  place: Place,
  into: Resolving,
): Resolved<unknown> {
  if (!isRow(value)) return REFUSED;
  const asked = fieldsOf(schema, place.shape.omitted, place.names);
  const row = isInRows(place) ? value : place.row;
  const resolved = asked.map(([name, each]): [string, Resolved<unknown>] => [
    name,
    resolve(each, value[name], {
      ...place,
      path: below(place.path, name),
      names: below(place.names, name),
      row,
    }, into),
  ]);
  if (isLaidOver(place)) return Object.fromEntries(resolved.filter(([, each]) => each !== REFUSED));
  if (resolved.some(([, each]) => each === REFUSED)) return REFUSED;
  return { ...unasked(schema, asked.map(([name]) => name)), ...Object.fromEntries(resolved) };
}

/** What was not asked for stands empty until the rules' is laid beside it. */
function unasked(schema: z.ZodObject, asked: string[]): Record<string, unknown> {
  const left = Object.entries(schema.shape).filter(([name]) => !asked.includes(name));
  return Object.fromEntries(left.map(([name, each]) => [name, each instanceof z.ZodArray ? [] : null]));
}

/** The part as a whole, and the rows of a list that is the rules'. */
function isLaidOver({ path, names, shape: { keyed } }: Place): boolean {
  return !path.includes(".") || isInRows({ path }) && Object.hasOwn(keyed, names);
}

function isInRows({ path }: Pick<Place, "path">): boolean {
  return /\.\d+$/.test(path);
}

function isLeafForm(schema: z.ZodType): boolean {
  return schema === ClaimSchema || schema === SumSchema || !(schema instanceof z.ZodObject);
}

function isRow(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
