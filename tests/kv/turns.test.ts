import { expect } from "vitest";
import type { Anchor, Section } from "../../agents/domain/anchors.ts";
import { ConflictError, NotFoundError } from "../../agents/domain/errors.ts";
import { getAnchors } from "../../kv/anchors.ts";
import { deleteJourney } from "../../kv/erasures.ts";
import { getJourney } from "../../kv/journeys.ts";
import { type JourneyRef, keys } from "../../kv/keys.ts";
import { listMessages } from "../../kv/messages.ts";
import type { JourneyRecord } from "../../kv/records.ts";
import type { Store } from "../../kv/store.ts";
import { commitTurn, type TurnResult } from "../../kv/turn_commit.ts";
import { awaitAnswer, claimTurn, heartbeatTurn, releaseTurn, type TurnClaim } from "../../kv/turns.ts";
import { TURN_LEASE_MS } from "../../kv/turn_lease.ts";
import { after, claim, keysOf, makeJourney, makeUser, NOON, test } from "./fixtures.ts";

function resultOf({ state }: TurnClaim, reply = "And who pays for it?"): TurnResult {
  return {
    state: { ...state, turns: state.turns + 1 },
    reply,
    agent: "Holdfast Master",
    anchors: {},
    answer: { message: reply },
    now: after(100),
  };
}

/** The store, with something happening right before its first commit. */
function beforeFirstCommit(kv: Store, happen: () => Promise<unknown>): Store {
  let isFirst = true;
  return new Proxy(kv, {
    get(target, name) {
      if (name !== "atomic") {
        const value = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      }
      return () => {
        const write = target.atomic();
        const commit = write.commit.bind(write);
        write.commit = async () => {
          if (isFirst) {
            isFirst = false;
            await happen();
          }
          return await commit();
        };
        return write;
      };
    },
  });
}

async function isShownInterrupted(kv: Store, ref: JourneyRef, now: Date): Promise<boolean> {
  return (await listMessages(kv, ref, { now })).messages.at(-1)?.interrupted === true;
}

test("a turn stores state, reply and answer together", async ({ kv }) => {
  const journey = await makeJourney(kv, (await makeUser(kv)).id);
  const turn = await claim(kv, journey);
  await commitTurn(kv, turn, resultOf(turn));
  const { messages } = await listMessages(kv, turn, { now: after(100) });
  expect(messages.map(({ role, content }) => [role, content])).toEqual([
    ["assistant", "What do you make?"],
    ["user", "We watch moorings"],
    ["assistant", "And who pays for it?"],
  ]);
  expect(await getJourney(kv, turn.userId, turn.journeyId)).toMatchObject({
    state: { turns: 1 },
    version: 2,
    updatedAt: after(100).toISOString(),
  });
});

test("the same message twenty times at once is one message and one claim", async ({ kv }) => {
  const journey = await makeJourney(kv, (await makeUser(kv)).id);
  const ref = { userId: journey.userId, journeyId: journey.id };
  const request = { ...ref, clientMessageId: "a", message: "Moorings", choices: null, now: NOON };
  const claims = await Promise.all(Array.from({ length: 20 }, () => claimTurn(kv, request)));
  expect(claims.filter(({ kind }) => kind === "claimed")).toHaveLength(1);
  expect(claims.filter(({ kind }) => kind === "running")).toHaveLength(19);
  expect((await listMessages(kv, ref, { now: NOON })).messages).toHaveLength(2);
});

test("a message that was answered is answered the same way again", async ({ kv }) => {
  const journey = await makeJourney(kv, (await makeUser(kv)).id);
  const turn = await claim(kv, journey);
  await commitTurn(kv, turn, resultOf(turn));
  const again = await claimTurn(kv, { ...turn, now: after(200) });
  expect(again).toEqual({ kind: "answered", answer: { message: "And who pays for it?" } });
  expect((await listMessages(kv, turn, { now: after(200) })).messages).toHaveLength(3);
});

test("whoever sends a running message again is given its answer", async ({ kv }) => {
  const turn = await claim(kv, await makeJourney(kv, (await makeUser(kv)).id));
  const waiting = awaitAnswer(kv, turn, { now: () => NOON, signal: new AbortController().signal });
  await commitTurn(kv, turn, resultOf(turn));
  expect(await waiting).toEqual({ answer: { message: "And who pays for it?" } });
});

test("waiting for a message that was given up ends without an answer", async ({ kv }) => {
  const turn = await claim(kv, await makeJourney(kv, (await makeUser(kv)).id));
  await releaseTurn(kv, turn, "The model did not answer");
  const { signal } = new AbortController();
  expect(await awaitAnswer(kv, turn, { now: () => NOON, signal })).toBeNull();
});

