import type { FactName, FactSheet, LockedCell } from "../../domain/facts.ts";

/** A whole text, a part of a fact, or a row of a list by what it is called. */
export interface Place {
  fact: FactName;
  part?: string | null;
  row?: string | null;
}

/** The lock on a place of the sheet. A count of traction that follows what is measured is locked where it is measured. */
export function lockedAt(
  { locked = [], isTractionMeasured = false }: FactSheet,
  { fact, part = null, row = null }: Place,
): LockedCell | undefined {
  const where = isTractionMeasured && fact === "traction" ? "measured" : fact;
  return locked.find((each) => each.fact === where && each.part === part && each.row === row);
}
