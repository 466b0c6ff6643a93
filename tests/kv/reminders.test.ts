import { expect } from "vitest";
import { deleteJourney } from "../../kv/erasures.ts";
import { markJourneyUsed } from "../../kv/journeys.ts";
import { type JourneyRef, keys } from "../../kv/keys.ts";
import { claimReminder, dueReminders, journeyOfLink, takeReminderLink } from "../../kv/reminders.ts";
import { revokeOtherSessions } from "../../kv/session_epoch.ts";
import type { Store } from "../../kv/store.ts";
import { commitTurn } from "../../kv/turn_commit.ts";
import { updateUser } from "../../kv/users.ts";
import { after, claim, makeJourney, makeUser, NOON, test } from "./fixtures.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A founder who answered once at noon, and then nothing more. */
async function whoStopped(kv: Store): Promise<JourneyRef> {
  const { id: userId } = await makeUser(kv);
  const journey = await makeJourney(kv, userId);
  await claim(kv, journey);
  return { userId, journeyId: journey.id };
}

const due = (kv: Store, now: Date) => Array.fromAsync(dueReminders(kv, now));

/** One look of one process: how many letters it may send. */
async function sweep(kv: Store, now: Date): Promise<number> {
  let sent = 0;
  for await (const ref of dueReminders(kv, now)) {
    const taken = await claimReminder(kv, ref, { hash: `${now.getTime()}`, expiresAt: after(0), now });
    if (taken !== null) sent++;
  }
  return sent;
}

test("over four months somebody who stopped is written to after a day, after five days, and never again", async ({ kv }) => {
  await whoStopped(kv);
  const written: number[] = [];
  for (let hour = 0; hour < 120 * 24; hour++) {
    if (await sweep(kv, after(hour * HOUR_MS)) > 0) written.push(hour);
  }
  expect(written).toEqual([24, 5 * 24]);
});

test("months asleep are caught up with one letter, not two, and the second comes days after it", async ({ kv }) => {
  await whoStopped(kv);
  const woken = 60 * DAY_MS;
  expect([await sweep(kv, after(woken)), await sweep(kv, after(woken + HOUR_MS))]).toEqual([1, 0]);
  expect(await sweep(kv, after(woken + 4 * DAY_MS - 1))).toBe(0);
  expect(await sweep(kv, after(woken + 4 * DAY_MS))).toBe(1);
});

test("what was left more than ninety days ago is let rest: a new mail server wakes nobody", async ({ kv }) => {
  await whoStopped(kv);
  expect(await due(kv, after(90 * DAY_MS))).toHaveLength(1);
  expect(await due(kv, after(90 * DAY_MS + 1))).toEqual([]);
});

test("whoever goes on is silent from then on, and gets two letters for the journey in all", async ({ kv }) => {
  const ref = await whoStopped(kv);
  expect(await sweep(kv, after(DAY_MS))).toBe(1);
  const back = after(DAY_MS + HOUR_MS);
  await markJourneyUsed(kv, ref, back);
  expect(await due(kv, after(6 * DAY_MS))).toEqual([]);
  expect(await sweep(kv, new Date(back.getTime() + 5 * DAY_MS))).toBe(1);
  await markJourneyUsed(kv, ref, after(20 * DAY_MS));
  expect(await due(kv, after(30 * DAY_MS))).toEqual([]);
});

test("who goes on between the look and the letter gets none", async ({ kv }) => {
  const ref = await whoStopped(kv);
  const now = after(DAY_MS);
  expect(await due(kv, now)).toEqual([ref]);
  await markJourneyUsed(kv, ref, now);
  expect(await claimReminder(kv, ref, { hash: "h", expiresAt: after(2 * DAY_MS), now })).toBeNull();
});

test("of twenty processes that take the same letter at once one sends it", async ({ kv }) => {
  const ref = await whoStopped(kv);
  const now = after(DAY_MS);
  const taken = await Promise.all(
    Array.from({ length: 20 }, (_, at) => claimReminder(kv, ref, { hash: `${at}`, expiresAt: now, now })),
  );
  expect(taken.filter((one) => one !== null)).toMatchObject([{ isLast: false }]);
});

test("a letter that was taken by a process which died is not sent again", async ({ kv }) => {
  const ref = await whoStopped(kv);
  const now = after(DAY_MS);
  await claimReminder(kv, ref, { hash: "h", expiresAt: now, now });
  expect(await due(kv, after(DAY_MS + HOUR_MS))).toEqual([]);
});

