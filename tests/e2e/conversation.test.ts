import type { Page } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { StatusAnswer } from "../../routes/api/contract.ts";
import type { Visitor } from "../helpers/browser.ts";
import { type Person, signUp } from "../helpers/server.ts";
import { openStage, type Stage } from "../helpers/stage.ts";

const ANSWER = "A berth plan and dues collection for 23 small marinas in Denmark and the Netherlands.";
const CONTINUE = "**/api/journey/continue";

let stage: Stage;
let person: Person;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  stage = await openStage();
});

afterAll(() => stage?.close());

beforeEach(async () => {
  person = await signUp(stage);
  visitor = await stage.visitorAs(person);
  page = visitor.page;
  await visitor.visit("/journey");
  return () => visitor.context.close();
});

async function start(): Promise<void> {
  await page.getByRole("button", { name: "Start Your First Journey" }).click();
  await page.locator(".answers").waitFor();
}

function box() {
  return page.getByRole("textbox", { name: "Your answer" });
}

function idle() {
  return page.locator('.messages[aria-busy="false"]').waitFor();
}

test("somebody without journeys is told what the four anchors are", async () => {
  await page.getByText("Your Four Anchor Journey").waitFor();
  await page.getByRole("heading", { name: "Your Brand Strategy Journeys" }).waitFor();
});

test("a message that is sent stands at once, is answered, and both stand after a reload", async () => {
  await start();
  await box().fill(ANSWER);
  await box().press("Enter");
  await page.locator(".message-founder").getByText(ANSWER).waitFor({ timeout: 1000 });
  expect(await box().inputValue()).toBe("");
  await idle();
  const count = await page.locator(".messages > li").count();
  await page.reload();
  await page.locator(".message-founder").getByText(ANSWER).waitFor();
  expect(await page.locator(".messages > li").count()).toBe(count);
  // Whose words they are is told once above them, and again only where another mind speaks.
  await page.locator(".mind").getByText("Built-in strategist").waitFor();
  expect(await page.locator(".message-mind").count()).toBe(0);
  expect(visitor.problems).toEqual([]);
});

test("Shift+Enter makes a line, an Enter that ends a composition sends nothing, blanks cannot be sent", async () => {
  await start();
  await box().fill("   ");
  expect(await page.getByRole("button", { name: "Send", exact: true }).isDisabled()).toBe(true);
  await box().fill("one");
  await box().press("Shift+Enter");
  await box().pressSequentially("two");
  await box().dispatchEvent("keydown", { key: "Enter", isComposing: true, bubbles: true, cancelable: true });
  expect(await box().inputValue()).toBe("one\ntwo");
  expect(await page.locator(".message-founder").count()).toBe(0);
});

test("a draft survives a reload", async () => {
  await start();
  await box().fill("half an ans");
  await page.reload();
  await expect.poll(() => box().inputValue()).toBe("half an ans");
});

test("a message that fails stays with its reason, and Retry sends it once", async () => {
  await start();
  await page.route(CONTINUE, (route) => route.abort("connectionreset"), { times: 1 });
  await box().fill(ANSWER);
  await box().press("Enter");
  const failure = page.locator(".message-failure");
  await failure.getByText("Network error. Please check your connection.").waitFor();
  await failure.getByRole("button", { name: "Retry" }).click();
  await idle();
  expect(await failure.count()).toBe(0);
  expect(await page.locator(".message-founder").count()).toBe(1);
  const history = await person.get<{ messages: { role: string }[] }>("/api/journey/history");
  expect(history.messages.filter(({ role }) => role === "user")).toHaveLength(1);
});

test("while an answer is awaited the screen says what is done, and Stop gives the box back", async () => {
  await start();
  let release = () => {};
  await page.route(CONTINUE, async (route) => {
    await new Promise<void>((resolve) => release = resolve);
    await route.abort();
  });
  await box().fill("Our website is www.example.com");
  await box().press("Enter");
  await page.getByText("Analyzing your website...").waitFor();
  await page.getByRole("button", { name: "Stop" }).click();
  await page.locator(".message-failure").getByRole("button", { name: "Retry" }).waitFor();
  expect(await box().isEditable()).toBe(true);
  release();
});

