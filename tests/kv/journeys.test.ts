import { expect } from "vitest";
import { ConflictError, NotFoundError, QuotaError } from "../../agents/domain/errors.ts";
import { deleteJourney } from "../../kv/erasures.ts";
import { getJourney, latestJourney, listJourneys, markJourneyUsed } from "../../kv/journeys.ts";
import { listMessages } from "../../kv/messages.ts";
import { commitTurn } from "../../kv/turn_commit.ts";
import { readStanding } from "../../kv/usage.ts";
import { listActivity } from "../../kv/activity.ts";
import { after, claim, makeJourney, makeUser, NOON, test } from "./fixtures.ts";

test("fifty starts at once with three allowed give exactly three journeys", async ({ kv }) => {
  const { id } = await makeUser(kv);
  const allowance = { activeJourneys: 3, foundationsPerMonth: -1 };
  const results = await Promise.allSettled(
    Array.from({ length: 50 }, () => makeJourney(kv, id, { allowance })),
  );
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  for (const result of results.filter((result) => result.status === "rejected")) {
    expect(result.reason).toBeInstanceOf(ConflictError);
    expect(result.reason.message).toBe("You can only have 3 active journeys at a time");
  }
  expect(await listJourneys(kv, id)).toHaveLength(3);
  expect((await readStanding(kv, id, "2026-11")).activeJourneys).toBe(3);
});

test("fifty starts at once without a limit all succeed", async ({ kv }) => {
  const { id } = await makeUser(kv);
  const journeys = await Promise.all(Array.from({ length: 50 }, () => makeJourney(kv, id)));
  expect(await listJourneys(kv, id)).toHaveLength(50);
  expect(await readStanding(kv, id, "2026-11")).toMatchObject({ foundations: 0, consultations: 0 });
  await Promise.all(journeys.map((journey) => claim(kv, journey)));
  expect(await readStanding(kv, id, "2026-11")).toMatchObject({ foundations: 50, consultations: 0 });
});

test("of five first answers at once with two foundations left two are taken, and the others kept out", async ({ kv }) => {
  const { id } = await makeUser(kv);
  const journeys = await Promise.all(Array.from({ length: 5 }, () => makeJourney(kv, id)));
  const results = await Promise.allSettled(
    journeys.map((journey) => claim(kv, journey, { foundationsPerMonth: 2 })),
  );
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  expect(await readStanding(kv, id, "2026-11")).toMatchObject({ foundations: 2 });
  const counts = await Promise.all(
    journeys.map(async (journey) =>
      (await listMessages(kv, { userId: id, journeyId: journey.id }, { now: NOON })).messages.length
    ),
  );
  expect(counts.toSorted()).toEqual([1, 1, 1, 2, 2]);
});

test("a journey is charged for its first answer and for no other", async ({ kv }) => {
  const { id } = await makeUser(kv);
  const journey = await makeJourney(kv, id);
  for (const message of ["First.", "Second."]) {
    const turn = await claim(kv, journey, { message, clientMessageId: message });
    await commitTurn(kv, turn, {
      state: turn.state,
      reply: "And?",
      agent: "Holdfast",
      anchors: {},
      answer: null,
      now: NOON,
    });
  }
  expect(await readStanding(kv, id, "2026-11")).toMatchObject({ foundations: 1 });
});

test("the month's limit names itself and the day it ends", async ({ kv }) => {
  const { id } = await makeUser(kv);
  const allowance = { activeJourneys: -1, foundationsPerMonth: 1 };
  await claim(kv, await makeJourney(kv, id, { allowance }), { foundationsPerMonth: 1 });
  const refused = makeJourney(kv, id, { allowance });
  await expect(refused).rejects.toBeInstanceOf(QuotaError);
  await expect(refused).rejects.toThrow(/all 1 strategic foundations of this month.* 1 December/);
  const december = new Date("2026-12-01T00:00:00Z");
  await expect(makeJourney(kv, id, { allowance, now: december })).resolves.toMatchObject({
    name: "Tidewatch",
  });
});

