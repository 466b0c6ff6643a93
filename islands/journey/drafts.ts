import type { OpenEdits } from "./edits.ts";

/** The sides of trade-offs, by their ids. */
export type Chosen = Record<string, "a" | "b">;

/** What was typed or chosen and has not been answered, one for each journey; it outlives a reload and a lost sign-in. */
export interface Draft {
  text: string;
  /** Set while a message is under way: the same id sends the same turn again, and it is done only once. */
  sentAs: string | null;
  /** Sides of the trade-offs. */
  chosen: Chosen;
  /** What was typed over rows of the worksheet. */
  edits: OpenEdits;
}

const EMPTY: Draft = { text: "", sentAs: null, chosen: {}, edits: {} };

export function readDraft(sessionId: string): Draft {
  const kept = localStorage.getItem(keyOf(sessionId));
  return kept === null ? EMPTY : { ...EMPTY, ...JSON.parse(kept) };
}

/** Keeps a part of it; the others stay as they are. */
export function keepDraft(sessionId: string, part: Partial<Draft>): void {
  const draft = { ...readDraft(sessionId), ...part };
  const isEmpty = draft.text === "" &&
    [draft.chosen, draft.edits].every((kept) => Object.keys(kept).length === 0);
  if (isEmpty) localStorage.removeItem(keyOf(sessionId));
  else localStorage.setItem(keyOf(sessionId), JSON.stringify(draft));
}

/** True of a draft that reached the server although its answer did not come back here. */
export function isStored({ sentAs }: Draft, { messages }: { messages: { turn?: string }[] }): boolean {
  return sentAs !== null && messages.some(({ turn }) => turn === sentAs);
}

function keyOf(sessionId: string): string {
  return `holdfast-draft-${sessionId}`;
}
