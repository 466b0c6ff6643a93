import type { Page } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { DocumentAnswer } from "../../routes/api/contract.ts";
import { accessibilityProblems } from "../helpers/accessibility.ts";
import { finishJourney, order, watch } from "../helpers/documents.ts";
import { type Person, signUp } from "../helpers/server.ts";
import { openStage, type Stage } from "../helpers/stage.ts";

const DOCUMENT = {
  document_id: "d1",
  document_type: "brand_strategy",
  file_name: "Test & Co brand strategy.pdf",
  file_size_mb: 0.25,
  generated_at: "2026-11-20T10:00:00.000Z",
  download_url: "/api/pdf/file/d1",
  brand_colors: { primary: "#112233", secondary: "#445566", accent: "#778899", text: "#000000" },
  page_count: 18,
};

/** A document's first pages are drawn by a worker that may have to load its fonts first. */
const DRAWN = { timeout: 30_000 };

let stage: Stage;
let page: Page;
let founder: Person;
let journey: string;

beforeAll(async () => {
  stage = await openStage();
  founder = await signUp(stage, { company_name: "Ketch & Yawl" });
  journey = await finishJourney(founder, "We mend wooden boats for 12 clubs at €140 a day.");
});

afterAll(() => stage?.close());

beforeEach(async () => {
  const visitor = await stage.visitorAs(founder);
  page = visitor.page;
  await visitor.visit("/documents");
  return () => visitor.context.close();
});

test("a document is watched step by step, its percentage never falls, and it ends in the list", async () => {
  const answers = [
    { status: "processing", progress_percentage: 40, current_step: "Drawing the pictures" },
    { status: "processing", progress_percentage: 20, current_step: "Setting the pages" },
    { status: "completed", progress_percentage: 100, current_step: "Done" },
  ];
  const seen: string[] = [];
  await page.route("**/api/pdf/generate", (route) => route.fulfill({ json: { generation_id: "d1" } }));
  await page.route("**/api/pdf/download/d1", (route) => route.fulfill({ json: DOCUMENT }));
  await page.route("**/api/pdf/status/d1", async (route) => {
    seen.push(await page.locator(".generation span").first().textContent() ?? "");
    await route.fulfill({ json: { error: null, ...answers.shift() } });
  });
  await page.getByText("No documents yet").waitFor();
  await page.getByRole("button", { name: "Generate Brand Strategy PDF" }).click();
  await page.getByText("Setting the pages").waitFor();
  const link = page.locator(".documents").getByRole("link", { name: "Download" });
  await link.waitFor();
  const beside = page.locator(".generate").getByRole("link", { name: "Download Brand Strategy PDF" });
  expect(await beside.getAttribute("href")).toBe(DOCUMENT.download_url);
  expect(seen).toEqual(["0%", "40%", "40%"]);
  expect(await link.getAttribute("download")).toBe(DOCUMENT.file_name);
  expect(await page.locator(".documents circle").count()).toBe(3);
  expect(await page.locator(".documents li").textContent()).toContain("256 KB · 18 pages · Nov 20, 2026");
});

test("the preview shows the first pages as they would be printed, in the style and the colours that are chosen", async () => {
  const preview = page.getByRole("img", { name: /the first two pages$/ });
  const pages = async () => {
    const response = await page.request.get(
      new URL(await preview.getAttribute("src") ?? "", page.url()).href,
    );
    expect(response.headers()["content-type"]).toBe("image/svg+xml");
    return (await response.text()).toLowerCase();
  };
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth), DRAWN)
    .toBeGreaterThan(0);
  const before = await pages();
  expect(before.match(/<svg y=/g)).toHaveLength(2);
  await page.getByRole("button", { name: "Customize" }).click();
  await page.getByLabel("primary", { exact: true }).fill("#7a1f3d");
  await page.getByRole("radio", { name: "Bold" }).check();
  await expect.poll(() => preview.getAttribute("src")).toContain("primary=%237a1f3d");
  expect(await preview.getAttribute("src")).toContain("template_style=bold");
  const after = await pages();
  expect([before, after].map((picture) => picture.includes("#7a1f3d"))).toEqual([false, true]);
  await page.getByRole("button", { name: "Investor Pitch Deck", exact: true }).click();
  await page.getByRole("img", { name: /^Investor Pitch Deck of Ketch & Yawl/ }).waitFor();
  expect(await page.getByRole("link", { name: "Open them larger" }).getAttribute("href"))
    .toContain("document_type=pitch_deck");
  expect(await accessibilityProblems(page)).toEqual([]);
});

