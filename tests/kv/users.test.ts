import { expect } from "vitest";
import { ConflictError, NotFoundError } from "../../agents/domain/errors.ts";
import { changePassword } from "../../kv/session_epoch.ts";
import { jwtSecret } from "../../kv/secrets.ts";
import { createResetToken, resetPassword } from "../../kv/tokens.ts";
import { findUserByEmail, getPasswordHash, getUser, listUsers, updateUser } from "../../kv/users.ts";
import { after, makeUser, NOON, test } from "./fixtures.ts";

test("twenty registrations of one address at once make one account", async ({ kv }) => {
  const tries = Array.from(
    { length: 20 },
    (_, index) => makeUser(kv, index % 2 ? "Mara@Tidewatch.example" : "mara@tidewatch.EXAMPLE "),
  );
  const results = await Promise.allSettled(tries);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const refused = results.filter((result) => result.status === "rejected");
  for (const { reason } of refused) {
    expect(reason).toBeInstanceOf(ConflictError);
    expect(reason.message).toBe("An account with this email already exists");
  }
  expect((await listUsers(kv)).users).toHaveLength(1);
});

test("an account is found by its address in any case", async ({ kv }) => {
  const user = await makeUser(kv);
  expect(await findUserByEmail(kv, " MARA@tidewatch.example")).toEqual(user);
  expect(await findUserByEmail(kv, "nobody@tidewatch.example")).toBeNull();
});

test("no account is found by an address that is longer than any address", async ({ kv }) => {
  expect(await findUserByEmail(kv, `${"é".repeat(40_000)}@example.com`)).toBeNull();
});

test("changes of one account at once are all kept", async ({ kv }) => {
  const { id } = await makeUser(kv);
  await Promise.all([
    updateUser(kv, id, { changes: { full_name: "Mara Berg" }, now: NOON }),
    updateUser(kv, id, { changes: { company_name: "Tide" }, now: NOON }),
    updateUser(kv, id, { changes: { subscription_tier: "premium" }, now: NOON }),
  ]);
  expect(await getUser(kv, id)).toMatchObject({
    full_name: "Mara Berg",
    company_name: "Tide",
    subscription_tier: "premium",
  });
});

test("an account that is gone cannot be changed", async ({ kv }) => {
  const change = updateUser(kv, "nobody", { changes: { full_name: "X" }, now: NOON });
  await expect(change).rejects.toBeInstanceOf(NotFoundError);
});

test("accounts are listed page by page, each once", async ({ kv }) => {
  for (let index = 0; index < 5; index++) await makeUser(kv, `founder${index}@example.com`);
  const emails: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listUsers>> = await listUsers(kv, { limit: 2, cursor });
    emails.push(...page.users.map(({ email }) => email));
    cursor = page.cursor;
  } while (cursor !== null);
  expect(emails.sort()).toEqual([0, 1, 2, 3, 4].map((index) => `founder${index}@example.com`));
});

test("a reset token works once, only before its expiry, and ends with a change of password", async ({ kv }) => {
  const { id: userId } = await makeUser(kv);
  const made = async (hash: string, expiresAt = after(1_000)) => {
    await createResetToken(kv, { hash, userId, expiresAt, now: NOON });
    return { hash, userId };
  };
  const use = (token: { hash: string; userId: string }, now = NOON) =>
    resetPassword(kv, token, { passwordHash: "new hash", now });
  const late = await made("late");
  expect(await use(late, after(1_000))).toBe(false);
  const token = await made("once");
  expect(await use({ ...token, userId: "somebody-else" })).toBe(false);
  const uses = await Promise.all(Array.from({ length: 5 }, () => use(token)));
  expect(uses.filter((used) => used)).toHaveLength(1);
  expect(await getPasswordHash(kv, userId)).toBe("new hash");
  const earlier = await made("earlier");
  await changePassword(kv, "newer hash", { userId, now: NOON });
  expect(await use(earlier)).toBe(false);
});

test("the signing secret is made once and kept", async ({ kv }) => {
  const secrets = await Promise.all([jwtSecret(kv), jwtSecret(kv), jwtSecret(kv)]);
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/);
});
