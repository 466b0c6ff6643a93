/** The value at a path such as "gaps.0.gap"; undefined where nothing stands there. */
export function valueAt(value: unknown, path: readonly string[]): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, first)) return undefined;
  return valueAt(Reflect.get(value, first), rest);
}

/** A copy with another value at a path; unchanged where the path leads nowhere. */
export function withValueAt(value: unknown, path: readonly string[], fresh: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return fresh;
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, first)) return value;
  const inner = withValueAt(Reflect.get(value, first), rest, fresh);
  if (Array.isArray(value)) return value.with(Number(first), inner);
  return { ...value, [first]: inner };
}
