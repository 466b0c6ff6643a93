import { createHash } from "node:crypto";
import { RateLimitError } from "../agents/domain/errors.ts";
import { CONTENDED, untilCommitted } from "./commit.ts";
import { keys, normaliseEmail } from "./keys.ts";
import { AttemptsRecord, readable } from "./records.ts";
import type { Store } from "./store.ts";

/** How tries in a row are slowed down: after `free` of them the wait doubles with each, 1 s, 2 s … `longestWait` ms. */
interface Pace {
  free: number;
  longestWait: number;
  /** A row of tries is forgotten when none came for so many milliseconds. */
  forgottenAfter: number;
}

const MINUTE_MS = 60_000;
/** Processes on one database may be so far apart. */
const CLOCKS_APART_MS = MINUTE_MS;
const ACCOUNT: Pace = { free: 5, longestWait: MINUTE_MS, forgottenAfter: 15 * MINUTE_MS };
const CLIENT: Pace = { free: 50, longestWait: MINUTE_MS, forgottenAfter: 15 * MINUTE_MS };
/**
 * Whoever is asked for a code knows the password, and three of a million codes open: at one try an hour somebody who
 * guesses for a year is right with a chance of 3 %.
 */
const CODE: Pace = { free: 5, longestWait: 60 * MINUTE_MS, forgottenAfter: 24 * 60 * MINUTE_MS };

/** Somebody who tries a password. */
export interface Trying {
  /** An e-mail address as it was typed, or a user's id. */
  account: string;
  /** The network address that asks. */
  client: string;
}

interface Counter {
  key: ReturnType<typeof keys.attempts>;
  pace: Pace;
}

/**
 * Counts a try before the password is looked at, for the account and for the client, over all processes: after five
 * (fifty) in a row the wait doubles up to a minute, and never locks for ever. Throws RateLimitError while either must
 * wait. Whoever was right calls `endAttempts`.
 */
export async function countAttempt(kv: Store, who: Trying, now: Date): Promise<void> {
  await count(kv, [accountCounter(who.account), clientCounter(who.client)], now);
}

/** As `countAttempt`, for the code of an account's second step: up to an hour, kept for a day. */
export async function countCode(kv: Store, userId: string, now: Date): Promise<void> {
  await count(kv, [codeCounter(userId)], now);
}

async function count(kv: Store, counters: Counter[], now: Date): Promise<void> {
  await untilCommitted(async () => {
    const write = kv.atomic();
    for (const { key, pace } of counters) {
      const entry = await kv.get(key);
      const { count, until } = standing(entry.value, pace, now);
      const wait = until - now.getTime();
      if (wait > 0) throw new RateLimitError(Math.ceil(wait / 1000));
      write.check(entry).set(key, recordOf(count + 1, pace, now), { expireIn: pace.forgottenAfter });
    }
    return (await write.commit()).ok ? undefined : CONTENDED;
  });
}

/** The password was right: the account starts anew, and the client has one try fewer against it. */
export async function endAttempts(kv: Store, who: Trying, now: Date): Promise<void> {
  const [account, client] = [accountCounter(who.account), clientCounter(who.client)];
  await untilCommitted(async () => {
    const [tries, others] = await kv.getMany([account.key, client.key]);
    const write = kv.atomic().check(tries).check(others).delete(account.key);
    const { count } = standing(others.value, client.pace, now);
    const fewer = { ...recordOf(count - 1, client.pace, now), until: 0 };
    if (count <= 1) write.delete(client.key);
    else write.set(client.key, fewer, { expireIn: client.pace.forgottenAfter });
    return (await write.commit()).ok ? undefined : CONTENDED;
  });
}

/** The code was right. */
export async function endCodes(kv: Store, userId: string): Promise<void> {
  await kv.atomic().delete(codeCounter(userId).key).commit();
}

/** Removes what was counted of an account: an address, or a user's id. */
export async function forgetAttempts(kv: Store, account: string): Promise<void> {
  await kv.atomic().delete(accountCounter(account).key).delete(codeCounter(account).key).commit();
}

/** When a row of tries of "account", "client" or "code" is forgotten, in milliseconds since 1970; null where it is unreadable. */
export function attemptsEnd(value: unknown, of: string): number | null {
  const record = readable(AttemptsRecord, value);
  return record && record.at + (of === "code" ? CODE : ACCOUNT).forgottenAfter;
}

function accountCounter(account: string): Counter {
  return { key: keys.attempts("account", printOf(normaliseEmail(account))), pace: ACCOUNT };
}

function clientCounter(client: string): Counter {
  return { key: keys.attempts("client", printOf(client)), pace: CLIENT };
}

function codeCounter(userId: string): Counter {
  return { key: keys.attempts("code", printOf(userId)), pace: CODE };
}

/** An address of a person is not kept for having been typed. */
function printOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** A try that is still to come was counted by a clock that has been put back since: nobody waits for it. */
function standing(value: unknown, { forgottenAfter }: Pace, now: Date): { count: number; until: number } {
  const record = readable(AttemptsRecord, value);
  const age = record === null ? Infinity : now.getTime() - record.at;
  return record === null || age >= forgottenAfter || age < -CLOCKS_APART_MS ? { count: 0, until: 0 } : record;
}

function recordOf(count: number, { free, longestWait }: Pace, now: Date): AttemptsRecord {
  const wait = count < free ? 0 : Math.min(longestWait, 1000 * 2 ** (count - free));
  // Whoever need not wait holds up nobody who came a moment before and is counted after.
  return { v: 1, count, at: now.getTime(), until: wait === 0 ? 0 : now.getTime() + wait };
}
