import { z } from "zod";
import { ChoiceSchema, ClaimSchema, DaySchema, SumSchema } from "../../../strategy/leaves.ts";
import type { Row } from "../gates/leaf.ts";
import {
  AskedChoice,
  AskedClaim,
  askedLeaf,
  AskedSum,
  below,
  elementOf,
  fieldsOf,
  innerOf,
  type Omitted,
} from "./form.ts";
import {
  idsIn,
  refuse,
  REFUSED,
  resolveChoice,
  resolveClaim,
  type Resolved,
  resolveSum,
  resolveWords,
  type Resolving,
} from "./resolve_leaf.ts";
import { fallTogether, fallWith, fallWithFirst } from "./fallen.ts";
import { UNASKED } from "./fates.ts";
import { isNothing } from "../../../model/fit_answer.ts";
import { withWholeShares } from "./shares.ts";

/** Where a value stands while it is resolved. */
interface Place {
  /** As in the strategy, with the numbers of rows: "market_analysis.gaps.0.gap". */
  path: string;
  /** The same without part and numbers, as omitted places are named: "gaps.gap". */
  names: string;
  shape: ListShape;
  row?: Row;
}

/** As in the shape of a part. */
interface ListShape {
  omitted: Omitted;
  keyed: Readonly<Record<string, string>>;
  whole: readonly string[];
  spare: readonly string[];
  joined: readonly string[];
}

/**
 * A model's answer in the form of the schema, leaf by leaf: what passes has its marks, whatever may be null or empty is so
 * where its leaf did not pass, and a row is left out only without what it is about. The part itself, and what is laid over
 * the rules' row or structure, keep whatever passed. REFUSED where nothing is left. Whatever was written has a fate.
 */
export function resolve(schema: z.ZodType, value: unknown, place: Place, into: Resolving): Resolved<unknown> {
  const before = into.fates.length;
  const resolved = resolveValue(schema, value, place, into);
  if (resolved === REFUSED && !isNothing(value)) {
    fallTogether({ path: place.path, before, reason: formReason(schema, value) }, into);
  }
  return resolved;
}

function formReason(schema: z.ZodType, value: unknown): string {
  if (schema === DaySchema) return `“${value}” is no day such as 2027-03-31.`;
  if (schema instanceof z.ZodEnum) return `“${value}” is none of ${schema.options.join(", ")}.`;
  const missing = isRow(value) ? missingIn(schema, value) : [];
  return missing.length === 0 ? "It is not of the form that is asked for." : lacking(missing);
}

/** The names that a leaf lacks of those that it is asked for with. */
function missingIn(schema: z.ZodType, value: Record<string, unknown>): string[] {
  const issues = askedLeaf(schema)?.safeParse(value).error?.issues ?? [];
  return issues.flatMap(({ path: [name] }) =>
    typeof name === "string" && isNothing(value[name]) ? [name] : []
  );
}

function lacking(names: readonly string[]): string {
  return `It cannot do without ${names.join(", ")}.`;
}

function resolveValue(
  schema: z.ZodType,
  value: unknown,
  place: Place,
  into: Resolving,
): Resolved<unknown> {
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
  const falling = { path: place.path, before: into.fates.length };
  const named = new Set<string>();
  const rows = value.flatMap((each: unknown, at) => {
    const here = { ...place, path: below(place.path, at) };
    const reason = notARow(each, { place, named, into });
    if (reason !== null) {
      refuse(here.path, { gate: UNASKED, reason }, into);
      return [];
    }
    const fates = into.fates.length;
    const resolved = resolve(element, each, here, into);
    if (resolved === REFUSED) return [];
    if (!isRow(each) || isLeafForm(element) || !isRow(resolved)) return [resolved];
    const passing = passingRow({ row: each, resolved }, { element, path: here.path, before, fates }, into);
    if (passing === null) return [];
    before.push(passing.row);
    return [passing.resolved];
  });
  const isWhole = place.shape.whole.includes(place.names);
  const left = isWhole ? withWholeShares(rows, value) : rows;
  if (left !== null && (left.length > 0 || value.length === 0)) return left;
  if (rows.length < value.length) {
    return fallWithFirst(value.map((_, at) => below(place.path, at)), falling, into);
  }
  const problem = { gate: "adds_up", reason: "The shares do not come to 100." };
  return fallWith({ path: place.path, ...problem }, falling, into);
}

