import { expect } from "vitest";
import { DAY_MS } from "../../agents/domain/days.ts";
import type { Feeds } from "../../agents/domain/feeds.ts";
import type { FeedItem } from "../../agents/domain/feeds.ts";
import type { JourneyState } from "../../agents/domain/journey.ts";
import type { OpenReview } from "../../agents/domain/reviews.ts";
import { planNow } from "../../agents/master.ts";
import { listActivity } from "../../kv/activity.ts";
import { createDispatcher } from "../../kv/dispatcher.ts";
import { deleteUser } from "../../kv/erasures.ts";
import { startJourney } from "../../kv/journeys.ts";
import { commitLate } from "../../kv/late_commit.ts";
import type { Store } from "../../kv/store.ts";
import { trendReading } from "../../kv/trend_readings.ts";
import { setAdvisor } from "../../kv/watched_pages.ts";
import { sendAdvisorMail } from "../../routes/jobs/advisor_mail.ts";
import { READ_TRENDS, sweepTrends, trendsHandler } from "../../routes/jobs/read_trends.ts";
import { caseState, NOW } from "../helpers/case_state.ts";
import { lettersBy } from "../helpers/letters.ts";
import { REPORTS } from "../helpers/trend_feeds.ts";
import { makeUser, test, UNLIMITED } from "../kv/fixtures.ts";

const OPEN_REVIEW: OpenReview = {
  version: 2,
  on: "2026-11-21",
  asked: [],
  reopened: [],
  results: [],
  decisions: [],
  changes: [],
  askedAgain: null,
};

const DAILY = "https://daily.example/rss";
const WEEKLY = "https://weekly.example/rss";

/** The case "ovenline", complete, with feeds that a test fills, of which there is one unless the state has others, and a clock that it moves. */
async function ovenline(kv: Store, change: (state: JourneyState) => void = () => {}) {
  let at = NOW.getTime();
  let items: FeedItem[] = [];
  let failure: string | null = null;
  const of = new Map<string, { items?: FeedItem[]; failure?: string }>();
  let visits = 0;
  const now = () => new Date(at);
  const { id: userId } = await makeUser(kv);
  const state = { ...caseState("ovenline"), ownFeeds: ["https://feed.example/rss"] };
  state.reviewPlan = planNow(state, NOW);
  change(state);
  const { id: journeyId } = await startJourney(kv, {
    userId,
    state,
    name: "Ovenline",
    allowance: UNLIMITED,
    opening: { content: "", agent: "Holdfast Master" },
    now: NOW,
  });
  const feeds: Feeds = {
    templates: [],
    read: (request) => {
      visits += 1;
      return Promise.resolve({
        ...request,
        region: "PT",
        read_at: now().toISOString(),
        failure,
        items,
        ...of.get(request.url),
      });
    },
  };
  const handler = trendsHandler({ kv, research: { feeds }, now });
  async function run(): Promise<number> {
    const before = visits;
    const sweeps = [{ every: 1, run: (when: Date) => sweepTrends(kv, when) }];
    await createDispatcher({ kv, handlers: { [READ_TRENDS]: handler }, sweeps, now }).drainOnce();
    return visits - before;
  }
  const lines = async () =>
    (await listActivity(kv, userId)).map(({ text }) => text).filter((text) => /trend/i.test(text));
  return {
    userId,
    run,
    lines,
    now,
    reading: () => trendReading(kv, { userId, journeyId }),
    changeFeeds: (ownFeeds: string[]) =>
      commitLate(kv, { userId, journeyId }, {
        change: (now) => ({ state: { ...now, ownFeeds }, anchors: {} }),
        now,
        signal: AbortSignal.timeout(1_000),
      }),
    move: (days: number) => void (at += days * DAY_MS),
    publish: (next: FeedItem[]) => void (items = next),
    fail: (next: string | null) => void (failure = next),
    /** What one feed says from now on, or why it does not answer. */
    says: (url: string, answer: { items?: FeedItem[]; failure?: string }) => void of.set(url, answer),
  };
}

test("feeds are read once a month; what two houses agree on is told once, and none is said as none", async ({ kv }) => {
  const { run, lines, reading, move, publish } = await ovenline(kv);
  expect(await run()).toBe(1);
  expect(await run()).toBe(0);
  expect(await lines()).toEqual(["Trends this month: none. No two dated sources of your region agree."]);
  publish(REPORTS);
  move(29);
  expect(await run()).toBe(0);
  move(1);
  expect(await run()).toBe(1);
  const told = await reading();
  expect(told?.trends).toHaveLength(1);
  expect(told?.trends[0]?.sources.map(({ outlet }) => outlet)).toEqual(["weekly.example", "daily.example"]);
  expect(told?.trends[0]?.would).toMatch(/\.$/);
  expect((await lines())[0]).toMatch(
    /^A trend of your trade: .+ \(weekly\.example on 2 November 2026; daily\.example on 5 October 2026\)$/,
  );
  move(30);
  expect(await run()).toBe(1);
  expect((await lines())[0]).toBe("Trends this month: none that is new.");
  expect((await reading())?.trends[0]?.seenAt).toBe(told?.trends[0]?.seenAt);
});

test("over a year each month is read once, months asleep make one reading, and one house alone is no trend", async ({ kv }) => {
  const { run, reading, move, publish } = await ovenline(kv);
  publish(REPORTS.map((item) => ({ ...item, outlet: "daily.example" })));
  const readings: number[] = [];
  for (let month = 0; month < 12; month++) {
    readings.push(await run() + await run());
    move(30);
  }
  expect(readings).toEqual(Array.from({ length: 12 }, () => 1));
  move(200);
  expect(await run()).toBe(1);
  expect(await run()).toBe(0);
  expect((await reading())?.trends).toEqual([]);
  expect(await Array.fromAsync(kv.list({ prefix: ["jobs"] }))).toHaveLength(1);
});

