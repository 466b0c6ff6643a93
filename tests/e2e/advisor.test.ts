import { afterAll, beforeAll, expect, test } from "vitest";
import { accessibilityProblems } from "../helpers/accessibility.ts";
import { finishJourney } from "../helpers/documents.ts";
import { signUp } from "../helpers/server.ts";
import { serveSites, type SiteServer } from "../helpers/site_server.ts";
import { openStage, type Stage } from "../helpers/stage.ts";

let site: SiteServer;
let stage: Stage;

beforeAll(async () => {
  site = await serveSites();
  site.route("/", (_, response) => {
    response.writeHead(200, { "content-type": "text/html" });
    response.end(
      "<html lang=en><body><h1>Books by post</h1><p>It costs £29 a month, all in.</p></body></html>",
    );
  });
  stage = await openStage({ RESEARCH_ALLOW_HOSTS: site.hostPort });
});
afterAll(async () => {
  await stage.close();
  await site.close();
});

test("a page is added, paused and ended on the advisor's page, which anybody can read", async () => {
  const ada = await signUp(stage);
  await ada.post("/api/journey/start", undefined, 201);
  const { page } = await stage.visitorAs(ada);
  await page.goto(`${stage.origin}/advisor`);
  await page.getByText("No page is watched yet.").waitFor();
  await page.getByLabel("Address").fill(`${site.origin}/`);
  await page.getByLabel("Name").fill("Postbooks");
  await page.getByRole("button", { name: "Watch this page" }).click();
  await page.getByText("Not read yet.").waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.getByRole("button", { name: "Pause watching Postbooks" }).click();
  await page.getByText("Paused").waitFor();
  await page.getByRole("button", { name: "End watching Postbooks" }).click();
  await page.getByText("No page is watched yet.").waitFor();
});

test("an address that is none is refused with a sentence, and what was typed stays", async () => {
  const ada = await signUp(stage);
  await ada.post("/api/journey/start", undefined, 201);
  const { page } = await stage.visitorAs(ada, { width: 390, height: 800 });
  await page.goto(`${stage.origin}/advisor`);
  await page.getByLabel("Address").fill("javascript:alert(1)");
  await page.getByLabel("Name").fill("Nobody");
  await page.getByRole("button", { name: "Watch this page" }).click();
  await page.getByText("Use an address like https://rival.example/prices").first().waitFor();
  expect(await page.getByLabel("Name").inputValue()).toBe("Nobody");
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test("a review is begun on the advisor's page, held in the chat, and stands on the page afterwards", async () => {
  const ada = await signUp(stage);
  const session_id = await finishJourney(ada, "We restore stained glass for 31 parish churches.");
  const cells = {
    "goal.metric": "sites",
    "goal.target": "40",
    "goal.baseline": "10",
    "goal.by": "1 May 2030",
  };
  await ada.call("PUT", "/api/facts", { session_id, cells });
  const { page } = await stage.visitorAs(ada);
  await page.goto(`${stage.origin}/advisor`);
  await page.getByRole("heading", { name: /^Your next review: / }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole("button", { name: "Begin the review early" }).click();
  await page.getByText("Where does that number stand today?").first().waitFor();
  await page.getByLabel("Your answer").fill("14");
  await page.keyboard.press("Enter");
  await page.getByText("Version 2 of your strategy stands").first().waitFor();
  await page.goto(`${stage.origin}/advisor`);
  await page.getByText("Goal: today: 10 → 14").waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
});