test("an answer that was stopped is finished on the server and appears by itself, once", async () => {
  await start();
  let release = () => {};
  await page.route(CONTINUE, async (route) => {
    await new Promise<void>((resolve) => release = resolve);
    await route.fetch();
    await route.abort();
  });
  await box().fill(ANSWER);
  await box().press("Enter");
  await page.getByRole("button", { name: "Stop" }).click();
  await page.locator(".message-failure").getByText("appears here by itself").waitFor();
  const before = await page.locator(".messages > li").count();
  release();
  await expect.poll(() => page.locator(".messages > li").count(), { timeout: 10_000 }).toBe(before + 1);
  expect(await page.locator(".message-failure").count()).toBe(0);
  expect(await page.locator(".message-founder").count()).toBe(1);
  await page.locator(".answers").waitFor();
  await page.reload();
  await page.locator(".message-founder").waitFor();
  expect(await box().inputValue()).toBe("");
  expect(await page.locator(".messages > li").count()).toBe(before + 1);
});

test("how many questions are left stands beside the progress, and falls with an answer", async () => {
  await start();
  const left = async () => {
    const text = await page.locator(".heard-progress p").textContent() ?? "";
    return Number(/(\d+) questions left/.exec(text)?.[1]);
  };
  const { metadata } = await person.get<StatusAnswer>("/api/journey/status");
  const first = await left();
  expect(first).toBe(metadata.questions_left);
  await box().fill(ANSWER);
  await box().press("Enter");
  await idle();
  await expect.poll(left).toBeLessThan(first);
});

test("a journey is deleted after a question, and the list is loaded again", async () => {
  await start();
  await page.getByRole("button", { name: "All journeys" }).click();
  const card = page.locator(".journey-card");
  await card.waitFor();
  let asked = "";
  page.once("dialog", (dialog) => {
    asked = dialog.message();
    void dialog.accept();
  });
  await card.hover();
  await card.getByRole("button", { name: /^Delete/ }).click();
  await page.getByText("Journey deleted successfully").waitFor();
  await page.getByRole("button", { name: "Start Your First Journey" }).waitFor();
  expect(asked).toBe("Are you sure you want to delete this journey? This action cannot be undone.");
});

test("at the limit no other journey can be started, and a sentence says what to do", async () => {
  for (let count = 0; count < 3; count++) await person.post("/api/journey/start", undefined, 201);
  await page.reload();
  await page.getByText(
    "You've reached your limit of 3 active journeys. Complete or delete an existing journey to start a new one.",
  ).waitFor();
  expect(await page.getByRole("button", { name: "Start New Journey" }).isDisabled()).toBe(true);
});

test("what was heard stands beside the talk, and on a phone one tap away", async () => {
  await start();
  await box().fill(ANSWER);
  await box().press("Enter");
  await idle();
  await page.locator(".heard").getByText("What you do").waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.locator(".heard-body").isVisible()).toBe(false);
  await page.getByRole("button", { name: /What I heard/ }).click();
  expect(await page.locator(".heard-body").isVisible()).toBe(true);
});

test("Refine opens the journey of the foundation and goes back to its anchor, once", async () => {
  await start();
  await visitor.visit("/anchors?anchor=truth");
  await page.getByRole("link", { name: "Refine" }).click();
  await visitor.ready();
  await page.locator(".message-founder").getByText("Let's go back to the Truth Anchor").waitFor();
  await idle();
  expect(page.url()).not.toContain("refine");
  await page.reload();
  await visitor.ready();
  await page.locator(".messages").waitFor();
  expect(await page.getByText("Let's go back to the Truth Anchor").count()).toBe(1);
});

test("a finished foundation stands below the journeys, and its talk can be taken up again", async () => {
  const { session_id } = await person.post<{ session_id: string }>("/api/journey/start", undefined, 201);
  await person.post("/api/journey/finish", { session_id });
  await visitor.visit("/journey");
  await page.getByRole("heading", { name: "Finished foundations" }).waitFor();
  await page.getByRole("button", { name: /^Conversation of/ }).click();
  await page.getByRole("heading", { name: "Your foundation stands" }).waitFor();
  await page.getByRole("button", { name: "Refine the Truth Anchor" }).click();
  await idle();
  await page.locator(".message-founder").getByText("Let's go back to the Truth Anchor").waitFor();
});

test("whoever scrolls up is left there while the talk grows, and taken down again on request", async () => {
  await start();
  await page.setViewportSize({ width: 390, height: 500 });
  for (const text of [ANSWER, "Makkum, Marstal and Kerteminde signed last; I would clone Makkum.", "none"]) {
    await box().fill(text);
    await box().press("Enter");
    await idle();
  }
  let release = () => {};
  await page.route(CONTINUE, async (route) => {
    await new Promise<void>((resolve) => release = resolve);
    await route.continue();
  });
  await box().fill("We stand at 23 marinas in the Netherlands and Denmark.");
  await box().press("Enter");
  await page.locator(".typing").waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForFunction(() => scrollY === 0);
  release();
  await idle();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole("button", { name: "Newest" }).click();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
});
