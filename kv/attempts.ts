import { createHash } from "node:crypto";
import { RateLimitError } from "../agents/domain/errors.ts";
import { CONTENDED, untilCommitted } from "./commit.ts";
import { keys, normaliseEmail } from "./keys.ts";
import { AttemptsRecord, readable } from "./records.ts";
import type { Store } from "./store.ts";

/** Tries at a password in a row that cost no waiting: for one account, and for one client's address. */
const FREE_FOR_ACCOUNT = 5;
const FREE_FOR_CLIENT = 50;
const LONGEST_WAIT_MS = 60_000;
/** A row of tries is forgotten when none came for so long. */
const FORGOTTEN_AFTER_MS = 15 * 60_000;

/** Somebody who tries a password. */
export interface Trying {
  /** An e-mail address as it was typed, or a user's id. */
  account: string;
  /** The network address that asks. */
  client: string;
}

interface Counter {
  key: ReturnType<typeof keys.attempts>;
  free: number;
}

/**
 * Counts a try before the password is looked at, for the account and for the client, over all processes: after five
 * (fifty) in a row the wait doubles with each, 1 s, 2 s … 60 s, and never locks for ever. Throws RateLimitError while
 * either must wait. Whoever was right calls `endAttempts`.
 */
export async function countAttempt(kv: Store, who: Trying, now: Date): Promise<void> {
  const counters = countersOf(who);
  await untilCommitted(async () => {
    const entries = await kv.getMany(counters.map(({ key }) => key));
    const write = kv.atomic();
    for (const [index, entry] of entries.entries()) {
      const { count, until } = standing(entry.value, now);
      const wait = until - now.getTime();
      if (wait > 0) throw new RateLimitError(Math.ceil(wait / 1000));
      const next = recordOf(count + 1, counters[index]?.free ?? 0, now);
      write.check(entry).set(entry.key, next, { expireIn: FORGOTTEN_AFTER_MS });
    }
    return (await write.commit()).ok ? undefined : CONTENDED;
  });
}

/** The password was right: the account starts anew, and the client has one try fewer against it. */
export async function endAttempts(kv: Store, who: Trying, now: Date): Promise<void> {
  const [account, client] = countersOf(who);
  await untilCommitted(async () => {
    const [tries, others] = await kv.getMany([account.key, client.key]);
    const write = kv.atomic().check(tries).check(others).delete(account.key);
    const { count } = standing(others.value, now);
    if (count <= 1) write.delete(client.key);
    else {write.set(client.key, { ...recordOf(count - 1, client.free, now), until: 0 }, {
        expireIn: FORGOTTEN_AFTER_MS,
      });}
    return (await write.commit()).ok ? undefined : CONTENDED;
  });
}

/** Removes what was counted of an account. */
export async function forgetAttempts(kv: Store, account: string): Promise<void> {
  const [{ key }] = countersOf({ account, client: "" });
  await kv.atomic().delete(key).commit();
}

function countersOf({ account, client }: Trying): [Counter, Counter] {
  return [
    { key: keys.attempts("account", printOf(normaliseEmail(account))), free: FREE_FOR_ACCOUNT },
    { key: keys.attempts("client", printOf(client)), free: FREE_FOR_CLIENT },
  ];
}

/** An address of a person is not kept for having been typed. */
function printOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function standing(value: unknown, now: Date): { count: number; until: number } {
  const record = readable(AttemptsRecord, value);
  if (record === null || record.at + FORGOTTEN_AFTER_MS <= now.getTime()) return { count: 0, until: 0 };
  return record;
}

function recordOf(count: number, free: number, now: Date): AttemptsRecord {
  const wait = count < free ? 0 : Math.min(LONGEST_WAIT_MS, 1000 * 2 ** (count - free));
  return { v: 1, count, at: now.getTime(), until: now.getTime() + wait };
}
