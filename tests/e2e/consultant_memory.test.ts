import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type OpenAIServer, serveOpenAI } from "../helpers/openai_server.ts";
import { type Person, signUp } from "../helpers/server.ts";
import { openStage, type Stage } from "../helpers/stage.ts";

const ANSWER =
  "**Recommendation.** Stay closed on Sundays for now. [?]\n\n- Ask 3 regulars first. [+]\n- Then decide.\n\n" +
  "**The strongest case against.** A rival may open. [?] ".padEnd(400, "It would cost a day of rest. ");

let model: OpenAIServer;
let stage: Stage;
let person: Person;

beforeAll(async () => {
  model = await serveOpenAI();
  stage = await openStage({
    OPENAI_BASE_URL: model.baseURL,
    OPENAI_API_KEY: "test-key",
    OPENAI_MODEL: "local",
  });
  person = await signUp(stage, { company_name: "Ada & Co" });
  await person.post("/api/journey/start", undefined, 201);
  await person.post("/api/journey/finish", {});
});

afterAll(async () => {
  model?.release();
  await stage?.close();
  await model?.close();
});

async function isWiderThanScreen(page: Page): Promise<boolean> {
  return await page.evaluate(() => document.documentElement.scrollWidth > globalThis.innerWidth);
}

test("an answer streams as Markdown, and is corrected, paused and forgotten in Settings, on a phone", async () => {
  const { page, visit, context, problems } = await stage.visitorAs(person, { width: 390, height: 844 });
  await visit("/consultant");
  model.behave("slow");
  model.say(ANSWER);
  await page.getByRole("textbox", { name: "Your question" }).fill("Should we open on Sundays?");
  await page.keyboard.press("Enter");
  await page.locator(".arriving .markdown strong, .message .markdown strong").first().waitFor();
  expect(await page.getByText("Confidence").count()).toBe(0);
  model.release();
  await page.getByText(/^Confidence \d+%/).waitFor();
  expect(await page.locator(".message .markdown li").count()).toBe(2);
  expect(await page.locator(".messages").innerText()).not.toMatch(/\[[?+]\]/);
  expect(await isWiderThanScreen(page)).toBe(false);

  await visit("/settings");
  await page.getByRole("button", { name: "Show what it remembers" }).click();
  await page.getByText(/Asked on .+ · not used since\./).waitFor();
  await page.getByRole("button", { name: 'Edit "Should we open on Sundays?"' }).click();
  await page.getByRole("textbox", { name: "What it remembers of the answer" }).fill(
    "Open on the **first** Sunday.",
  );
  expect(await isWiderThanScreen(page)).toBe(false);
  await page.getByRole("button", { name: "Keep these words" }).click();
  await page.getByText(/in your words since/).waitFor();
  await page.getByText("Should we open on Sundays?", { exact: true }).click();
  await page.locator(".memory .markdown strong").getByText("first").waitFor();

  await page.getByRole("button", { name: /^Undo/ }).click();
  await page.locator(".memory .markdown strong").getByText("first").waitFor({ state: "detached" });
  expect(await page.getByRole("button", { name: /^Undo/ }).count()).toBe(0);

  await page.getByRole("button", { name: /^Pause/ }).click();
  await page.getByText("Paused: each question stands alone").waitFor();
  await page.getByRole("button", { name: /^Go on remembering/ }).waitFor();
  await page.getByRole("button", { name: /^Forget all/ }).click();
  await page.getByRole("button", { name: /^Yes, forget all 1/ }).click();
  await page.locator(".memory > li").waitFor({ state: "detached" });
  expect(await person.get("/api/account/consultations")).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});
