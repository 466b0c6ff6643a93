import { isDeepStrictEqual } from "node:util";
import { ConflictError, NotFoundError } from "../agents/domain/errors.ts";
import type { Choices } from "../agents/domain/journey.ts";
import { type JourneyRef, keys } from "./keys.ts";
import { decodeJson, encodeJson, readLarge, stageLarge } from "./large_value.ts";
import { MessageRecord, type TurnRecord } from "./records.ts";
import type { StateRead } from "./states.ts";
import type { Store } from "./store.ts";

/** A founder's message, as the request brought it. */
export interface NewTurn {
  userId: string;
  journeyId: string;
  /** The same id again is the same turn. */
  clientMessageId: string;
  /** Null for a turn in which the founder says nothing, such as finishing with assumptions. */
  message: string | null;
  choices: Choices | null;
  /** Cells of the worksheet that came with the message. */
  cells?: Record<string, string> | null;
  /** The message whose answer this one takes the place of. */
  edits?: string | null;
  /** The field that the founder's screen asked for; absent where it did not say. */
  field?: string | null;
  /** Foundations a month, -1 without a limit: a journey's first answer is charged. Absent where nothing is answered. */
  foundationsPerMonth?: number;
  now: Date;
}

interface TurnMessage {
  id: string;
  sequence: number | null;
  text: string | null;
  /** Null when the message stands already, or when there is none. */
  record: MessageRecord | null;
}

/** The message of a turn: the one that was stored at the first try, or a new one at the journey's end. */
export async function messageOf(
  kv: Store,
  { turn, read, before }: { turn: NewTurn; read: StateRead; before: TurnRecord | null },
): Promise<TurnMessage> {
  if (before !== null) {
    const { messageId: id, sequence } = before;
    return { id, sequence, text: await storedText(kv, turn, sequence), record: null };
  }
  const id = crypto.randomUUID();
  if (turn.message === null) return { id, sequence: null, text: null, record: null };
  const sequence = read.record.messageCount + 1;
  const at = { key: keys.message(turn, sequence), revision: 1 };
  const record: MessageRecord = {
    v: 1,
    id,
    role: "user",
    content: await stageLarge(kv, at, encodeJson(turn.message)),
    ...(turn.choices === null ? {} : { choices: turn.choices }),
    phase: read.record.phase,
    agent: null,
    at: turn.now.toISOString(),
    clientMessageId: turn.clientMessageId,
    answeredBy: null,
  };
  return { id, sequence, text: turn.message, record };
}

/** Throws ConflictError where the client's id came with other words, sides or cells before. What is left out is the same. */
export async function refuseAnotherMessage(kv: Store, turn: NewTurn, before: TurnRecord): Promise<void> {
  const isSame = await storedText(kv, turn, before.sequence) === turn.message &&
    isSaidAgain(turn.choices, before.choices) &&
    isSaidAgain(turn.cells, before.cells);
  if (isSame) return;
  throw new ConflictError(
    "This client_message_id stands for another message. Send a new message under a new id",
  );
}

function isSaidAgain(now: object | null | undefined, before: object | null | undefined): boolean {
  return Object.keys(now ?? {}).length === 0 || isDeepStrictEqual(now, before);
}

async function storedText(kv: Store, ref: JourneyRef, sequence: number | null): Promise<string | null> {
  if (sequence === null) return null;
  const key = keys.message(ref, sequence);
  const { value } = await kv.get(key);
  const bytes = value === null ? null : await readLarge(kv, key, MessageRecord.parse(value).content);
  if (bytes === null) throw new NotFoundError("This message no longer exists");
  return String(decodeJson(bytes));
}
