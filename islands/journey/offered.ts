import type { WorksheetRow } from "../../routes/api/contract.ts";
import type { ChatMessage, Conversation } from "./conversation.ts";

/** One and the same for every earlier message, so that none of them is rendered again. */
export const NOTHING_OFFERED: string[][] = [];

/** A sentence of a read-back: its buttons say it as it is now, which may be otherwise than when it was put. */
const NUMBERED = /^[123]\. /;

/** What the open question offers as buttons, so that its message does not say it again. */
export function offeredBy(question: Conversation["question"], { content }: ChatMessage): string[][] {
  const options = question?.options?.map((option) => [option]) ?? [];
  const isReadBack = question?.technique === "confirm" && options.length > 0;
  const put = isReadBack
    ? content.split("\n").filter((line) => NUMBERED.test(line)).map((line) => [line])
    : [];
  return [...options, ...put, ...(question?.choices?.map(({ a, b }) => [a, b]) ?? [])];
}

/** The rows of the last turn with what has been changed in them since; as they came until that is known. */
export function asTheyStand(
  rows: WorksheetRow[],
  { rows: facts, isCurrent }: { rows: WorksheetRow[]; isCurrent: boolean },
): WorksheetRow[] {
  if (!isCurrent || facts.length === 0) return rows;
  return rows.flatMap((row) =>
    facts.find(({ id, state }) => id === row.id && state === row.state) ??
      facts.find(({ id }) => id === row.id) ?? []
  );
}
