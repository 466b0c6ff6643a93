import { FACT_NAMES, type FactSheet } from "../../domain/facts.ts";
import type { ReviewChange } from "../../domain/reviews.ts";
import { readFacts } from "../../facts/read_facts.ts";
import { toldOnce } from "../../facts/told_once.ts";
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
  const { state: { review }, message: { id: turn } } = draft;
  const changes = gone.map(({ label, value }): ReviewChange => {
    const at = come.findIndex((row) => row.label === label);
    const [now] = at < 0 ? [] : come.splice(at, 1);
    return { turn, label, before: value, after: now?.value ?? "" };
  });
  changes.push(...come.map(({ label, value }) => ({ turn, label, before: "", after: value })));
  review?.changes.push(...toldOnce(changes, ({ before, after }) => [before, after]));
}

function rowsOf(sheet: FactSheet): Row[] {
  return worksheetOf(sheet, FACT_NAMES.slice()).filter(({ state }) => state !== "unclear")
    .map(({ label, value }) => ({ label, value }));
}

function isAmong({ label, value }: Row, rows: Row[]): boolean {
  return rows.some((row) => row.label === label && row.value === value);
}