test("another message is refused while one is being answered", async ({ kv }) => {
  const journey = await makeJourney(kv, (await makeUser(kv)).id);
  await claim(kv, journey);
  const second = claim(kv, journey, { clientMessageId: "second" });
  await expect(second).rejects.toBeInstanceOf(ConflictError);
  await expect(second).rejects.toThrow("Another message is being answered");
});

test("a failed turn keeps its message, shows it as interrupted and can be tried again", async ({ kv }) => {
  const journey = await makeJourney(kv, (await makeUser(kv)).id);
  const first = await claim(kv, journey);
  expect(await isShownInterrupted(kv, first, NOON)).toBe(false);
  await releaseTurn(kv, first, "The model did not answer");
  expect(await isShownInterrupted(kv, first, NOON)).toBe(true);
  const shown = await listMessages(kv, first, { now: NOON });
  expect(shown.messages[1]).toMatchObject({ interrupted: true, clientMessageId: "first" });

  await expect(claim(kv, journey, { message: "Something else" })).rejects.toBeInstanceOf(ConflictError);
  const retry = await claim(kv, journey);
  expect(retry).toMatchObject({ messageId: first.messageId, message: "We watch moorings" });
  await commitTurn(kv, retry, resultOf(retry));
  const { messages } = await listMessages(kv, first, { now: NOON });
  expect(messages.map(({ interrupted }) => interrupted)).toEqual([false, false, false]);
});

test("a turn whose process died shows as interrupted within five seconds and is taken over", async ({ kv }) => {
  const journey = await makeJourney(kv, (await makeUser(kv)).id);
  const dead = await claim(kv, journey);
  expect(await isShownInterrupted(kv, dead, after(TURN_LEASE_MS - 1))).toBe(false);
  expect(await isShownInterrupted(kv, dead, after(5_000))).toBe(true);
  const taker = await claim(kv, journey, { now: after(5_000) });
  await expect(commitTurn(kv, dead, resultOf(dead, "Late"))).rejects.toBeInstanceOf(ConflictError);
  await commitTurn(kv, taker, resultOf(taker));
  const { messages } = await listMessages(kv, dead, { now: after(5_000) });
  expect(messages.map(({ content }) => content)).not.toContain("Late");
});

test("a turn of a version that the journey has left behind is refused", async ({ kv }) => {
  const journey = await makeJourney(kv, (await makeUser(kv)).id);
  const turn = await claim(kv, journey);
  const entry = await kv.get<JourneyRecord>(keys.journey(turn));
  await kv.set(entry.key, { ...entry.value, version: turn.version + 1 });
  await expect(commitTurn(kv, turn, resultOf(turn, "Late"))).rejects.toBeInstanceOf(ConflictError);
});

test("a turn that is taken over between its last look and its commit is refused", async ({ kv }) => {
  const journey = await makeJourney(kv, (await makeUser(kv)).id);
  const turn = await claim(kv, journey);
  const wordless = {
    userId: journey.userId,
    journeyId: journey.id,
    clientMessageId: "finish",
    message: null,
    choices: null,
    now: after(TURN_LEASE_MS + 1),
  };
  const overtaken = beforeFirstCommit(kv, () => claimTurn(kv, wordless));
  await expect(commitTurn(overtaken, turn, resultOf(turn, "Late"))).rejects.toBeInstanceOf(ConflictError);
});

test("a clock that is put back an hour leaves no journey stuck", async ({ kv }) => {
  const journey = await makeJourney(kv, (await makeUser(kv)).id);
  await claim(kv, journey, { now: after(3_600_000) });
  await expect(claim(kv, journey, { clientMessageId: "second" })).resolves.toMatchObject({ state: {} });
});

test("a heartbeat keeps a long turn alive, and tells when it is lost", async ({ kv }) => {
  const journey = await makeJourney(kv, (await makeUser(kv)).id);
  const turn = await claim(kv, journey);
  expect(await heartbeatTurn(kv, turn, after(4_000))).toBe(true);
  expect(await isShownInterrupted(kv, turn, after(8_000))).toBe(false);
  await claim(kv, journey, { clientMessageId: "next", now: after(9_000) });
  expect(await heartbeatTurn(kv, turn, after(9_001))).toBe(false);
});

test("a turn can be committed while heartbeats come in between", async ({ kv }) => {
  const turn = await claim(kv, await makeJourney(kv, (await makeUser(kv)).id));
  const [, summary] = await Promise.all([
    Promise.all(Array.from({ length: 10 }, () => heartbeatTurn(kv, turn, NOON))),
    commitTurn(kv, turn, resultOf(turn)),
  ]);
  expect(summary.version).toBe(2);
});

