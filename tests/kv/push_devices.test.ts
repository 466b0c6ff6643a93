import { expect } from "vitest";
import { ConflictError, NotFoundError } from "../../agents/domain/errors.ts";
import { deleteUser } from "../../kv/erasures.ts";
import { endPushDevice, keepPushDevice, listPushDevices, MOST_PUSH_DEVICES } from "../../kv/push_devices.ts";
import { vapidKeys } from "../../kv/secrets.ts";
import { changePassword, revokeOtherSessions } from "../../kv/session_epoch.ts";
import { createSession, revokeSession } from "../../kv/sessions.ts";
import type { Store } from "../../kv/store.ts";
import { after, FIREFOX, keysOf, makeUser, NOON, test } from "./fixtures.ts";

function subscribed(id: string) {
  return { id, endpoint: `https://push.example/${id}`, p256dh: "B", auth: "a", serverKey: "B" };
}

async function signedIn(kv: Store, userId: string): Promise<string> {
  return await createSession(kv, { userId, device: FIREFOX, expiresAt: after(60_000), now: NOON });
}

/** An account with a phone and a desk that are told, each under a sign-in of its own. */
async function phoneAndDesk(kv: Store) {
  const { id: userId } = await makeUser(kv);
  const [phone, desk] = [await signedIn(kv, userId), await signedIn(kv, userId)];
  const keep = (id: string, jti: string, now = NOON) =>
    keepPushDevice(kv, { userId, jti, device: FIREFOX, subscribed: subscribed(id), now });
  await keep("phone", phone);
  await keep("desk", desk, after(1));
  const told = async () => (await listPushDevices(kv, userId)).map(({ id }) => id);
  return { userId, phone, desk, keep, told };
}

test("a device ends with its sign-in, and the others go on", async ({ kv }) => {
  const { userId, phone, told } = await phoneAndDesk(kv);
  expect(await told()).toEqual(["phone", "desk"]);
  await revokeSession(kv, { userId, jti: phone });
  expect(await told()).toEqual(["desk"]);
});

test("a new password and signing out everywhere else leave the device they are done on", async ({ kv }) => {
  const { userId, desk, phone, keep, told } = await phoneAndDesk(kv);
  await changePassword(kv, "another-hash", { userId, except: desk, now: NOON });
  expect(await told()).toEqual(["desk"]);
  await expect(keep("phone", phone)).rejects.toBeInstanceOf(NotFoundError);
  await revokeOtherSessions(kv, { userId, now: NOON });
  expect(await told()).toEqual([]);
});

test("a device that is switched on again goes on under the sign-in that asked, and is one", async ({ kv }) => {
  const { userId, phone, keep, told } = await phoneAndDesk(kv);
  await keep("phone", await signedIn(kv, userId), after(60_000));
  await revokeSession(kv, { userId, jti: phone });
  expect(await told()).toEqual(["phone", "desk"]);
  expect((await listPushDevices(kv, userId))[0]?.addedAt).toBe(NOON.toISOString());
});

test("of many at once no more are kept than one account may have", async ({ kv }) => {
  const { desk, keep, told } = await phoneAndDesk(kv);
  const asked = Array.from({ length: MOST_PUSH_DEVICES }, (_, index) => keep(`tablet-${index}`, desk));
  const refused = (await Promise.allSettled(asked)).filter(({ status }) => status === "rejected");
  expect(refused.map((one) => "reason" in one && one.reason)).toEqual([
    expect.any(ConflictError),
    expect.any(ConflictError),
  ]);
  expect(await told()).toHaveLength(MOST_PUSH_DEVICES);
  await keep("desk", desk);
  expect(await told()).toHaveLength(MOST_PUSH_DEVICES);
});

test("a device is ended once, and with the last one and with the account nothing is kept", async ({ kv }) => {
  const { userId, told, keep, desk } = await phoneAndDesk(kv);
  expect(await endPushDevice(kv, userId, "phone")).toBe(true);
  expect(await endPushDevice(kv, userId, "phone")).toBe(false);
  expect(await told()).toEqual(["desk"]);
  await endPushDevice(kv, userId, "desk");
  const left = async () => (await keysOf(kv)).filter((key) => key.startsWith("push_devices"));
  expect(await left()).toEqual([]);
  await keep("desk", desk);
  expect(await left()).toHaveLength(1);
  await deleteUser(kv, userId);
  expect(await left()).toEqual([]);
});

test("keys that sign are made once, by many at once too, and sign what the public one proves", async ({ kv }) => {
  const made = await Promise.all([vapidKeys(kv), vapidKeys(kv), vapidKeys(kv)]);
  expect(new Set(made.map(({ publicKey }) => publicKey)).size).toBe(1);
  const { publicKey, privateKey } = await vapidKeys(kv);
  expect(publicKey).toMatch(/^B[\w-]{86}$/);
  expect(privateKey).toMatch(/^[\w-]{43}$/);
});
