/** What was typed and has not been answered, one for each journey; it outlives a reload and a lost sign-in. */
export interface Draft {
  text: string;
  /** Set while a message is under way: the same id sends the same turn again, and it is done only once. */
  sentAs: string | null;
}

const EMPTY: Draft = { text: "", sentAs: null };

export function readDraft(sessionId: string): Draft {
  const kept = localStorage.getItem(keyOf(sessionId));
  return kept === null ? EMPTY : JSON.parse(kept);
}

export function keepDraft(sessionId: string, draft: Draft): void {
  if (draft.text === "") localStorage.removeItem(keyOf(sessionId));
  else localStorage.setItem(keyOf(sessionId), JSON.stringify(draft));
}

/** True of a draft that reached the server although its answer did not come back here. */
export function isStored({ sentAs }: Draft, { messages }: { messages: { turn?: string }[] }): boolean {
  return sentAs !== null && messages.some(({ turn }) => turn === sentAs);
}

function keyOf(sessionId: string): string {
  return `holdfast-draft-${sessionId}`;
}
