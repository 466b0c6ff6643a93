import { expect } from "vitest";
import { NotFoundError } from "../../agents/domain/errors.ts";
import { sweepExpired } from "../../kv/retention.ts";
import { deleteUser } from "../../kv/erasures.ts";
import { keys } from "../../kv/keys.ts";
import { changePassword, revokeOtherSessions } from "../../kv/session_epoch.ts";
import { createSession, findSession, listSessions, noteUse, revokeSession } from "../../kv/sessions.ts";
import type { Store } from "../../kv/store.ts";
import { createResetToken, isResetToken } from "../../kv/tokens.ts";
import { getPasswordHash } from "../../kv/users.ts";
import { after, FIREFOX, keysOf, makeUser, NOON, test } from "./fixtures.ts";

const HOUR_MS = 3_600_000;

function open(kv: Store, userId: string, { lasts = 24 * HOUR_MS, now = NOON } = {}): Promise<string> {
  return createSession(kv, {
    userId,
    device: FIREFOX,
    expiresAt: new Date(now.getTime() + lasts),
    now,
  });
}

test("a session lives until its expiry and not a moment longer", async ({ kv }) => {
  const { id: userId } = await makeUser(kv);
  const jti = await open(kv, userId, { lasts: 1_000 });
  expect(await findSession(kv, { jti, userId, now: after(999) })).not.toBeNull();
  expect(await findSession(kv, { jti, userId, now: after(1_000) })).toBeNull();
  expect(await listSessions(kv, userId, after(999))).toHaveLength(1);
  expect(await listSessions(kv, userId, after(1_000))).toEqual([]);
});

test("a session is nobody else's", async ({ kv }) => {
  const mara = await makeUser(kv);
  const piet = await makeUser(kv, "piet@ovenline.example");
  const jti = await open(kv, mara.id);
  expect(await findSession(kv, { jti, userId: piet.id, now: NOON })).toBeNull();
  expect(await revokeSession(kv, { jti, userId: piet.id })).toBe(false);
  expect(await findSession(kv, { jti, userId: mara.id, now: NOON })).not.toBeNull();
});

test("a revoked session is dead at once, and a use that is noted late does not revive it", async ({ kv }) => {
  const { id: userId } = await makeUser(kv);
  const jti = await open(kv, userId);
  expect(await revokeSession(kv, { jti, userId })).toBe(true);
  expect(await revokeSession(kv, { jti, userId })).toBe(false);
  await noteUse(kv, { jti, userId, now: after(HOUR_MS) });
  expect(await findSession(kv, { jti, userId, now: NOON })).toBeNull();
});

test("a session that ends between the reading and the noting of its use stays ended", async ({ kv }) => {
  const { id: userId } = await makeUser(kv);
  const jti = await open(kv, userId);
  const get = kv.get.bind(kv);
  kv.get = async function getAndEnd<T>(...asked: Parameters<typeof get>) {
    const entry = await get<T>(...asked);
    kv.get = get;
    expect(await revokeSession(kv, { jti, userId })).toBe(true);
    return entry;
  };
  await noteUse(kv, { jti, userId, now: after(HOUR_MS) });
  expect(kv.get).toBe(get);
  expect(await findSession(kv, { jti, userId, now: NOON })).toBeNull();
});

test("the use of a session is due to be noted once an hour", async ({ kv }) => {
  const { id: userId } = await makeUser(kv);
  const jti = await open(kv, userId);
  const isDueAt = async (now: Date) => (await findSession(kv, { jti, userId, now }))?.isNoteDue;
  expect(await isDueAt(after(HOUR_MS - 1))).toBe(false);
  expect(await isDueAt(after(HOUR_MS))).toBe(true);
  await noteUse(kv, { jti, userId, now: after(HOUR_MS) });
  expect(await isDueAt(after(HOUR_MS))).toBe(false);
  const [session] = await listSessions(kv, userId, after(HOUR_MS));
  expect(session).toEqual({
    ...FIREFOX,
    id: jti,
    createdAt: NOON.toISOString(),
    lastUsedAt: after(HOUR_MS).toISOString(),
  });
});

test("sessions are listed with the last used first, one unreadable record beside them or not", async ({ kv }) => {
  const { id: userId } = await makeUser(kv);
  const early = await open(kv, userId);
  const late = await open(kv, userId, { now: after(1) });
  await kv.set(keys.session(userId, "unreadable"), { v: 7 });
  const listed = async () => (await listSessions(kv, userId, after(2))).map(({ id }) => id);
  expect(await listed()).toEqual([late, early]);
  await noteUse(kv, { jti: early, userId, now: after(2) });
  expect(await listed()).toEqual([early, late]);
});

