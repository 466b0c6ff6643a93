import { expect } from "vitest";
import { ConflictError, NotFoundError, QuotaError } from "../../agents/domain/errors.ts";
import {
  claimConsultation,
  giveBackConsultation,
  giveBackInterrupted,
  listConsultations,
  recordAnswer,
} from "../../kv/consultations.ts";
import { forgetConsultation } from "../../kv/consultant_memory.ts";
import type { Store } from "../../kv/store.ts";
import { readStanding } from "../../kv/usage.ts";
import { after, keysOf, makeJourney, makeUser, NOON, test } from "./fixtures.ts";

/** Claims a consultation that must be free to claim. */
async function claimed(kv: Store, asked: Parameters<typeof claimConsultation>[1]) {
  const result = await claimConsultation(kv, asked);
  if (result.kind !== "claimed") throw new Error(`The consultation is ${result.kind}`);
  return result.claim;
}

async function ready(kv: Store, limit = 10) {
  const { id: userId } = await makeUser(kv);
  const { id: journeyId } = await makeJourney(kv, userId);
  const ask = (query = "Should we lower the price?", now = NOON) =>
    claimed(kv, { userId, journeyId, limit, query, now });
  return { userId, journeyId, ask };
}

test("fifty questions at once with ten allowed are exactly ten", async ({ kv }) => {
  const { userId, ask } = await ready(kv);
  const results = await Promise.allSettled(Array.from({ length: 50 }, () => ask()));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  for (const result of results.filter((result) => result.status === "rejected")) {
    expect(result.reason).toBeInstanceOf(QuotaError);
    expect(result.reason.message).toMatch(/all 10 consultations of this month.* 1 December/);
  }
  expect(await readStanding(kv, userId, "2026-11")).toMatchObject({ consultations: 10 });
  expect(await listConsultations(kv, userId)).toHaveLength(10);
});

test("under one id a question is asked once while its claim lives, and whoever lost it neither answers nor gives it back", async ({ kv }) => {
  const { userId, journeyId } = await ready(kv);
  const asked = { userId, journeyId, limit: 10, query: "Should we move?", clientMessageId: "one" };
  const first = await claimed(kv, { ...asked, now: NOON });
  expect(await claimConsultation(kv, { ...asked, now: after(4_499) })).toEqual({ kind: "running" });
  const second = await claimed(kv, { ...asked, now: after(4_500) });
  expect(second).toMatchObject({ id: first.id });
  const late = { answer: "Late.", confidence: 0.7, now: after(4_600) };
  await expect(recordAnswer(kv, first, late)).rejects.toBeInstanceOf(ConflictError);
  await giveBackConsultation(kv, first);
  expect(await readStanding(kv, userId, "2026-11")).toMatchObject({ consultations: 1 });
  expect(await listConsultations(kv, userId)).toMatchObject([{ status: "asked", answer: null }]);
  await recordAnswer(kv, second, { ...late, answer: "Stay.", wire: { consultation: "Stay." } });
  expect(await claimConsultation(kv, { ...asked, now: after(9_000) })).toEqual({
    kind: "answered",
    answer: { consultation: "Stay." },
  });
});

test("a failed call gives the month's use back, once", async ({ kv }) => {
  const { userId, ask } = await ready(kv);
  const [first] = [await ask(), await ask()];
  await Promise.all(Array.from({ length: 5 }, () => giveBackConsultation(kv, first)));
  expect(await readStanding(kv, userId, "2026-11")).toMatchObject({ consultations: 1 });
});

test("an answer that came after its use was given back counts again, once", async ({ kv }) => {
  const { userId, ask } = await ready(kv);
  const claim = await ask();
  // As where a process was too busy to renew its claim for some seconds.
  await giveBackInterrupted(kv, after(10_000));
  expect(await readStanding(kv, userId, "2026-11")).toMatchObject({ consultations: 0 });
  await recordAnswer(kv, claim, { answer: "Hold it.", confidence: 0.7, now: after(11_000) });
  await giveBackInterrupted(kv, after(20_000));
  expect(await listConsultations(kv, userId)).toMatchObject([{ status: "answered", answer: "Hold it." }]);
  expect(await readStanding(kv, userId, "2026-11")).toMatchObject({ consultations: 1 });
});

test("an answered consultation is not given back", async ({ kv }) => {
  const { userId, ask } = await ready(kv);
  const claim = await ask();
  await recordAnswer(kv, claim, { answer: "Hold it.", confidence: 0.7, now: after(1) });
  await giveBackConsultation(kv, claim);
  expect(await readStanding(kv, userId, "2026-11")).toMatchObject({ consultations: 1 });
});

test("consultations are remembered, the newest first, however long they are", async ({ kv }) => {
  const { userId, journeyId, ask } = await ready(kv);
  const long = "価格 ".repeat(30_000);
  await recordAnswer(kv, await ask("First?", after(1)), { answer: "One", confidence: 0.5, now: after(2) });
  await recordAnswer(kv, await ask(long, after(3)), { answer: long, confidence: 0.9, now: after(4) });
  const remembered = await listConsultations(kv, userId, { journeyId });
  expect(remembered.map(({ query, answer }) => [query, answer])).toEqual([[long, long], ["First?", "One"]]);
  expect(remembered[0]).toMatchObject({ status: "answered", confidence: 0.9, journeyId });
});

test("a deleted consultation is forgotten with its parts, and its use of the month stays", async ({ kv }) => {
  const { userId, ask } = await ready(kv);
  const { id } = await ask("x".repeat(200_000));
  await forgetConsultation(kv, userId, id);
  expect(await listConsultations(kv, userId)).toEqual([]);
  expect((await keysOf(kv)).filter((key) => key.includes(id))).toEqual([]);
  expect(await readStanding(kv, userId, "2026-11")).toMatchObject({ consultations: 1 });
});

test("a consultation is nobody else's", async ({ kv }) => {
  const { journeyId, ask } = await ready(kv);
  const { id } = await ask();
  const other = await makeUser(kv, "piet@ovenline.example");
  expect(await listConsultations(kv, other.id)).toEqual([]);
  await expect(forgetConsultation(kv, other.id, id)).rejects.toBeInstanceOf(NotFoundError);
  const stolen = claimConsultation(kv, { userId: other.id, journeyId, limit: 10, query: "?", now: NOON });
  await expect(stolen).rejects.toBeInstanceOf(NotFoundError);
});
