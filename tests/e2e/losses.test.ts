import type { Page } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Visitor } from "../helpers/browser.ts";
import { type Person, REGISTRATION, signUp } from "../helpers/server.ts";
import { openStage, type Stage } from "../helpers/stage.ts";

const ANSWER = "A berth plan and dues collection for 23 small marinas in Denmark and the Netherlands.";

let stage: Stage;
let person: Person;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  stage = await openStage();
});

afterAll(() => stage?.close());

let email: string;

beforeEach(async () => {
  email = `${crypto.randomUUID()}@example.com`;
  person = await signUp(stage, { email });
  visitor = await stage.visitorAs(person);
  page = visitor.page;
  await visitor.visit("/journey");
  await page.getByRole("button", { name: "Start Your First Journey" }).click();
  await page.locator(".answers").waitFor();
  return () => visitor.context.close();
});

function box() {
  return page.getByRole("textbox", { name: "Your answer" });
}

test("a sign-in that ends in the middle leads to /login, and what was written is there afterwards", async () => {
  const opened: string[] = [];
  page.on(
    "request",
    (request) => request.isNavigationRequest() && opened.push(new URL(request.url()).pathname),
  );
  await person.post("/api/auth/logout");
  await box().fill(ANSWER);
  await box().press("Enter");
  await page.waitForURL("**/login");
  await page.getByText("Session expired. Please login again.").waitFor();
  await visitor.ready();
  expect(opened).toEqual(["/login"]);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(REGISTRATION.password);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/dashboard");
  await visitor.visit("/journey");
  await expect.poll(() => box().inputValue()).toBe(ANSWER);
});

test("a message sent without a network stays with its reason, and Retry sends it once", async () => {
  await visitor.context.setOffline(true);
  await box().fill(ANSWER);
  await box().press("Enter");
  const failure = page.locator(".message-failure");
  await failure.getByText("Network error. Please check your connection.").waitFor();
  await visitor.context.setOffline(false);
  await failure.getByRole("button", { name: "Retry" }).click();
  await page.waitForFunction(() =>
    document.querySelector(".messages")?.getAttribute("aria-busy") === "false" &&
    document.querySelectorAll(".messages > li").length === 3
  );
  await page.reload();
  await visitor.ready();
  await page.locator(".messages").waitFor();
  expect(await page.locator(".message-founder").count()).toBe(1);
});

test("an answer whose reply was lost on the way stands once, and not in the box again", async () => {
  await page.route("**/api/journey/continue", async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  }, { times: 1 });
  await box().fill(ANSWER);
  await box().press("Enter");
  await page.locator(".message-failure").waitFor();
  await page.reload();
  await visitor.ready();
  await expect.poll(() => page.locator(".messages > li").count()).toBe(3);
  expect(await box().inputValue()).toBe("");
});
