import { afterEach, expect, test } from "vitest";
import type { TurnAnswer } from "../../routes/api/contract.ts";
import { honestAnswer } from "../helpers/openai_answers.ts";
import { playOnScreen } from "../helpers/screen_player.ts";
import { signUp } from "../helpers/server.ts";
import { listenToRegions } from "../helpers/spoken_regions.ts";
import { openCaseStage, openStage } from "../helpers/stage.ts";
import { serveTold } from "../helpers/told_model.ts";

const ANSWERS = [
  "We rebuild the bellows of church organs in Jutland, 14 of them every year.",
  "Ribe, Varde and Tønder. Ribe I would clone: their sexton kept a diary of every wheeze.",
  "No website yet.",
];
/** Long enough for the first words to be drawn before the rest comes. */
const BETWEEN_WORDS_MS = 30;
const SCHEMA = { type: "object", properties: { move: {}, question: {} } };

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

test("while replies stream, each is announced once, whole and only when it is finished", async () => {
  const gates = ANSWERS.map(() => Promise.withResolvers<void>());
  let calls = 0;
  const mind = await serveTold(({ prompt }) => ({
    answer: honestAnswer({ task: "turn", system: "", user: prompt, schema: SCHEMA }),
    pausesBehind: '"question":"',
    goesOn: gates[calls++]?.promise ?? Promise.resolve(),
  }));
  const stage = await openStage({ OPENAI_BASE_URL: mind.baseURL, OPENAI_MODEL: "told" });
  closing.push(mind.close, stage.close);
  const person = await signUp(stage);
  const { session_id } = await person.post<TurnAnswer>("/api/journey/start", undefined, 201);
  const { page, visit } = await stage.visitorAs(person);
  await visit(`/journey?session=${session_id}`);
  const said = await listenToRegions(page);

  for (const [at, answer] of ANSWERS.entries()) {
    await page.getByRole("textbox", { name: "Your answer" }).fill(answer);
    await page.keyboard.press("Enter");
    await page.locator(".message .message-words, .typing").last().waitFor();
    gates[at]?.resolve();
    await page.locator('.messages[aria-busy="false"]').waitFor();
    await expect.poll(async () => repliesIn(await said())).toHaveLength(at + 1);
  }

  const shown = await page.locator(".messages > .message:not(.message-founder) .message-words")
    .allInnerTexts();
  const replies = shown.slice(1).map(onOneLine);
  const announced = repliesIn(await said()).map(onOneLine);
  expect(announced).toHaveLength(ANSWERS.length);
  for (const [at, reply] of replies.entries()) expect(announced[at]).toBe(reply);
}, 60_000);

test(
  "through a whole journey with streaming each reply is announced once, whole, in order, and nothing else is",
  async () => {
    const mind = await serveTold(({ prompt }) => ({
      answer: honestAnswer({ task: "turn", system: "", user: prompt, schema: SCHEMA }),
      pausesBehind: '"question":"',
      goesOn: new Promise((goesOn) => setTimeout(goesOn, BETWEEN_WORDS_MS)),
    }));
    const stage = await openCaseStage("tidewatch", { OPENAI_BASE_URL: mind.baseURL, OPENAI_MODEL: "told" });
    closing.push(mind.close, stage.close);
    const person = await signUp(stage);
    const { session_id } = await person.post<TurnAnswer>("/api/journey/start", undefined, 201);
    const { page, visit } = await stage.visitorAs(person);
    await visit(`/journey?session=${session_id}`);
    const said = await listenToRegions(page);
    await playOnScreen(page, stage.founder);

    const shown = await page.locator(".messages > .message:not(.message-founder) .message-words")
      .allInnerTexts();
    const replies = shown.slice(1).map(onOneLine);
    expect(replies.length).toBeGreaterThan(30);
    const announced = (await said()).map(onOneLine);
    expect(announced.filter((words) => !replies.includes(words))).toEqual([]);
    expect(announced).toEqual(replies);
  },
  400_000,
);

test(
  "a reply without streaming, a failure, and the consultant's answer are announced once each",
  async () => {
    const stage = await openStage();
    closing.push(stage.close);
    const person = await signUp(stage);
    const { session_id } = await person.post<TurnAnswer>("/api/journey/start", undefined, 201);
    const { page, visit } = await stage.visitorAs(person);
    await visit(`/journey?session=${session_id}`);
    const said = await listenToRegions(page);
    await page.getByRole("textbox", { name: "Your answer" }).fill(ANSWERS[0] ?? "");
    await page.keyboard.press("Enter");
    await page.locator('.messages[aria-busy="false"]').waitFor();
    await expect.poll(async () => repliesIn(await said())).toHaveLength(1);
    await page.route("**/api/journey/continue", (route) => route.fulfill({ status: 418, json: {} }));
    await page.getByRole("textbox", { name: "Your answer" }).fill("One more.");
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await said()).filter((words) => words.includes("An unexpected error")))
      .toHaveLength(1);

    await person.post("/api/journey/finish", { session_id });
    await visit("/consultant");
    const heard = await listenToRegions(page);
    await page.getByRole("textbox", { name: "Your question" }).fill("Which channel comes first?");
    await page.keyboard.press("Enter");
    await page.getByText(/^Confidence \d+%/).waitFor();
    await expect.poll(async () => (await heard()).length).toBe(1);
  },
  60_000,
);

/** Announcements of replies: each ends in the open question or its reason. */
function repliesIn(said: string[]): string[] {
  return said.filter((words) => words.includes("?"));
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
