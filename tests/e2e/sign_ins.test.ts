import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accessibilityProblems } from "../helpers/accessibility.ts";
import { adminOf } from "../helpers/admin.ts";
import { type Person, personOf, REGISTRATION, send, signUp } from "../helpers/server.ts";
import { openStage, type Stage } from "../helpers/stage.ts";

const ADMIN = "admin@example.com";
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";

let stage: Stage;
let admin: Person;

beforeAll(async () => {
  stage = await openStage({ ADMIN_EMAIL: ADMIN });
  admin = await adminOf(stage, ADMIN);
});

afterAll(() => stage?.close());

async function firefoxOf(email: string): Promise<Person> {
  const body = { email, password: REGISTRATION.password };
  const login = await send(stage.origin, "POST /api/auth/login", body, { "user-agent": FIREFOX });
  const { access_token, user } = await login.json();
  const cookie = login.headers.get("set-cookie")?.split(";")[0] ?? "";
  return personOf({ origin: stage.origin, token: access_token, userId: user.id, cookie });
}

async function expectWellMade(page: Page, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  expect(await accessibilityProblems(page)).toEqual([]);
}

test.each([1280, 390])("at %i px a stranger's browser is signed out, and shown the door", async (width) => {
  const email = `mara-${width}@example.com`;
  const here = await stage.visitorAs(await signUp(stage, { email }), { width });
  const there = await stage.visitorAs(await firefoxOf(email), { width });
  await there.visit("/dashboard");
  await here.visit("/settings");
  const { page } = here;
  const list = page.getByRole("group", { name: "Your sign-ins" });
  await list.getByRole("button", { name: "Sign out Firefox on Windows" }).waitFor();
  expect(await list.getByRole("listitem").count()).toBe(2);
  expect(await list.getByRole("listitem").first().innerText()).toContain("This browser");
  await expectWellMade(page, width);

  await list.getByRole("button", { name: "Sign out Firefox on Windows" }).click();
  await list.getByText("Signed in nowhere else.").waitFor();
  await page.locator(".toast").getByText("Firefox on Windows is signed out").waitFor();
  expect(await list.getByRole("button").count()).toBe(0);
  expect(await list.evaluate((element) => element === document.activeElement)).toBe(true);
  await expectWellMade(page, width);

  await there.page.goto("/documents");
  expect(new URL(there.page.url()).pathname).toBe("/login");
  expect([...here.problems, ...there.problems]).toEqual([]);
});

async function statusOf(person: Person): Promise<number> {
  return (await person.call("GET", "/api/auth/me")).status;
}

test("all others are signed out at once with the keyboard", async () => {
  const email = "piet@example.com";
  const own = await signUp(stage, { email });
  const others = [await firefoxOf(email), await firefoxOf(email)];
  const { page, problems, visit } = await stage.visitorAs(own);
  await visit("/settings");
  await page.getByRole("button", { name: "Sign out everywhere else" }).press("Enter");
  await page.getByText("Signed in nowhere else.").waitFor();
  expect(await Promise.all([own, ...others].map(statusOf))).toEqual([200, 401, 401]);
  expect(problems).toEqual([]);
});

test("an admin signs somebody out everywhere, on a phone too", async () => {
  const person = await signUp(stage, { full_name: "Sanne Founder" });
  const { page, problems, visit } = await stage.visitorAs(admin, { width: 390 });
  await visit("/admin");
  // What may be changed of an account stands in sight: its row is not cut off at the right.
  const wider = await page.locator(".table-scroll").evaluate(({ scrollWidth, clientWidth }) =>
    scrollWidth - clientWidth
  );
  expect(wider).toBe(0);
  await page.getByRole("button", { name: "Sign-ins of Sanne Founder" }).click();
  const list = page.getByRole("group", { name: "Sign-ins of Sanne Founder" });
  const end = list.getByRole("button", { name: "Sign out everywhere for Sanne Founder" });
  await end.waitFor();
  await expectWellMade(page, 390);
  const box = await list.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(390);
  await end.click();
  await page.getByText("Sanne Founder is not signed in anywhere.").waitFor();
  expect(await statusOf(person)).toBe(401);
  expect(await statusOf(admin)).toBe(200);
  expect(problems).toEqual([]);
});

test("a list that does not come and an end that fails are told once, and can be tried again", async () => {
  const email = "nora@example.com";
  const { page, visit } = await stage.visitorAs(await signUp(stage, { email }));
  await firefoxOf(email);
  const list = page.getByRole("group", { name: "Your sign-ins" });
  await page.route("**/api/account/sign-ins", (route) => route.fulfill({ status: 500, json: {} }));
  await visit("/settings");
  await page.getByRole("alert").getByText("Server error. Please try again later.").waitFor();
  expect(await page.locator(".toast").count()).toBe(0);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.unroute("**/api/account/sign-ins");
  await page.getByRole("button", { name: "Try again" }).click();
  await list.waitFor();

  await page.route("**/api/account/sign-ins/*", (route) => route.abort("connectionrefused"));
  await list.getByRole("button", { name: "Sign out Firefox on Windows" }).click();
  await page.locator(".toast").getByText("Network error. Please check your connection.").waitFor();
  expect(await page.locator(".toast").count()).toBe(1);
  await page.unroute("**/api/account/sign-ins/*");
  await list.getByRole("button", { name: "Sign out Firefox on Windows" }).click();
  await list.getByText("Signed in nowhere else.").waitFor();
});

test("after a change of the password the list is true again", async () => {
  const email = "olaf@example.com";
  const { page, visit } = await stage.visitorAs(await signUp(stage, { email }));
  await firefoxOf(email);
  await visit("/settings");
  await page.getByRole("button", { name: "Sign out Firefox on Windows" }).waitFor();
  await page.getByLabel("Current password").fill(REGISTRATION.password);
  await page.getByLabel("New password").fill("another-test-password");
  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByText("Signed in nowhere else.").waitFor();
});
