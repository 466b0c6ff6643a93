import { z } from "zod";

const Shared = z.looseObject({ share: z.number() });
type Shared = z.infer<typeof Shared>;

const WHOLE = 100;
/** Points by which shares may miss the whole. */
const NEAR = 0.5;
/** A single row that is left shares nothing out. */
const LEAST_ROWS = 2;

/**
 * Rows whose shares came to a hundred percent when they were `told`, with the shares of rows that fell since divided among
 * those that are left; null where they never did, or where fewer than two of several are left.
 */
export function withWholeShares(rows: readonly unknown[], told: readonly unknown[]): unknown[] | null {
  const [left, all] = [rows.flatMap(sharedIn), told.flatMap(sharedIn)];
  if (left.length < rows.length || Math.abs(totalOf(all) - WHOLE) > NEAR) return null;
  if (rows.length === told.length) return [...rows];
  return left.length < LEAST_ROWS ? null : scaled(left);
}

function sharedIn(row: unknown): Shared[] {
  const parsed = Shared.safeParse(row);
  return parsed.success ? [parsed.data] : [];
}

function totalOf(rows: readonly Shared[]): number {
  return rows.reduce((sum, { share }) => sum + share, 0);
}

/** Whole per cent that come to a hundred: what rounding leaves goes to the largest. */
function scaled(rows: readonly Shared[]): Shared[] {
  const total = totalOf(rows);
  const shares = rows.map(({ share }) => Math.round((share / total) * WHOLE));
  const rest = WHOLE - shares.reduce((sum, share) => sum + share, 0);
  const largest = shares.indexOf(Math.max(...shares));
  return rows.map((row, at) => ({ ...row, share: (shares[at] ?? 0) + (at === largest ? rest : 0) }));
}
