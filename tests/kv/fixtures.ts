import type { AtomicOperation } from "@deno/kv";
import { test as base } from "vitest";
import { type JourneyState, newJourney } from "../../agents/domain/journey.ts";
import { type Journey, startJourney } from "../../kv/journeys.ts";
import { openStore, type Store } from "../../kv/store.ts";
import { claimTurn, type TurnClaim } from "../../kv/turns.ts";
import { createUser, type User } from "../../kv/users.ts";

export const NOON = new Date("2026-11-21T12:00:00.000Z");

export const FIREFOX = { browser: "Firefox", system: "Windows" };

export function after(milliseconds: number): Date {
  return new Date(NOON.getTime() + milliseconds);
}

/** A test with an empty store of its own. */
export const test = base.extend<{ kv: Store }>({
  async kv({ task: _task }, use) {
    const kv = await openStore(":memory:");
    await use(kv);
    kv.close();
  },
});

export async function makeUser(kv: Store, email = "mara@tidewatch.example"): Promise<User> {
  return await createUser(kv, {
    email,
    full_name: "Mara Lind",
    company_name: "Tidewatch",
    role: null,
    user_type: "free",
    subscription_tier: "free",
    max_journeys: 3,
    passwordHash: "hash",
    now: NOON,
  });
}

export const UNLIMITED = { activeJourneys: -1, foundationsPerMonth: -1 };

export async function makeJourney(
  kv: Store,
  userId: string,
  { now = NOON, allowance = UNLIMITED, state = newJourney(crypto.randomUUID(), "Tidewatch", "Mara") }: {
    now?: Date;
    allowance?: typeof UNLIMITED;
    state?: JourneyState;
  } = {},
): Promise<Journey> {
  return await startJourney(kv, {
    userId,
    state,
    name: "Tidewatch",
    allowance,
    opening: { content: "What do you make?", agent: "Holdfast Master", spokenBy: "Built-in strategist" },
    now,
  });
}

/** Claims a turn that must be free to claim. */
export async function claim(
  kv: Store,
  { userId, id: journeyId }: Journey,
  { clientMessageId = "first", message = "We watch moorings", foundationsPerMonth = -1, now = NOON } = {},
): Promise<TurnClaim> {
  const turn = { userId, journeyId, clientMessageId, message, choices: null, foundationsPerMonth, now };
  const claimed = await claimTurn(kv, turn);
  if (claimed.kind !== "claimed") throw new Error(`The turn is ${claimed.kind}`);
  return claimed.claim;
}

/** A store as a remote database is: without a queue. */
export function withoutQueue(kv: Store): Store {
  return new Proxy(kv, {
    get(target, name) {
      if (name === "enqueue") return refuse;
      if (name === "listenQueue") return () => new Promise(() => {});
      if (name === "atomic") return () => withoutEnqueue(target.atomic());
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

function withoutEnqueue(write: AtomicOperation): AtomicOperation {
  write.enqueue = refuse;
  return write;
}

function refuse(): never {
  throw new TypeError("Queues are not supported");
}

export async function countKeys(kv: Store): Promise<number> {
  let count = 0;
  for await (const _ of kv.list({ prefix: [] })) count++;
  return count;
}

export async function keysOf(kv: Store): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of kv.list({ prefix: [] })) found.push(key.join(" "));
  return found;
}
