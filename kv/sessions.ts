import { NotFoundError, UnauthenticatedError } from "../agents/domain/errors.ts";
import { CONTENDED, untilCommitted } from "./commit.ts";
import { keys } from "./keys.ts";
import { endPushOf } from "./push_devices.ts";
import { readable, SessionRecord } from "./records.ts";
import type { Store } from "./store.ts";
import { toUser, type User } from "./users.ts";

/** What somebody signed in with, as coarse as a person needs to know it again; null where it does not say. */
export interface Device {
  browser: string | null;
  system: string | null;
}

/** A standing session. Its id alone opens nothing: tokens are signed. Times are ISO 8601 UTC. */
export interface Session extends Device {
  id: string;
  createdAt: string;
  /** To the hour. */
  lastUsedAt: string;
}

const UNKNOWN: Device = { browser: null, system: null };

interface SessionAsked {
  jti: string;
  userId: string;
  now: Date;
}

/** The last use of a session is noted this often, in milliseconds: all that knowing it costs is a write an hour. */
const NOTED_EVERY_MS = 3_600_000;

interface NewSession {
  userId: string;
  device: Device;
  /** As `readEpoch` gave it before the password was looked at; absent for an account that was made just now. */
  epoch?: number | null;
  expiresAt: Date;
  now: Date;
}

const CHANGED = "What opens this account was changed meanwhile. Please sign in again";

/** The epoch of an account: each change of what opens it raises the epoch. Null when the account is gone. */
export async function readEpoch(kv: Store, userId: string): Promise<number | null> {
  return (await kv.get<number>(keys.sessionEpoch(userId))).value;
}

/**
 * Opens a session and answers its jti. It belongs to the account's present epoch: raising the epoch revokes
 * every session at once, however many there are. Throws UnauthenticatedError where it was raised since `epoch`, so that no
 * password opens anything that was right before the change only, and NotFoundError when the account is gone.
 */
export async function createSession(
  kv: Store,
  { userId, device, epoch: seen, expiresAt, now }: NewSession,
): Promise<string> {
  const jti = crypto.randomUUID();
  return await untilCommitted(async () => {
    const epoch = await kv.get<number>(keys.sessionEpoch(userId));
    if (epoch.value === null) throw new NotFoundError("This account no longer exists");
    if (seen !== undefined && seen !== epoch.value) throw new UnauthenticatedError(CHANGED);
    const at = now.toISOString();
    const record: SessionRecord = {
      v: 1,
      epoch: epoch.value,
      device,
      createdAt: at,
      lastUsedAt: at,
      expiresAt: expiresAt.getTime(),
    };
    const result = await kv.atomic().check(epoch)
      .set(keys.session(userId, jti), record, { expireIn: timeLeft(record, now) })
      .commit();
    return result.ok ? jti : CONTENDED;
  });
}

/** Milliseconds until a session expires, as KV wants them: at least one. */
export function timeLeft({ expiresAt }: Pick<SessionRecord, "expiresAt">, now: Date): number {
  return Math.max(1, expiresAt - now.getTime());
}

/**
 * Whose session it is, in one read, and whether its last use is due to be noted; null once it is ended, past its
 * expiry, or its account is gone.
 */
export async function findSession(
  kv: Store,
  { jti, userId, now }: SessionAsked,
): Promise<{ user: User; isNoteDue: boolean } | null> {
  const [session, epoch, account] = await kv.getMany<[unknown, number, unknown]>([
    keys.session(userId, jti),
    keys.sessionEpoch(userId),
    keys.user(userId),
  ]);
  if (session.value === null || epoch.value === null) return null;
  const record = SessionRecord.parse(session.value);
  const user = isStanding(record, epoch.value, now) ? toUser(account.value) : null;
  return user && { user, isNoteDue: now.getTime() - Date.parse(lastUseOf(record)) >= NOTED_EVERY_MS };
}

/** Notes that a session is in use. One that ends at the same moment stays ended. */
export async function noteUse(kv: Store, { jti, userId, now }: SessionAsked): Promise<void> {
  const entry = await kv.get(keys.session(userId, jti));
  if (entry.value === null) return;
  const record = { ...SessionRecord.parse(entry.value), lastUsedAt: now.toISOString() };
  await kv.atomic().check(entry).set(entry.key, record, { expireIn: timeLeft(record, now) }).commit();
}

/** The standing sessions of an account, the last used first. Throws NotFoundError when the account is gone. */
export async function listSessions(kv: Store, userId: string, now: Date): Promise<Session[]> {
  const epoch = await kv.get<number>(keys.sessionEpoch(userId));
  if (epoch.value === null) throw new NotFoundError("This account no longer exists");
  const sessions: Session[] = [];
  for await (const { key, value } of kv.list({ prefix: keys.ofUser("sessions", userId) })) {
    const record = readable(SessionRecord, value);
    if (record === null || !isStanding(record, epoch.value, now)) continue;
    const { device = UNKNOWN, createdAt } = record;
    sessions.push({ id: String(key.at(-1)), ...device, createdAt, lastUsedAt: lastUseOf(record) });
  }
  return sessions.sort((one, other) => other.lastUsedAt.localeCompare(one.lastUsedAt));
}

/** Ends one session, and what its device is told. False where there is none: ending it twice is ending it. */
export async function revokeSession(
  kv: Store,
  { jti, userId }: { jti: string; userId: string },
): Promise<boolean> {
  return await untilCommitted(async () => {
    const entry = await kv.get(keys.session(userId, jti));
    if (entry.value === null) return false;
    const write = kv.atomic().check(entry).delete(entry.key);
    await endPushOf(kv, write, { userId, hasEnded: (one) => one === jti });
    return (await write.commit()).ok ? true : CONTENDED;
  });
}

function isStanding({ epoch, expiresAt }: SessionRecord, present: number, now: Date): boolean {
  return epoch === present && expiresAt > now.getTime();
}

/** Sessions from before uses were noted know only when they were opened. */
function lastUseOf({ lastUsedAt, createdAt }: SessionRecord): string {
  return lastUsedAt ?? createdAt;
}
