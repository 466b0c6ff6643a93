import { ConflictError, InvalidError, NotFoundError } from "../agents/domain/errors.ts";
import { CONTENDED, untilCommitted } from "./commit.ts";
import { keys } from "./keys.ts";
import { SecondFactorRecord } from "./records.ts";
import { type Others, raiseEpoch } from "./session_epoch.ts";
import type { Store } from "./store.ts";

/** A second step at sign-in, as whoever shows it knows it. */
export interface SecondFactor {
  /** Since when sign-in asks for it, ISO 8601 UTC. */
  since: string;
  recoveryCodesLeft: number;
}

/** Tells from a secret in base32 of which step of 30 seconds a code is; null where it is of none near now. */
export type StepOf = (secret: string) => number | null;

/** A set-up that nobody confirms is forgotten after so long. */
const SET_UP_MS = 30 * 60_000;
const IS_ON = "Two-step sign-in is on already";
const IS_OFF = "Two-step sign-in is not on";
const WRONG = "This code is not right. Please wait for the next one and try again";

/** Null where sign-in asks for the password alone. */
export async function getSecondFactor(kv: Store, userId: string): Promise<SecondFactor | null> {
  const { record } = await read(kv, userId);
  if (record === null || record.since === null) return null;
  return { since: record.since, recoveryCodesLeft: record.recoveryHashes.length };
}

/** Keeps a secret until it is confirmed with a code. Throws ConflictError when a second step is asked for already. */
export async function beginSecondFactor(
  kv: Store,
  { userId, secret, now }: { userId: string; secret: string; now: Date },
): Promise<void> {
  await untilCommitted(async () => {
    const [user, { entry, record }] = await Promise.all([kv.get(keys.user(userId)), read(kv, userId)]);
    if (user.value === null) throw new NotFoundError("This account no longer exists");
    if (record !== null && record.since !== null) throw new ConflictError(IS_ON);
    const expiresAt = now.getTime() + SET_UP_MS;
    const begun: SecondFactorRecord = {
      v: 1,
      secret,
      since: null,
      expiresAt,
      lastStep: 0,
      recoveryHashes: [],
    };
    const result = await kv.atomic().check(user).check(entry).set(entry.key, begun, { expireIn: SET_UP_MS })
      .commit();
    return result.ok ? undefined : CONTENDED;
  });
}

/**
 * Asks for a second step from now on, and ends every other session. Throws InvalidError at `code` for a wrong one,
 * and ConflictError where no set-up was begun or one is done.
 */
export async function confirmSecondFactor(
  kv: Store,
  others: Others,
  { stepOf, recoveryHashes }: { stepOf: StepOf; recoveryHashes: string[] },
): Promise<void> {
  await raiseEpoch(kv, others, async (write) => {
    const { entry, record } = await read(kv, others.userId);
    if (record !== null && record.since !== null) throw new ConflictError(IS_ON);
    if (record === null || (record.expiresAt ?? 0) <= others.now.getTime()) {
      throw new ConflictError("This took too long. Please begin the set-up again");
    }
    const lastStep = stepOf(record.secret);
    if (lastStep === null) throw new InvalidError("code", WRONG);
    const since = others.now.toISOString();
    write.check(entry).set(entry.key, { ...record, since, expiresAt: null, lastStep, recoveryHashes });
  });
}

/**
 * Uses up the code of an app, or the recovery code of that hash. False for a wrong one, and for one that was used: a
 * code of the app's ends all before it.
 */
export async function useSecondFactor(
  kv: Store,
  userId: string,
  { stepOf, recoveryHash }: { stepOf: StepOf; recoveryHash: string },
): Promise<boolean> {
  return await untilCommitted(async () => {
    const { entry, record } = await read(kv, userId);
    if (record === null || record.since === null) return false;
    const used = withUsed(record, stepOf(record.secret), recoveryHash);
    if (used === null) return false;
    return (await kv.atomic().check(entry).set(entry.key, used).commit()).ok ? true : CONTENDED;
  });
}

function withUsed(
  record: SecondFactorRecord,
  step: number | null,
  recoveryHash: string,
): SecondFactorRecord | null {
  if (step !== null) return step > record.lastStep ? { ...record, lastStep: step } : null;
  if (!record.recoveryHashes.includes(recoveryHash)) return null;
  return { ...record, recoveryHashes: record.recoveryHashes.filter((hash) => hash !== recoveryHash) };
}

/** Puts new recovery codes in the place of all earlier ones. Throws ConflictError where no second step is asked for. */
export async function replaceRecoveryCodes(
  kv: Store,
  userId: string,
  recoveryHashes: string[],
): Promise<void> {
  await untilCommitted(async () => {
    const { entry, record } = await read(kv, userId);
    if (record === null || record.since === null) throw new ConflictError(IS_OFF);
    const result = await kv.atomic().check(entry).set(entry.key, { ...record, recoveryHashes }).commit();
    return result.ok ? undefined : CONTENDED;
  });
}

/** Asks for the password alone from now on, and ends every session but `except`. Throws ConflictError where it is so. */
export async function switchOffSecondFactor(kv: Store, others: Others): Promise<void> {
  await raiseEpoch(kv, others, async (write) => {
    const { entry, record } = await read(kv, others.userId);
    if (record === null || record.since === null) throw new ConflictError(IS_OFF);
    write.check(entry).delete(entry.key);
  });
}

async function read(kv: Store, userId: string) {
  const entry = await kv.get(keys.secondFactor(userId));
  return { entry, record: entry.value === null ? null : SecondFactorRecord.parse(entry.value) };
}
