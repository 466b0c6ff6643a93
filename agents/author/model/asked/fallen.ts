import { FORM, refused, WITHIN } from "./fates.ts";
import { refuse, type Resolving } from "./resolve_leaf.ts";

/** What falls, and the leaves in it. */
interface Falling {
  path: string;
  /** How many fates there were before it was looked at. */
  before: number;
}

/**
 * What stands at a path falls as a whole: whatever in it has passed falls with the leaf that did not, so that no leaf is told
 * to stand that nobody reads. `reason` is told where none of its leaves has one.
 */
export function fallTogether(
  { path, before, reason = "" }: Falling & { reason?: string },
  into: Resolving,
): void {
  const cause = into.fates.slice(before).find(({ fate }) => fate === "refused");
  fallWith(cause ?? { path, reason }, { path, before }, into);
}

/** The same for a reason that none of its leaves has. */
export function fallWith(
  cause: { path: string; reason: string | null },
  { path, before }: Falling,
  into: Resolving,
): void {
  const reason = `It falls with ${cause.path}: ${cause.reason}`;
  for (const [at, each] of into.fates.entries()) {
    if (at < before || each.fate === "refused") continue;
    into.fates[at] = refused(each.path, { gate: WITHIN, reason });
  }
  const isTold = into.fates.some((each, at) => at >= before && each.path === cause.path);
  if (!isTold) refuse(path, { gate: FORM, reason: cause.reason ?? "" }, into);
}
