import type { AtomicOperation } from "@deno/kv";
import { NotFoundError, UnauthenticatedError } from "../agents/domain/errors.ts";
import { CONTENDED, untilCommitted } from "./commit.ts";
import { keys } from "./keys.ts";
import { endPushOf } from "./push_devices.ts";
import { PasswordRecord, SessionRecord } from "./records.ts";
import { timeLeft } from "./sessions.ts";
import type { Store } from "./store.ts";

/** All sessions of an account but one, which need not be a session of this account at all. */
export interface Others {
  userId: string;
  except?: string;
  now: Date;
}

const ENDED = "Session expired. Please login again.";

/** Ends every session but `except`, and every reset link. Throws NotFoundError when the account is gone. */
export async function revokeOtherSessions(kv: Store, others: Others): Promise<void> {
  await raiseEpoch(kv, others, () => {});
}

/** Stores a new password hash and ends every session but `except`, in one commit. */
export async function changePassword(kv: Store, passwordHash: string, others: Others): Promise<void> {
  const record = PasswordRecord.parse({ v: 1, hash: passwordHash });
  await raiseEpoch(kv, others, (write) => void write.set(keys.password(others.userId), record));
}

/**
 * Ends every session but `except`, what their devices are told, and every reset link, together with what `alongside`
 * puts into the commit; it is called anew for each attempt. Throws UnauthenticatedError where `except` has ended meanwhile:
 * of two sessions that each end the other one does, and NotFoundError when the account is gone.
 */
export async function raiseEpoch(
  kv: Store,
  { userId, except, now }: Others,
  alongside: (write: AtomicOperation) => void | Promise<void>,
): Promise<void> {
  await untilCommitted(async () => {
    const epoch = await kv.get<number>(keys.sessionEpoch(userId));
    if (epoch.value === null) throw new NotFoundError("This account no longer exists");
    const write = kv.atomic().check(epoch).set(epoch.key, epoch.value + 1);
    await alongside(write);
    await endPushOf(kv, write, { userId, hasEnded: (jti) => jti !== except });
    if (except !== undefined) {
      const kept = await kv.get(keys.session(userId, except));
      const record = kept.value === null ? null : SessionRecord.parse(kept.value);
      write.check(kept);
      if (record !== null) {
        if (record.epoch !== epoch.value) throw new UnauthenticatedError(ENDED);
        write.set(kept.key, { ...record, epoch: epoch.value + 1 }, { expireIn: timeLeft(record, now) });
      }
    }
    return (await write.commit()).ok ? undefined : CONTENDED;
  });
}