test("feeds that all fail are not told as no trend: they are read again the next day, and what was told stays", async ({ kv }) => {
  const { run, lines, reading, move, publish, fail } = await ovenline(kv);
  const reason = "The feed at feed.example did not answer.";
  fail(reason);
  expect(await run()).toBe(1);
  expect(await reading()).toMatchObject({ feeds: 0, failures: [reason], trends: [] });
  expect(await lines()).toEqual([]);
  expect(await run()).toBe(0);
  move(1);
  fail(null);
  publish(REPORTS);
  expect(await run()).toBe(1);
  const told = await reading();
  expect(told?.trends).toHaveLength(1);
  move(30);
  fail(reason);
  expect(await run()).toBe(1);
  expect(await reading()).toMatchObject({ feeds: 0, failures: [reason], trends: told?.trends });
  expect(await lines()).toHaveLength(1);
});

/** Ovenline with two feeds of two houses, each of which has its report of one matter. */
async function twoHouses(kv: Store) {
  const journey = await ovenline(kv, (state) => void (state.ownFeeds = [DAILY, WEEKLY]));
  const [daily, weekly] = REPORTS.map((item) => [item]);
  journey.says(DAILY, { items: daily });
  journey.says(WEEKLY, { items: weekly });
  return journey;
}

test("what a feed said before counts while it does not answer, until it is 18 months old", async ({ kv }) => {
  const { run, reading, lines, move, says } = await twoHouses(kv);
  await run();
  const told = (await reading())?.trends;
  expect(told).toHaveLength(1);
  says(DAILY, { failure: "The feed at daily.example did not answer.", items: [] });
  for (let month = 0; month < 2; month++) {
    move(30);
    await run();
    expect(await reading()).toMatchObject({ feeds: 1, unread: 1, trends: told });
    expect((await lines())[0]).toBe(
      "Trends this month: none that is new in the 1 of 2 feeds that could be read.",
    );
  }
  move(16 * 30);
  await run();
  expect((await reading())?.trends).toEqual([]);
  expect((await lines())[0]).toBe(
    "Trends this month: none in the 1 of 2 feeds that could be read. No two dated sources of your region agree.",
  );
});

test("what came meanwhile agrees with what a feed said before it failed", async ({ kv }) => {
  const { userId, run, reading, move, says } = await twoHouses(kv);
  says(WEEKLY, { items: [] });
  await run();
  expect((await reading())?.trends).toEqual([]);
  says(DAILY, { failure: "The feed at daily.example did not answer.", items: [] });
  says(WEEKLY, { items: REPORTS.slice(1) });
  move(30);
  await run();
  expect((await reading())?.trends[0]?.sources.map(({ outlet }) => outlet)).toEqual([
    "weekly.example",
    "daily.example",
  ]);
  await deleteUser(kv, userId);
  expect(await Array.fromAsync(kv.list({ prefix: ["trend_feeds"] }))).toEqual([]);
});

test("a feed that was taken out counts no more", async ({ kv }) => {
  const { run, reading, move, changeFeeds } = await twoHouses(kv);
  await run();
  await changeFeeds([WEEKLY]);
  move(30);
  await run();
  expect(await reading()).toMatchObject({ feeds: 1, unread: 0, trends: [] });
});

test("a journey of feeds with endless addresses is still read", async ({ kv }) => {
  const endless = Array.from(
    { length: 10 },
    (_, at) => `https://feed-${at}.example/${"%E6%99%AE".repeat(1_900)}`,
  );
  const { run, reading, publish, changeFeeds } = await ovenline(kv);
  await changeFeeds(endless);
  publish(REPORTS);
  await run();
  expect(await reading()).toMatchObject({ feeds: 10, trends: [{}] });
});

/** How a journey may stand, and whether its feeds are read then. */
const STANDINGS: [name: string, change: (state: JourneyState) => void, visits: number][] = [
  ["under way", (state) => void (state.phase = "evolution_anchor_analysis"), 0],
  ["complete and from before plans were kept", (state) => delete state.reviewPlan, 1],
  ["complete and in a review", (state) => void (state.review = OPEN_REVIEW), 1],
];

test.for(STANDINGS)("feeds of a journey that is %s", async ([, change, visits], { kv }) => {
  const { run } = await ovenline(kv, change);
  expect(await run()).toBe(visits);
});

test("who switched feeds off is left alone", async ({ kv }) => {
  const { userId, run, move } = await ovenline(kv);
  await setAdvisor(kv, userId, { trends: false });
  move(60);
  expect(await run()).toBe(0);
  await setAdvisor(kv, userId, { trends: true });
  expect(await run()).toBe(1);
});

test("a new trend is mailed, and all of it goes with the account", async ({ kv }) => {
  const { userId, run, publish, now } = await ovenline(kv);
  const letters: { subject: string; text: string }[] = [];
  const mail = (letter: typeof letters[number]) => Promise.resolve(letters.push(letter) > 0);
  publish(REPORTS);
  await run();
  const write = () => sendAdvisorMail(lettersBy(kv, mail), now());
  await write();
  await write();
  expect(letters).toMatchObject([{ subject: "One trend of your trade" }]);
  expect(letters[0]?.text).toContain("weekly.example, 2026-11-02: Supermarket accused");
  await deleteUser(kv, userId);
  expect(await Array.fromAsync(kv.list({ prefix: ["trend_readings"] }))).toEqual([]);
});
