import { afterAll, beforeAll, expect } from "vitest";
import { DAY_MS } from "../../agents/domain/days.ts";
import { createResearch } from "../../agents/research/research.ts";
import { createDispatcher } from "../../kv/dispatcher.ts";
import { deleteUser } from "../../kv/erasures.ts";
import { claimJob } from "../../kv/job_lease.ts";
import { listPendingJobs, readPayload } from "../../kv/jobs.ts";
import type { Store } from "../../kv/store.ts";
import { listWatchChanges } from "../../kv/watch_changes.ts";
import { changeWatched, listWatched, setAdvisor, watchPage } from "../../kv/watched_pages.ts";
import { sendAdvisorMail } from "../../routes/jobs/advisor_mail.ts";
import { sweepWatched, WATCH_PAGE, watchHandler } from "../../routes/jobs/watch_pages.ts";
import { lettersBy } from "../helpers/letters.ts";
import { serveSites, type SiteServer } from "../helpers/site_server.ts";
import { makeJourney, makeUser, NOON, test } from "../kv/fixtures.ts";

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

let site: SiteServer;
let price = "£29";
let status = 200;
/** So many lines that were not there before. */
let flood = 0;

beforeAll(async () => {
  site = await serveSites();
  site.route("/pricing", (_, response) => {
    response.writeHead(status, { "content-type": "text/html" });
    response.end(
      `<html lang="en"><body><h1>Bookkeeping by post</h1><p>Send the receipts, get the books back.</p>` +
        `<p>It costs ${price} a month, and ${site.requests.length} people looked today.</p>${
          Array.from({ length: flood }, (_, index) => `<p>Ledger number ${index} arrives</p>`).join("")
        }</body></html>`,
    );
  });
});
afterAll(async () => await site.close());

/** A watched page of a new account, with a clock that only moves when it is told to. */
async function watched(kv: Store) {
  [price, status, flood] = ["£29", 200, 0];
  let at = NOON.getTime();
  const now = () => new Date(at);
  const { id: userId } = await makeUser(kv);
  const { id: journeyId } = await makeJourney(kv, userId);
  const url = `${site.origin}/pricing`;
  const page = await watchPage(kv, {
    userId,
    journeyId,
    url,
    whose: "rival",
    name: "Postbooks",
    everyDays: 7,
    now: NOON,
  });
  const research = createResearch({ allowHosts: [site.hostPort], now });
  const handler = watchHandler({ kv, research, now, pace: 0 });

  /** One process from its start to its end: it sweeps, and does what is due. */
  async function run(): Promise<number> {
    const before = visits();
    const sweeps = [{ every: MINUTE_MS, run: (when: Date) => sweepWatched(kv, when) }];
    await createDispatcher({ kv, handlers: { [WATCH_PAGE]: handler }, sweeps, now }).drainOnce();
    return visits() - before;
  }
  return { userId, journeyId, page, handler, run, now, move: (by: number) => void (at += by) };
}

const visits = () => site.requests.filter((path) => path === "/pricing").length;

test("over a year each due reading is done once, and a change is told once", async ({ kv }) => {
  const { userId, run, move } = await watched(kv);
  const readings: number[] = [await run()];
  for (let week = 1; week <= 52; week++) {
    if (week === 20) price = "£39";
    move(7 * DAY_MS);
    readings.push(await run());
    expect(await run()).toBe(0);
    if (week !== 20) continue;
    expect(await listWatchChanges(kv, userId)).toEqual([]);
    move(5 * HOUR_MS);
    expect(await run()).toBe(0);
    move(HOUR_MS);
    expect(await run()).toBe(1);
    move(-6 * HOUR_MS);
  }
  expect(readings.filter((count) => count !== 1)).toEqual([0]);
  expect(await listWatchChanges(kv, userId)).toMatchObject([{
    kind: "price",
    before: "£29 a month",
    after: "£39 a month",
    decision: "open",
  }]);
  expect((await Array.fromAsync(kv.list({ prefix: ["jobs", userId] }))).length).toBe(1);
});

test("three months asleep are caught up with one reading", async ({ kv }) => {
  const { run, move } = await watched(kv);
  await run();
  move(90 * DAY_MS);
  expect(await run()).toBe(1);
  expect(await run()).toBe(0);
  move(7 * DAY_MS);
  expect(await run()).toBe(1);
});

test("a difference that the second reading does not confirm is none", async ({ kv }) => {
  const { userId, run, move } = await watched(kv);
  await run();
  price = "£19";
  move(7 * DAY_MS);
  await run();
  price = "£29";
  move(6 * HOUR_MS);
  await run();
  expect(await listWatchChanges(kv, userId)).toEqual([]);
  expect(await listWatched(kv, userId)).toMatchObject([{ differsSince: null, failure: null }]);
});

test("a page flooded with new lines is not compared, and is the page once it stays", async ({ kv }) => {
  const { userId, run, move } = await watched(kv);
  await run();
  [flood, price] = [500, "£1"];
  move(7 * DAY_MS);
  await run();
  expect((await listWatched(kv, userId))[0]?.failure).toMatch(/could not be compared/);
  [flood, price] = [0, "£29"];
  move(6 * HOUR_MS);
  await run();
  expect(await listWatched(kv, userId)).toMatchObject([{ differsSince: null, failure: null }]);
  flood = 500;
  for (const wait of [7 * DAY_MS, 6 * HOUR_MS]) {
    move(wait);
    await run();
  }
  expect(await listWatchChanges(kv, userId)).toEqual([]);
  price = "£33";
  for (const wait of [7 * DAY_MS, 6 * HOUR_MS]) {
    move(wait);
    await run();
  }
  expect(await listWatchChanges(kv, userId)).toMatchObject([{ before: "£29 a month", after: "£33 a month" }]);
});