test("while the first pages are drawn the caption says so, and no longer", async () => {
  const drawn = Promise.withResolvers<void>();
  await page.route("**/api/pdf/preview?*", async (route) => {
    await drawn.promise;
    await route.continue();
  });
  await page.reload();
  await page.getByText("The first two pages are being drawn, as they would be printed now.").waitFor();
  drawn.resolve();
  await page.getByText("The first two pages as they would be printed now.").waitFor(DRAWN);
});

test("where the pages cannot be drawn a sketch stands in their place, and says so", async () => {
  await page.route("**/api/pdf/preview?*", (route) => route.fulfill({ status: 503, json: { detail: "No" } }));
  await page.reload();
  await page.getByText("Your pages could not be drawn now: this is a sketch of the style.").waitFor();
  await page.getByRole("img", { name: "A page of Ketch & Yawl in the style professional" }).waitFor();
});

test("whoever has no foundation yet finds no button that can only fail, and one main button stands for all others", async () => {
  const newcomer = await stage.visitorAs(await signUp(stage));
  await newcomer.visit("/documents");
  const makers = newcomer.page.getByRole("button", { name: /^Generate/ });
  expect(await makers.count()).toBe(4);
  for (const button of await makers.all()) expect(await button.isDisabled()).toBe(true);
  await newcomer.page.getByText("Documents are made of a whole foundation.").waitFor();
  await newcomer.page.getByRole("link", { name: "Continue Journey" }).waitFor();
  expect(newcomer.problems).toEqual([]);
  await newcomer.context.close();
  expect(await page.locator("main .button-main").allTextContents()).toEqual(["Generate Brand Strategy PDF"]);
});

test("a document that failed says why, and Retry Generation goes on watching it", async () => {
  let status = {
    status: "failed",
    progress_percentage: 40,
    current_step: "Drawing",
    error: "A font is missing.",
  };
  await page.route("**/api/pdf/generate", (route) => route.fulfill({ json: { generation_id: "d1" } }));
  await page.route("**/api/pdf/status/d1", (route) => route.fulfill({ json: status }));
  await page.route("**/api/pdf/retry/d1", (route) => route.fulfill({ json: {} }));
  await page.getByRole("button", { name: "Generate Brand Strategy PDF" }).click();
  await page.getByText("A font is missing.").waitFor();
  status = { ...status, status: "processing", current_step: "Trying once more" };
  await page.getByRole("button", { name: "Retry Generation" }).click();
  await page.getByText("Trying once more").waitFor();
});

test("a document under way is watched again after a reload", async () => {
  await page.route("**/api/pdf/generate", (route) => route.fulfill({ json: { generation_id: "d1" } }));
  await page.route(
    "**/api/pdf/status/d1",
    (route) =>
      route.fulfill({
        json: {
          status: "processing",
          progress_percentage: 30,
          current_step: "Setting the pages",
          error: null,
        },
      }),
  );
  await page.getByRole("button", { name: "Generate Investor Pitch Deck" }).click();
  await page.getByText("Setting the pages").waitFor();
  await page.reload();
  await page.getByText("Setting the pages").waitFor();
  expect(await page.getByRole("button", { name: "Generating…" }).isDisabled()).toBe(true);
});

test("only colours that were changed are sent, and a faint pair is warned about at once", async () => {
  const bodies: unknown[] = [];
  await page.route("**/api/pdf/generate", async (route) => {
    bodies.push(route.request().postDataJSON());
    await route.fulfill({ status: 409, json: { detail: "Six documents are under way" } });
  });
  const generate = page.getByRole("button", { name: "Generate Brand Strategy PDF" });
  await generate.click();
  await page.getByText("Six documents are under way").waitFor();
  await page.getByRole("button", { name: "Customize" }).click();
  expect(await page.locator('input[type="color"]').first().inputValue()).toBe("#6366f1");
  await page.getByLabel("text", { exact: true }).fill("#fefefe");
  await page.getByText("too faint to read").waitFor();
  await generate.click();
  const order = { document_type: "brand_strategy", template_style: "professional", session_id: journey };
  await expect.poll(() => bodies).toEqual([
    { ...order, custom_colors: null },
    { ...order, custom_colors: { text: "#fefefe" } },
  ]);
});

