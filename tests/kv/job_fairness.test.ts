import { expect } from "vitest";
import { ConflictError } from "../../agents/domain/errors.ts";
import { createDispatcher } from "../../kv/dispatcher.ts";
import type { JobHandler } from "../../kv/job_run.ts";
import { createTurns } from "../../kv/job_turns.ts";
import { cancelJob, enqueueJob, retryJob } from "../../kv/jobs.ts";
import type { Store } from "../../kv/store.ts";
import { makeJourney, makeUser, NOON, test } from "./fixtures.ts";

/** Somebody who orders documents, each another one. */
async function customer(kv: Store, name: string) {
  const { id: userId } = await makeUser(kv, `${name}@example.com`);
  const { id: journeyId } = await makeJourney(kv, userId);
  let ordered = 0;
  const order = (mostOpen?: number) => {
    const dedupeKey = `${name} ${++ordered}`;
    return enqueueJob(kv, {
      userId,
      journeyId,
      kind: "brand_strategy",
      payload: dedupeKey,
      dedupeKey,
      mostOpen,
      now: NOON,
    });
  };
  return { userId, order };
}

test("accounts take turns: a stranger's one document is made before the second of a hundred", async ({ kv }) => {
  const [crowd, stranger, other] = [
    await customer(kv, "crowd"),
    await customer(kv, "stranger"),
    await customer(kv, "other"),
  ];
  for (let count = 0; count < 100; count++) await crowd.order();
  await stranger.order();
  await other.order();
  const made: unknown[] = [];
  const brand_strategy: JobHandler = ({ payload }) => {
    made.push(payload);
    return Promise.resolve();
  };
  await createDispatcher({ kv, handlers: { brand_strategy }, now: () => NOON, concurrency: 1 }).drainOnce();
  expect(made).toHaveLength(102);
  const firstServed = made.slice(0, 3).map((payload) => String(payload).split(" ")[0]);
  expect(new Set(firstServed)).toEqual(new Set(["crowd", "stranger", "other"]));
});

test("whoever has a job running waits for those who have none, although they were served longer ago", async ({ kv }) => {
  const [crowd, stranger] = [await customer(kv, "crowd"), await customer(kv, "stranger")];
  const [one, two] = [await crowd.order(), await crowd.order()];
  const last = await stranger.order();
  const turns = createTurns();
  turns.served(crowd.userId);
  turns.served(stranger.userId);
  const held = [{ userId: crowd.userId, jobId: one.id, token: "ours" }];
  const order = (await turns.order(kv, held)).map(({ jobId }) => jobId);
  expect(order).toEqual([last.id, two.id]);
});

test.for([1, 2, 5])("%i jobs run at once, and no more", async (concurrency, { kv }) => {
  const { order } = await customer(kv, "mara");
  for (let count = 0; count < 12; count++) await order();
  let [inside, most] = [0, 0];
  const full = Promise.withResolvers<void>();
  const brand_strategy: JobHandler = async () => {
    most = Math.max(most, ++inside);
    if (inside === concurrency) full.resolve();
    await full.promise;
    inside--;
  };
  await createDispatcher({ kv, handlers: { brand_strategy }, now: () => NOON, concurrency }).drainOnce();
  expect(most).toBe(concurrency);
});

test("of forty orders at once with six allowed six are taken, and one that ended makes room", async ({ kv }) => {
  const [mara, piet] = [await customer(kv, "mara"), await customer(kv, "piet")];
  const results = await Promise.allSettled(Array.from({ length: 40 }, () => mara.order(6)));
  const taken = results.filter((result) => result.status === "fulfilled").map(({ value }) => value);
  const refused = results.filter((result) => result.status === "rejected");
  expect(taken).toHaveLength(6);
  for (const { reason } of refused) {
    expect(reason).toBeInstanceOf(ConflictError);
    expect(reason.message).toBe("You can have 6 documents made at a time. Please wait until one is ready");
  }
  await expect(piet.order(6)).resolves.toMatchObject({ status: "queued" });
  const one = { userId: mara.userId, jobId: taken[0]?.id ?? "", now: NOON };
  await cancelJob(kv, one);
  await expect(mara.order(6)).resolves.toMatchObject({ status: "queued" });
  await expect(retryJob(kv, { ...one, mostOpen: 6 })).rejects.toBeInstanceOf(ConflictError);
});
