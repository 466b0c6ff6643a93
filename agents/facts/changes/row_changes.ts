import type { FactName, FactSheet } from "../../domain/facts.ts";
import { worksheetOf } from "../worksheet.ts";

/** A row of the worksheet that is other than before; "" stands for none. */
export interface RowChange {
  label: string;
  before: string;
  after: string;
}

type Row = Pick<RowChange, "label"> & { value: string };

/** Which rows of these facts differ between two sheets; a row that took another's place under one label is one change. */
export function rowChanges(before: FactSheet, after: FactSheet, of: FactName[]): RowChange[] {
  const [old, now] = [rowsOf(before, of), rowsOf(after, of)];
  const gone = old.filter((row) => !isAmong(row, now));
  const come = now.filter((row) => !isAmong(row, old));
  const changes = gone.map(({ label, value }): RowChange => {
    const at = come.findIndex((row) => row.label === label);
    const [next] = at < 0 ? [] : come.splice(at, 1);
    return { label, before: value, after: next?.value ?? "" };
  });
  return [...changes, ...come.map(({ label, value }) => ({ label, before: "", after: value }))];
}

function rowsOf(sheet: FactSheet, of: FactName[]): Row[] {
  return worksheetOf(sheet, of).filter(({ state }) => state !== "unclear")
    .map(({ label, value }) => ({ label, value }));
}

function isAmong({ label, value }: Row, rows: Row[]): boolean {
  return rows.some((row) => row.label === label && row.value === value);
}
