import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { finishJourney } from "../helpers/documents.ts";
import { signUp } from "../helpers/server.ts";
import { openStage, type Stage } from "../helpers/stage.ts";

const ANSWER = "We mend wooden boats for 12 clubs at €900 each.";

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
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

test("a link to the landing page brings its claim and its picture along", async () => {
  const { page, visit, context } = await stage.visitor();
  await visit("/");
  const { title, description, picture } = await told(page);
  expect(title).toContain("could be nobody else's");
  expect(description).not.toBe("");
  expect(picture).toMatch(/^https?:\/\//);
  await expectPicture(picture);
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
