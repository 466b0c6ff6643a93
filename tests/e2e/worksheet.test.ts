import type { Locator, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { FactsAnswer, TurnAnswer } from "../../routes/api/contract.ts";
import { accessibilityProblems } from "../helpers/accessibility.ts";
import type { Visitor } from "../helpers/browser.ts";
import { playCase, readCase } from "../helpers/player.ts";
import { type Person, signUp } from "../helpers/server.ts";
import { openStage, type Stage } from "../helpers/stage.ts";

const OFFER = "We mend wooden boats for sailing clubs on the Frisian lakes, in winter, in their own shed.";
const GOAL = "From 12 clubs to 20 clubs by 31 December 2027.";
const PATIENT = { timeout: 15_000 };
const WIDTHS = [1280, 390];
/** The label of the goal's number; what is counted and by when have lines of their own. */
const TARGET = /^Goal(?!:)/;

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});

afterAll(() => stage?.close());

interface Scene {
  person: Person;
  visitor: Visitor;
  page: Page;
  sessionId: string;
}

/** A founder in front of the conversation who has just been asked for this field. */
async function askedFor(wanted: string, width: number): Promise<Scene> {
  const person = await signUp(stage);
  const { session_id, metadata } = await person.post<TurnAnswer>("/api/journey/start", undefined, 201);
  let field = metadata.question?.field ?? "";
  for (let turn = 0; turn < 12 && field !== wanted; turn++) {
    const message = turn === 0 ? OFFER : "Skip this one.";
    const answer = await person.post<TurnAnswer>("/api/journey/continue", { session_id, message });
    field = answer.metadata.question?.field ?? "";
  }
  expect(field).toBe(wanted);
  const visitor = await stage.visitorAs(person, { width });
  await visitor.visit(`/journey?session=${session_id}`);
  visitor.page.setDefaultTimeout(20_000);
  return { person, visitor, page: visitor.page, sessionId: session_id };
}

async function say(page: Page, words: string): Promise<void> {
  await page.getByRole("textbox", { name: "Your answer" }).fill(words);
  await page.getByRole("textbox", { name: "Your answer" }).press("Enter");
  await page.locator(".message-founder").getByText(words, { exact: true }).waitFor();
  await page.locator('.messages[aria-busy="false"]').waitFor();
}

function underTheAnswer(page: Page): Locator {
  return page.getByRole("region", { name: "Read from your answer" });
}

/** Whether the page can be scrolled sideways: on a phone nothing may stick out. */
function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

async function goalOf({ person, sessionId }: Scene) {
  const { facts } = await person.get<FactsAnswer>(`/api/facts?session_id=${sessionId}`);
  return facts.goal;
}

test.each(WIDTHS)(
  "at %i px a fact is changed in place under its answer, and a refused value says why",
  async (width) => {
    const scene = await askedFor("goal.twelve_months", width);
    const { page, visitor } = scene;
    await say(page, GOAL);
    const target = underTheAnswer(page).getByLabel(TARGET);
    await target.waitFor();
    expect(await goalOf(scene)).toMatchObject({ target: 20, by: "2027-12-31", state: "read" });

    await target.fill("as many as we can");
    await underTheAnswer(page).getByRole("button", { name: "Save" }).click();
    const problem = underTheAnswer(page).locator(".fact-problem");
    await problem.waitFor();
    const why = (await problem.innerText()).trim();
    expect(why).not.toBe("");
    // The conversation's one live region says it: none of the rows is one.
    await page.getByRole("status").filter({ hasText: why }).waitFor({ state: "attached" });
    expect(await target.getAttribute("aria-invalid")).toBe("true");
    expect(await target.inputValue()).toBe("as many as we can");
    expect(await goalOf(scene)).toMatchObject({ target: 20 });

    await target.fill("25");
    await underTheAnswer(page).getByRole("button", { name: "Save" }).click();
    await expect.poll(() => goalOf(scene), PATIENT).toMatchObject({
      target: 25,
      by: "2027-12-31",
      state: "corrected",
    });
    await problem.waitFor({ state: "detached" });
    expect(await isTooWide(page)).toBe(false);
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.reload();
    await visitor.ready();
    await underTheAnswer(page).getByLabel(TARGET).waitFor();
    expect(await underTheAnswer(page).getByLabel(TARGET).inputValue()).toMatch(/^25\b/);
    expect(visitor.problems).toEqual([]);
    await visitor.context.close();
  },
  90_000,
);

