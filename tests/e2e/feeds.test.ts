import { afterAll, beforeAll, expect, test } from "vitest";
import { accessibilityProblems } from "../helpers/accessibility.ts";
import { rss } from "../helpers/feed_texts.ts";
import { playCase } from "../helpers/player.ts";
import { type Person, signUp } from "../helpers/server.ts";
import { type CaseStage, openCaseStage } from "../helpers/stage.ts";

let stage: CaseStage;
let founder: Person;

beforeAll(async () => {
  stage = await openCaseStage("ovenline");
  const day = new Date().toUTCString();
  stage.site.route("/feed.xml", (_request, response) => {
    response.writeHead(200, { "content-type": "application/rss+xml" });
    response.end(rss([
      {
        title: "Consumer group finds additives in supermarket sourdough",
        link: "https://daily.example/1",
        date: day,
      },
      {
        title: "Supermarket accused of additives in its loaves of sourdough",
        link: "https://weekly.example/2",
        date: day,
      },
    ]));
  });
  founder = await signUp(stage);
  await playCase(founder, stage.founder);
}, 120_000);

afterAll(() => stage?.close());

test("a founder adds feeds in the settings and finds the trend among the anchors", async () => {
  const visitor = await stage.visitorAs(founder, { width: 390 });
  const { page } = visitor;
  await visitor.visit("/settings");
  await page.getByRole("button", { name: "Show my feeds" }).click();
  await page.getByLabel(/RSS or Atom addresses/).fill(`${stage.site.origin}/feed.xml\n 10.0.0.1/feed`);
  await page.getByRole("button", { name: "Save feeds" }).click();
  const read = page.getByRole("list", { name: "What was read" });
  await read.getByText("2 recent items on your trade").waitFor();
  await read.getByText("is on a private network").waitFor();
  expect(await page.getByLabel(/RSS or Atom addresses/).inputValue()).toContain("https://10.0.0.1/feed");
  expect(await accessibilityProblems(page)).toEqual([]);
  await visitor.visit("/anchors?anchor=truth&open=all");
  await page.getByText(/^Portugal, “[^”]+”/).first().waitFor();
  expect(visitor.problems).toEqual([]);
  await visitor.context.close();
});

test("somebody without a journey is told what feeds belong to", async () => {
  const visitor = await stage.visitorAs(await signUp(stage));
  await visitor.visit("/settings");
  await visitor.page.getByRole("button", { name: "Show my feeds" }).click();
  await visitor.page.getByText("Start your journey first: feeds belong to one.").waitFor();
  expect(visitor.problems).toEqual([`404: ${stage.origin}/api/journey/feeds`]);
  await visitor.context.close();
});
