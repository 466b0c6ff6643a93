import { expect, test } from "vitest";
import { sectionMarkdown } from "../../../agents/sections/markdown.ts";
import { writeAnchorWithModel } from "../../../agents/anchors/write.ts";
import { culturalOpportunities } from "../../../agents/anchors/truth/cultural_opportunities.ts";
import type { Block, Section } from "../../../agents/domain/anchors.ts";
import type { FeedReading } from "../../../agents/domain/feeds.ts";
import { buildFoundation } from "../../../agents/foundation.ts";
import { type Model, NO_USAGE } from "../../../agents/model/model.ts";
import { faultsIn } from "../../../agents/ledger/gates.ts";
import { judge } from "../../../agents/review/rubric.ts";
import { caseState, NOW, READ_AT } from "../../helpers/case_state.ts";
import { readFeed, REPORTS, stateWithFeeds } from "../../helpers/trend_feeds.ts";

function trendLines(section: Section) {
  const block = section.blocks.find((each): each is Extract<Block, { kind: "list" }> =>
    each.title === "Trends"
  );
  return block?.items ?? [];
}

function written(feeds: FeedReading[]) {
  const state = stateWithFeeds(feeds);
  const foundation = buildFoundation({
    state,
    anchors: {},
    now: NOW,
    version: 1,
    mind: "Built-in strategist",
  });
  const section = foundation.anchors.truth.sections.find(({ id }) => id === "cultural_opportunities");
  if (section === undefined) throw new Error("Write the section cultural_opportunities");
  return { state, foundation, section, sixth: judge(foundation, state).find(({ item }) => item === 6) };
}

test("a trend is printed with its region, its days, its links and the exact titles", () => {
  const { section, state, foundation, sixth } = written([readFeed(REPORTS)]);
  const [trend] = trendLines(section);
  expect(trend?.text).toBe(
    "Portugal, spoken of twice: “Supermarket”, “additives”, “sourdough”. " +
      "weekly.example on 2 November 2026: … “additives in its sourdough loaves”. " +
      "daily.example on 5 October 2026: “Consumer group finds additives in supermarket sourdough”.",
  );
  expect(trend?.marks).toEqual([
    {
      kind: "source",
      url: "https://weekly.example/accused",
      label: "weekly.example, 2 November 2026",
      read_at: READ_AT,
      quote: "additives in its sourdough loaves",
      published_at: "2026-11-02T08:00:00.000Z",
    },
    {
      kind: "source",
      url: "https://daily.example/additives",
      label: "daily.example, 5 October 2026",
      read_at: READ_AT,
      quote: "Consumer group finds additives in supermarket sourdough",
      published_at: "2026-10-05T08:00:00.000Z",
    },
  ]);
  expect(faultsIn(section, state)).toEqual([]);
  expect(foundation.sources.map(({ url }) => url)).toEqual(
    expect.arrayContaining(["https://weekly.example/accused", "https://daily.example/additives"]),
  );
  expect(foundation.unknowns.map(({ what }) => what)).toContain(
    "Trends: fewer than three have two dated sources",
  );
  expect(sixth).toMatchObject({
    passed: true,
    says: expect.stringContaining("trends on two outlets each: 1"),
  });
});

test("a trend stands as a signal of the friction where it is on the founder's own ground", () => {
  const state = stateWithFeeds([readFeed(REPORTS)]);
  state.fields["difference.only"].answers.push({
    turn: "turn-more",
    text: "We refuse additives. No powder, no improver, in any sourdough of ours.",
    thin: false,
  });
  const section = culturalOpportunities(state, NOW);
  expect(sectionMarkdown(section)).toContain(
    "On the ground of your friction stand: “additives”, “sourdough”.",
  );
  expect(faultsIn(section, state)).toEqual([]);
});

