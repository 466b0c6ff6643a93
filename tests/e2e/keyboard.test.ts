import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { REGISTRATION } from "../helpers/server.ts";
import { type CaseStage, openCaseStage } from "../helpers/stage.ts";

/** No control of a page is further away than this. */
const MOST_TABS = 60;
const MOST_TURNS = 60;

let stage: CaseStage;

beforeAll(async () => {
  stage = await openCaseStage("tidewatch");
});

afterAll(() => stage?.close());

test("a founder goes from the landing page to a read anchor by keyboard alone", async () => {
  const { page, problems, visit, ready } = await stage.visitor();
  const { founder } = stage;
  const thin = new Map(Object.entries(founder.thin));

  await visit("/");
  await tabTo(page, "Discover Your Strategic Advantage");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/register");
  await ready();
  await register(page);
  await page.waitForURL("**/dashboard");
  await ready();
  await tabTo(page, "Start new strategic foundation");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/journey?session=*");
  await ready();
  await page.locator(".answers").waitFor();

  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const field = await openField(page);
    if (field === null) break;
    const before = await page.locator(".messages > li").count();
    if (await page.locator(".choice").count() > 0) await chooseAll(page);
    else {
      const confirmed = founder.confirm[field.replace("confirm.", "")] ?? "Yes, the first one.";
      const plain = thin.get(field) ?? founder.answers[field] ?? "Skip this one.";
      thin.delete(field);
      await write(page, field.startsWith("confirm.") ? confirmed : plain);
      await page.keyboard.press("Enter");
    }
    await page.waitForFunction((count) => {
      const list = document.querySelector(".messages");
      return list?.getAttribute("aria-busy") === "false" && list.children.length >= count + 2;
    }, before);
  }

  await tabTo(page, "Read your four anchors");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/anchors**");
  await ready();
  await tabTo(page, "Truth Anchor");
  await page.keyboard.press("Enter");
  await tabTo(page, "Open all");
  await page.keyboard.press("Enter");
  expect(await page.locator(".section").count()).toBe(4);
  expect(problems).toEqual([]);
}, 240_000);

async function register(page: Page): Promise<void> {
  const fields: [label: string, text: string][] = [
    ["full_name", REGISTRATION.full_name],
    ["email", REGISTRATION.email],
    ["company_name", "Tidewatch"],
    ["password", REGISTRATION.password],
    ["confirmPassword", REGISTRATION.password],
  ];
  for (const [name, text] of fields) {
    await tabUntil(page, (wanted) => document.activeElement?.getAttribute("name") === wanted, name);
    await page.keyboard.type(text);
  }
  await tabUntil(page, (type) => document.activeElement?.getAttribute("type") === type, "checkbox");
  await page.keyboard.press("Space");
  await tabTo(page, "Create account");
  await page.keyboard.press("Enter");
}

/** The first side of each line, by the space bar: a group is one stop. */
async function chooseAll(page: Page): Promise<void> {
  const lines = await page.locator(".choice").count();
  for (let line = 0; line < lines; line++) {
    await tabUntil(page, (index) => {
      const groups = [...document.querySelectorAll(".choice")];
      return groups.findIndex((group) => group.contains(document.activeElement)) === Number(index);
    }, String(line));
    await page.keyboard.press("Space");
  }
  await tabTo(page, "Send these choices");
  await page.keyboard.press("Enter");
}

async function write(page: Page, text: string): Promise<void> {
  await tabUntil(page, (tag) => document.activeElement?.tagName === tag, "TEXTAREA");
  await page.keyboard.insertText(text);
}

function tabTo(page: Page, words: string): Promise<void> {
  return tabUntil(page, (wanted) => {
    const active = document.activeElement;
    return active?.matches("a, button") === true && active.textContent.includes(wanted);
  }, words);
}

type Test = (wanted: string) => boolean;

async function tabUntil(page: Page, isThere: Test, wanted: string): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await page.evaluate(isThere, wanted)) return expectSeen(page);
    await page.keyboard.press("Tab");
  }
  throw new Error(`"${wanted}" cannot be reached by ${MOST_TABS} tabs`);
}

/** Whatever has the focus shows it. */
async function expectSeen(page: Page): Promise<void> {
  const outline = await page.evaluate(() => {
    const active = document.activeElement;
    const boxed = active?.closest(".composer-box, .choice label") ?? active;
    return [active, boxed].some((one) => one && getComputedStyle(one).outlineStyle !== "none");
  });
  expect(outline).toBe(true);
}

async function openField(page: Page): Promise<string | null> {
  const answers = page.locator(".answers");
  return await answers.count() === 0 ? null : await answers.getAttribute("data-field");
}