test.each(WIDTHS)(
  "at %i px a fact of the panel is locked and unlocked by its button, and a reload shows it",
  async (width) => {
    const scene = await askedFor("goal.twelve_months", width);
    const { page, visitor } = scene;
    const panel = page.getByRole("complementary", { name: "What I heard" });
    const opened = async () => {
      if (width < 1000) await panel.getByRole("button", { name: /What I heard/ }).click();
    };
    await say(page, GOAL);
    await opened();
    await panel.getByRole("button", { name: "Lock facts" }).click();
    await panel.getByRole("button", { name: "Lock Goal", exact: true }).click();
    const unlock = panel.getByRole("button", { name: "Unlock Goal", exact: true });
    await unlock.waitFor();
    await panel.getByText("Locked: later answers change nothing here.").waitFor();
    expect(await isTooWide(page)).toBe(false);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.reload();
    await visitor.ready();
    await opened();
    await unlock.waitFor();

    if (width < 1000) await panel.getByRole("button", { name: "Hide what I heard" }).click();
    await say(page, "Change the goal");
    await say(page, "From 12 clubs to 30 clubs by 30 June 2028.");
    expect(await goalOf(scene)).toMatchObject({ target: 20, by: "2028-06-30" });
    await opened();
    expect(await panel.getByLabel(TARGET).inputValue()).toMatch(/^20\b/);
    await unlock.click();
    await unlock.waitFor({ state: "detached" });
    await expect.poll(() => panel.getByLabel(TARGET).evaluate((line) => line === document.activeElement))
      .toBe(true);
    expect(await panel.getByLabel(TARGET).inputValue()).toMatch(/^30\b/);
    expect(visitor.problems).toEqual([]);
    await visitor.context.close();
  },
  90_000,
);

test("what is not clear stands as an empty line with its question, and is filled there", async () => {
  const { page, visitor, person, sessionId } = await askedFor("offering.what", 390);
  await say(page, "We mend wooden boats for sailing clubs. We charge €80 to €90 an hour.");
  const read = () => person.get<FactsAnswer>(`/api/facts?session_id=${sessionId}`);
  const [open] = (await read()).unclear.filter(({ fact }) => fact === "prices");
  expect(open?.question).toMatch(/\?$/);
  const card = underTheAnswer(page).locator(".fact-unclear");
  await card.getByText(open?.question ?? "none").waitFor();
  expect(await card.getByRole("textbox").inputValue()).toBe("");
  expect(await accessibilityProblems(page)).toEqual([]);
  await card.getByRole("textbox").fill("€85 an hour");
  await card.getByRole("button", { name: "Save" }).click();
  await expect.poll(
    async () => (await read()).facts.prices.map(({ amount, currency }) => [amount, currency]),
    PATIENT,
  )
    .toEqual([[85, "EUR"]]);
  expect(visitor.problems).toEqual([]);
  await visitor.context.close();
}, 90_000);

test("a read-back shows the facts of its anchor as lines that can be changed", async () => {
  const person = await signUp(stage);
  const founder = await readCase("tidewatch", stage.origin);
  const { sessionId } = await playCase(person, founder, "confirm.truth");
  const visitor = await stage.visitorAs(person, { width: 390 });
  const { page } = visitor;
  await visitor.visit(`/journey?session=${sessionId}`);
  const sheet = page.getByRole("region", { name: "The facts of this anchor" });
  await sheet.waitFor();
  expect(await sheet.getByRole("textbox").count()).toBeGreaterThan(8);
  expect(await isTooWide(page)).toBe(false);
  expect(await accessibilityProblems(page)).toEqual([]);
  await visitor.context.close();
}, 120_000);

