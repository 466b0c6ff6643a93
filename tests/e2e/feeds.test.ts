import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Holdfast } from "../../main.ts";
import { accessibilityProblems } from "../helpers/accessibility.ts";
import { launchBrowser, newVisitor, signInVisitor, startSite } from "../helpers/browser.ts";
import { rss } from "../helpers/feed_texts.ts";
import { caseFolder, playCase, readCase } from "../helpers/player.ts";
import { type Person, signUp } from "../helpers/server.ts";
import { serveSites, type SiteServer } from "../helpers/site_server.ts";

let site: SiteServer;
let holdfast: Holdfast;
let browser: Browser;
let founder: Person;

beforeAll(async () => {
  site = await serveSites(`${caseFolder("ovenline")}/sites`);
  const day = new Date().toUTCString();
  site.route("/feed.xml", (_request, response) => {
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
  holdfast = await startSite({ RESEARCH_ALLOW_HOSTS: site.hostPort });
  browser = await launchBrowser();
  founder = await signUp(holdfast);
  await playCase(founder, await readCase("ovenline", site.origin));
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await holdfast?.stop();
  await site?.close();
});

test("a founder adds feeds in the settings and finds the trend among the anchors", async () => {
  const visitor = await newVisitor(browser, holdfast.origin, { width: 390 });
  await signInVisitor(visitor, founder);
  const { page } = visitor;
  await visitor.visit("/settings");
  await page.getByRole("button", { name: "Show my feeds" }).click();
  await page.getByLabel(/RSS or Atom addresses/).fill(`${site.origin}/feed.xml\n 10.0.0.1/feed`);
  await page.getByRole("button", { name: "Save feeds" }).click();
  const read = page.getByRole("list", { name: "What was read" });
  await read.getByText("2 recent items on your trade").waitFor();
  await read.getByText("is on a private network").waitFor();
  expect(await page.getByLabel(/RSS or Atom addresses/).inputValue()).toContain("https://10.0.0.1/feed");
  expect(await accessibilityProblems(page)).toEqual([]);
  await visitor.visit("/anchors?anchor=truth");
  await page.getByText("Portugal, spoken of twice").waitFor();
  expect(visitor.problems).toEqual([]);
  await visitor.context.close();
});

test("somebody without a journey is told what feeds belong to", async () => {
  const visitor = await newVisitor(browser, holdfast.origin);
  await signInVisitor(visitor, await signUp(holdfast));
  await visitor.visit("/settings");
  await visitor.page.getByRole("button", { name: "Show my feeds" }).click();
  await visitor.page.getByText("Start your journey first: feeds belong to one.").waitFor();
  expect(visitor.problems).toEqual([`404: ${holdfast.origin}/api/journey/feeds`]);
  await visitor.context.close();
});
