import { afterAll, beforeAll, expect, test } from "vitest";
import { openPeople, type People, stands } from "../helpers/people_at_screens.ts";

let people: People;

beforeAll(async () => {
  people = await openPeople();
}, 60_000);

afterAll(() => people?.stage.close());

test("the journey list shows name, phase, percent, bar, date and a delete button", async () => {
  const page = await people.as(people.active, "/journey");
  await stands(page, ["Your Brand Strategy Journeys", "Getting Started", "Start New Journey"]);
  const card = page.locator(".journey-card");
  await card.getByText(/^\d+% complete$/).waitFor();
  await card.getByText(/^Last updated [A-Z][a-z]{2} \d{1,2}, \d{4}$/).waitFor();
  expect(await card.locator("progress").count()).toBe(1);
  expect(await card.getByRole("button", { name: /^Delete / }).count()).toBe(1);
  const fresh = await people.as(people.newcomer, "/journey");
  await stands(fresh, ["Your Four Anchor Journey", "Start Your First Journey"]);
});

test("the chat has the specified placeholder, hint, three rows and a time at each message", async () => {
  const page = await people.as(people.active, "/journey");
  await page.locator(".journey-open").click();
  const box = page.getByRole("textbox", { name: "Your answer" });
  expect(await box.getAttribute("placeholder")).toBe(
    "Share your thoughts about your solution, business, or the question posed...",
  );
  expect(await box.getAttribute("rows")).toBe("3");
  await stands(page, ["Press Enter to send, Shift+Enter for new line"]);
  expect(await page.locator(".message time").count()).toBe(await page.locator(".message").count());
});

test("the foundation page counts anchors, names agents, and leads to the journey while one is missing", async () => {
  const page = await people.as(people.active, "/anchors");
  await stands(page, [
    "Your Strategic Foundation",
    "0/4 anchors completed",
    "0%",
    "Strategic Analysis Agent",
    "Brand Development Agent",
    "Launch Strategy Agent",
    "Growth Planning Agent",
    "Not Started",
  ]);
  expect(await page.locator('.prompt a[href="/journey"]').count()).toBe(1);
  const card = page.getByRole("button", { name: /Evolution Anchor/ });
  await card.click();
  await stands(page, ["This anchor hasn't been developed yet"]);
  expect(await page.getByRole("link", { name: "Continue Strategic Analysis" }).getAttribute("href"))
    .toBe("/journey");
  expect(new URL(page.url()).searchParams.get("anchor")).toBe("evolution");
  await page.goBack();
  expect(await page.locator(".anchor-panel").count()).toBe(0);
  await card.click();
  await card.click();
  expect(await page.locator(".anchor-panel").count()).toBe(0);
});

test("whoever never began a journey is not told to continue one on the anchors page", async () => {
  const page = await people.as(people.newcomer, "/anchors");
  await stands(page, [
    "0/4 anchors completed",
    "No anchor is begun. About an hour of questions writes all four.",
  ]);
  expect(await page.getByRole("link", { name: "Begin your journey" }).getAttribute("href")).toBe("/journey");
  const begun = await people.as(people.active, "/anchors");
  await stands(begun, ["Continue your journey"]);
});

test("a complete foundation says so and offers documents and consultation", async () => {
  const page = await people.as(people.finished, "/anchors?anchor=truth&open=all");
  await stands(page, [
    "4/4 anchors completed",
    "100%",
    "Complete",
    "Strategic Foundation Complete!",
    "Refine",
    "Share",
  ]);
  expect(await page.locator(".section").count()).toBe(4);
  expect(await page.getByRole("link", { name: "Strategic Consultation" }).getAttribute("href"))
    .toBe("/consultant");
  await page.route("**/api/pdf/generate", (route) => route.fulfill({ status: 409, json: { detail: "no" } }));
  await page.getByRole("button", { name: "Generate Strategy Documents" }).click();
  await page.locator(".toast").getByText("Failed to generate PDF. Please try again.", { exact: true })
    .waitFor();
  expect(await page.locator(".toast").count()).toBe(1);
  await page.unroute("**/api/pdf/generate");
  await page.route("**/api/pdf/generate", (route) => route.fulfill({ json: { generation_id: "x" } }));
  await page.getByRole("button", { name: "Generate Strategy Documents" }).click();
  await stands(page, ["PDF generation started! Check documents page for download."]);
});

test("the consultant's page has the specified words, locked and unlocked", async () => {
  const locked = await people.as(people.active, "/consultant");
  await stands(locked, ["Strategic Consultant Mode", "Truth", "Expression", "Attention", "Evolution"]);
  expect(await locked.getByRole("link", { name: "Continue Journey" }).getAttribute("href")).toBe("/journey");
  expect(await locked.getByRole("link", { name: "View Progress" }).getAttribute("href")).toBe("/anchors");
  const page = await people.as(people.finished, "/consultant");
  await stands(page, [
    "Tidewatch",
    "All anchors complete",
    "10 of 10 consultations left this month",
    "Quick Questions",
    "Strategy Implementation",
    "Brand Expression",
    "Go-to-Market",
    "Leadership & Culture",
    "Quick Actions",
    "Clear History",
  ]);
  expect(await page.locator(".consult-welcome dl > div").count()).toBe(4);
  for (const details of await page.locator(".consult-side details").all()) {
    expect(await details.locator("li").count()).toBe(4);
  }
  expect(await page.getByRole("link", { name: "Review Anchors" }).getAttribute("href")).toBe("/anchors");
  expect(await page.getByRole("link", { name: "Download PDFs" }).getAttribute("href")).toBe("/documents");
  expect(await page.getByRole("textbox", { name: "Your question" }).getAttribute("rows")).toBe("3");
});

test("the documents page has the specified cards, options and empty state", async () => {
  const page = await people.as(people.finished, "/documents");
  await stands(page, [
    "Strategic Documents",
    "Brand Colors",
    "Customize",
    "Template Style",
    "Generate Documents",
    "Brand Strategy PDF",
    "15-20 pages",
    "Investor Pitch Deck",
    "12-15 slides",
    "Your Documents",
    "No documents yet",
    "Generate Brand Strategy",
    "Generate Pitch Deck",
  ]);
  expect(await page.locator('input[name="template"]:checked').inputValue()).toBe("professional");
  await page.getByRole("button", { name: "Customize" }).click();
  await stands(page, ["Hide", "primary", "secondary", "accent", "text", "background"]);
  expect(await page.locator('.pickers input[type="color"]').first().inputValue()).toBe("#6366f1");
});