test.each(WIDTHS)(
  "at %i px the panel What I heard holds every fact, and keeps a change made there",
  async (width) => {
    const scene = await askedFor("goal.twelve_months", width);
    const { page, visitor } = scene;
    await say(page, GOAL);
    const panel = page.getByRole("complementary", { name: "What I heard" });
    if (width < 1000) await panel.getByRole("button", { name: /What I heard/ }).click();
    const target = panel.getByLabel(TARGET);
    await target.waitFor();
    await target.fill("24");
    await panel.getByRole("button", { name: "Save" }).click();
    await expect.poll(() => goalOf(scene), PATIENT).toMatchObject({ target: 24 });
    expect(await isTooWide(page)).toBe(false);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(visitor.problems).toEqual([]);
    await visitor.context.close();
  },
  90_000,
);

/** A founder before the read-back of the first anchor, with all facts of it on the screen. */
async function beforeReadBack(width: number): Promise<Scene & { sheet: Locator }> {
  const person = await signUp(stage);
  const founder = await readCase("tidewatch", stage.origin);
  const { sessionId } = await playCase(person, founder, "confirm.truth");
  const visitor = await stage.visitorAs(person, { width });
  visitor.page.setDefaultTimeout(20_000);
  await visitor.visit(`/journey?session=${sessionId}`);
  const sheet = visitor.page.getByRole("region", { name: "The facts of this anchor" });
  await sheet.waitFor();
  return { person, visitor, page: visitor.page, sessionId, sheet };
}

function factsOf({ person, sessionId }: Scene): Promise<FactsAnswer> {
  return person.get<FactsAnswer>(`/api/facts?session_id=${sessionId}`);
}

test.each(WIDTHS)(
  "at %i px what is open in the lines of a read-back is kept by a reload and goes along with the sentence picked",
  async (width) => {
    const scene = await beforeReadBack(width);
    const { page, visitor, sheet } = scene;
    const before = await factsOf(scene);
    const obstacle = sheet.getByLabel("The one obstacle");
    const refused = sheet.getByLabel("Not for").first();
    const struck = await refused.inputValue();
    await obstacle.fill("They think a spreadsheet costs nothing");
    await refused.fill("");
    await page.reload();
    await visitor.ready();
    expect(await obstacle.inputValue()).toBe("They think a spreadsheet costs nothing");
    expect(await refused.inputValue()).toBe("");
    expect((await factsOf(scene)).facts).toEqual(before.facts);

    await page.locator(".option").nth(1).click();
    await page.locator('.messages[aria-busy="false"]').waitFor();
    await page.locator('.answers[data-field^="identity."]').waitFor();
    const { facts } = await factsOf(scene);
    expect(facts.obstacle).toMatchObject({
      text: "They think a spreadsheet costs nothing",
      state: "corrected",
    });
    expect(facts.not_for).toHaveLength(before.facts.not_for.length - 1);
    expect(JSON.stringify(facts.not_for)).not.toContain(struck);
    expect(facts.only_we).toMatchObject({ state: "confirmed" });
    await page.locator(".messages").getByText(/^Changed: /).waitFor();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(
      "spreadsheet costs nothing",
    );
    expect(visitor.problems).toEqual([]);
    await visitor.context.close();
  },
  120_000,
);

test("the sentences of a read-back follow a line that is saved, and the old one stands nowhere", async () => {
  const scene = await beforeReadBack(1280);
  const { page, visitor, sheet } = scene;
  const first = page.locator(".option").first();
  const old = await first.innerText();
  await sheet.getByLabel("The one obstacle").fill("They think a spreadsheet costs nothing");
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => first.innerText(), PATIENT).toContain("a spreadsheet costs nothing");
  const sentence = old.replace(/^A\s+/, "");
  expect(await page.locator(".messages").innerText()).not.toContain(sentence);
  expect(visitor.problems).toEqual([]);
  await visitor.context.close();
}, 120_000);

