import type { WorksheetRow } from "../../routes/api/contract.ts";

/** What was typed over a row of the worksheet and is not saved yet. */
export interface OpenEdit {
  /** What the row said: rows move up when one before them is struck out. */
  was: string;
  text: string;
  /** Why it was not taken. */
  problem?: string;
}

/** By the row's id. */
export type OpenEdits = Record<string, OpenEdit>;

type Row = Pick<WorksheetRow, "id" | "value" | "proposed">;

export function editOf(edits: OpenEdits, { id, value }: Row): OpenEdit | undefined {
  const edit = edits[id];
  return edit?.was === value ? edit : undefined;
}

/** A row that says again what it says by itself has nothing open, unless what was only proposed there is to be kept. */
export function withEdit(edits: OpenEdits, { id, value, proposed }: Row, text: string): OpenEdits {
  const { [id]: _, ...others } = edits;
  return text === value && proposed === undefined ? others : { ...others, [id]: { was: value, text } };
}

/** What there is to send; blanks alone are no change. */
export function cellsOf(edits: OpenEdits): Record<string, string> {
  const changed = Object.entries(edits).filter(([, { was, text }]) => was.trim() !== text.trim());
  return Object.fromEntries(changed.map(([id, { text }]) => [id, text.trim()]));
}

/** Edits stay with their rows: one whose row has moved goes along, one whose row reads otherwise now is over. */
export function alongWith(edits: OpenEdits, rows: Row[]): OpenEdits {
  const staying = Object.entries(edits).filter(([id, { was }]) =>
    rows.some((row) => row.id === id && row.value === was)
  );
  const kept = Object.fromEntries(staying);
  for (const [id, edit] of Object.entries(edits)) {
    if (id in kept) continue;
    const moved = rows.find((row) =>
      factOf(row.id) === factOf(id) && row.value === edit.was && !(row.id in kept)
    );
    if (moved !== undefined) kept[moved.id] = edit;
  }
  return kept;
}

/** "objections" of "objections.2". */
function factOf(id: string): string {
  return id.split(".")[0] ?? id;
}
