import { afterAll, beforeAll, expect, test } from "vitest";
import type { SessionListItem } from "../../routes/api/contract.ts";
import { openPeople, type People, stands } from "../helpers/people_at_screens.ts";

let people: People;

beforeAll(async () => {
  people = await openPeople();
}, 60_000);

afterAll(() => people?.stage.close());

test("a failed start of a document is told once and the button works again", async () => {
  const page = await people.as(people.finished, "/documents");
  await page.route("**/api/pdf/generate", (route) => route.fulfill({ status: 500, json: {} }));
  const button = page.getByRole("button", { name: "Generate Brand Strategy PDF" });
  await button.click();
  await page.locator(".toast").first().waitFor();
  expect(await page.locator(".toast").count()).toBe(1);
  expect(await button.isEnabled()).toBe(true);
});

const LOADS: [what: string, address: string, status: number, toast: string | null][] = [
  ["resuming a kept journey", "**/api/journey/resume", 403, "Failed to resume journey"],
  ["the history of a kept journey", "**/history*", 418, "An unexpected error occurred"],
  ["a kept journey that is gone", "**/api/journey/resume", 404, null],
];

test.each(LOADS)(
  "a failure of %s at %s with %d is told once, or not at all",
  async (_what, address, status, toast) => {
    const { id = "" } =
      (await people.active.get<{ sessions: SessionListItem[] }>("/api/journey/sessions")).sessions[0] ?? {};
    const { page, ready } = await people.stage.visitorAs(people.active);
    await page.evaluate((kept) => localStorage.setItem("holdfast-journey", JSON.stringify(kept)), {
      sessionId: id,
      phase: "",
      progress: 0,
    });
    await page.route(address, (route) => route.fulfill({ status, json: {} }));
    await page.goto("/journey");
    await ready();
    await page.getByRole("heading", { name: "Your Brand Strategy Journeys" }).waitFor();
    if (toast === null) return expect(await page.locator(".toast").count()).toBe(0);
    await page.locator(".toast").getByText(toast, { exact: true }).waitFor();
    expect(await page.locator(".toast").count()).toBe(1);
  },
);

test("opening, deleting and listing journeys that fail are told once each, in the specified words", async () => {
  const page = await people.as(people.active, "/journey");
  const only = async (sentence: string) => {
    await page.locator(".toast").getByText(sentence, { exact: true }).waitFor();
    expect(await page.locator(".toast").count()).toBe(1);
    await page.locator(".toast").waitFor({ state: "detached" });
  };
  await page.route("**/history*", (route) => route.fulfill({ status: 403, json: { detail: "no" } }));
  await page.locator(".journey-open").click();
  await only("Failed to load the selected foundation");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.route("**/sessions/*", (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole("button", { name: /^Delete / }).click();
  await only("Failed to delete journey");
  await page.route("**/sessions/*", (route) => route.fulfill({ json: {} }));
  await page.route("**/sessions?*", (route) => route.fulfill({ status: 403, json: { detail: "no" } }));
  await page.getByRole("button", { name: /^Delete / }).click();
  await page.locator(".toast").getByText("Failed to load your journeys", { exact: true }).waitFor();
  expect(await page.locator(".toast-error").count()).toBe(1);
});

test("anchors that cannot be read again while a model writes are told of once", async () => {
  const visitor = await people.stage.visitorAs(people.finished);
  const { page } = visitor;
  let looks = 0;
  await page.route("**/api/writing?*", (route) => {
    looks += 1;
    const writing = { anchor: "truth", done: looks, total: 8, paused: null };
    return route.fulfill({ json: { session_id: "x", revision: looks, writing } });
  });
  await page.route("**/api/anchors?*", (route) => route.fulfill({ status: 403, json: {} }));
  await visitor.visit("/anchors");
  await page.locator(".toast").getByText("Failed to load anchors", { exact: true }).waitFor();
  expect(await page.locator(".toast").count()).toBe(1);
});

test("a form of the settings that fails is told once", async () => {
  const page = await people.as(people.active, "/settings");
  const detail = ["full_name", "company_name"].map((field) => ({
    loc: ["body", field],
    msg: "is too long",
    type: "x",
  }));
  await page.route(
    "**/api/auth/me",
    (route) =>
      route.request().method() === "PATCH"
        ? route.fulfill({ status: 422, json: { detail } })
        : route.continue(),
  );
  await page.getByRole("button", { name: "Save profile" }).click();
  await stands(page, ["full_name: is too long", "company_name: is too long"]);
  expect(await page.locator(".toast").count()).toBe(2);
});

test("without a mail server the forgotten-password page says whom to ask", async () => {
  const { page } = await people.stranger("/forgot-password");
  await page.getByText("This Holdfast has no mail server.").waitFor();
  await page.getByLabel("Email").fill("ada@example.com");
  await page.getByRole("button", { name: "Ask for a link" }).click();
  await page.getByText("its link waits in the administrator's outbox").waitFor();
});

test("a session of a placeholder id is told of, and signed out", async () => {
  const { page } = await people.stage.visitorAs(people.active);
  await page.route("**/api/auth/me", (route) => route.fulfill({ json: { id: "current_user" } }));
  await page.goto("/dashboard");
  await page.waitForURL("**/login");
  await page.locator(".toast").getByText("Invalid user session", { exact: true }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
});

test("an answer of the consultant that cannot be read is told in the specified words, once", async () => {
  const page = await people.as(people.finished, "/consultant");
  await page.route("**/api/consult", (route) => route.fulfill({ status: 200, body: "no json" }));
  await page.getByRole("textbox", { name: "Your question" }).fill("Which channel?");
  await page.keyboard.press("Enter");
  await page.locator(".toast").getByText("Failed to get consultant response. Please try again.").waitFor();
  expect(await page.locator(".toast").count()).toBe(1);
});

test("sending without an active session is told in the specified words", async () => {
  const page = await people.as(people.newcomer, "/journey");
  const metadata = {
    completed_anchors: [],
    progress: 0,
    minutes_left: 0,
    question: null,
    heard: [],
    worksheet: [],
  };
  await page.route(
    "**/api/journey/start",
    (route) =>
      route.fulfill({
        status: 201,
        json: { session_id: "", message: "Hello", phase: "", agent_name: "", metadata },
      }),
  );
  await page.getByRole("button", { name: "Start Your First Journey" }).click();
  await page.getByRole("textbox", { name: "Your answer" }).fill("Sails.");
  await page.keyboard.press("Enter");
  await page.locator(".toast").getByText("No active journey session. Please start a new journey.").first()
    .waitFor();
});
