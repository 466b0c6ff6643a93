import { afterEach, beforeEach, expect, test } from "vitest";
import { accessibilityProblems } from "../helpers/accessibility.ts";
import { type OpenAIServer, serveOpenAI } from "../helpers/openai_server.ts";
import { type Person, signUp } from "../helpers/server.ts";
import { openStage, type Stage } from "../helpers/stage.ts";
import { finishedJourney, untilWriting } from "../helpers/writing.ts";

const SCREENS = [{ width: 1280, height: 900 }, { width: 390, height: 844 }];
const LONG_MS = 240_000;

let mind: OpenAIServer;
let stage: Stage;

beforeEach(async () => {
  mind = await serveOpenAI();
  stage = await openStage({ OPENAI_BASE_URL: mind.baseURL, OPENAI_MODEL: "local" });
}, LONG_MS);
afterEach(async () => {
  await stage.close();
  await mind.close();
});

/** A founder whose writing has stored so many answers and waits for the next. */
async function heldAt(answers: number): Promise<{ person: Person; sessionId: string }> {
  mind.behave("honest");
  const person = await signUp(stage);
  const sessionId = await finishedJourney(
    person,
    () => mind.behave(...Array<"honest">(answers).fill("honest"), "slow"),
  );
  await untilWriting(person, sessionId, ({ writing }) => writing?.done === answers);
  return { person, sessionId };
}

test.each(SCREENS)("progress stands on the anchors page and in the chat at $width pixels", async (screen) => {
  const { person, sessionId } = await heldAt(3);
  const visitor = await stage.visitorAs(person, screen);
  await visitor.visit(`/anchors?session=${sessionId}`);
  const { page } = visitor;
  const line = page.getByRole("status").filter({ hasText: "being written" });
  await line.waitFor();
  expect(await line.textContent()).toBe("Truth is being written: 3 of 8 parts");
  expect(await accessibilityProblems(page)).toEqual([]);
  await visitor.visit(`/journey?session=${sessionId}`);
  await page.getByText("Truth is being written: 3 of 8 parts").waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await visitor.visit(`/anchors?session=${sessionId}`);
  mind.behave("honest");
  mind.release();
  await page.getByText("What was being written stands now.").waitFor({ timeout: LONG_MS });
  await page.getByRole("button", { name: /Expression Anchor/ }).click();
  await page.getByRole("button", { name: "Open all" }).click();
  await page.getByText("Written by local.").first().waitFor({ timeout: LONG_MS });
  expect(visitor.problems).toEqual([]);
  await visitor.context.close();
}, LONG_MS);

test.each(SCREENS)(
  "a writing that stopped says why and goes on when told to at $width pixels",
  async (screen) => {
    mind.behave("honest");
    const person = await signUp(stage);
    const sessionId = await finishedJourney(person, () => mind.behave("unauthorised"));
    await untilWriting(person, sessionId, ({ writing }) => (writing?.paused ?? null) !== null);
    const visitor = await stage.visitorAs(person, screen);
    await visitor.visit(`/anchors?session=${sessionId}`);
    const { page } = visitor;
    await page.getByText("What follows from your facts is printed instead.").waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    mind.behave("honest");
    await page.getByRole("button", { name: "Write again" }).click();
    await page.getByText("What was being written stands now.").waitFor({ timeout: LONG_MS });
    expect(visitor.problems).toEqual([]);
    await visitor.context.close();
  },
  LONG_MS,
);
