import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { HistoryAnswer, TurnAnswer } from "../../routes/api/contract.ts";
import { accessibilityProblems } from "../helpers/accessibility.ts";
import type { Screen } from "../helpers/browser.ts";
import { signUp } from "../helpers/server.ts";
import { openStage, type Stage } from "../helpers/stage.ts";

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});

afterAll(() => stage?.close());

/** What the made-up recogniser of the page can do, and how it answers. */
interface Made {
  /** "available", "downloadable" or "unavailable"; null for one that knows nothing of devices. */
  onDevice: string | null;
  /** An error in the place of words. */
  error?: string;
}

/** Takes the place of the browser's own: says two words in two steps, and remembers how it was asked. */
function install({ onDevice, error }: Made): void {
  class FakeRecogniser {
    processLocally = false;
    lang = "";
    onresult: ((event: unknown) => void) | null = null;
    onerror: ((event: unknown) => void) | null = null;
    onend: (() => void) | null = null;
    start() {
      Object.assign(globalThis, { asked: { local: this.processLocally, lang: this.lang } });
      const say = (...words: string[]) =>
        this.onresult?.({ results: words.map((transcript) => [{ transcript }]) });
      if (error !== undefined) return void setTimeout(() => (this.onerror?.({ error }), this.onend?.()), 20);
      setTimeout(() => say("we men"), 20);
      setTimeout(() => say("We mend sails", " for 14 clubs."), 60);
    }
    stop() {
      this.onend?.();
    }
    abort() {
      setTimeout(() => this.onresult?.({ results: [[{ transcript: "Too late." }]] }), 20);
      this.onend?.();
    }
  }
  Object.defineProperty(FakeRecogniser.prototype, "processLocally", { writable: true, value: false });
  const able = onDevice === null ? {} : {
    available: (asked: { processLocally: boolean }) =>
      Promise.resolve(asked.processLocally ? onDevice : "available"),
    install: () => Promise.resolve(true),
  };
  Object.assign(globalThis, { SpeechRecognition: Object.assign(FakeRecogniser, able) });
}

async function openChat(made: Made, screen: Screen = {}) {
  const person = await signUp(stage);
  const { session_id } = await person.post<TurnAnswer>("/api/journey/start", undefined, 201);
  const visitor = await stage.visitorAs(person, screen);
  await visitor.page.addInitScript(install, made);
  await visitor.visit(`/journey?session=${session_id}`);
  const sent = async () => (await person.get<HistoryAnswer>("/api/journey/history")).messages.length;
  return { ...visitor, sent };
}

const speakIn = (page: Page) => page.getByRole("button", { name: "Speak", exact: true });
const boxIn = (page: Page) => page.getByRole("textbox", { name: "Your answer" });

test.each([{ onDevice: "available", width: 1280 }, { onDevice: "downloadable", width: 390 }])(
  "what was spoken stands behind what was written, on the device alone, and is sent by nobody but the founder: $onDevice",
  async ({ onDevice, width }) => {
    const { page, sent, problems, context } = await openChat({ onDevice }, { width });
    const before = await sent();
    await boxIn(page).fill("In short:");
    await speakIn(page).click();
    await expect.poll(() => boxIn(page).inputValue()).toBe("In short: We mend sails for 14 clubs.");
    expect(await page.evaluate(() => Reflect.get(globalThis, "asked"))).toEqual({
      local: true,
      lang: "en-US",
    });
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("button", { name: "Stop listening" }).click();
    await speakIn(page).waitFor();
    expect(await sent()).toBe(before);
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await page.locator(".message-founder").getByText("In short: We mend sails for 14 clubs.").waitFor();
    expect(problems).toEqual([]);
    await context.close();
  },
);

test("what is sent while listening goes on takes all with it: words that come later are dropped", async () => {
  const { page, context } = await openChat({ onDevice: "available" });
  await speakIn(page).click();
  await expect.poll(() => boxIn(page).inputValue()).toBe("We mend sails for 14 clubs.");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.locator('.messages[aria-busy="false"] .message-founder').waitFor();
  await speakIn(page).waitFor();
  expect(await boxIn(page).inputValue()).toBe("");
  await context.close();
});

test("what is typed while listening goes on stays: listening ends", async () => {
  const { page, context } = await openChat({ onDevice: "available" });
  await speakIn(page).click();
  await boxIn(page).pressSequentially("By hand: ");
  await speakIn(page).waitFor();
  await page.waitForTimeout(500);
  expect(await boxIn(page).inputValue()).toContain("By hand: ");
  await context.close();
});

test.each([{ onDevice: null }, { onDevice: "unavailable" }])(
  "where the device cannot understand speech there is nothing to press: $onDevice",
  async (made) => {
    const { page, context } = await openChat(made);
    await page.waitForTimeout(200);
    expect(await speakIn(page).count()).toBe(0);
    await context.close();
  },
);

test("a microphone that is not allowed is told in words, and what was written stays", async () => {
  const { page, context } = await openChat({ onDevice: "available", error: "not-allowed" });
  await boxIn(page).fill("In short:");
  await speakIn(page).click();
  await page.getByText("The microphone is not allowed here").waitFor();
  expect(await boxIn(page).inputValue()).toBe("In short:");
  await speakIn(page).waitFor();
  await context.close();
});

test("the microphone may be asked for on the journey page alone", async () => {
  const person = await signUp(stage);
  const policyOf = async (path: string) => {
    const answer = await fetch(`${stage.origin}${path}`, { headers: { cookie: person.cookie } });
    await answer.body?.cancel();
    return answer.headers.get("permissions-policy") ?? "";
  };
  expect(await policyOf("/journey")).toContain("microphone=(self)");
  for (const path of ["/", "/dashboard", "/consultant", "/try", "/settings", "/api/journey/status"]) {
    expect({ path, policy: await policyOf(path) }).toEqual({
      path,
      policy: expect.stringContaining("microphone=()"),
    });
  }
});
