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
