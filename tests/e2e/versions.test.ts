import { afterAll, beforeAll, expect, test } from "vitest";
import type { VersionAnswer } from "../../routes/api/contract.ts";
import { accessibilityProblems } from "../helpers/accessibility.ts";
import { playCase } from "../helpers/player.ts";
import { type Person, signUp } from "../helpers/server.ts";
import { type CaseStage, openCaseStage } from "../helpers/stage.ts";

const CORRECTION = "Actually we charge €99, not €89";
const DAY = "31 March 2028";

let stage: CaseStage;
let founder: Person;
let session: string;

beforeAll(async () => {
  stage = await openCaseStage("tidewatch");
  founder = await signUp(stage);
  session = (await playCase(founder, stage.founder)).sessionId;
  await founder.post("/api/journey/continue", { session_id: session, message: CORRECTION });
  await founder.call("PUT", "/api/facts", { session_id: session, cells: { "goal.by": DAY } });
}, 120_000);

afterAll(() => stage?.close());

test.each([{ width: 1280, dark: false }, { width: 390, dark: true }])(
  "at $width px the anchors page tells each version and what changed, and opens the turn that changed it",
  async ({ width, dark }) => {
    const { page, visit, ready, problems, context } = await stage.visitorAs(founder, { width, dark });
    await visit(`/anchors?anchor=truth&session=${session}`);
    const versions = page.locator(".versions");
    await versions.locator("summary").click();
    const headings = await versions.locator("h3").allInnerTexts();
    expect(headings.at(-1)).toMatch(/^Version 1\s/);
    expect(headings[0]).toMatch(/^Version 1\.1\s/);
    const newest = versions.locator("ol > li").first();
    const price = newest.locator("li").filter({ hasText: "€99" }).first();
    expect(await price.innerText()).toMatch(/Price\n+€89.* → €99.*\n+Touches .*Changed in A\d+\./);
    expect(await newest.innerText()).toContain(`→ ${DAY}`);
    expect(await versions.locator("ol > li").last().innerText()).toContain(
      "118 berths. → Stavoren, 116 berths.",
    );
    const overflow = await page.evaluate(() =>
      document.documentElement.scrollWidth - document.documentElement.clientWidth
    );
    expect(overflow).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    await price.getByRole("link").click();
    await page.waitForURL("**#turn-*");
    await ready();
    expect(await page.locator(":target").innerText()).toContain(CORRECTION);
    expect(problems).toEqual([]);
    await context.close();
  },
  60_000,
);

test("on a phone the contents fade where they go on, and a message's head takes two lines at most", async () => {
  const { page, visit, context } = await stage.visitorAs(founder, { width: 390, height: 844 });
  await visit(`/anchors?anchor=truth&session=${session}`);
  // While all parts are folded, their titles stand just below and are not written twice.
  expect(await page.locator(".anchor-contents button").allInnerTexts()).toEqual(["Open all"]);
  await page.getByRole("button", { name: "Market analysis", exact: false }).click();
  const fade = await page.locator(".anchor-contents").evaluate((contents) => {
    const { backgroundImage, position, right } = getComputedStyle(contents, "::after");
    return { goesOn: contents.scrollWidth > contents.clientWidth, backgroundImage, position, right };
  });
  expect(fade).toMatchObject({ goesOn: true, position: "sticky", right: "0px" });
  expect(fade.backgroundImage).toContain("gradient");
  await visit(`/journey?session=${session}`);
  const heads = page.locator(".message-who");
  // However a model is called whose words follow another's.
  await heads.evaluateAll((found) => {
    for (const head of found) {
      const mind = document.createElement("small");
      mind.className = "message-mind";
      mind.textContent = "a-model-with-a-long-name-70b-instruct of a server";
      head.querySelector("span")?.after(mind);
    }
  });
  const heights = await heads.evaluateAll((found) =>
    found.map((head) => head.getBoundingClientRect().height)
  );
  expect(Math.max(...heights)).toBeLessThanOrEqual(48);
  await context.close();
});

test("where nothing was changed no versions are told, and to a stranger none of another's", async () => {
  const stranger = await signUp(stage);
  const path = `/api/anchors/versions?session_id=${session}`;
  expect((await founder.get<VersionAnswer[]>(path)).length).toBeGreaterThan(1);
  expect((await stranger.call("GET", path)).status).toBe(404);
  await stranger.post("/api/journey/start", undefined, 201);
  expect(await stranger.get<VersionAnswer[]>("/api/anchors/versions")).toEqual([]);
  const { page, visit, context } = await stage.visitorAs(stranger);
  await visit("/anchors");
  expect(await page.locator(".versions").count()).toBe(0);
  await context.close();
});