test("a document under way can be cancelled, shows as cancelled, and can be tried again", async () => {
  const running = {
    status: "processing",
    progress_percentage: 40,
    current_step: "Drawing the pictures",
    error: null,
    estimated_seconds: 7,
  };
  const stopped = {
    ...running,
    status: "failed",
    error: "Cancelled",
    cancelled: true,
    estimated_seconds: null,
  };
  await page.route("**/api/pdf/generate", (route) => route.fulfill({ json: { generation_id: "d1" } }));
  await page.route("**/api/pdf/status/d1", (route) => route.fulfill({ json: running }));
  await page.route("**/api/pdf/cancel/d1", (route) => route.fulfill({ json: stopped }));
  await page.getByRole("button", { name: "Generate Brand Strategy PDF" }).click();
  await page.getByText("Drawing the pictures · about 7 seconds left").waitFor();
  await page.getByRole("button", { name: "Cancel Brand Strategy PDF" }).click();
  await page.getByText("You stopped it. Nothing was kept, and you can start it again.").waitFor();
  expect(await page.locator(".generation strong").textContent()).toBe("Cancelled");
  expect(await page.getByRole("button", { name: "Retry Generation" }).isEnabled()).toBe(true);
  expect(await accessibilityProblems(page)).toEqual([]);
});

test("a document is deleted once that is confirmed, and stays while it is not", async () => {
  const asked: string[] = [];
  const finished = { status: "completed", progress_percentage: 100, current_step: "Done", error: null };
  const changes = ["Market analysis", "Voice guidelines"];
  await page.route("**/api/pdf/generate", (route) => route.fulfill({ json: { generation_id: "d1" } }));
  await page.route("**/api/pdf/status/d1", (route) => route.fulfill({ json: finished }));
  await page.route(
    "**/api/pdf/download/d1",
    (route) => route.fulfill({ json: { ...DOCUMENT, version: 2, changes } }),
  );
  await page.route("**/api/pdf/documents/d1", async (route) => {
    asked.push(route.request().method());
    await route.fulfill({ json: { message: "Document deleted" } });
  });
  await page.getByRole("button", { name: "Generate Brand Strategy PDF" }).click();
  await page.getByText("Version 2. Changed since the one before: Market analysis, Voice guidelines.")
    .waitFor();
  const remove = page.getByRole("button", { name: `Delete ${DOCUMENT.file_name}, version 2` });
  page.once("dialog", (dialog) => void dialog.dismiss());
  await remove.click();
  expect(asked).toEqual([]);
  expect(await accessibilityProblems(page)).toEqual([]);
  page.once("dialog", (dialog) => void dialog.accept());
  await remove.click();
  await remove.waitFor({ state: "detached" });
  expect(asked).toEqual(["DELETE"]);
});

test(
  "with several foundations the page says whose documents it shows, and makes them of that one",
  async () => {
    const person = await signUp(stage);
    const journeys = [
      await finishJourney(person, "We mend wooden boats for 12 clubs."),
      await finishJourney(person, "We bake bread for 9 villages."),
    ];
    for (const session_id of journeys) {
      const { last } = await watch(person, await order(person, { document_type: "pitch_deck", session_id }));
      expect(last.status).toBe("completed");
    }
    const documents = await person.get<DocumentAnswer[]>("/api/pdf/documents");
    const visitor = await stage.visitorAs(person);
    const sheet = visitor.page;
    const foundations = sheet.getByRole("navigation", { name: "Foundation" }).getByRole("link");
    const shown = sheet.locator(".documents a[download]");
    const bodies: { session_id?: string }[] = [];
    await sheet.route("**/api/pdf/generate", async (route) => {
      bodies.push(route.request().postDataJSON());
      await route.fulfill({ status: 409, json: { detail: "Not now" } });
    });

    await visitor.visit("/documents");
    expect(await foundations.count()).toBe(2);
    for (const [index, journey] of journeys.entries()) {
      await sheet.locator(`.foundation-links a[href$="${journey}"]`).click();
      await sheet.waitForURL(`**/documents?session=${journey}`);
      expect(await foundations.evaluateAll((links) => links.map((link) => link.getAttribute("aria-current"))))
        .toContain("page");
      const own = documents.find(({ session_id }) => session_id === journey);
      expect(await shown.count()).toBe(1);
      expect(await shown.getAttribute("href")).toBe(own?.download_url);
      expect(await sheet.getByRole("link", { name: "Pitch deck: PowerPoint" }).getAttribute("href"))
        .toBe(`/api/deck.pptx?session_id=${journey}`);
      await visitor.ready();
      await sheet.getByRole("button", { name: "Generate Investor Pitch Deck" }).click();
      await expect.poll(() => bodies[index]?.session_id).toBe(journey);
    }
    expect(await accessibilityProblems(sheet)).toEqual([]);
    await visitor.context.close();
  },
  90_000,
);
