import { z } from "zod";
import { below, elementOf, innerOf } from "../asked/form.ts";
import { withWholeShares } from "../asked/shares.ts";
import { isMarked, type IsStale } from "./resting.ts";
import { keyOf, type PartShape } from "./shapes.ts";

interface Merging {
  shape: Pick<PartShape, "keyed" | "whole" | "joined">;
  isStale: IsStale;
}

/** Stands where a row has lost a leaf that it cannot do without. */
const GONE: unique symbol = Symbol("gone");

/**
 * The rules' value with a model's laid over it, leaf by leaf. What is missing, empty or stale leaves the rules'; a list
 * stands if one of its rows does; a structure that may be absent stands as a whole, unless the rules' tells the same.
 */
export function merge(
  schema: z.ZodType,
  values: { rules: unknown; written: unknown },
  at: string,
  by: Merging,
): unknown {
  const { rules, written } = values;
  if (written === undefined || written === null || written === "") return rules;
  if (schema instanceof z.ZodNullable) {
    const inner = innerOf(schema);
    if (!(inner instanceof z.ZodObject)) return merge(inner, values, at, by);
    const fresh = freshOf(inner, written, by.isStale);
    if (fresh !== GONE && inner.safeParse(fresh).success) return fresh;
    return by.shape.joined.includes(at) && isObject(rules) ? merge(inner, values, at, by) : rules;
  }
  if (schema instanceof z.ZodArray) return mergedRows(elementOf(schema), values, at, by);
  if (!(schema instanceof z.ZodObject) || !isObject(written)) return written;
  if (isMarked(written)) return by.isStale(written) ? rules : written;
  if (!isObject(rules)) return rules;
  return Object.fromEntries(
    Object.entries(rules).map(([name, each]) => {
      const field: unknown = schema.shape[name];
      const pair = { rules: each, written: written[name] };
      return [name, field instanceof z.ZodType ? merge(field, pair, below(at, name), by) : each];
    }),
  );
}

function mergedRows(
  element: z.ZodType,
  { rules, written }: { rules: unknown; written: unknown },
  at: string,
  by: Merging,
): unknown {
  if (!Array.isArray(written)) return rules;
  const key = by.shape.keyed[at];
  if (key !== undefined && Array.isArray(rules)) {
    const rows = new Map(written.filter(isObject).map((row) => [String(row[key]).trim().toLowerCase(), row]));
    return rules.map((rule: unknown) => {
      const row = isObject(rule) ? rows.get(keyOf(rule, key)) : undefined;
      return merge(element, { rules: rule, written: row && { ...row, [key]: null } }, at, by);
    });
  }
  const fresh = written.map((row: unknown) => freshOf(element, row, by.isStale)).filter((row) =>
    row !== GONE
  );
  if (fresh.length === 0) return rules;
  return by.shape.whole.includes(at) ? withWholeShares(fresh, written) ?? rules : fresh;
}

/** A row without its stale leaves; GONE where it cannot do without one. */
function freshOf(schema: z.ZodType, value: unknown, isStale: IsStale): unknown {
  if (schema instanceof z.ZodNullable) {
    const inner = value === null ? null : freshOf(innerOf(schema), value, isStale);
    return inner === GONE ? null : inner;
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((each: unknown) => freshOf(elementOf(schema), each, isStale)).filter((each) =>
      each !== GONE
    );
  }
  if (!(schema instanceof z.ZodObject) || !isObject(value)) return value;
  if (isMarked(value)) return isStale(value) ? GONE : value;
  const fields = Object.entries(value).map(([name, each]): [string, unknown] => {
    const field: unknown = schema.shape[name];
    return [name, field instanceof z.ZodType ? freshOf(field, each, isStale) : each];
  });
  return fields.some(([, each]) => each === GONE) ? GONE : Object.fromEntries(fields);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
