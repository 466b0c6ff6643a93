import { ConflictError, NotFoundError } from "../agents/domain/errors.ts";
import { CONTENDED, untilCommitted } from "./commit.ts";
import { eraseAddress } from "./erasures.ts";
import { keys, normaliseEmail } from "./keys.ts";
import { endPushOf } from "./push_devices.ts";
import { EmailChangeRecord, UserRecord } from "./records.ts";
import type { Store } from "./store.ts";
import type { LinkToken } from "./tokens.ts";

const TAKEN = "An account with this email already exists";

/**
 * Keeps the address that an account is to have until `expiresAt`, in the place of any other. A change of password ends it.
 * Throws ConflictError where an account has the address.
 */
export async function askEmailChange(
  kv: Store,
  { userId, hash }: LinkToken,
  { email, expiresAt, now }: { email: string; expiresAt: Date; now: Date },
): Promise<void> {
  await untilCommitted(async () => {
    const [epoch, taken] = await kv.getMany<[number, string]>([
      keys.sessionEpoch(userId),
      keys.userByEmail(email),
    ]);
    if (epoch.value === null) throw new NotFoundError("This account no longer exists");
    if (taken.value !== null) throw new ConflictError(TAKEN);
    const record = EmailChangeRecord.parse({
      v: 1,
      hash,
      email: normaliseEmail(email),
      epoch: epoch.value,
      expiresAt: expiresAt.getTime(),
    });
    const result = await kv.atomic().check(epoch)
      .set(keys.emailChange(userId), record, { expireIn: Math.max(1, expiresAt.getTime() - now.getTime()) })
      .commit();
    return result.ok ? undefined : CONTENDED;
  });
}

/** The address that a link stands for; null where it is unknown, used, ended or past its expiry. */
export async function emailOfLink(kv: Store, token: LinkToken, now: Date): Promise<string | null> {
  return (await readChange(kv, token, now))?.record.email ?? null;
}

/**
 * Gives the account its new address, and ends every session, what its device is told and every link with the same commit.
 * Null where the link is no longer valid. Throws ConflictError where an account has got the address meanwhile.
 */
export async function takeNewEmail(
  kv: Store,
  token: LinkToken,
  now: Date,
): Promise<{ from: string; to: string } | null> {
  const changed = await untilCommitted(async () => {
    const read = await readChange(kv, token, now);
    if (read === null) return null;
    const { entry, epoch, record } = read;
    const [account, taken] = await kv.getMany([keys.user(token.userId), keys.userByEmail(record.email)]);
    if (account.value === null) return null;
    if (taken.value !== null) throw new ConflictError(TAKEN);
    const user = UserRecord.parse(account.value);
    const write = kv.atomic().check(entry).check(epoch).check(account).check(taken)
      .delete(entry.key)
      .delete(keys.userByEmail(user.email))
      .set(taken.key, token.userId)
      .set(account.key, { ...user, email: record.email, updated_at: now.toISOString() })
      .set(epoch.key, (epoch.value ?? 0) + 1);
    await endPushOf(kv, write, { userId: token.userId, hasEnded: () => true });
    return (await write.commit()).ok ? { from: user.email, to: record.email } : CONTENDED;
  });
  if (changed !== null) await eraseAddress(kv, changed.from);
  return changed;
}

async function readChange(kv: Store, { userId, hash }: LinkToken, now: Date) {
  const [entry, epoch] = await kv.getMany<[unknown, number]>([
    keys.emailChange(userId),
    keys.sessionEpoch(userId),
  ]);
  if (entry.value === null || epoch.value === null) return null;
  const record = EmailChangeRecord.parse(entry.value);
  const isValid = record.hash === hash && record.epoch === epoch.value && record.expiresAt > now.getTime();
  return isValid ? { entry, epoch, record } : null;
}
