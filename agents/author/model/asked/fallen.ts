import { FORM, refused, WITHIN } from "./fates.ts";
import { refuse, REFUSED, type Resolving } from "./resolve_leaf.ts";

/** What falls, and the leaves in it. */
interface Falling {
  path: string;
  /** How many fates there were before it was looked at. */
  before: number;
}

/** What something falls with: a leaf that was refused, or its own problem. */
export interface Cause {
  path: string;
  gate?: string | null;
  reason: string | null;
}

/**
 * What stands at a path falls as a whole: whatever in it has passed falls with the first leaf that did not, so that no leaf is
 * told to stand that nobody reads. `reason` is told where none of its leaves has one. What has fallen with a cause that is
 * known stays with it.
 */
export function fallTogether(
  { path, before, reason }: Falling & { reason: string },
  into: Resolving,
): void {
  if (into.causes.has(path)) return;
  const cause = into.fates.slice(before).find(({ fate }) => fate === "refused");
  fallWith(cause ?? { path, reason }, { path, before }, into);
}

/** The same with a cause that is known: not all that is refused in something costs more than itself. */
export function fallWith(
  cause: Cause,
  { path, before }: Falling,
  into: Resolving,
): typeof REFUSED {
  const reason = `It falls with ${cause.path}: ${cause.reason}`;
  for (const [at, each] of into.fates.entries()) {
    if (at < before || each.fate === "refused") continue;
    into.fates[at] = refused(each.path, { gate: WITHIN, reason });
  }
  into.causes.set(path, cause);
  const isTold = into.fates.some((each, at) => at >= before && each.path === cause.path);
  return isTold ? REFUSED : refuse(path, { gate: cause.gate ?? FORM, reason: cause.reason ?? "" }, into);
}

/** The same with that of which the first of some values in it fell; what fell without a cause was never there. */
export function fallWithFirst(
  values: readonly string[],
  falling: Falling,
  into: Resolving,
): typeof REFUSED {
  const [cause] = values.flatMap((path) => into.causes.get(path) ?? []);
  return cause === undefined ? REFUSED : fallWith(cause, falling, into);
}