test("deleting a journey that was answered frees its place and not the month's use", async ({ kv }) => {
  const { id } = await makeUser(kv);
  const allowance = { activeJourneys: 1, foundationsPerMonth: 2 };
  const first = await makeJourney(kv, id, { allowance });
  await claim(kv, first);
  await deleteJourney(kv, id, first.id);
  await makeJourney(kv, id, { allowance });
  expect(await readStanding(kv, id, "2026-11")).toMatchObject({ foundations: 1 });
  expect((await readStanding(kv, id, "2026-11")).activeJourneys).toBe(1);
});

test("a journey deleted twenty times at once frees one place", async ({ kv }) => {
  const { id } = await makeUser(kv);
  const [first] = [await makeJourney(kv, id), await makeJourney(kv, id)];
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, () => deleteJourney(kv, id, first.id)),
  );
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect((await readStanding(kv, id, "2026-11")).activeJourneys).toBe(1);
});

test("a completed journey frees its place and is the latest only when no other is active", async ({ kv }) => {
  const { id } = await makeUser(kv);
  const journey = await makeJourney(kv, id);
  const turn = await claim(kv, journey);
  await commitTurn(kv, turn, {
    state: { ...turn.state, phase: "complete" },
    reply: "Done",
    agent: "Holdfast Master",
    anchors: {},
    answer: {},
    now: after(60_000),
  });
  expect((await readStanding(kv, id, "2026-11")).activeJourneys).toBe(0);
  expect(await latestJourney(kv, id)).toMatchObject({ id: journey.id, active: false });
  const next = await makeJourney(kv, id, { now: after(1_000) });
  expect(await latestJourney(kv, id)).toMatchObject({ id: next.id, active: true });
});

test("the journey that was opened last is the latest, and a turn may be under way in it", async ({ kv }) => {
  const { id: userId } = await makeUser(kv);
  const first = await makeJourney(kv, userId);
  const second = await makeJourney(kv, userId, { now: after(1_000) });
  expect(await latestJourney(kv, userId)).toMatchObject({ id: second.id });
  const turn = await claim(kv, first);
  await markJourneyUsed(kv, turn, after(2_000));
  expect(await latestJourney(kv, userId)).toMatchObject({ id: first.id });
  const result = { state: turn.state, reply: "Yes", agent: "Holdfast Master", anchors: {}, answer: {} };
  await expect(commitTurn(kv, turn, { ...result, now: after(3_000) })).resolves.toMatchObject({ version: 2 });
});

test("a journey begins with the agent's words and shows in the activity feed", async ({ kv }) => {
  const { id } = await makeUser(kv);
  const journey = await makeJourney(kv, id);
  const { messages } = await listMessages(kv, { userId: id, journeyId: journey.id }, { now: NOON });
  expect(messages).toMatchObject([{ role: "assistant", content: "What do you make?", sequence: 1 }]);
  expect(await listActivity(kv, id)).toMatchObject([{ kind: "journey_started", journeyId: journey.id }]);
});

test("somebody else's journey is not there", async ({ kv }) => {
  const mara = await makeUser(kv);
  const piet = await makeUser(kv, "piet@ovenline.example");
  const journey = await makeJourney(kv, mara.id);
  expect(await getJourney(kv, piet.id, journey.id)).toBeNull();
  expect(await latestJourney(kv, piet.id)).toBeNull();
  await expect(deleteJourney(kv, piet.id, journey.id)).rejects.toBeInstanceOf(NotFoundError);
  const ref = { userId: piet.id, journeyId: journey.id };
  expect((await listMessages(kv, ref, { now: NOON })).messages).toEqual([]);
  await expect(markJourneyUsed(kv, ref, NOON)).rejects.toBeInstanceOf(NotFoundError);
  expect(await getJourney(kv, mara.id, journey.id)).toMatchObject({ name: "Tidewatch" });
});

test("an account without a record cannot start a journey", async ({ kv }) => {
  await expect(makeJourney(kv, "nobody")).rejects.toBeInstanceOf(NotFoundError);
});
