import { expect } from "vitest";
import { encodeJson } from "../../kv/large_value.ts";
import { listMessages } from "../../kv/messages.ts";
import { keys } from "../../kv/keys.ts";
import type { Store } from "../../kv/store.ts";
import { makeJourney, makeUser, NOON, test } from "./fixtures.ts";

/** A journey whose conversation has `count` messages, the opening one included. */
async function longJourney(kv: Store, count: number) {
  const { userId, id: journeyId } = await makeJourney(kv, (await makeUser(kv)).id);
  const ref = { userId, journeyId };
  const common = {
    v: 1,
    role: "assistant",
    phase: "complete",
    agent: null,
    clientMessageId: null,
    answeredBy: null,
  };
  for (let first = 2; first <= count; first += 500) {
    const write = kv.atomic();
    for (let sequence = first; sequence < Math.min(first + 500, count + 1); sequence++) {
      const content = { bytes: encodeJson(`message ${sequence}`) };
      write.set(keys.message(ref, sequence), {
        ...common,
        id: `${sequence}`,
        content,
        at: NOON.toISOString(),
      });
    }
    await write.commit();
  }
  return ref;
}

test("the first page of ten thousand messages comes within 200 ms", async ({ kv }) => {
  const ref = await longJourney(kv, 10_000);
  const started = performance.now();
  const page = await listMessages(kv, ref, { limit: 100, now: NOON });
  expect(performance.now() - started).toBeLessThan(200);
  expect(page.messages.map(({ sequence }) => sequence)).toEqual(
    Array.from({ length: 100 }, (_, index) => 9_901 + index),
  );
  expect(page.before).toBe(9_901);
});

test("pages from the newest to the oldest hold every message once and in order", async ({ kv }) => {
  const ref = await longJourney(kv, 125);
  const sequences: number[] = [];
  let before: number | null | undefined;
  while (before !== null) {
    const page = await listMessages(kv, ref, { limit: 50, now: NOON, ...(before ? { before } : {}) });
    sequences.unshift(...page.messages.map(({ sequence }) => sequence));
    before = page.before;
  }
  expect(sequences).toEqual(Array.from({ length: 125 }, (_, index) => index + 1));
});

test("a page that just fits leaves nothing to ask for", async ({ kv }) => {
  const ref = await longJourney(kv, 50);
  expect((await listMessages(kv, ref, { limit: 50, now: NOON })).before).toBeNull();
});
