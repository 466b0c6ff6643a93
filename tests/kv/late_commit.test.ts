import { expect } from "vitest";
import type { JourneyState } from "../../agents/domain/journey.ts";
import { deleteJourney } from "../../kv/erasures.ts";
import { getJourney } from "../../kv/journeys.ts";
import { listJobs } from "../../kv/jobs.ts";
import { commitLate } from "../../kv/late_commit.ts";
import { listModelUsage } from "../../kv/model_usage.ts";
import { commitTurn } from "../../kv/turn_commit.ts";
import { claimTurn } from "../../kv/turns.ts";
import { TURN_LEASE_MS } from "../../kv/turn_lease.ts";
import { after, claim, keysOf, makeJourney, makeUser, NOON, test } from "./fixtures.ts";

const NEVER = new AbortController().signal;

/** A change that anybody can see: the company's name with a mark behind it. */
function marked(state: JourneyState) {
  return Promise.resolve({ state: { ...state, company: `${state.company}+` }, anchors: {} });
}

test("a late change waits for the turn that holds the journey, and is made of the state it leaves", async ({ kv }) => {
  const journey = await makeJourney(kv, (await makeUser(kv)).id);
  const turn = await claim(kv, journey);
  const late = commitLate(kv, turn, { change: marked, now: () => NOON, signal: NEVER });
  const result = { reply: "And who pays?", agent: "Holdfast", anchors: {}, answer: {}, now: after(100) };
  await commitTurn(kv, turn, { ...result, state: { ...turn.state, turns: 1, company: "Moorings" } });
  expect(await late).toBe(true);
  expect(await getJourney(kv, turn.userId, turn.journeyId)).toMatchObject({
    state: { turns: 1, company: "Moorings+" },
    version: 3,
    messageCount: 3,
  });
});

test("a turn claimed while a late change is being made begins again after it, and both stand", async ({ kv }) => {
  const journey = await makeJourney(kv, (await makeUser(kv)).id);
  const ref = { userId: journey.userId, journeyId: journey.id };
  let tries = 0;
  const claimed = Promise.withResolvers<Awaited<ReturnType<typeof claim>>>();
  const late = commitLate(kv, ref, {
    async change(state) {
      tries += 1;
      if (tries === 1) claimed.resolve(await claim(kv, journey));
      return await marked(state);
    },
    now: () => NOON,
    signal: NEVER,
  });
  const turn = await claimed.promise;
  const result = { reply: "And who pays?", agent: "Holdfast", anchors: {}, answer: {}, now: after(100) };
  await commitTurn(kv, turn, { ...result, state: { ...turn.state, turns: 1 } });
  expect(await late).toBe(true);
  expect(tries).toBe(2);
  expect((await getJourney(kv, ref.userId, ref.journeyId))?.state).toMatchObject({
    turns: 1,
    company: "Tidewatch+",
  });
});

test("a turn without words that is claimed meanwhile is waited for too", async ({ kv }) => {
  const journey = await makeJourney(kv, (await makeUser(kv)).id);
  const ref = { userId: journey.userId, journeyId: journey.id };
  const wordless = { ...ref, clientMessageId: "finish", message: null, choices: null, now: NOON };
  let tries = 0;
  const signal = AbortSignal.timeout(500);
  const change = async (state: JourneyState) => {
    tries += 1;
    if (tries === 1) expect(await claimTurn(kv, wordless)).toMatchObject({ kind: "claimed" });
    return await marked(state);
  };
  expect(await commitLate(kv, ref, { change, now: () => NOON, signal })).toBe(false);
  expect((await getJourney(kv, ref.userId, ref.journeyId))?.state.company).toBe("Tidewatch");
});

test("a turn whose process died holds nothing up, and can still be taken over", async ({ kv }) => {
  const journey = await makeJourney(kv, (await makeUser(kv)).id);
  const dead = await claim(kv, journey);
  const later = after(TURN_LEASE_MS + 1);
  expect(await commitLate(kv, dead, { change: marked, now: () => later, signal: NEVER })).toBe(true);
  const again = await claim(kv, journey, { now: later });
  expect(again.state.company).toBe("Tidewatch+");
  expect(again.messageId).toBe(dead.messageId);
});

test("what the late call used is counted, a large state leaves no parts behind, and a deleted journey stays so", async ({ kv }) => {
  const journey = await makeJourney(kv, (await makeUser(kv)).id);
  const ref = { userId: journey.userId, journeyId: journey.id };
  const usage = { calls: 1, promptTokens: 900, completionTokens: 80 };
  const large = (state: JourneyState) =>
    Promise.resolve({ state: { ...state, company: "x".repeat(200_000) + state.turns }, anchors: {} });
  for (const turns of [1, 2]) {
    const change = (state: JourneyState) => large({ ...state, turns });
    expect(await commitLate(kv, ref, { change, usage, now: () => NOON, signal: NEVER })).toBe(true);
  }
  const parts = (await keysOf(kv)).filter((key) => key.includes("journey_states") && key.includes("parts"));
  expect(parts).toHaveLength(4);
  expect(await listModelUsage(kv, "2026-11")).toMatchObject([{ calls: 2, promptTokens: 1_800 }]);
  await deleteJourney(kv, ref.userId, ref.journeyId);
  expect(await commitLate(kv, ref, { change: marked, now: () => NOON, signal: NEVER })).toBe(false);
});

test("a turn that never ends is given up with the signal", async ({ kv }) => {
  const journey = await makeJourney(kv, (await makeUser(kv)).id);
  const turn = await claim(kv, journey);
  const signal = AbortSignal.timeout(50);
  expect(await commitLate(kv, turn, { change: marked, now: () => NOON, signal })).toBe(false);
  expect((await getJourney(kv, turn.userId, turn.journeyId))?.state.company).toBe("Tidewatch");
});

test("what a late change makes due is queued with it, once", async ({ kv }) => {
  const journey = await makeJourney(kv, (await makeUser(kv)).id);
  const ref = { userId: journey.userId, journeyId: journey.id };
  const change = async (state: JourneyState) => ({ ...await marked(state), job: "write_strategy" });
  for (const _ of [1, 2]) await commitLate(kv, ref, { change, now: () => NOON, signal: NEVER });
  expect((await listJobs(kv, ref.userId, { limit: 10 })).map(({ kind, status }) => [kind, status])).toEqual([
    ["write_strategy", "queued"],
  ]);
});
