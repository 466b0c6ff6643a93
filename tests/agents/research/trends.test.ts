import { describe, expect, test } from "vitest";
import type { FeedItem, FeedReading } from "../../../agents/domain/feeds.ts";
import { keptFeeds } from "../../../agents/research/feeds/kept_feeds.ts";
import { isSameOutlet } from "../../../agents/research/feeds/outlet.ts";
import { tokensOf } from "../../../agents/research/tokens.ts";
import type { Topic } from "../../../agents/research/topic.ts";
import { findTrends } from "../../../agents/research/trends.ts";

const NOW = new Date("2026-11-21T09:00:00Z");
const TOPIC = topic("sourdough bread bakery");

function topic(words: string): Topic {
  const stems = new Set(tokensOf(words).map(({ stem }) => stem));
  return { strong: stems, all: stems };
}

function item(title: string, about: Partial<FeedItem> = {}): FeedItem {
  const outlet = about.outlet ?? "paper.example";
  return {
    title,
    summary: "",
    link: `https://${outlet}/${encodeURIComponent(title)}`,
    published_at: "2026-10-05T08:00:00.000Z",
    outlet,
    ...about,
  };
}

function feed(items: FeedItem[], region: string | null = "PT"): FeedReading {
  return {
    url: `https://feed.example/${region}`,
    label: "feed.example",
    region,
    read_at: NOW.toISOString(),
    failure: null,
    items,
  };
}

const FAKE = item("Consumer group finds additives in supermarket sourdough", { outlet: "daily.example" });
const ACCUSED = item("Supermarket accused of additives in its sourdough loaves", {
  outlet: "weekly.example",
  published_at: "2026-11-02T08:00:00.000Z",
});

function trendsIn(...feeds: FeedReading[]) {
  return findTrends(feeds, { topic: TOPIC, now: NOW });
}

describe("a trend", () => {
  test("stands where two outlets of one region speak of the same matter, the newer one first", () => {
    expect(trendsIn(feed([FAKE]), feed([ACCUSED]))).toEqual([{
      region: "PT",
      words: expect.arrayContaining(["Supermarket", "additives", "sourdough"]),
      sources: [
        { item: ACCUSED, read_at: NOW.toISOString() },
        { item: FAKE, read_at: NOW.toISOString() },
      ],
    }]);
  });

  test("stands in a single search feed that brings two outlets", () => {
    expect(trendsIn(feed([FAKE, ACCUSED]))).toHaveLength(1);
  });

  test("takes shared words from a summary too", () => {
    const other = item("Sourdough under the lens", {
      outlet: "weekly.example",
      summary: "Which supermarket puts additives into it?",
    });
    expect(trendsIn(feed([FAKE, other]))).toHaveLength(1);
  });

  test("keeps to five, and rests none on an item of another", () => {
    const matters = [
      "rye flour mills",
      "oven energy bills",
      "night shift law",
      "spelt harvest",
      "paper bags",
      "tin",
    ];
    const items = matters.flatMap((matter, at) => [
      item(`Sourdough makers fear ${matter} alpha${at}`, { outlet: `one${at}x.example` }),
      item(`Council debates ${matter} alpha${at} after sourdough protest`, { outlet: `two${at}y.example` }),
    ]);
    const trends = trendsIn(feed(items));
    const links = trends.flatMap(({ sources }) => sources.map((source) => source.item.link));
    expect(trends).toHaveLength(5);
    expect(new Set(links).size).toBe(10);
  });
});

describe("no trend", () => {
  const cases: [string, FeedReading[]][] = [
    ["from one outlet alone", [feed([FAKE, { ...ACCUSED, outlet: FAKE.outlet }])]],
    ["from two names of one house", [
      feed([{ ...FAKE, outlet: "nrc.example" }, { ...ACCUSED, outlet: "NRC" }]),
    ]],
    ["from one report printed twice", [
      feed([FAKE, { ...FAKE, outlet: "weekly.example", link: "https://w.example/" }]),
    ]],
    ["from an item older than 18 months", [
      feed([FAKE, { ...ACCUSED, published_at: "2025-05-20T00:00:00.000Z" }]),
    ]],
    ["from an item without a date", [feed([FAKE, { ...ACCUSED, published_at: null }])]],
    ["from an item dated in the future", [
      feed([FAKE, { ...ACCUSED, published_at: "2026-12-24T00:00:00.000Z" }]),
    ]],
    ["across two regions", [feed([FAKE], "PT"), feed([ACCUSED], "ES")]],
    ["where no region is known", [feed([FAKE], null), feed([ACCUSED], null)]],
    ["from items that share only the trade's word", [
      feed([FAKE, item("Porto sourdough maker wins a national prize", { outlet: "weekly.example" })]),
    ]],
    ["from items that do not touch the founder's trade", [
      feed([
        item("Football stadium roof leaks again", { outlet: "a.example" }),
        item("Leaks again under football stadium roof, fans say", { outlet: "b.example" }),
      ]),
    ]],
  ];
  test.each(cases)("%s", (_, feeds) => {
    expect(trendsIn(...feeds)).toEqual([]);
  });
});

test("an item of exactly 18 months still counts, a day older does not", () => {
  const at = (published_at: string) => trendsIn(feed([FAKE, { ...ACCUSED, published_at }])).length;
  expect(at("2025-05-21T09:00:00.000Z")).toBe(1);
  expect(at("2025-05-20T09:00:00.000Z")).toBe(0);
});

test("Japanese headlines are compared by their words", () => {
  const items = [
    item("京都のパン屋で天然酵母の食パンが人気", { outlet: "asa.example" }),
    item("天然酵母のパン、京都で行列", { outlet: "mai.example" }),
  ];
  expect(findTrends([feed(items, "JP")], { topic: topic("天然酵母 パン"), now: NOW })).toHaveLength(1);
});

test("two names of one outlet are one, two outlets are two", () => {
  const same = [["nrc.nl", "NRC"], ["bbc.co.uk", "news.bbc.com"], ["theguardian.com", "The Guardian"]];
  const different = [["nrc.nl", "parool.nl"], ["127.0.0.1:80", "127.0.0.1:81"], ["a.example", "b.example"]];
  for (const [one = "", other = ""] of same) expect(isSameOutlet(one, other), one).toBe(true);
  for (const [one = "", other = ""] of different) expect(isSameOutlet(one, other), one).toBe(false);
});

test("what a journey keeps of many full feeds stays within 40 kB and on the founder's trade", () => {
  const full = Array.from(
    { length: 16 },
    () =>
      feed(
        Array.from({ length: 60 }, (_, at) =>
          item(`Sourdough ${crypto.randomUUID()} ${at % 2 === 0 ? "bread" : "loaf"}`, {
            summary: "x".repeat(280),
          })),
      ),
  );
  const kept = keptFeeds([...full, feed([item("Football stadium roof leaks")])], { topic: TOPIC, now: NOW });
  const bytes = new TextEncoder().encode(JSON.stringify(kept)).length;
  expect(bytes).toBeLessThan(45_000);
  expect(kept[0]?.items.length).toBeGreaterThan(2);
  expect(kept.at(-1)?.items).toEqual([]);
});
