import { expect } from "vitest";
import { claimJob } from "../../kv/job_lease.ts";
import { enqueueJob, type Job } from "../../kv/jobs.ts";
import type { Store } from "../../kv/store.ts";
import { secondsLeft } from "../../routes/api/time_left.ts";
import { makeJourney, makeUser, NOON, test } from "../kv/fixtures.ts";

/** What the first deck of somebody is taken to need. */
const ONE = 5;

async function orderDecks(kv: Store, name: string, count: number): Promise<Job[]> {
  const { id: userId } = await makeUser(kv, `${name}@example.com`);
  const { id: journeyId } = await makeJourney(kv, userId);
  const jobs: Job[] = [];
  for (let place = 0; place < count; place++) {
    const now = new Date(NOON.getTime() + place);
    const deck = { userId, journeyId, kind: "pitch_deck", payload: null, dedupeKey: `${place}` };
    jobs.push(await enqueueJob(kv, { ...deck, now }));
  }
  return jobs;
}

async function claim(kv: Store, { userId, id }: Job): Promise<void> {
  const claimed = await claimJob(kv, { userId, jobId: id }, { owner: "us", leaseFor: 60_000, now: NOON });
  expect(claimed).not.toBeNull();
}

const estimate = (kv: Store, job: Job | undefined, atOnce = 2) =>
  job && secondsLeft(kv, job, { type: "pitch_deck", atOnce, now: NOON });

test("whoever orders alone waits for one document, and for those they ordered before", async ({ kv }) => {
  const jobs = await orderDecks(kv, "mara", 6);
  const left = await Promise.all(jobs.map((job) => estimate(kv, job)));
  expect(left).toEqual([ONE, ONE, 2 * ONE, 2 * ONE, 3 * ONE, 3 * ONE]);
  expect(await estimate(kv, jobs[5], 1)).toBe(6 * ONE);
});

test("a stranger behind a hundred waits for what runs and for one turn, and says so", async ({ kv }) => {
  const crowd = await orderDecks(kv, "crowd", 100);
  for (const job of crowd.slice(0, 2)) await claim(kv, job);
  const [deck] = await orderDecks(kv, "stranger", 1);
  expect(await estimate(kv, deck)).toBe(2 * ONE);
  expect(await estimate(kv, crowd[99])).toBeGreaterThan(40 * ONE);
});

test("of those whose turn is the same each counts the others before them", async ({ kv }) => {
  const decks = await Promise.all(["a", "b", "c", "d"].map((name) => orderDecks(kv, name, 2)));
  for (const [first, second] of decks) {
    expect(await estimate(kv, first, 1)).toBe(4 * ONE);
    expect(await estimate(kv, second, 1)).toBe(8 * ONE);
  }
});

test("writing takes no place before documents, and what ended takes no time", async ({ kv }) => {
  const [deck] = await orderDecks(kv, "mara", 1);
  if (deck === undefined) throw new Error("Nothing was ordered");
  for (let count = 0; count < 9; count++) {
    const { userId, journeyId } = deck;
    await enqueueJob(kv, { userId, journeyId, kind: "write_strategy", payload: null, now: NOON });
  }
  expect(await estimate(kv, deck)).toBe(ONE);
  expect(await estimate(kv, { ...deck, status: "failed" })).toBeNull();
});
