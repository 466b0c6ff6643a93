import { afterEach, beforeEach, expect, test } from "vitest";
import { changeFeeds, takeTurn } from "../../../agents/master.ts";
import { builtInModel } from "../../../agents/model/builtin.ts";
import { createResearch } from "../../../agents/research/research.ts";
import type { Step, Surroundings } from "../../../agents/interview/turn_types.ts";
import { caseState, NOW } from "../../helpers/case_state.ts";
import { rss } from "../../helpers/feed_texts.ts";
import { serveSites, type SiteServer } from "../../helpers/site_server.ts";

let sites: SiteServer;
let steps: Step[];

beforeEach(async () => {
  sites = await serveSites();
  steps = [];
  sites.route("/news", (_request, response) => {
    response.writeHead(200, { "content-type": "application/rss+xml" });
    response.end(rss([
      {
        title: "Supermarket sourdough holds additives",
        link: "https://a.example/1",
        date: NOW.toUTCString(),
      },
    ]));
  });
});
afterEach(() => sites.close());

function around(templates: { region: string; path: string }[] = [], timeoutMs = 5_000): Surroundings {
  const trendFeeds = templates.map(({ region, path }) => ({ region, url: `${sites.origin}${path}` }));
  const research = createResearch({
    allowHosts: [sites.hostPort],
    trendFeeds,
    now: () => NOW,
    timeoutMs,
  });
  return { model: builtInModel, research, now: NOW, onStatus: (step) => void steps.push(step) };
}

function asked(): string[] {
  return sites.requests.filter((path) => path !== "/robots.txt");
}

test("feeds are read in the turn that changes them, and the status says so", async () => {
  const outcome = await changeFeeds(caseState("ovenline"), [`${sites.origin}/news`], around());
  expect(steps).toContainEqual({ step: "reading_feeds", text: "Reading feeds for your region..." });
  expect(outcome.reply).toContain(
    "Feeds read for your region: 1 of 1; no two dated sources of one region agree, so no trend is claimed.",
  );
  expect(outcome.state.feeds).toMatchObject([{ region: "PT", items: [{ outlet: "a.example" }] }]);
  expect(Object.keys(outcome.anchors)).toEqual(["truth"]);
});

test("feeds that were read are not read again when the anchor is written again", async () => {
  const surroundings = around([{ region: "PT", path: "/news" }]);
  const { state } = await changeFeeds(caseState("ovenline"), [], surroundings);
  const before = asked().length;
  const again = await takeTurn(
    state,
    { id: "later", text: "Actually it is 15 subscribers, not 212." },
    surroundings,
  );
  expect(Object.keys(again.anchors)).toContain("truth");
  expect(asked()).toHaveLength(before);
  expect(before).toBe(1);
});

test("the country's own template is taken before the one for all others", async () => {
  sites.route("/all", (_request, response) => response.end());
  await changeFeeds(
    caseState("tidewatch"),
    [],
    around([{ region: "*", path: "/all?gl={region}&q={query}" }, { region: "NL", path: "/news?q={query}" }]),
  );
  expect(asked().toSorted()).toEqual(["/all", "/all", "/news", "/news"]);
});

test("a feed that hangs ends with its time and is named with the reason", async () => {
  sites.route("/slow", () => {});
  const feeds = [`${sites.origin}/slow`, `${sites.origin}/news`];
  const { reply, state } = await changeFeeds(caseState("ovenline"), feeds, around([], 1_500));
  expect(reply).toContain("Feeds read for your region: 1 of 2;");
  expect(reply).toContain("did not answer in 1.5 seconds.");
  expect(state.feeds?.map(({ failure }) => failure === null)).toEqual([false, true]);
});

test("taking the last feed away leaves no reading and no trend behind", async () => {
  const { state } = await changeFeeds(caseState("ovenline"), [`${sites.origin}/news`], around());
  const bare = await changeFeeds(state, [], around());
  expect(bare.reply).toContain("None of your own feeds is kept.");
  expect(bare.state.feeds).toBeUndefined();
  expect(Object.keys(bare.anchors)).toEqual(["truth"]);
});
