import type { Page } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Visitor } from "../helpers/browser.ts";
import { type Person, signUp } from "../helpers/server.ts";
import { openStage, type Stage } from "../helpers/stage.ts";

const ANSWER = {
  consultation:
    "**Keep the focus.** See [the page](https://a.example/) and ![chart](https://a.example/x.png)",
  confidence: 0.734,
  metadata: { confidence_reason: "2 said, 1 assumed", rests_on: [], against_decision: null, session_id: "s" },
};

let stage: Stage;
let person: Person;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  stage = await openStage();
  person = await signUp(stage, { company_name: "Ada & Co" });
  await person.post("/api/journey/start", undefined, 201);
});

afterAll(() => stage?.close());

beforeEach(async () => {
  visitor = await stage.visitorAs(person);
  page = visitor.page;
  return () => visitor.context.close();
});

test("before four anchors are complete the consultant is locked, and says what is missing", async () => {
  await visitor.visit("/consultant");
  await page.getByRole("heading", { name: "Strategic Consultant Mode" }).waitFor();
  expect(await page.locator(".locked-anchors li").count()).toBe(4);
  expect(await page.getByRole("link", { name: "Continue Journey" }).getAttribute("href")).toBe("/journey");
  expect(await page.getByRole("link", { name: "View Progress" }).getAttribute("href")).toBe("/anchors");
});

test("a finished founder picks a question, is answered as markdown with confidence, and clears the screen", async () => {
  await person.post("/api/journey/finish", {});
  await visitor.visit("/consultant");
  await page.getByRole("heading", { name: "Ada & Co", exact: true }).waitFor();
  await page.getByText("All anchors complete").waitFor();
  expect(await page.locator(".consult-side details").count()).toBe(4);
  expect(await page.locator(".consult-side details button").count()).toBe(16);

  await page.route("**/api/consult", (route) => route.fulfill({ json: ANSWER }));
  await page.getByText("Go-to-Market").click();
  const suggestion = page.locator(".consult-side details[open] button").first();
  await suggestion.click();
  const box = page.getByRole("textbox", { name: "Your question" });
  expect(await box.inputValue()).toBe(await suggestion.textContent());
  await page.reload();
  await expect.poll(() => box.inputValue()).not.toBe("");
  await box.press("Enter");
  await page.getByText("Confidence 73%").waitFor();
  await page.locator(".markdown strong").getByText("Keep the focus.").waitFor();
  expect(await page.locator(".markdown img").count()).toBe(0);
  expect(await page.locator(".markdown a").count()).toBe(2);
  await page.getByRole("button", { name: "Clear History" }).click();
  expect(await page.locator(".message").count()).toBe(0);
  expect(visitor.problems).toEqual([]);
});

test("a refusal is told in the server's words, and the question can be sent again", async () => {
  await visitor.visit("/consultant");
  await page.route(
    "**/api/consult",
    (route) =>
      route.fulfill({ status: 402, json: { detail: "Your 10 consultations of this month are used." } }),
  );
  await page.getByRole("textbox", { name: "Your question" }).fill("What now?");
  await page.keyboard.press("Enter");
  await page.locator(".toast").getByText("Your 10 consultations of this month are used.").waitFor();
  await page.getByRole("button", { name: "Retry" }).waitFor();
});
