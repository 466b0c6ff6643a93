import type { Page } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { HistoryAnswer, TurnAnswer } from "../../routes/api/contract.ts";
import type { Visitor } from "../helpers/browser.ts";
import { type Person, signUp } from "../helpers/server.ts";
import { readSpokenCase } from "../helpers/spoken_case.ts";
import { openStage, type Stage } from "../helpers/stage.ts";

const ANSWER = "A berth plan and dues collection for 23 small marinas in Denmark and the Netherlands.";

let stage: Stage;
let person: Person;
let visitor: Visitor;
let page: Page;
let session: string;

beforeAll(async () => {
  stage = await openStage();
});

afterAll(() => stage?.close());

beforeEach(async () => {
  person = await signUp(stage);
  session = (await person.post<TurnAnswer>("/api/journey/start", undefined, 201)).session_id;
  visitor = await stage.visitorAs(person);
  page = visitor.page;
  return () => visitor.context.close();
});

function box() {
  return page.getByRole("textbox", { name: "Your answer" });
}

async function send(text: string): Promise<void> {
  await box().fill(text);
  await box().press("Enter");
  await page.locator('.messages[aria-busy="false"]').waitFor();
}

async function history(): Promise<HistoryAnswer> {
  return await person.get<HistoryAnswer>(`/api/journey/sessions/${session}/history`);
}

test("each chat has an address, and Back leads to what stood there before", async () => {
  await visitor.visit("/dashboard");
  await visitor.visit("/journey");
  await page.locator(".journey-open").click();
  await page.locator(".answers").waitFor();
  expect(new URL(page.url()).search).toBe(`?session=${session}`);
  await page.goBack();
  await page.getByRole("heading", { name: "Your Brand Strategy Journeys" }).waitFor();
  await page.goForward();
  await page.locator(".answers").waitFor();
  await page.reload();
  await page.locator(".answers").waitFor();
  await page.getByRole("button", { name: "All journeys" }).click();
  expect(new URL(page.url()).search).toBe("");
});

test("an address of a journey that is not there says so, and shows the list", async () => {
  await visitor.visit("/journey?session=nothing-here");
  await page.locator(".toast").getByText("Failed to load journey", { exact: true }).waitFor();
  await page.getByRole("heading", { name: "Your Brand Strategy Journeys" }).waitFor();
  expect(await page.locator(".toast").count()).toBe(1);
});

test("Explain, Example, Back and Skip stand at the box on a phone, and each is answered", async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visitor.visit(`/journey?session=${session}`);
  await send(ANSWER);
  const acts = page.getByRole("list", { name: "About this question" });
  for (const name of ["Explain", "Example", "Back"]) {
    const before = await page.locator(".messages > li").count();
    const button = acts.getByRole("button", { name });
    const place = await button.boundingBox();
    expect(place?.y).toBeGreaterThan(844 / 2);
    await button.click();
    await page.waitForFunction(
      (count) =>
        document.querySelectorAll(".messages > li").length >= count + 2 &&
        document.querySelector(".messages")?.getAttribute("aria-busy") === "false",
      before,
    );
  }
  const { messages } = await history();
  expect(messages.at(-1)?.content).toContain("A new answer replaces the old one");
});

test("an answer that any rival could have given is nudged once its writer pauses, and no sooner", async () => {
  await visitor.visit(`/journey?session=${session}`);
  const nudge = page.locator(".nudge");
  // Time stands still but where the test lets it pass: however slow the machine, a pause is as long as it says.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await box().fill("We offer good quality");
  await page.clock.runFor(1_000);
  await box().press("s");
  await page.clock.runFor(1_000);
  expect(await nudge.innerText()).toBe("");
  await page.clock.runFor(600);
  await nudge.getByText("A name, a number or a reason makes it yours.").waitFor();
  await box().fill(ANSWER);
  await page.clock.runFor(2_000);
  expect(await nudge.innerText()).toBe("");
});

test("on a phone the next question stays in sight, and what was read of the answer is not pushed in above it", async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visitor.visit(`/journey?session=${session}`);
  const { says } = readSpokenCase("closewell");
  let loaded = 0;
  await page.route("**/api/facts?*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
    loaded++;
  });
  const read = page.locator(".messages .fact");
  for (const field of ["offering.what", "customer.last_three", "company.links"]) {
    const before = loaded;
    await send(says[field]?.[0]?.text ?? "");
    const rows = await read.count();
    await expect.poll(() => loaded).toBeGreaterThan(before);
    await page.waitForTimeout(400);
    expect(await read.count()).toBe(rows);
    const question = await page.locator(".messages > li:last-child .asked").last().boundingBox();
    const composer = await page.locator(".composer").boundingBox();
    expect(question?.y).toBeGreaterThan(0);
    expect((question?.y ?? 0) + (question?.height ?? 0)).toBeLessThan(composer?.y ?? 0);
  }
  expect(await read.count()).toBeGreaterThan(2);
});

test("on a phone an answer is written across the whole screen, and what sends it stands below it in sight", async () => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await visitor.visit(`/journey?session=${session}`);
    await box().fill(ANSWER);
    const written = (await box().boundingBox())!;
    const sent = (await page.getByRole("button", { name: "Send" }).boundingBox())!;
    const hint = (await page.locator(".composer-hint").boundingBox())!;
    const { width: whole } = (await page.locator(".composer-box").boundingBox())!;
    expect(written.width).toBeGreaterThan(whole - 20);
    expect(sent.y).toBeGreaterThanOrEqual(written.y + written.height);
    expect(sent.height).toBeGreaterThanOrEqual(44);
    expect(Math.max(sent.y + sent.height, hint.y + hint.height)).toBeLessThanOrEqual(844);
  }
});

