import { CONTENDED, untilCommitted } from "./commit.ts";
import { keys } from "./keys.ts";
import { LettersRecord, readable } from "./records.ts";
import type { Store } from "./store.ts";

const MOST_AN_HOUR = 3;
const HOUR_MS = 60 * 60_000;

/** When the last letter counts no more, in milliseconds since 1970; null where it is unreadable. */
export function lettersEnd(value: unknown): number | null {
  const record = readable(LettersRecord, value);
  return record && Math.max(0, ...record.sent) + HOUR_MS;
}

/** Anybody can ask for a link to a new password; one to a new address needs the password. */
export type LetterReason = "reset" | "email";

/** Counts a letter of a kind. False once three of that kind went to this account within an hour. */
export async function mayWriteLetter(
  kv: Store,
  userId: string,
  { why, now }: { why: LetterReason; now: Date },
): Promise<boolean> {
  return await untilCommitted(async () => {
    const [entry, user] = await kv.getMany([keys.letters(userId, why), keys.user(userId)]);
    if (user.value === null) return false;
    const since = now.getTime() - HOUR_MS;
    // What is still to come was sent by a clock that has been put back since.
    const until = now.getTime() + HOUR_MS;
    const sent = (readable(LettersRecord, entry.value)?.sent ?? []).filter((at) => at > since && at < until);
    if (sent.length >= MOST_AN_HOUR) return false;
    const record: LettersRecord = { v: 1, sent: [...sent, now.getTime()] };
    const result = await kv.atomic().check(entry).check(user).set(entry.key, record, { expireIn: HOUR_MS })
      .commit();
    return result.ok ? true : CONTENDED;
  });
}
