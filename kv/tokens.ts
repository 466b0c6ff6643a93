import { NotFoundError } from "../agents/domain/errors.ts";
import { CONTENDED, untilCommitted } from "./commit.ts";
import { keys } from "./keys.ts";
import { endPushOf } from "./push_devices.ts";
import { PasswordRecord, ResetTokenRecord } from "./records.ts";
import type { Store } from "./store.ts";

/** The token of a link in a letter, known by its hash only. */
export interface LinkToken {
  userId: string;
  hash: string;
}

/**
 * Keeps a reset token until `expiresAt`. It belongs to the account's present epoch, so that a change of password, by
 * this link or by any other way, ends it. Throws NotFoundError when the account is gone.
 */
export async function createResetToken(
  kv: Store,
  { hash, userId, expiresAt, now }: LinkToken & { expiresAt: Date; now: Date },
): Promise<void> {
  await untilCommitted(async () => {
    const epoch = await kv.get<number>(keys.sessionEpoch(userId));
    if (epoch.value === null) throw new NotFoundError("This account no longer exists");
    const record = ResetTokenRecord.parse({ v: 1, epoch: epoch.value, expiresAt: expiresAt.getTime() });
    const key = keys.resetToken(userId, hash);
    const result = await kv.atomic().check(epoch).check({ key, versionstamp: null })
      .set(key, record, { expireIn: Math.max(1, expiresAt.getTime() - now.getTime()) })
      .commit();
    return result.ok ? undefined : CONTENDED;
  });
}

/** Whether a token still opens its account. */
export async function isResetToken(kv: Store, token: LinkToken, now: Date): Promise<boolean> {
  return (await readToken(kv, token, now)) !== null;
}

/**
 * Uses a token up: the new password stands, and every session, what its device is told and every other link end with the
 * same commit. False when the token is unknown, used, ended or past its expiry.
 */
export async function resetPassword(
  kv: Store,
  token: LinkToken,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<boolean> {
  return await untilCommitted(async () => {
    const read = await readToken(kv, token, now);
    if (read === null) return false;
    const { entry, epoch } = read;
    const write = kv.atomic().check(entry).check(epoch).delete(entry.key)
      .set(epoch.key, (epoch.value ?? 0) + 1)
      .set(keys.password(token.userId), PasswordRecord.parse({ v: 1, hash: passwordHash }));
    await endPushOf(kv, write, { userId: token.userId, hasEnded: () => true });
    return (await write.commit()).ok ? true : CONTENDED;
  });
}

async function readToken(kv: Store, { userId, hash }: LinkToken, now: Date) {
  const [entry, epoch] = await kv.getMany<[unknown, number]>([
    keys.resetToken(userId, hash),
    keys.sessionEpoch(userId),
  ]);
  if (entry.value === null || epoch.value === null) return null;
  const record = ResetTokenRecord.parse(entry.value);
  return record.epoch === epoch.value && record.expiresAt > now.getTime() ? { entry, epoch } : null;
}
