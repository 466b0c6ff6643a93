import { FACT_NAMES, type FactSheet } from "../../domain/facts.ts";
import type { ReviewChange } from "../../domain/reviews.ts";
import { readFacts } from "../../facts/read_facts.ts";
import { worksheetOf } from "../../facts/worksheet.ts";
import type { Draft } from "../draft.ts";

type Row = Pick<ReviewChange, "label"> & { value: string };

/** Notes in the open review which rows of the worksheet a change leaves different, and how they stood before. */
export function noteChanges(draft: Draft, change: () => void): void {
  const before = rowsOf(readFacts(draft.state, draft.now));
  change();
  const after = rowsOf(readFacts(draft.state, draft.now));
  const gone = before.filter((row) => !isAmong(row, after));
  const come = after.filter((row) => !isAmong(row, before));
  for (const { label, value } of gone) {
    const at = come.findIndex((row) => row.label === label);
    const [now] = at < 0 ? [] : come.splice(at, 1);
    note(draft, { label, before: value, after: now?.value ?? "" });
  }
  for (const { label, value } of come) note(draft, { label, before: "", after: value });
}

function note({ state: { review }, message: { id: turn } }: Draft, change: Omit<ReviewChange, "turn">): void {
  review?.changes.push({ turn, ...change });
}

function rowsOf(sheet: FactSheet): Row[] {
  return worksheetOf(sheet, FACT_NAMES.slice()).filter(({ state }) => state !== "unclear")
    .map(({ label, value }) => ({ label, value }));
}

function isAmong({ label, value }: Row, rows: Row[]): boolean {
  return rows.some((row) => row.label === label && row.value === value);
}
