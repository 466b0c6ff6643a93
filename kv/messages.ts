import type { Choices } from "../agents/domain/journey.ts";
import { type JourneyRef, keys } from "./keys.ts";
import { decodeJson, readLarge } from "./large_value.ts";
import { MessageRecord } from "./records.ts";
import type { Store } from "./store.ts";
import { liveTurn } from "./turn_lease.ts";

/** One message of a journey's conversation. */
export interface Message {
  id: string;
  /** Its place in the journey, from 1; pages are asked for by it. */
  sequence: number;
  role: "user" | "assistant";
  content: string;
  choices: Choices | null;
  /** The phase in which it was said. */
  phase: MessageRecord["phase"];
  agent: string | null;
  /** "Built-in strategist" or a model's name; null for a founder's message and where it was not kept. */
  spokenBy: string | null;
  /** ISO 8601 UTC. */
  at: string;
  /** A founder's message: send it again with this id to have it answered once. */
  clientMessageId: string | null;
  /** A founder's message whose answer is missing although nobody is at work on it. */
  interrupted: boolean;
}

interface MessagePage {
  /** Oldest first. */
  messages: Message[];
  /** Ask for the page before this one with it; null when there is none. */
  before: number | null;
}

/** The newest `limit` messages (50 unless told), or those that came before `before`. */
export async function listMessages(
  kv: Store,
  ref: JourneyRef,
  { limit = 50, before, now }: { limit?: number; before?: number; now: Date },
): Promise<MessagePage> {
  const prefix = keys.ofJourney("messages", ref);
  const range = before === undefined ? { prefix } : { prefix, end: keys.message(ref, before) };
  const [open, entries] = await Promise.all([
    liveTurn(kv, ref, now),
    Array.fromAsync(kv.list(range, { limit: limit + 1, reverse: true })),
  ]);
  const page = entries.slice(0, limit).reverse();
  const messages = await Promise.all(page.map(async ({ key, value }) => {
    const record = MessageRecord.parse(value);
    return await toMessage(kv, { ref, sequence: Number(key.at(-1)), record, open });
  }));
  const first = messages[0];
  return { messages, before: entries.length > limit && first !== undefined ? first.sequence : null };
}

interface Stored {
  ref: JourneyRef;
  sequence: number;
  record: MessageRecord;
  open: string | null;
}

async function toMessage(kv: Store, { ref, sequence, record, open }: Stored): Promise<Message> {
  const bytes = await readLarge(kv, keys.message(ref, sequence), record.content);
  return {
    id: record.id,
    sequence,
    role: record.role,
    content: bytes === null ? "" : String(decodeJson(bytes)),
    choices: record.choices ?? null,
    phase: record.phase,
    agent: record.agent,
    spokenBy: record.spokenBy ?? null,
    at: record.at,
    clientMessageId: record.clientMessageId,
    interrupted: record.role === "user" && record.answeredBy === null && record.clientMessageId !== open,
  };
}
