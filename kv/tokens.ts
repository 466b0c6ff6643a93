import { CONTENDED, untilCommitted } from "./commit.ts";
import { keys } from "./keys.ts";
import { ResetTokenRecord } from "./records.ts";
import type { Store } from "./store.ts";

/** Keeps a password reset token by its hash only, until `expiresAt`. */
export async function createResetToken(
  kv: Store,
  { hash, userId, expiresAt, now }: { hash: string; userId: string; expiresAt: Date; now: Date },
): Promise<void> {
  const record = ResetTokenRecord.parse({ v: 1, userId, expiresAt: expiresAt.getTime() });
  const result = await kv.atomic().check({ key: keys.resetToken(hash), versionstamp: null })
    .set(keys.resetToken(hash), record, { expireIn: Math.max(1, expiresAt.getTime() - now.getTime()) })
    .commit();
  if (!result.ok) throw new Error("Cannot keep a reset token: its hash is taken");
}

/** Whose token it is, and uses it up; null when it is unknown, used or past its expiry. */
export async function useResetToken(kv: Store, hash: string, now: Date): Promise<string | null> {
  return await untilCommitted(async () => {
    const entry = await kv.get(keys.resetToken(hash));
    if (entry.value === null) return null;
    const record = ResetTokenRecord.parse(entry.value);
    const result = await kv.atomic().check(entry).delete(entry.key).commit();
    if (!result.ok) return CONTENDED;
    return record.expiresAt > now.getTime() ? record.userId : null;
  });
}