test("a turn without words of the founder's stores only the reply", async ({ kv }) => {
  const { userId, id: journeyId } = await makeJourney(kv, (await makeUser(kv)).id);
  const request = { userId, journeyId, clientMessageId: "finish", message: null, choices: null, now: NOON };
  const claimed = await claimTurn(kv, request);
  if (claimed.kind !== "claimed") throw new Error(claimed.kind);
  await commitTurn(kv, claimed.claim, resultOf(claimed.claim));
  const { messages } = await listMessages(kv, request, { now: NOON });
  expect(messages.map(({ role }) => role)).toEqual(["assistant", "assistant"]);
  expect(await isShownInterrupted(kv, request, NOON)).toBe(false);
});

test("of twenty turns without words at once one is claimed", async ({ kv }) => {
  const { userId, id: journeyId } = await makeJourney(kv, (await makeUser(kv)).id);
  const turn = { userId, journeyId, message: null, choices: null, now: NOON };
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) => claimTurn(kv, { ...turn, clientMessageId: `finish-${index}` })),
  );
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const outcome of outcomes) {
    if (outcome.status === "rejected") expect(outcome.reason).toBeInstanceOf(ConflictError);
  }
});

test("a journey deleted in mid-turn takes the late answer with it", async ({ kv }) => {
  const journey = await makeJourney(kv, (await makeUser(kv)).id);
  const turn = await claim(kv, journey);
  await deleteJourney(kv, journey.userId, journey.id);
  const late = { ...resultOf(turn), reply: "x".repeat(200_000) };
  await expect(commitTurn(kv, turn, late)).rejects.toBeInstanceOf(NotFoundError);
  expect((await keysOf(kv)).filter((key) => key.includes(journey.id))).toEqual([]);
});

test.for([0, 1, 65_535, 65_536, 65_537, 100_000])(
  "a message of %i bytes is stored whole",
  async (size, { kv }) => {
    const journey = await makeJourney(kv, (await makeUser(kv)).id);
    const text = "潮".repeat(Math.floor(size / 3)) + "a".repeat(size % 3);
    const turn = await claim(kv, journey, { message: text });
    await commitTurn(kv, turn, resultOf(turn, text));
    const { messages } = await listMessages(kv, turn, { now: NOON });
    expect(messages.slice(1).map(({ content }) => content)).toEqual([text, text]);
  },
);

test("odd code units in a message survive", async ({ kv }) => {
  const journey = await makeJourney(kv, (await makeUser(kv)).id);
  const text = `\u0000 \ud800 “quoted” 👩‍🚀 ${"é".repeat(40_000)} \udc00`;
  const turn = await claim(kv, journey, { message: text });
  const { messages } = await listMessages(kv, turn, { now: NOON });
  expect(messages[1]?.content).toBe(text);
});

test("a state and anchors far over one value's size come back as they were, and old parts go", async ({ kv }) => {
  const journey = await makeJourney(kv, (await makeUser(kv)).id);
  for (const round of [1, 2, 3]) {
    const now = after(round);
    const turn = await claim(kv, journey, { clientMessageId: `turn ${round}`, now });
    const asked = Array.from({ length: 30_000 }, (_, index) => `question ${round} ${index} – “why?”`);
    const truth = anchorOf(`${round} ${"日本語 ".repeat(60_000)}`);
    await commitTurn(kv, turn, { ...resultOf(turn), state: { ...turn.state, asked }, anchors: { truth } });
    expect((await getJourney(kv, journey.userId, journey.id))?.state.asked).toEqual(asked);
    expect((await getAnchors(kv, turn)).truth).toEqual(truth);
  }
  const parts = (await keysOf(kv)).filter((key) => key.startsWith("parts"));
  const generations = new Set(parts.map((key) => key.split(" ").slice(0, -1).join(" ")));
  expect(generations.size).toBe(2);
});

function anchorOf(headline: string): Anchor {
  return {
    type: "truth",
    agent: "Strategic Analysis Agent",
    status: "in_progress",
    sentence: null,
    sections: [sectionOf(headline)],
    written_at: NOON.toISOString(),
  };
}

function sectionOf(headline: string): Section {
  return {
    id: "market_analysis",
    anchor: "truth",
    title: "Market analysis",
    headline: { text: headline, marks: [] },
    blocks: [],
    choice: null,
    confidence: { score: 0, said: 0, source: 0, inference: 0, assumption: 0, deductions: [], raised_by: "" },
    open_questions: [],
    written_by: "builtin",
    note: null,
  };
}