test("options carry letters: a letter in the list or alone in the box picks, in a sentence it does not", async () => {
  await visitor.visit(`/journey?session=${session}`);
  await send(ANSWER);
  await send("I don't know");
  const options = page.getByRole("list", { name: "Possible answers" });
  const second = (await options.locator(".option span").nth(1).innerText()).trim();
  await options.locator(".option").first().focus();
  await page.keyboard.press("b");
  await page.locator('.messages[aria-busy="false"]').waitFor();
  await page.locator(".message-founder").last().getByText(second).waitFor();
  expect((await history()).messages.filter(({ role }) => role === "user").at(-1)?.content).toBe(second);
});

test("the last answer can be changed, and what is sent takes its place", async () => {
  await visitor.visit(`/journey?session=${session}`);
  await send(ANSWER);
  await page.locator(".message-founder").last().getByRole("button", { name: "Edit" }).click();
  expect(await box().inputValue()).toBe(ANSWER);
  await page.getByText("takes the place of your last answer").waitFor();
  await send("Sail repair for 14 yacht clubs in Denmark.");
  const replaced = page.locator(".message-founder").filter({ hasText: ANSWER });
  await replaced.getByText("Edited: what you wrote later stands in its place").waitFor();
  await page.reload();
  await visitor.ready();
  await replaced.getByText("Edited").waitFor();
  expect(await page.locator(".message-founder").last().getByText("Edited:").count()).toBe(0);
  const facts = JSON.stringify(await person.get(`/api/facts?session_id=${session}`));
  expect(facts).toContain("Sail repair");
  expect(facts).not.toContain("dues collection");
});

test("a window that shows an earlier question stores nothing under it, and gives the words back", async () => {
  await visitor.visit(`/journey?session=${session}`);
  await person.post("/api/journey/continue", { session_id: session, message: ANSWER });
  const before = (await history()).messages.length;
  const late = "Two harbours in Kerteminde signed last week.";
  await box().fill(late);
  await box().press("Enter");
  await page.getByText("This conversation went on in another window. Nothing was sent").first().waitFor();
  expect(await box().inputValue()).toBe(late);
  expect((await history()).messages).toHaveLength(before);
  await page.locator(".message-founder").getByText(ANSWER).waitFor();
  await box().press("Enter");
  await page.locator(".message-founder").getByText(late).waitFor();
  expect(await page.locator(".toast").count()).toBe(0);
});

test("after a reload in the middle of an answer the waiting is visible, and the answer comes by itself", async () => {
  let release = () => {};
  await visitor.visit(`/journey?session=${session}`);
  // What a reload finds while the server is still at work: the message stored, and no reply yet.
  await page.route("**/api/journey/continue", async (route) => {
    await new Promise<void>((resolve) => release = resolve);
    await route.abort();
  });
  const stored = { session_id: session, message: ANSWER, client_message_id: "in-the-middle" };
  await person.post("/api/journey/continue", stored);
  const whole = await history();
  const unanswered = {
    ...whole,
    messages: whole.messages.slice(0, -1),
    metadata: { ...whole.metadata, question: null },
  };
  let isAnswered = false;
  await page.route("**/history*", (route) => route.fulfill({ json: isAnswered ? whole : unanswered }));
  await visitor.visit("/journey");
  await page.getByText("Your answer is saved. The reply is on its way…").waitFor();
  expect(await page.getByRole("button", { name: "Send", exact: true }).isDisabled()).toBe(true);
  isAnswered = true;
  await page.locator(".answers").waitFor();
  expect(await page.locator(".message-founder").count()).toBe(1);
  release();
});

test("a journey is renamed in the list, by keyboard, and keeps its name", async () => {
  await visitor.visit("/journey");
  await page.evaluate(() => localStorage.removeItem("holdfast-journey"));
  await page.getByRole("button", { name: /^Rename / }).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("The harbour plan");
  await page.keyboard.press("Enter");
  await page.locator(".journey-name").getByText("The harbour plan").waitFor();
  await page.reload();
  await page.locator(".journey-name").getByText("The harbour plan").waitFor();
  expect(visitor.problems).toEqual([]);
});

test("finishing with assumptions asks first, says how much is missing, and calls an empty foundation assumed", async () => {
  await visitor.visit(`/journey?session=${session}`);
  const { of } = (await history()).metadata.assumed;
  let asked = "";
  page.once("dialog", (dialog) => {
    asked = dialog.message();
    void dialog.dismiss();
  });
  await page.getByRole("button", { name: "Finish with assumptions" }).click();
  expect(asked).toContain(`None of the ${of} answers is there yet`);
  expect(await page.locator(".answers").count()).toBe(1);
  page.once("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Finish with assumptions" }).click();
  await page.getByRole("heading", { name: "Your foundation stands" }).waitFor();
  await page.locator(".next-steps").getByText(`All ${of} answers are assumed`).waitFor();
  expect(await page.locator(".heard-progress").innerText()).not.toContain("100%");
  await visitor.visit("/dashboard");
  const journeys = page.locator('.tiles a[href="/journey"]');
  await journeys.getByText(`All ${of} answers are assumed`).waitFor();
  expect(await journeys.innerText()).not.toContain("100%");
  // What is over is not the next step any more: reading it is.
  expect(await page.locator(".tile-main").getAttribute("href")).toBe("/anchors");
});
