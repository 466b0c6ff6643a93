import { expect, test } from "vitest";
import { readFacts } from "../../../agents/facts/read_facts.ts";
import { findTrends } from "../../../agents/research/trends.ts";
import { topicOf } from "../../../agents/research/topic.ts";
import { tellTrend } from "../../../agents/watch/meaning/trends_told.ts";
import { NOW } from "../../helpers/case_state.ts";
import { readFeed, REPORTS, stateWithFeeds } from "../../helpers/trend_feeds.ts";

test("a trend is laid beside the fact that it speaks of most, with both houses and what it would change", () => {
  const state = stateWithFeeds([readFeed(REPORTS)]);
  const { facts } = readFacts(state, NOW);
  const told = findTrends(state.feeds ?? [], { topic: topicOf(state), now: NOW })
    .map((trend) => tellTrend(trend, facts));
  expect(told).toHaveLength(1);
  expect(told[0]?.sources.map(({ outlet }) => outlet)).toEqual(["weekly.example", "daily.example"]);
  expect(told[0]?.bearsOn?.text).toMatch(/supermarket|sourdough/i);
  expect(told[0]?.would).not.toBe("");
});

test("a trend that no fact speaks of changes nothing, and says so", () => {
  const state = stateWithFeeds([readFeed(REPORTS)]);
  const [trend] = findTrends(state.feeds ?? [], { topic: topicOf(state), now: NOW });
  if (trend === undefined) throw new Error("There is a trend");
  const { facts } = readFacts({ ...state, fields: stateWithFeeds([]).fields }, NOW);
  const bare = Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, Array.isArray(value) ? [] : null]),
  ) as unknown as typeof facts;
  expect(tellTrend(trend, bare)).toMatchObject({ bearsOn: null });
});
