import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ChangedFactsAnswer } from "../../routes/api/contract.ts";
import { accessibilityProblems } from "../helpers/accessibility.ts";
import { playCase } from "../helpers/player.ts";
import { type Person, signUp } from "../helpers/server.ts";
import { type CaseStage, openCaseStage } from "../helpers/stage.ts";

let stage: CaseStage;
let founder: Person;
let session: string;

beforeAll(async () => {
  stage = await openCaseStage("tidewatch");
  founder = await signUp(stage);
  session = (await playCase(founder, stage.founder)).sessionId;
}, 120_000);

afterAll(() => stage?.close());

/** The first mark in sight that leads to such an address, and the words that it quotes. */
function markTo(page: Page, address: string) {
  const note = page.locator(".notes p, .endnotes li").filter({ has: page.locator(`a[href*="${address}"]`) })
    .filter({ hasText: "“", visible: true }).first();
  return { link: note.locator(`a[href*="${address}"]`).first(), note };
}

/** What stands in the page's address behind the #, as it stands on the page. */
async function openedIn(page: Page): Promise<{ words: string; isSeen: boolean }> {
  return await page.evaluate(() => {
    const target = document.querySelector<HTMLElement>(":target");
    const { top = -1, bottom = -1 } = target?.getBoundingClientRect() ?? {};
    return { words: target?.innerText ?? "", isSeen: top < innerHeight && bottom > 0 };
  });
}

const quoteOf = (note: string): string => /“([^”]+)”/.exec(note)?.[1] ?? "none";

test.each([
  ["the anchors page", "/anchors?anchor=truth&open=all", true],
  ["the anchors page without script", "/anchors?anchor=truth&open=all", false],
  ["the strategy as a page", "/documents/strategy", false],
])("on %s a mark opens the very turn or the text of a page, and Back leads back", async (_, path, script) => {
  const { page, visit, problems, ready, context } = await stage.visitorAs(founder, { script });
  for (const [address, name] of [["#turn-", /^A\d+$/], ["#text-", /^P\d+$/]] as const) {
    await visit(path);
    const start = page.url();
    for (const notes of await page.locator(".fold-notes > label").all()) await notes.click();
    const { link, note } = markTo(page, address);
    expect(await link.innerText()).toMatch(name);
    const quote = quoteOf(await note.innerText());
    await link.click();
    await page.waitForURL(`**${address}*`);
    if (script) await ready();
    const { words, isSeen } = await openedIn(page);
    expect(words).toContain(quote);
    expect(isSeen).toBe(true);
    // Axe is a script itself.
    if (script) expect(await accessibilityProblems(page)).toEqual([]);
    await page.goBack();
    expect(page.url()).toBe(start);
  }
  // Without script the browser counts every module as refused.
  if (script) expect(problems).toEqual([]);
  await context.close();
});

test("a page that was read is its reader's own: a stranger, and an address of none, finds nothing", async () => {
  const stranger = await signUp(stage);
  const statusOf = async (person: Person, number: number): Promise<number> => {
    const address = `${stage.origin}/anchors/pages/${number}?session=${session}`;
    const answer = await fetch(address, { headers: { cookie: person.cookie } });
    await answer.body?.cancel();
    return answer.status;
  };
  expect(await statusOf(founder, 2)).toBe(200);
  expect(await statusOf(stranger, 2)).toBe(404);
  expect(await statusOf(founder, 99)).toBe(404);
});

test("what was corrected is told beside the words that said otherwise, and opens the correction", async () => {
  const message = "Actually it's 7%, not 6%";
  await founder.post("/api/journey/continue", { session_id: session, message });
  const { page, visit, ready, context } = await stage.visitorAs(founder);
  await visit("/anchors?anchor=truth&open=all");
  for (const notes of await page.locator(".fold-notes > label").all()) await notes.click();
  const stale = page.locator(".note-stale").filter({ visible: true }).first();
  expect(await stale.innerText()).toContain("Changed since: 6% is now 7%");
  await stale.getByRole("link").click();
  await page.waitForURL("**#turn-*");
  await ready();
  expect((await openedIn(page)).words).toContain(message);
  await context.close();
});

test("a value changed on the worksheet alone opens its row, on a phone too", async () => {
  const cells = { "goal.by": "31 March 2028" };
  const answer = await founder.call("PUT", "/api/facts", { session_id: session, cells });
  const { worksheet }: ChangedFactsAnswer = await answer.json();
  const turn = worksheet.find(({ id }) => id === "goal.by")?.turn;
  const { page, visit, ready, problems, context } = await stage.visitorAs(founder, { width: 390 });
  await visit("/anchors?anchor=evolution&open=all");
  const link = `a[href$="#turn-${turn}"]`;
  const passage = page.locator(".passage").filter({ has: page.locator(link) }).first();
  await passage.locator(".passage-toggle").click();
  await passage.locator(link).first().click();
  await page.waitForURL("**#turn-*");
  await ready();
  await page.waitForFunction(() => !!document.activeElement?.closest(".fact"));
  expect(await page.locator(":focus").inputValue()).toBe("31 March 2028");
  expect(problems).toEqual([]);
  await context.close();
});
