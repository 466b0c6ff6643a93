import type { KvKey } from "@deno/kv";
import { attemptsEnd } from "./attempts.ts";
import { keys } from "./keys.ts";
import { lettersEnd } from "./letters.ts";
import { mailEnd } from "./outbox.ts";
import {
  EmailChangeRecord,
  readable,
  ResetTokenRecord,
  SecondFactorRecord,
  SessionRecord,
} from "./records.ts";
import type { Store } from "./store.ts";

/** Until when a value of each entity is kept, in milliseconds since 1970; null without an end, and where it is unreadable. */
const ENDS: Record<string, (value: unknown, key: KvKey) => number | null> = {
  sessions: (value) => readable(SessionRecord, value)?.expiresAt ?? null,
  reset_tokens: (value) => readable(ResetTokenRecord, value)?.expiresAt ?? null,
  email_changes: (value) => readable(EmailChangeRecord, value)?.expiresAt ?? null,
  second_factors: (value) => readable(SecondFactorRecord, value)?.expiresAt ?? null,
  attempts: (value, key) => attemptsEnd(value, String(key[1])),
  letters: lettersEnd,
  outbox: mailEnd,
};

/** When what stands at a key is no longer kept; null for what stays until somebody deletes it. */
export function endOf(key: KvKey, value: unknown): number | null {
  return ENDS[String(key[0])]?.(value, key) ?? null;
}

/** Milliseconds that KV may keep a value: at least one. Nothing for what has no end. */
export function keptFor(key: KvKey, value: unknown, now: Date): { expireIn?: number } {
  const end = endOf(key, value);
  return end === null ? {} : { expireIn: Math.max(1, end - now.getTime()) };
}

/** Removes what is past its end. KV does so by itself, but not while no server runs. */
export async function sweepExpired(kv: Store, now: Date): Promise<void> {
  for (const entity of Object.keys(ENDS)) {
    for await (const entry of kv.list({ prefix: keys.allOf(entity) })) {
      const end = endOf(entry.key, entry.value);
      if (end !== null && end <= now.getTime()) await kv.atomic().check(entry).delete(entry.key).commit();
    }
  }
}
