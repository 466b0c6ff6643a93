import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { finishJourney } from "../helpers/documents.ts";
import { playCase } from "../helpers/player.ts";
import { signUp } from "../helpers/server.ts";
import { type CaseStage, openCaseStage } from "../helpers/stage.ts";

const ANSWER = "We mend wooden boats for 12 clubs at €900 each.";

let stage: CaseStage;

beforeAll(async () => {
  stage = await openCaseStage("tidewatch");
});

afterAll(() => stage?.close());

/** What another site shows beside a link to this page. */
async function told(page: Page) {
  const of = async (property: string) =>
    await page.locator(`meta[property="og:${property}"]`).getAttribute("content") ?? "";
  return { title: await of("title"), description: await of("description"), picture: await of("image") };
}

/** A PNG begins with its own signature, and says its width and height in its first part. */
async function expectPicture(address: string): Promise<void> {
  const answer = await fetch(address);
  expect(answer.headers.get("content-type")).toBe("image/png");
  const bytes = new DataView(await answer.arrayBuffer());
  expect([bytes.getUint32(0), bytes.getUint32(16), bytes.getUint32(20)]).toEqual([0x89504e47, 1200, 630]);
}

test("a link to the landing page brings its claim and its picture along, one to register or to try the picture too", async () => {
  const { page, visit, context } = await stage.visitor();
  await visit("/");
  const { title, description, picture } = await told(page);
  expect(title).toContain("could be nobody else’s");
  expect(description).not.toBe("");
  expect(picture).toMatch(/^https?:\/\//);
  await expectPicture(picture);
  for (const path of ["/register", "/try", "/login"]) {
    await visit(path);
    const there = await told(page);
    expect(there.picture).toBe(picture);
    expect(there.description).not.toBe(description);
  }
  await context.close();
});

test("Share makes a link that a stranger can read, and End sharing closes it for everybody", async () => {
  const person = await signUp(stage);
  await finishJourney(person, ANSWER);
  const owner = await stage.visitorAs(person);
  await owner.visit("/anchors?anchor=truth");
  const share = owner.page.getByRole("button", { name: "Share" });
  await share.click();
  const link = owner.page.getByRole("textbox", { name: "Read-only link" });
  await expect.poll(() => link.inputValue()).toMatch(/\/shared\//);
  const url = await link.inputValue();

  const stranger = await stage.visitor();
  await stranger.visit(new URL(url).pathname);
  await stranger.page.getByText("We mend wooden boats for 12 clubs").first().waitFor();
  const shown = await told(stranger.page);
  expect(shown.title).toContain("Test & Co");
  expect(shown.description).toContain("We mend wooden boats");
  await expectPicture(shown.picture);
  expect(await stranger.page.getByRole("button").count()).toBe(0);

  await owner.page.getByRole("button", { name: "End sharing" }).click();
  await owner.page.getByText("The link no longer opens anything").waitFor();
  expect(await link.count()).toBe(0);
  const response = await stranger.page.goto(url);
  expect(response?.status()).toBe(404);
  expect(await stranger.page.getByText("We mend wooden boats").count()).toBe(0);

  expect(owner.problems).toEqual([]);
  await owner.context.close();
  await stranger.context.close();
});

test("Share shows the same link again after the panel was closed", async () => {
  const person = await signUp(stage);
  await finishJourney(person, ANSWER);
  const { page, visit, context } = await stage.visitorAs(person);
  await visit("/anchors?anchor=expression");
  const link = page.getByRole("textbox", { name: "Read-only link" });
  const links: string[] = [];
  for (let times = 0; times < 2; times += 1) {
    await page.getByRole("button", { name: "Share" }).click();
    await expect.poll(() => link.inputValue()).toMatch(/\/shared\//);
    links.push(await link.inputValue());
    await page.getByRole("button", { name: "Share" }).click();
    await link.waitFor({ state: "detached" });
  }
  expect(links[1]).toBe(links[0]);
  await context.close();
});

test(
  "a stranger on a phone, without a script, reads half a page an anchor and unfolds the rest",
  async () => {
    const person = await signUp(stage);
    await playCase(person, stage.founder);
    const { url } = await person.post<{ url: string }>("/api/journey/share", {});
    const { page, visit, context, problems } = await stage.visitor({
      width: 390,
      height: 844,
      script: false,
    });
    await visit(new URL(url).pathname);
    const truth = page.locator("#anchor-truth");
    const section = truth.locator("details").first();
    const table = section.locator("table").first();
    const notes = section.locator(".notes").first();
    expect(await page.locator("details[open]").count()).toBe(0);
    expect((await truth.locator(".half-page").innerText()).split(/\s+/).length).toBeGreaterThan(50);

    await section.locator("summary").click();
    expect([await table.isVisible(), await notes.isVisible()]).toEqual([false, false]);
    await section.getByRole("checkbox", { name: /^Show the table/ }).first().check();
    await section.getByRole("checkbox", { name: /Evidence$/ }).first().press("Space");
    expect([await table.isVisible(), await notes.isVisible()]).toEqual([true, true]);

    const contents = page.getByRole("navigation", { name: "The anchors" });
    await contents.getByRole("link", { name: "Evolution" }).click();
    const heading = page.locator("#anchor-evolution h2");
    await expect.poll(async () => (await heading.boundingBox())?.y ?? -1).toBeLessThan(300);
    const { y, height } = (await contents.boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(0);
    expect((await heading.boundingBox())!.y).toBeGreaterThan(y + height);

    await contents.getByRole("link", { name: "Open all" }).click();
    expect(await page.locator("details:not([open])").count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await contents.getByRole("link", { name: "Fold all" }).click();
    expect(await page.locator("details[open]").count()).toBe(0);

    await page.emulateMedia({ media: "print" });
    expect([await table.isVisible(), await notes.isVisible()]).toEqual([true, true]);
    expect(await contents.isVisible()).toBe(false);
    expect(problems).toEqual([]);
    await context.close();
  },
  60_000,
);
