import { NotFoundError } from "../agents/domain/errors.ts";
import { CONTENDED, untilCommitted } from "./commit.ts";
import { keys } from "./keys.ts";
import { PasswordRecord, SessionRecord } from "./records.ts";
import type { Store } from "./store.ts";
import { toUser, type User } from "./users.ts";

/**
 * Opens a session and answers its jti. It belongs to the account's present epoch: raising the epoch revokes
 * every session at once, however many there are. Throws NotFoundError when the account is gone.
 */
export async function createSession(
  kv: Store,
  { userId, expiresAt, now }: { userId: string; expiresAt: Date; now: Date },
): Promise<string> {
  const jti = crypto.randomUUID();
  return await untilCommitted(async () => {
    const epoch = await kv.get<number>(keys.sessionEpoch(userId));
    if (epoch.value === null) throw new NotFoundError("This account no longer exists");
    const record: SessionRecord = {
      v: 1,
      epoch: epoch.value,
      createdAt: now.toISOString(),
      expiresAt: expiresAt.getTime(),
    };
    const result = await kv.atomic().check(epoch)
      .set(keys.session(userId, jti), record, { expireIn: Math.max(1, expiresAt.getTime() - now.getTime()) })
      .commit();
    return result.ok ? jti : CONTENDED;
  });
}

interface SessionAsked {
  jti: string;
  userId: string;
  now: Date;
}

/** Whose session it is, in one read; null once it is revoked, past its expiry, or its account is gone. */
export async function userOfSession(kv: Store, { jti, userId, now }: SessionAsked): Promise<User | null> {
  const [session, epoch, user] = await kv.getMany<[unknown, number, unknown]>([
    keys.session(userId, jti),
    keys.sessionEpoch(userId),
    keys.user(userId),
  ]);
  if (session.value === null || epoch.value === null) return null;
  const record = SessionRecord.parse(session.value);
  const isLive = record.epoch === epoch.value && record.expiresAt > now.getTime();
  return isLive ? toUser(user.value) : null;
}

/** Ends one session; ending it twice is ending it. */
export async function revokeSession(
  kv: Store,
  { jti, userId }: { jti: string; userId: string },
): Promise<void> {
  await untilCommitted(async () => {
    const entry = await kv.get(keys.session(userId, jti));
    if (entry.value === null) return;
    const result = await kv.atomic().check(entry).delete(entry.key).commit();
    return result.ok ? undefined : CONTENDED;
  });
}

/** Stores a new password hash and ends every session but `except`, in one commit. */
export async function changePassword(
  kv: Store,
  { userId, passwordHash, except }: { userId: string; passwordHash: string; except?: string },
): Promise<void> {
  await untilCommitted(async () => {
    const epoch = await kv.get<number>(keys.sessionEpoch(userId));
    if (epoch.value === null) throw new NotFoundError("This account no longer exists");
    const write = kv.atomic().check(epoch)
      .set(keys.sessionEpoch(userId), epoch.value + 1)
      .set(keys.password(userId), PasswordRecord.parse({ v: 1, hash: passwordHash }));
    if (except !== undefined) {
      const kept = await kv.get(keys.session(userId, except));
      write.check(kept);
      if (kept.value !== null) {
        const record = SessionRecord.parse(kept.value);
        const expireIn = record.expiresAt - Date.parse(record.createdAt);
        if (record.epoch === epoch.value) {
          write.set(kept.key, { ...record, epoch: epoch.value + 1 }, { expireIn });
        }
      }
    }
    return (await write.commit()).ok ? undefined : CONTENDED;
  });
}