test("a session from before devices were noted stands, is listed and can be ended", async ({ kv }) => {
  const { id: userId } = await makeUser(kv);
  const at = NOON.toISOString();
  const expiresAt = after(24 * HOUR_MS).getTime();
  await kv.set(keys.session(userId, "old"), { v: 1, epoch: 0, createdAt: at, expiresAt });
  expect(await findSession(kv, { jti: "old", userId, now: NOON })).not.toBeNull();
  expect(await listSessions(kv, userId, NOON)).toEqual([
    { id: "old", browser: null, system: null, createdAt: at, lastUsedAt: at },
  ]);
  await revokeSession(kv, { jti: "old", userId });
  expect(await findSession(kv, { jti: "old", userId, now: NOON })).toBeNull();
});

test("all sessions but one end at once, with every reset link, and the password stays", async ({ kv }) => {
  const { id: userId } = await makeUser(kv);
  const here = await open(kv, userId);
  const others = [await open(kv, userId), await open(kv, userId)];
  await createResetToken(kv, { hash: "link", userId, expiresAt: after(HOUR_MS), now: NOON });
  await revokeOtherSessions(kv, { userId, except: here, now: NOON });
  expect((await listSessions(kv, userId, NOON)).map(({ id }) => id)).toEqual([here]);
  expect(await findSession(kv, { jti: here, userId, now: NOON })).not.toBeNull();
  for (const jti of others) expect(await findSession(kv, { jti, userId, now: NOON })).toBeNull();
  expect(await isResetToken(kv, { userId, hash: "link" }, NOON)).toBe(false);
  expect(await getPasswordHash(kv, userId)).toBe("hash");
  await revokeOtherSessions(kv, { userId, except: "of somebody else", now: NOON });
  expect(await listSessions(kv, userId, NOON)).toEqual([]);
});

test("a changed password and the end of the other sessions come together", async ({ kv }) => {
  const { id: userId } = await makeUser(kv);
  const [here, there] = [await open(kv, userId), await open(kv, userId)];
  await changePassword(kv, "new hash", { userId, except: here, now: NOON });
  expect(await getPasswordHash(kv, userId)).toBe("new hash");
  expect(await findSession(kv, { jti: here, userId, now: NOON })).not.toBeNull();
  expect(await findSession(kv, { jti: there, userId, now: NOON })).toBeNull();
  await changePassword(kv, "newer hash", { userId, now: NOON });
  expect(await findSession(kv, { jti: here, userId, now: NOON })).toBeNull();
});

test("a session revoked before changes nothing and cannot be revived as the excepted one", async ({ kv }) => {
  const { id: userId } = await makeUser(kv);
  const jti = await open(kv, userId);
  await changePassword(kv, "new hash", { userId, now: NOON });
  const late = changePassword(kv, "newer hash", { userId, except: jti, now: NOON });
  await expect(late).rejects.toThrow("Session expired");
  expect(await getPasswordHash(kv, userId)).toBe("new hash");
  expect(await findSession(kv, { jti, userId, now: NOON })).toBeNull();
});

test("a restored session that has expired is swept, and one that stands is not", async ({ kv }) => {
  const { id: userId } = await makeUser(kv);
  const record = { v: 1, epoch: 0, createdAt: NOON.toISOString() };
  await kv.set(keys.session(userId, "past"), { ...record, expiresAt: NOON.getTime() });
  await kv.set(keys.session(userId, "standing"), { ...record, expiresAt: after(1).getTime() });
  await sweepExpired(kv, NOON);
  const left = (await keysOf(kv)).filter((key) => key.startsWith("sessions"));
  expect(left).toEqual([expect.stringContaining("standing")]);
});

test("of an account that is gone no session can be listed, opened or ended", async ({ kv }) => {
  const { id: userId } = await makeUser(kv);
  await deleteUser(kv, userId);
  await expect(listSessions(kv, userId, NOON)).rejects.toBeInstanceOf(NotFoundError);
  await expect(open(kv, userId)).rejects.toBeInstanceOf(NotFoundError);
  await expect(revokeOtherSessions(kv, { userId, now: NOON })).rejects.toBeInstanceOf(NotFoundError);
});
