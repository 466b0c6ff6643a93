import type { Page } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { signUp } from "../helpers/server.ts";
import { openStage, type Stage } from "../helpers/stage.ts";

let stage: Stage;
let page: Page;

beforeAll(async () => {
  stage = await openStage();
});

afterAll(() => stage?.close());

beforeEach(async () => {
  const visitor = await stage.visitorAs(await signUp(stage));
  page = visitor.page;
  await visitor.visit("/journey");
  return () => visitor.context.close();
});

test.each<[status: number, body: unknown, sentences: string[]]>([
  [403, { detail: "no" }, ["Access forbidden"]],
  [404, { detail: "gone" }, ["Resource not found"]],
  [422, { detail: [{ loc: ["body", "message"], msg: "is wrong", type: "x" }] }, ["message: is wrong"]],
  [422, { detail: "Not like this" }, ["Not like this"]],
  [422, {}, ["Validation error"]],
  [429, { detail: "slow" }, ["Too many requests. Please slow down."]],
  [500, {}, ["Server error. Please try again later."]],
  [402, { detail: "Your month is used up" }, ["Your month is used up"]],
  [418, {}, ["An unexpected error occurred"]],
])("an answer of %d with %o is told in the catalogue's words", async (status, json, sentences) => {
  await page.route("**/api/journey/start", (route) => route.fulfill({ status, json }));
  await page.getByRole("button", { name: "Start Your First Journey" }).click();
  for (const sentence of sentences) {
    await page.locator(".toast").getByText(sentence, { exact: true }).waitFor();
  }
  expect(await page.locator(".toast").count()).toBe(1);
  expect(await page.getByRole("button", { name: "Start Your First Journey" }).isEnabled()).toBe(true);
});

test("no answer at all is told once, and as the network's", async () => {
  await page.route("**/api/journey/start", (route) => route.abort("connectionrefused"));
  await page.getByRole("button", { name: "Start Your First Journey" }).click();
  await page.locator(".toast").getByText("Network error. Please check your connection.").waitFor();
  expect(await page.locator(".toast").count()).toBe(1);
});

test("a 401 in the middle of the work goes to /login, and the token is gone", async () => {
  await page.route("**/api/journey/start", (route) => route.fulfill({ status: 401, json: { detail: "x" } }));
  await page.getByRole("button", { name: "Start Your First Journey" }).click();
  await page.waitForURL("**/login");
  await page.getByText("Session expired. Please login again.").waitFor();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
});
