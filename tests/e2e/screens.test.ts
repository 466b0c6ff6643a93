import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TurnAnswer } from "../../routes/api/contract.ts";
import { accessibilityProblems } from "../helpers/accessibility.ts";
import type { Visitor } from "../helpers/browser.ts";
import { playCase } from "../helpers/player.ts";
import { adminOf } from "../helpers/admin.ts";
import { type Person, signUp } from "../helpers/server.ts";
import { type CaseStage, openCaseStage } from "../helpers/stage.ts";

const PUBLIC = [
  "/",
  "/login",
  "/register",
  "/forgot-password",
  "/reset-password?token=x",
  "/terms",
  "/privacy",
  "/try",
];
const SIGNED_IN = ["/dashboard", "/journey", "/anchors", "/consultant", "/documents", "/settings"];
const SCREENS = [
  { width: 1280, dark: false },
  { width: 390, dark: false },
  { width: 320, dark: true },
];

let stage: CaseStage;
let newcomer: Person;
let finished: Person;
let journey: string;
let shared: string;

beforeAll(async () => {
  stage = await openCaseStage("tidewatch", { ADMIN_EMAIL: "admin@example.com" });
  const { founder } = stage;
  newcomer = await adminOf(stage, "admin@example.com");
  finished = await signUp(stage);
  journey = (await playCase(finished, founder)).sessionId;
  const { url } = await finished.post<{ url: string }>("/api/journey/share", {});
  shared = new URL(url).pathname;
}, 120_000);

afterAll(() => stage?.close());

describe.each(SCREENS)("a screen of $width px, dark $dark", (screen) => {
  test("public pages fit, are accessible and report nothing", async () => {
    const visitor = await stage.visitor(screen);
    await look(visitor, [...PUBLIC, shared, `${shared}?open=all`]);
  }, 60_000);

  test("a newcomer's pages fit, are accessible and report nothing", async () => {
    const visitor = await stage.visitorAs(newcomer, screen);
    await look(visitor, [...SIGNED_IN, "/admin"]);
  }, 60_000);

  test("a finished founder's pages fit, are accessible and report nothing", async () => {
    const visitor = await stage.visitorAs(finished, screen);
    const anchors = ["truth", "expression", "attention", "evolution"].map((name) =>
      `/anchors?anchor=${name}&open=all`
    );
    await look(visitor, [...SIGNED_IN, "/anchors?anchor=truth", ...anchors, `/journey?session=${journey}`]);
  }, 60_000);
});

test("a name and an answer of one endless word stay inside a screen of 320 px", async () => {
  const endless = "Donaudampfschifffahrtselektrizitaetenhauptbetriebswerk".repeat(3);
  const person = await signUp(stage, { company_name: endless, full_name: endless });
  const { session_id } = await person.post<TurnAnswer>("/api/journey/start", undefined, 201);
  await person.post("/api/journey/continue", { session_id, message: `We run 3 steamers, ${endless}.` });
  const visitor = await stage.visitorAs(person, { width: 320, dark: false });
  const { page, visit } = visitor;
  await visit(`/journey?session=${session_id}`);
  await page.locator(".heard-toggle").click();
  expect(await overflowOf(page)).toBe(0);
  expect(await accessibilityProblems(page)).toEqual([]);
  await person.post("/api/journey/finish", { session_id });
  const pages = [
    "/journey",
    ...SIGNED_IN,
    "/anchors?anchor=truth&open=all",
    "/documents/strategy",
    "/documents/deck",
  ];
  await look(visitor, pages);
}, 60_000);

test("an address that leads nowhere answers 404 with a page that is accessible and has no script", async () => {
  const { page, visit } = await stage.visitor();
  await visit("/nowhere");
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(
    "There is nothing at this address",
  );
  expect(await page.locator("script").count()).toBe(0);
  expect(await accessibilityProblems(page)).toEqual([]);
  // The foot of a short page stands at the foot of the screen, as wide as the page.
  const foot = await page.locator(".site-footer").evaluate((footer) => {
    const { bottom, width } = footer.getBoundingClientRect();
    return { bottom: Math.round(bottom), width, screen: innerHeight };
  });
  expect(foot.bottom).toBe(foot.screen);
  expect(foot.width).toBeGreaterThan(1000);
});

/** By how much a page is wider than its screen. */
function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

async function look(visitor: Visitor, paths: string[]): Promise<void> {
  const { page, problems, visit } = visitor;
  for (const path of paths) {
    await visit(path);
    const overflow = await overflowOf(page);
    expect({ path, overflow }).toEqual({ path, overflow: 0 });
    expect({ path, found: await accessibilityProblems(page) }).toEqual({ path, found: [] });
  }
  expect(problems).toEqual([]);
  await visitor.context.close();
}