test("a page that fails says why and is read again the next day; what stood, stands", async ({ kv }) => {
  const { userId, run, move } = await watched(kv);
  await run();
  status = 503;
  move(7 * DAY_MS);
  await run();
  expect((await listWatched(kv, userId))[0]?.failure).toMatch(/503/);
  status = 200;
  price = "£31";
  move(DAY_MS);
  expect(await run()).toBe(1);
  move(6 * HOUR_MS);
  await run();
  expect(await listWatchChanges(kv, userId)).toMatchObject([{ before: "£29 a month", after: "£31 a month" }]);
});

test("a paused page is not read, and an ended one never again", async ({ kv }) => {
  const { userId, page, run, move, now } = await watched(kv);
  await run();
  await changeWatched(kv, { userId, id: page.id, state: "paused", now: now() });
  move(30 * DAY_MS);
  expect(await run()).toBe(0);
  await changeWatched(kv, { userId, id: page.id, state: "watching", now: now() });
  expect(await run()).toBe(1);
  await changeWatched(kv, { userId, id: page.id, state: "ended", now: now() });
  move(30 * DAY_MS);
  expect(await run()).toBe(0);
});

test("a process that dies after queueing, after claiming or after storing loses and doubles nothing", async ({ kv }) => {
  const { userId, handler, run, move, now } = await watched(kv);
  await run();
  price = "£35";

  move(7 * DAY_MS);
  await sweepWatched(kv, now());
  await sweepWatched(kv, now());
  expect(await listPendingJobs(kv)).toHaveLength(1);
  expect(await run()).toBe(1);

  move(6 * HOUR_MS);
  await sweepWatched(kv, now());
  await claimByOneWhoDies();
  move(7_000);
  expect(await run()).toBe(1);
  expect(await listWatchChanges(kv, userId)).toHaveLength(1);

  price = "£45";
  move(7 * DAY_MS);
  await run();
  move(6 * HOUR_MS);
  await sweepWatched(kv, now());
  const { job, claim } = await claimByOneWhoDies();
  const payload = await readPayload(kv, userId, job.id);
  await handler({
    job,
    held: claim.held,
    payload,
    report: async () => {},
    signal: new AbortController().signal,
  });
  expect(await listWatchChanges(kv, userId)).toHaveLength(2);
  move(7_000);
  expect(await run()).toBe(0);
  expect(await listWatchChanges(kv, userId)).toHaveLength(2);
  expect(await listPendingJobs(kv)).toEqual([]);

  async function claimByOneWhoDies() {
    const job = (await listPendingJobs(kv))[0];
    const claim = job &&
      await claimJob(kv, { userId, jobId: job.id }, { owner: "dead", leaseFor: 6_000, now: now() });
    if (!job || !claim) throw new Error("There is a job to be claimed");
    return { job, claim };
  }
});

test("what changed is mailed once, at most once a week, and not to whoever switched it off", async ({ kv }) => {
  const { userId, run, move, now } = await watched(kv);
  const letters: { to: string; subject: string; text: string }[] = [];
  const mail = (letter: typeof letters[number]) => Promise.resolve(letters.push(letter) > 0);
  const write = () => sendAdvisorMail(lettersBy(kv, mail), now());

  async function changeTo(next: string): Promise<void> {
    price = next;
    move(7 * DAY_MS);
    await run();
    move(6 * HOUR_MS);
    await run();
  }

  await run();
  await write();
  expect(letters).toEqual([]);
  await changeTo("£39");
  await write();
  await write();
  expect(letters).toHaveLength(1);
  expect(letters[0]).toMatchObject({
    to: "mara@tidewatch.example",
    subject: "One change on the pages you watch",
  });
  expect(letters[0]?.text).toContain("where:  It costs £39 a month");
  const day = /\w{3} \d{1,2}, 20\d\d/.source;
  expect(letters[0]?.text).toMatch(
    new RegExp(
      `changed a price\n.*\n  before: £29 a month \\(${day}\\)\n  now:    £39 a month \\(${day}\\)\n`,
    ),
  );
  expect(letters[0]?.text).toContain(
    "  Hold: nothing to do. You name no price that this can be compared with.",
  );
  expect(letters[0]?.text).toContain("https://holdfast.example/advisor");
  move(7 * DAY_MS);
  await write();
  expect(letters).toHaveLength(1);
  await setAdvisor(kv, userId, { mail: false });
  await changeTo("£49");
  await write();
  expect(letters).toHaveLength(1);
});

test("an account that is deleted is watched no more, and nothing of it stays", async ({ kv }) => {
  const { userId, run, move } = await watched(kv);
  await run();
  await deleteUser(kv, userId);
  move(8 * DAY_MS);
  expect(await run()).toBe(0);
  for (const entity of ["watched_pages", "watch_captures", "watch_changes", "watch_settings", "jobs"]) {
    expect(await Array.fromAsync(kv.list({ prefix: [entity] }))).toEqual([]);
  }
});