/** Why a row has no place in a list whose rows are the rules'; null where it has one, or the list is the model's. */
function notARow(
  value: unknown,
  { place: { names, shape: { keyed } }, named, into }: { place: Place; named: Set<string>; into: Resolving },
): string | null {
  const [key, rows] = [keyed[names], into.rowsOf(names)];
  if (key === undefined || rows === null) return null;
  const name = isRow(value) ? String(value[key]).trim().toLowerCase() : "";
  if (!rows.has(name)) return `There is no row “${name}” among those that are asked for.`;
  if (named.has(name)) return `The row “${name}” stands there already.`;
  named.add(name);
  return null;
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

interface Answered {
  row: Row;
  resolved: Record<string, unknown>;
}

/**
 * A row whose numbers and days add up with those before it; that they do is no leaf of its own. A number or day that does not
 * is left out of the row where it may be, else the row falls.
 */
function passingRow(
  { row, resolved }: Answered,
  at: { element: z.ZodType; path: string; before: readonly Row[]; fates: number },
  into: Resolving,
): Answered | null {
  const { element, path, before } = at;
  const [problem] = into.check({ kind: "row", path, row, before, ids: idsIn(row) });
  if (problem === undefined) return { row, resolved };
  const { field } = problem;
  const isSpare = field !== undefined && element instanceof z.ZodObject && row[field] !== null &&
    element.shape[field] instanceof z.ZodNullable;
  if (!isSpare) {
    fallWith({ path, ...problem }, { path, before: at.fates }, into);
    return null;
  }
  const place = below(path, field);
  if (!into.fates.some((each) => each.path === place)) refuse(place, problem, into);
  return passingRow({ row: { ...row, [field]: null }, resolved: { ...resolved, [field]: null } }, at, into);
}

function resolveObject(
  schema: z.ZodObject,
  value: unknown,
  place: Place,
  into: Resolving,
): Resolved<unknown> {
  if (!isRow(value)) return REFUSED;
  const falling = { path: place.path, before: into.fates.length };
  const asked = fieldsOf(schema, place.shape.omitted, place.names);
  const names = new Set(["ids", ...asked.map(([name]) => name)]);
  for (const [name, each] of Object.entries(value)) {
    if (names.has(name) || isNothing(each) || Array.isArray(each) && each.length === 0) continue;
    refuse(below(place.path, name), { gate: UNASKED, reason: `Nothing is asked for as “${name}”.` }, into);
  }
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
  const kept = resolved.filter(([, each]) => each !== REFUSED);
  if (isLaidOver(place)) return Object.fromEntries(kept);
  if (place.shape.joined.includes(place.names)) return kept.length === 0 ? REFUSED : Object.fromEntries(kept);
  const whole = resolved.map(([name, each]): [string, Resolved<unknown>] =>
    each === REFUSED && place.shape.spare.includes(below(place.names, name)) ? [name, ""] : [name, each]
  );
  const lost = whole.flatMap(([name, each]) => each === REFUSED ? [name] : []);
  const missing = lost.filter((name) => isNothing(value[name]));
  if (missing.length > 0) return fallWith({ path: place.path, reason: lacking(missing) }, falling, into);
  if (lost.length > 0) return fallWithFirst(lost.map((name) => below(place.path, name)), falling, into);
  return { ...unasked(schema, asked.map(([name]) => name)), ...Object.fromEntries(whole) };
}

/** What was not asked for stands empty until the rules' is laid beside it; what may be absent is. */
function unasked(schema: z.ZodObject, asked: string[]): Record<string, unknown> {
  const left = Object.entries(schema.shape).filter(([name, each]) =>
    !asked.includes(name) && !(each instanceof z.ZodOptional)
  );
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
