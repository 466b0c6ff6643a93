import { expect } from "vitest";
import { RateLimitError } from "../../agents/domain/errors.ts";
import { countAttempt } from "../../kv/attempts.ts";
import type { Store } from "../../kv/store.ts";
import { after, test } from "./fixtures.ts";

const WHO = { account: "mara@tidewatch.example", client: "10.0.0.1" };
const MINUTE_MS = 60_000;

/** Tries at a moment, and hands back for how many seconds the next has to wait. */
async function waitAfterTry(kv: Store, at: number): Promise<number> {
  await countAttempt(kv, WHO, after(at));
  try {
    await countAttempt(kv, WHO, after(at));
  } catch (error) {
    if (error instanceof RateLimitError) return error.retryAfter;
    throw error;
  }
  return 0;
}

test("from the fifth try on the wait doubles with each, up to a minute and no longer", async ({ kv }) => {
  for (let free = 0; free < 4; free++) await countAttempt(kv, WHO, after(0));
  const waits: number[] = [];
  let at = 0;
  for (let tries = 0; tries < 9; tries++) {
    const wait = await waitAfterTry(kv, at);
    waits.push(wait);
    at += wait * 1000;
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
});

test("of two free tries from one address neither waits, whichever is counted first", async ({ kv }) => {
  await countAttempt(kv, WHO, after(30));
  await countAttempt(kv, { ...WHO, account: "piet@ovenline.example" }, after(0));
});

test("a row of tries is forgotten a quarter of an hour after its last, and not before", async ({ kv }) => {
  let at = 0;
  for (let tries = 0; tries < 8; tries++) {
    await countAttempt(kv, WHO, after(at));
    at += MINUTE_MS;
  }
  const last = at - MINUTE_MS;
  expect(await waitAfterTry(kv, last + 15 * MINUTE_MS - 1)).toBe(16);
  for (let free = 0; free < 5; free++) await countAttempt(kv, WHO, after(last + 31 * MINUTE_MS));
  await expect(countAttempt(kv, WHO, after(last + 31 * MINUTE_MS))).rejects.toBeInstanceOf(RateLimitError);
});
