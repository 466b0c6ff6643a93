import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Holdfast } from "../../main.ts";
import { accessibilityProblems } from "../helpers/accessibility.ts";
import { launchBrowser, newVisitor, signInVisitor, startSite } from "../helpers/browser.ts";
import { type Case, caseFolder, playCase, readCase } from "../helpers/player.ts";
import { type Person, signUp } from "../helpers/server.ts";
import { serveSites, type SiteServer } from "../helpers/site_server.ts";

const PUBLIC = [
  "/",
  "/login",
  "/register",
  "/forgot-password",
  "/reset-password?token=x",
  "/terms",
  "/privacy",
];
const SIGNED_IN = ["/dashboard", "/journey", "/anchors", "/consultant", "/documents", "/settings"];
const SCREENS = [
  { width: 1280, dark: false },
  { width: 390, dark: false },
  { width: 320, dark: true },
];

let site: SiteServer;
let holdfast: Holdfast;
let browser: Browser;
let newcomer: Person;
let finished: Person;
let journey: string;

beforeAll(async () => {
  site = await serveSites(`${caseFolder("tidewatch")}/sites`);
  holdfast = await startSite({ RESEARCH_ALLOW_HOSTS: site.hostPort, ADMIN_EMAIL: "admin@example.com" });
  browser = await launchBrowser();
  const founder: Case = await readCase("tidewatch", site.origin);
  newcomer = await signUp(holdfast, { email: "admin@example.com" });
  finished = await signUp(holdfast);
  journey = (await playCase(finished, founder)).sessionId;
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await holdfast?.stop();
  await site?.close();
});

describe.each(SCREENS)("a screen of $width px, dark $dark", (screen) => {
  test("public pages fit, are accessible and report nothing", async () => {
    const visitor = await newVisitor(browser, holdfast.origin, screen);
    await look(visitor, PUBLIC);
  }, 60_000);

  test("a newcomer's pages fit, are accessible and report nothing", async () => {
    const visitor = await newVisitor(browser, holdfast.origin, screen);
    await signInVisitor(visitor, newcomer);
    await look(visitor, [...SIGNED_IN, "/admin"]);
  }, 60_000);

  test("a finished founder's pages fit, are accessible and report nothing", async () => {
    const visitor = await newVisitor(browser, holdfast.origin, screen);
    await signInVisitor(visitor, finished);
    const anchors = ["truth", "expression", "attention", "evolution"].map((name) =>
      `/anchors?anchor=${name}`
    );
    await look(visitor, [...SIGNED_IN, ...anchors, `/journey?session=${journey}`]);
  }, 60_000);
});

test("an address that leads nowhere answers 404 with a page that is accessible and has no script", async () => {
  const { page, visit } = await newVisitor(browser, holdfast.origin);
  await visit("/nowhere");
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(
    "There is nothing at this address",
  );
  expect(await page.locator("script").count()).toBe(0);
  expect(await accessibilityProblems(page)).toEqual([]);
});

async function look(visitor: Awaited<ReturnType<typeof newVisitor>>, paths: string[]): Promise<void> {
  const { page, problems, visit } = visitor;
  for (const path of paths) {
    await visit(path);
    const overflow = await page.evaluate(() =>
      document.documentElement.scrollWidth - document.documentElement.clientWidth
    );
    expect({ path, overflow }).toEqual({ path, overflow: 0 });
    expect({ path, found: await accessibilityProblems(page) }).toEqual({ path, found: [] });
  }
  expect(problems).toEqual([]);
  await visitor.context.close();
}
