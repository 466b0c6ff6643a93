import { afterAll, beforeAll, expect, test } from "vitest";
import { accessibilityProblems } from "../helpers/accessibility.ts";
import { adminOf } from "../helpers/admin.ts";
import { type OpenAIServer, serveOpenAI } from "../helpers/openai_server.ts";
import type { Person } from "../helpers/server.ts";
import { openStage, type Stage } from "../helpers/stage.ts";

const ADMIN = "admin@example.com";
const KEY = "sk-a-key-nobody-may-see";

let stage: Stage;
let server: OpenAIServer;
let owner: Person;
beforeAll(async () => {
  server = await serveOpenAI("openai");
  stage = await openStage({ ADMIN_EMAIL: ADMIN });
  owner = await adminOf(stage, ADMIN);
});
afterAll(async () => {
  await stage.close();
  await server.close();
});

test.each([1280, 390])(
  "at %i px an admin tries a model, saves it, and it is the mind at once",
  async (width) => {
    const admin = await stage.visitorAs(owner, { width });
    const { page } = admin;
    await admin.visit("/admin");
    await page.getByLabel("Address of the model's server").fill(server.baseURL);
    await page.getByLabel("Key", { exact: true }).fill(KEY);
    await page.getByLabel("Model that thinks and writes").fill("gpt-5");
    await page.getByLabel("Model for turns and extraction").fill("gpt-5-mini");
    await page.getByText("Effort, context, times").click();
    await page.getByLabel("Effort", { exact: true }).selectOption("low");
    await page.getByText("A founder waits 20 seconds for the model's first word.", { exact: false })
      .waitFor();
    await page.getByLabel("Seconds that a founder waits").fill("45");
    await page.getByRole("button", { name: "Try without saving" }).click();
    await page.getByRole("heading", { name: /^gpt-5 answered in/ }).waitFor();
    await page.getByRole("heading", { name: /^gpt-5-mini answered in/ }).waitFor();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("gpt-5 answers from now on").waitFor();
    await page.getByText("A founder waits 45 seconds for the model's first word.", { exact: false })
      .waitFor();
    await page.getByText("A key is kept and is never shown.", { exact: false }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await page.content()).not.toContain(KEY);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("button", { name: "Forget these settings" }).click();
    await page.getByText("Built-in strategist answers from now on").waitFor();
    expect(admin.problems).toEqual([]);
  },
);
