import type { Page } from "playwright";
import { afterEach, expect, test } from "vitest";
import type { HistoryAnswer, TurnAnswer } from "../../routes/api/contract.ts";
import { newVisitor, sharedBrowser, signInVisitor } from "../helpers/browser.ts";
import { honestAnswer } from "../helpers/openai_answers.ts";
import { processesOfEachTest } from "../helpers/processes.ts";
import { signUp } from "../helpers/server.ts";
import { serveTold } from "../helpers/told_model.ts";

const ANSWER = "A berth plan and dues collection for 23 small marinas in Denmark and the Netherlands.";
const SCHEMA = { type: "object", properties: { move: {}, question: {} } };

const processes = processesOfEachTest();
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

test.each([{ reloads: false }, { reloads: true }])(
  "a server that is killed in mid-answer and starts again: one message, one answer, under its field; reloaded $reloads",
  async ({ reloads }) => {
    let calls = 0;
    const mind = await serveTold(({ prompt }) => ({
      answer: honestAnswer({ task: "turn", system: "", user: prompt, schema: SCHEMA }),
      pausesBehind: '"question":"',
      // The first answer never ends: the server is killed while it streams.
      goesOn: calls++ === 0 ? new Promise(() => {}) : Promise.resolve(),
    }));
    closing.push(mind.close);
    const model = { OPENAI_BASE_URL: mind.baseURL, OPENAI_MODEL: "told" };
    const first = await processes.start(model);
    const person = await signUp(first);
    const { session_id } = await person.post<TurnAnswer>("/api/journey/start", undefined, 201);
    const visitor = await newVisitor(await sharedBrowser(), first.origin);
    closing.push(() => visitor.context.close());
    await signInVisitor(visitor, person);
    const { page, visit, ready } = visitor;
    await visit(`/journey?session=${session_id}`);
    await page.getByRole("textbox", { name: "Your answer" }).fill(ANSWER);
    await page.keyboard.press("Enter");
    await expect.poll(() => calls).toBe(1);

    await first.end("SIGKILL");
    const failure = page.locator(".message-failure");
    await failure.waitFor();
    expect(await page.locator(".toast").count()).toBe(1);
    await processes.start({ ...model, PORT: new URL(first.origin).port });
    if (reloads) {
      await page.reload();
      await ready();
      await failure.waitFor();
    }
    expect(await messagesOn(page)).toEqual({ founder: 1, all: 2 });
    await failure.getByRole("button", { name: "Retry" }).click();
    await page.locator(".answers").waitFor();
    expect(await messagesOn(page)).toEqual({ founder: 1, all: 3 });

    const { messages, metadata } = await person.get<HistoryAnswer>(
      `/api/journey/sessions/${session_id}/history`,
    );
    expect(messages.map(({ role }) => role)).toEqual(["assistant", "user", "assistant"]);
    expect(metadata?.heard.find(({ field }) => field === "offering.what")?.quote).toContain("A berth plan");
  },
  120_000,
);

async function messagesOn(page: Page): Promise<{ founder: number; all: number }> {
  return {
    founder: await page.locator(".message-founder").count(),
    all: await page.locator(".messages > .message").count(),
  };
}
