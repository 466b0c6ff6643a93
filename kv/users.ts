import { ConflictError, NotFoundError } from "../agents/domain/errors.ts";
import { CONTENDED, untilCommitted } from "./commit.ts";
import { keys, normaliseEmail } from "./keys.ts";
import { PasswordRecord, readable, UserRecord } from "./records.ts";
import type { Store } from "./store.ts";

/** No address is longer (RFC 3696, erratum 1690), and KV refuses a key over 2 KiB with an error. */
const LONGEST_EMAIL = 320;

/** An account, without its password. Fits `allowanceOf`. Times are ISO 8601 UTC. */
export type User = Omit<ReturnType<typeof UserRecord.parse>, "v">;

interface NewUser {
  email: string;
  full_name: string;
  company_name: string;
  role: string | null;
  user_type: string;
  subscription_tier: string;
  max_journeys: number;
  waitlisted_at?: string | null;
  reminders?: boolean;
  passwordHash: string;
  now: Date;
}

type UserChanges = Partial<
  Pick<
    User,
    | "full_name"
    | "company_name"
    | "role"
    | "user_type"
    | "subscription_tier"
    | "max_journeys"
    | "waitlisted_at"
    | "reminders"
  >
>;

/** Throws ConflictError when the address, in any spelling of case, has an account already. */
export async function createUser(kv: Store, account: NewUser): Promise<User> {
  const { passwordHash, now, ...rest } = account;
  const at = now.toISOString();
  const email = normaliseEmail(account.email);
  const user = {
    waitlisted_at: null,
    reminders: true,
    ...rest,
    email,
    id: crypto.randomUUID(),
    created_at: at,
    updated_at: at,
  };
  const result = await kv.atomic()
    .check({ key: keys.userByEmail(email), versionstamp: null })
    .check({ key: keys.user(user.id), versionstamp: null })
    .set(keys.userByEmail(email), user.id)
    .set(keys.user(user.id), UserRecord.parse({ v: 1, ...user }))
    .set(keys.password(user.id), PasswordRecord.parse({ v: 1, hash: passwordHash }))
    .set(keys.sessionEpoch(user.id), 0)
    .commit();
  if (!result.ok) throw new ConflictError("An account with this email already exists");
  return user;
}

export async function getUser(kv: Store, userId: string): Promise<User | null> {
  return toUser((await kv.get(keys.user(userId))).value);
}

export async function findUserByEmail(kv: Store, email: string): Promise<User | null> {
  if (email.length > LONGEST_EMAIL) return null;
  const { value } = await kv.get<string>(keys.userByEmail(email));
  return value === null ? null : await getUser(kv, value);
}

/** Throws NotFoundError when the account is gone. */
export async function updateUser(
  kv: Store,
  userId: string,
  { changes, now }: { changes: UserChanges; now: Date },
): Promise<User> {
  return await untilCommitted(async () => {
    const entry = await kv.get(keys.user(userId));
    const user = toUser(entry.value);
    if (user === null) throw new NotFoundError("This account no longer exists");
    const changed = { ...user, ...changes, updated_at: now.toISOString() };
    const result = await kv.atomic().check(entry)
      .set(keys.user(userId), UserRecord.parse({ v: 1, ...changed })).commit();
    return result.ok ? changed : CONTENDED;
  });
}

/** One page of accounts for the admin, in the order of their ids; `cursor` is null on the last page. */
export async function listUsers(
  kv: Store,
  { limit = 50, cursor = null }: { limit?: number; cursor?: string | null } = {},
): Promise<{ users: User[]; cursor: string | null }> {
  const list = kv.list({ prefix: keys.users() }, { limit, ...(cursor === null ? {} : { cursor }) });
  const users: User[] = [];
  let read = 0;
  for await (const entry of list) {
    read++;
    if (readable(UserRecord, entry.value) !== null) users.push(readUser(entry.value));
  }
  return { users, cursor: read < limit ? null : list.cursor };
}

/** Accounts whose name, address or company holds the words, in any case; the first `limit` in the order of ids. */
export async function searchUsers(kv: Store, words: string, limit: number): Promise<User[]> {
  const wanted = words.trim().toLowerCase();
  const found: User[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listUsers>> = await listUsers(kv, { limit, cursor });
    for (const user of page.users) {
      const text = `${user.full_name}\n${user.email}\n${user.company_name}`.toLowerCase();
      if (text.includes(wanted)) found.push(user);
    }
    cursor = page.cursor;
  } while (cursor !== null && found.length < limit);
  return found.slice(0, limit);
}

export async function getPasswordHash(kv: Store, userId: string): Promise<string | null> {
  const { value } = await kv.get(keys.password(userId));
  return value === null ? null : PasswordRecord.parse(value).hash;
}

/** What is kept of a user, as callers know it: without the version. */
function readUser(value: unknown): User {
  const { v: _, ...user } = UserRecord.parse(value);
  return user;
}

/** A user as it stands at its key, or null where nothing does. */
export function toUser(value: unknown): User | null {
  return value === null ? null : readUser(value);
}
