import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accessibilityProblems } from "../helpers/accessibility.ts";
import type { Screen, Visitor } from "../helpers/browser.ts";
import { playCase } from "../helpers/player.ts";
import { type Person, signUp } from "../helpers/server.ts";
import { type CaseStage, openCaseStage } from "../helpers/stage.ts";
import { readPdf, type TextBox } from "../pdf/read_pdf.ts";

const PAGES = ["/documents/strategy", "/documents/deck", "/documents/calendar"];
const SCREENS = [
  { width: 1280, dark: false, script: true },
  { width: 320, dark: true, script: true },
];

let stage: CaseStage;
let founder: Person;

beforeAll(async () => {
  stage = await openCaseStage("tidewatch");
  founder = await signUp(stage);
  await playCase(founder, stage.founder);
}, 120_000);

afterAll(() => stage?.close());

function visitor(screen?: Screen): Promise<Visitor> {
  return stage.visitorAs(founder, screen);
}

describe.each(SCREENS)("a screen of $width px, dark $dark", (screen) => {
  test.each(PAGES)("%s fits, is accessible and has no script", async (path) => {
    const { page, visit, problems, context } = await visitor(screen);
    await visit(path);
    expect(await page.locator("script").count()).toBe(0);
    const overflow = await page.evaluate(() =>
      document.documentElement.scrollWidth - document.documentElement.clientWidth
    );
    expect(overflow).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });
});

test("headings step down one level at a time, and each mark leads to its note and back", async () => {
  const { page, visit, context } = await visitor();
  for (const path of PAGES) {
    await visit(path);
    const levels = await page.locator("h1, h2, h3, h4").evaluateAll((found) =>
      found.map(({ tagName }) => Number(tagName[1]))
    );
    expect(levels[0]).toBe(1);
    expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([]);
    const broken = await page.locator('main a[href^="#"]').evaluateAll((links) =>
      links.map((link) => link.getAttribute("href") ?? "").filter((href) =>
        document.getElementById(href.slice(1)) === null
      )
    );
    expect(broken).toEqual([]);
  }
  await context.close();
});

test("every table has a caption, column heads and row heads", async () => {
  const { page, visit, context } = await visitor();
  await visit("/documents/strategy");
  const tables = await page.locator("table").evaluateAll((found) =>
    found.map((table) => ({
      caption: table.querySelector("caption")?.textContent !== "",
      columns: [...table.querySelectorAll("thead th")].every((head) =>
        head.getAttribute("scope") === "col" && !/^\p{Ll}/u.test(head.textContent ?? "")
      ),
      rows: [...table.querySelectorAll("tbody tr")].every((row) =>
        row.firstElementChild?.getAttribute("scope") === "row"
      ),
    }))
  );
  expect(tables.length).toBeGreaterThan(5);
  expect(tables.filter(({ caption, columns, rows }) => !caption || !columns || !rows)).toEqual([]);
  await context.close();
});

test("in print the page is the document alone", async () => {
  const { page, visit, context } = await visitor();
  await visit("/documents/strategy");
  await page.emulateMedia({ media: "print" });
  expect(await page.locator(".site-header").isVisible()).toBe(false);
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  await context.close();
});

test("the strategy prints on at most 20 A4 pages, the deck one slide a page, the thirty days on four, nothing over anything", async () => {
  const { page, visit, context } = await visitor();
  const pagesOf = async (path: string): Promise<number> => {
    await visit(path);
    const bytes = await page.pdf({ format: "A4", preferCSSPageSize: true });
    const { pages } = await readPdf(new Uint8Array(bytes));
    expect(pages.flatMap(({ boxes }) => boxesThatOverlap(boxes))).toEqual([]);
    return pages.length;
  };
  expect(await pagesOf("/documents/strategy")).toBeLessThanOrEqual(20);
  const printed = await pagesOf("/documents/deck");
  const slides = await page.locator(".reading-slide").count();
  expect(slides).toBeGreaterThanOrEqual(12);
  // The last page says how to read the evidence.
  expect(printed).toBe(slides + 1);
  expect(await pagesOf("/documents/calendar")).toBeLessThanOrEqual(4);
  await context.close();
});

test("on a phone each part is its headline, opens by hand and where a mark leads into it, and is always printed", async () => {
  const { page, visit, context, problems } = await visitor({ width: 390, height: 844 });
  await visit("/documents/strategy");
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  // 23,347 px before anything but the notes was folded.
  expect(await height()).toBeLessThan(6000);
  const section = page.locator(".reading-section").first();
  const table = section.getByRole("table").first();
  const notes = section.locator(".endnotes ol");
  const part = section.getByRole("checkbox", { name: "Read, with its evidence Market analysis" });
  const evidence = section.getByRole("checkbox", { name: /^Show its evidence, \d+ notes$/ });
  expect(await section.getByRole("heading", { level: 3 }).isVisible()).toBe(true);
  expect(await table.isVisible()).toBe(false);
  expect(await evidence.isVisible()).toBe(false);
  await part.check();
  expect(await table.isVisible()).toBe(true);
  expect(await notes.isVisible()).toBe(false);
  await evidence.check();
  expect(await notes.isVisible()).toBe(true);
  await part.uncheck();
  expect(await notes.isVisible()).toBe(false);
  await part.check();
  await evidence.uncheck();
  await part.uncheck();
  await section.locator(".ref").first().click();
  await expect.poll(() => notes.isVisible()).toBe(true);
  expect(await page.locator(":target").isVisible()).toBe(true);
  await page.locator(":target a[href*='-ref-']").click();
  await expect.poll(() => notes.isVisible()).toBe(false);
  await page.emulateMedia({ media: "print" });
  await visit("/documents/strategy");
  expect(await notes.isVisible()).toBe(true);
  await page.emulateMedia({ media: "screen" });
  // Where there is room the parts stand open, and their notes alone are folded.
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await table.isVisible()).toBe(true);
  expect(await part.isVisible()).toBe(false);
  expect(await notes.isVisible()).toBe(false);
  await evidence.check();
  expect(await notes.isVisible()).toBe(true);
  expect(problems).toEqual([]);
  await context.close();
});