test.for([
  "never answered",
  "completed it",
  "deleted it",
  "switched reminders off",
  "has a record that nobody can read",
])("a founder who %s is not written to", async (what, { kv }) => {
  const { id: userId } = await makeUser(kv);
  const journey = await makeJourney(kv, userId);
  const ref = { userId, journeyId: journey.id };
  if (what === "completed it") {
    const turn = await claim(kv, journey);
    const state = { ...turn.state, phase: "complete" as const };
    const reply = { reply: "Complete.", agent: "Holdfast Master", anchors: {}, answer: {} };
    await commitTurn(kv, turn, { ...reply, state, now: NOON });
  } else if (what !== "never answered") await claim(kv, journey);
  if (what === "deleted it") await deleteJourney(kv, userId, journey.id);
  if (what === "switched reminders off") {
    await updateUser(kv, userId, { changes: { reminders: false }, now: NOON });
  }
  if (what === "has a record that nobody can read") await kv.set(keys.reminder(ref), { v: 9 });
  expect([await sweep(kv, after(DAY_MS)), await sweep(kv, after(5 * DAY_MS))]).toEqual([0, 0]);
});

test("who works on another journey is not silent, and is reminded of that one once they are", async ({ kv }) => {
  const { userId } = await whoStopped(kv);
  const other = await makeJourney(kv, userId, { now: after(HOUR_MS) });
  await claim(kv, other, { now: after(23 * HOUR_MS) });
  expect(await due(kv, after(DAY_MS))).toEqual([]);
  expect(await due(kv, after(2 * DAY_MS))).toEqual([{ userId, journeyId: other.id }]);
});

test("a second journey that was opened and never answered hides no first one", async ({ kv }) => {
  const ref = await whoStopped(kv);
  await makeJourney(kv, ref.userId, { now: after(HOUR_MS) });
  expect(await due(kv, after(DAY_MS))).toEqual([ref]);
});

test("each founder is looked at, whoever comes before or after", async ({ kv }) => {
  const refs: JourneyRef[] = [];
  for (let at = 0; at < 3; at++) {
    const { id: userId } = await makeUser(kv, `founder-${at}@example.com`);
    const journey = await makeJourney(kv, userId);
    await claim(kv, journey);
    refs.push({ userId, journeyId: journey.id });
  }
  const found = await due(kv, after(DAY_MS));
  expect(found.map(({ journeyId }) => journeyId).toSorted()).toEqual(
    refs.map(({ journeyId }) => journeyId).toSorted(),
  );
});

test("a clock that jumps ahead and back sends no third letter", async ({ kv }) => {
  await whoStopped(kv);
  const clock = [
    DAY_MS,
    365 * DAY_MS,
    2 * DAY_MS,
    40 * DAY_MS,
    5 * DAY_MS,
    44 * DAY_MS,
    50 * DAY_MS,
    -DAY_MS,
  ];
  const sent: number[] = [];
  for (const at of [...clock, ...clock]) sent.push(await sweep(kv, after(at)));
  expect(sent.reduce((sum, one) => sum + one, 0)).toBe(2);
});

test("a link leads to its journey until it is used, is replaced, expires or every sign-in is ended", async ({ kv }) => {
  const ref = await whoStopped(kv);
  const { userId } = ref;
  const link = { userId, hash: "first" };
  const now = after(DAY_MS);
  await claimReminder(kv, ref, { hash: "first", expiresAt: after(15 * DAY_MS), now });
  expect(await journeyOfLink(kv, link, now)).toEqual(ref);
  expect(await journeyOfLink(kv, { userId, hash: "guessed" }, now)).toBeNull();
  expect(await journeyOfLink(kv, { userId: "somebody else", hash: "first" }, now)).toBeNull();
  expect(await journeyOfLink(kv, link, after(15 * DAY_MS))).toBeNull();
  const later = after(5 * DAY_MS);
  await claimReminder(kv, ref, { hash: "second", expiresAt: after(19 * DAY_MS), now: later });
  expect(await journeyOfLink(kv, link, later)).toBeNull();
  const second = { userId, hash: "second" };
  const taken = await Promise.all(Array.from({ length: 10 }, () => takeReminderLink(kv, second, later)));
  expect(taken.filter((one) => one !== null)).toEqual([ref]);
  expect(await journeyOfLink(kv, second, later)).toBeNull();
});

test("a link ends with every sign-in, as after a new password or address", async ({ kv }) => {
  const ref = await whoStopped(kv);
  const now = after(DAY_MS);
  await claimReminder(kv, ref, { hash: "h", expiresAt: after(15 * DAY_MS), now });
  await revokeOtherSessions(kv, { userId: ref.userId, now });
  expect(await takeReminderLink(kv, { userId: ref.userId, hash: "h" }, now)).toBeNull();
});
