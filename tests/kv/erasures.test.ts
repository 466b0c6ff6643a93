import { expect } from "vitest";
import { NotFoundError } from "../../agents/domain/errors.ts";
import { exportUser } from "../../kv/account_export.ts";
import { deleteJourney, deleteUser, resumeErasures } from "../../kv/erasures.ts";
import { keys } from "../../kv/keys.ts";
import { findSession } from "../../kv/sessions.ts";
import { findUserByEmail } from "../../kv/users.ts";
import { after, countKeys, FIREFOX, keysOf, makeUser, NOON, test } from "./fixtures.ts";
import { fillAccount } from "./full_account.ts";

test("deleting an account erases everything it owned and nothing of anybody else's", async ({ kv }) => {
  const piet = await fillAccount(kv, "piet@ovenline.example");
  const before = await keysOf(kv);
  const mara = await fillAccount(kv, "mara@tidewatch.example");
  await deleteUser(kv, mara.userId);
  expect(await keysOf(kv)).toEqual(before);
  expect(await findUserByEmail(kv, "mara@tidewatch.example")).toBeNull();
  expect(await findSession(kv, { jti: mara.jti, userId: mara.userId, now: NOON })).toBeNull();
  expect(await findSession(kv, { jti: piet.jti, userId: piet.userId, now: NOON })).not.toBeNull();
  await expect(deleteUser(kv, mara.userId)).rejects.toBeInstanceOf(NotFoundError);
});

test("the address of a deleted account can register again", async ({ kv }) => {
  const { userId } = await fillAccount(kv, "mara@tidewatch.example");
  await deleteUser(kv, userId);
  await expect(makeUser(kv)).resolves.toMatchObject({ email: "mara@tidewatch.example" });
});

test("deleting a journey erases all that hung on it", async ({ kv }) => {
  const { userId, journeyId, jobId } = await fillAccount(kv, "mara@tidewatch.example");
  await deleteJourney(kv, userId, journeyId);
  const left = await keysOf(kv);
  expect(left.filter((key) => key.includes(journeyId) || key.includes(jobId))).toEqual([]);
  const of = (entity: string) => left.filter((key) => key.startsWith(entity));
  for (const entity of ["parts", "documents", "jobs", "job_payloads", "consultations", "activity", "share"]) {
    expect(of(entity)).toEqual([]);
  }
  expect(of("usage")).toHaveLength(1);
});

test("an erasure that a crash cut short is carried to its end", async ({ kv }) => {
  const before = await countKeys(kv);
  const { userId, email } = await fillAccount(kv, "mara@tidewatch.example");
  const cut = kv.atomic().set(keys.erasure(userId, "*"), true);
  const gone = [keys.user(userId), keys.userByEmail(email), keys.password(userId), keys.sessionEpoch(userId)];
  for (const key of [...gone, keys.activeJourneys(userId)]) cut.delete(key);
  await cut.commit();
  await resumeErasures(kv);
  expect(await countKeys(kv)).toBe(before);
});

test("an export holds all that is kept about a person and no password", async ({ kv }) => {
  const { userId, jti, journeyId, jobId } = await fillAccount(kv, "mara@tidewatch.example");
  const account = await exportUser(kv, userId, NOON);
  expect(account).toMatchObject({
    user: { email: "mara@tidewatch.example" },
    signIns: [{ ...FIREFOX, createdAt: NOON.toISOString(), lastUsedAt: NOON.toISOString() }],
    usage: { "2026-11": { foundations: 1, consultations: 1 } },
    journeys: [{
      id: journeyId,
      state: { company: "Tidewatch" },
      reminders: [after(86_400_000).toISOString()],
      written: { memos: { truth: [{ claim: { text: "t".repeat(130_000) } }] } },
    }],
    consultations: [{ query: "Should we?", answer: "No." }],
    documents: [{ id: jobId }],
    pushDevices: [{ device: FIREFOX, addedAt: NOON.toISOString(), sentAt: null }],
    jobs: expect.arrayContaining([expect.objectContaining({ id: jobId })]),
  });
  expect(account.journeys[0]?.messages.map(({ role }) => role)).toEqual(["assistant", "user", "assistant"]);
  expect(account.activity.length).toBeGreaterThan(1);
  expect(JSON.stringify(account)).not.toContain("hash");
  expect(JSON.stringify(account)).not.toContain(jti);
  expect(JSON.stringify(account)).not.toContain("push.example");
});