test("the contents stay in sight wherever one reads, and on a phone all parts open at once", async () => {
  const { page, visit, context } = await visitor({ width: 390, height: 844 });
  const contents = page.getByRole("navigation", { name: "Contents" });
  for (const width of [390, 1024, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ["/documents/strategy", "/documents/deck"]) {
      await visit(path);
      const last = contents.getByRole("listitem").getByRole("link").last();
      await last.click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
      const box = await contents.boundingBox();
      expect({ width, path, top: box?.y }).toEqual({ width, path, top: width < 1280 ? 65 : 112 });
      // What an address leads to stands below what stays in sight.
      const place = await page.locator(":target").evaluate((each) => each.getBoundingClientRect().top);
      expect(place).toBeGreaterThanOrEqual(width < 1280 ? 110 : 65);
    }
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await visit("/documents/strategy");
  await contents.getByRole("link", { name: "Open all" }).click();
  const parts = page.getByRole("checkbox", { name: /^Read, with its evidence/ });
  expect(await parts.count()).toBe(16);
  for (const part of await parts.all()) expect(await part.isChecked()).toBe(true);
  await contents.getByRole("link", { name: "Fold all" }).click();
  for (const part of await parts.all()) expect(await part.isChecked()).toBe(false);
  await context.close();
});

test("on a phone no table is wider than the screen: columns of a wide one stand below each other, named, and it stays a table", async () => {
  const { page, visit, context } = await visitor({ width: 390, height: 844 });
  const wider = () =>
    page.locator(".table-scroll").evaluateAll((all) =>
      all.flatMap((each) =>
        each.scrollWidth > each.clientWidth ? [each.getAttribute("aria-label") ?? each.id] : []
      )
    );
  for (const path of ["/", ...PAGES]) {
    await visit(path === "/documents/strategy" ? `${path}?open=all` : path);
    for (const fold of await page.getByRole("checkbox", { name: /^Show / }).all()) await fold.check();
    expect({ path, wider: await wider() }).toEqual({ path, wider: [] });
  }
  await visit("/");
  const cell = page.getByRole("table").getByRole("row", { name: /^Traditional strategy/ }).getByRole("cell")
    .first();
  expect(await cell.evaluate((each) => getComputedStyle(each, "::before").content)).toBe('"Money"');
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await cell.evaluate((each) => getComputedStyle(each, "::before").content)).toBe("none");
  await context.close();
});

test("the thirty days stand as weeks and as a list, and are laid out again from another day", async () => {
  const { page, visit, context, problems } = await visitor();
  await visit("/documents/calendar");
  const days = await page.locator(".calendar-day").count();
  expect(days).toBeGreaterThan(5);
  expect(await page.locator(".calendar-entry").count()).toBe(await page.locator(".calendar-day a").count());
  expect(await page.locator(".calendar-weeks thead th").count()).toBe(7);
  await page.getByLabel("Missed a day?").fill("2027-03-01");
  await page.getByRole("button", { name: "Lay out again" }).click();
  await page.waitForURL("**from=2027-03-01**");
  const first = await page.locator(".calendar-day time").first().getAttribute("datetime");
  expect(first?.slice(0, 7)).toBe("2027-03");
  const files = await page.getByRole("link", { name: ".ics" }).getAttribute("href");
  expect(files).toContain("from=2027-03-01");
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.locator(".calendar-weeks").isVisible()).toBe(false);
  expect(problems).toEqual([]);
  await context.close();
});

test("what cannot be read yet, or is somebody else's, is a page that says so", async () => {
  const newcomer = await signUp(stage);
  const journeys = await founder.get<{ id: string }[]>("/api/journey/sessions").catch(() => []);
  for (const path of PAGES) {
    for (const address of [path, `${path}?session_id=${journeys[0]?.id ?? "unknown"}`]) {
      const answer = await fetch(`${stage.origin}${address}`, { headers: { cookie: newcomer.cookie } });
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain("There is nothing to read yet");
    }
    const stranger = await fetch(`${stage.origin}${path}`, { redirect: "manual" });
    expect(stranger.headers.get("location")).toBe("/login");
  }
});

/** Points by which two lines may touch. */
const TOUCH = 4;

/** Words of a printed page that stand over others. */
function boxesThatOverlap(boxes: TextBox[]): string[] {
  return boxes.flatMap((one, at) =>
    boxes.slice(at + 1).filter((other) => {
      const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
      const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
      return across > TOUCH && down > TOUCH;
    }).map((other) => `"${one.text}" over "${other.text}"`)
  );
}