test(
  "lines that are open are saved by whatever is pressed: another line's button, Explain, an answer",
  async () => {
    const scene = await beforeReadBack(390);
    const { page, visitor, sheet } = scene;
    await sheet.getByLabel("The one obstacle").fill("They think a spreadsheet costs nothing");
    await sheet.getByLabel("Only you").fill("We sail to every marina before it signs");
    await sheet.getByRole("button", { name: "Save" }).first().click();
    await expect.poll(async () => (await factsOf(scene)).facts.only_we?.text, PATIENT)
      .toBe("We sail to every marina before it signs");
    expect((await factsOf(scene)).facts.obstacle?.text).toBe("They think a spreadsheet costs nothing");

    await sheet.getByLabel("The one obstacle").fill("They think pen and paper costs nothing");
    await page.getByRole("button", { name: "Explain" }).click();
    await expect.poll(async () => (await factsOf(scene)).facts.obstacle?.text, PATIENT)
      .toBe("They think pen and paper costs nothing");
    expect(visitor.problems).toEqual([]);
    await visitor.context.close();
  },
  120_000,
);

test("without a network what is open stays, and Retry takes it along", async () => {
  const scene = await beforeReadBack(390);
  const { page, visitor, sheet } = scene;
  await sheet.getByLabel("The one obstacle").fill("They think a spreadsheet costs nothing");
  await visitor.context.setOffline(true);
  await page.locator(".option").first().click();
  await page.locator(".message-failure").waitFor();
  await visitor.context.setOffline(false);
  await page.locator(".message-failure").getByRole("button", { name: "Retry" }).click();
  await page.locator('.answers[data-field^="identity."]').waitFor();
  expect((await factsOf(scene)).facts.obstacle?.text).toBe("They think a spreadsheet costs nothing");
  await visitor.context.close();
}, 120_000);

test("the sides of the trade-offs stand after a reload, and are gone once they are sent", async () => {
  const person = await signUp(stage);
  const founder = await readCase("tidewatch", stage.origin);
  const { sessionId } = await playCase(person, founder, "choices.tradeoffs");
  const visitor = await stage.visitorAs(person, { width: 390 });
  const { page } = visitor;
  await visitor.visit(`/journey?session=${sessionId}`);
  const lines = page.locator(".choice");
  const count = await lines.count();
  for (const line of [0, 1, 2]) await lines.nth(line).locator("label").last().click();
  await page.reload();
  await visitor.ready();
  await page.locator(".choice input:checked").nth(2).waitFor({ state: "attached" });
  expect(await page.locator(".choice input:checked").count()).toBe(3);
  for (let line = 3; line < count; line++) await lines.nth(line).locator("label").first().click();
  await page.getByRole("button", { name: "Send these choices" }).click();
  await page.locator(".message-founder .chosen li").nth(count - 1).waitFor();
  await page.locator('.messages[aria-busy="false"]').waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("draft")))).toEqual(
    [],
  );
  expect(visitor.problems).toEqual([]);
  await visitor.context.close();
}, 120_000);

test.each(WIDTHS)("at %i px no stop of the keyboard lies behind the box or the bar above", async (width) => {
  const { page, visitor, sheet } = await beforeReadBack(width);
  await page.getByRole("textbox", { name: "Your answer" }).fill("One.\nTwo.\nThree.\nFour.\nFive.\nSix.");
  await sheet.getByRole("textbox").first().focus();
  await page.keyboard.press("Tab");
  const covered = () =>
    page.evaluate(() => {
      const active = document.activeElement;
      if (active === null || active.closest(".answers, .messages") === null) return null;
      const { top, bottom } = active.getBoundingClientRect();
      const box = document.querySelector(".composer")?.getBoundingClientRect().top ?? 0;
      const bars = innerWidth < 1100 ? ".site-header, .heard" : ".site-header";
      const edges = [...document.querySelectorAll(bars)].map((bar) => bar.getBoundingClientRect().bottom);
      return bottom > box || top < Math.max(...edges) ? active.outerHTML.slice(0, 200) : null;
    });
  const stops = await sheet.getByRole("textbox").count();
  for (let stop = 0; stop < stops; stop++) {
    expect(await covered()).toBeNull();
    await page.keyboard.press("Tab");
  }
  for (let stop = 0; stop < stops + 4; stop++) {
    await page.keyboard.press("Shift+Tab");
    expect(await covered()).toBeNull();
  }
  await visitor.context.close();
}, 120_000);