test("feeds that agree on nothing, and one that failed, are named with the reason", () => {
  const failure = "The feed at slow.example did not answer in 10 seconds.";
  const { section, state, foundation } = written([
    readFeed(REPORTS.slice(0, 1)),
    readFeed([], { url: "https://slow.example/rss", label: "slow.example", failure }),
  ]);
  expect(trendLines(section).map(({ text }) => text)).toEqual([
    "Feeds were read on 20 November 2026, and no two dated sources of one region agree on a matter of your trade, " +
    "so no trend is claimed here.",
    `Not read: ${failure}`,
  ]);
  expect(section.confidence.deductions).toContain("no two sources agree on a trend");
  expect(foundation.sources.at(-1)).toMatchObject({ url: "https://slow.example/rss", failure });
  expect(faultsIn(section, state)).toEqual([]);
});

test("with every feed failed the section claims no trend and says why", () => {
  const failure = "There is no website called nowhere.example.";
  const { section } = written([readFeed([], { failure })]);
  expect(trendLines(section).map(({ text }) => text)).toEqual([
    "No trend source was available on 21 November 2026, so no trend is claimed here.",
    "A trend will stand here once two dated sources of your region agree on it.",
    `Not read: ${failure}`,
  ]);
});

test("without any feed the section says plainly that there was no source", () => {
  const section = culturalOpportunities(caseState("ovenline"), NOW);
  expect(trendLines(section)[0]?.text).toBe(
    "No trend source was available on 21 November 2026, so no trend is claimed here.",
  );
});

test("a trend that has grown old by the time of the foundation fails the rubric, and is left out when written again", () => {
  const { foundation, state } = written([readFeed(REPORTS)]);
  const later = new Date("2028-08-01T00:00:00Z");
  const old = { ...foundation, asOf: later.toISOString() };
  expect(judge(old, state).find(({ item }) => item === 6)).toMatchObject({
    passed: false,
    says: "weekly.example, 2 November 2026 is older than 18 months",
  });
  expect(trendLines(culturalOpportunities(state, later))[0]?.text).toContain("no trend is claimed");
});

test("a trend on one outlet alone, or on an item that no feed has, does not pass", () => {
  const { foundation, section, state } = written([readFeed(REPORTS)]);
  const [trend] = trendLines(section);
  const [first] = trend?.marks ?? [];
  if (trend === undefined || first?.kind !== "source") throw new Error("Print a trend with a source first");
  const withMarks = (marks: typeof trend.marks): Section => ({
    ...section,
    blocks: [{ kind: "list", title: "Trends", items: [{ ...trend, marks }] }],
  });
  const truth = {
    ...foundation.anchors.truth,
    sections: foundation.anchors.truth.sections.map((each) =>
      each.id === section.id ? withMarks([first]) : each
    ),
  };
  const alone = { ...foundation, anchors: { ...foundation.anchors, truth } };
  expect(judge(alone, state).find(({ item }) => item === 6)?.passed).toBe(false);
  const moved = { ...first, published_at: "2026-11-03T08:00:00.000Z" };
  expect(faultsIn(withMarks([moved]), state).map(({ gate }) => gate)).toContain("quotes");
});

test("a model is never shown what feeds say, and what they say stands beside its words", async () => {
  const materials: string[] = [];
  const state = stateWithFeeds([readFeed(REPORTS)]);
  const quote = state.fields["market.obstacle"].answers.at(-1)?.text ?? "";
  const marks = [{ kind: "said", ref: "market.obstacle", quote }];
  const model: Model = {
    kind: "scripted",
    name: "Test model",
    answer(task) {
      materials.push(task.material);
      const value = task.schema.parse({
        headline: { text: "It is said.", marks },
        paragraphs: [{ text: "It is said.", marks }],
        choice: null,
        open_questions: [],
      });
      return Promise.resolve({ value, usage: NO_USAGE });
    },
  };
  const research = { readPage: () => Promise.reject(new Error("No page is read here")) };
  const { anchor } = await writeAnchorWithModel("truth", state, { model, research, now: NOW });
  const section = anchor.sections.find(({ id }) => id === "cultural_opportunities");
  expect(section?.written_by).toBe("model");
  expect(section && trendLines(section)[0]?.text).toContain("Portugal, spoken of twice");
  expect(materials.join("\n")).not.toContain("additives in");
});
