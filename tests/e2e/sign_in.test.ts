import { afterAll, beforeAll, expect, test } from "vitest";
import { REGISTRATION, signUp } from "../helpers/server.ts";
import { openStage, type Stage } from "../helpers/stage.ts";

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});

afterAll(() => stage?.close());

test("the landing and legal pages carry no script and work without it", async () => {
  const { page, problems, visit } = await stage.visitor({ script: false });
  for (const path of ["/", "/terms", "/privacy"]) {
    await visit(path);
    expect(await page.locator("script").count()).toBe(0);
  }
  await visit("/");
  for (const id of ["what-you-get", "framework", "advantage", "pricing"]) {
    expect(await page.locator(`a[href="#${id}"]`).count()).toBe(1);
    expect(await page.locator(`#${id}`).count()).toBe(1);
  }
  for (const name of ["Join Waitlist", "Begin Your Truth-Anchored Journey", "Join Early Access Waitlist"]) {
    expect(await page.getByRole("link", { name }).getAttribute("href")).toMatch(/^\/register(\?|$)/);
  }
  expect(problems).toEqual([]);
});

test("somebody signs in and out with the keyboard alone", async () => {
  const { page, problems, visit, ready } = await stage.visitor();
  await signUp(stage, { email: "keys@example.com" });
  await visit("/login");
  const submit = page.getByRole("button", { name: "Sign in" });
  expect(await submit.isDisabled()).toBe(true);
  await page.keyboard.type("keys@example.com");
  await page.keyboard.press("Tab");
  await page.keyboard.type(REGISTRATION.password);
  expect(await submit.isDisabled()).toBe(false);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/dashboard");
  await ready();
  await page.getByText("Welcome back!").waitFor();

  await page.locator(".user-menu summary").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL(`${stage.origin}/`);
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  await page.goto("/dashboard");
  expect(new URL(page.url()).pathname).toBe("/login");
  expect(problems).toEqual([]);
});

test("a wrong password is told in the server's words, and what was typed stays", async () => {
  const { page, problems, visit } = await stage.visitor();
  await visit("/login");
  await page.getByLabel("Email").fill("nobody@example.com");
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("alert").getByText("Invalid email or password").waitFor();
  expect(await page.getByLabel("Email").inputValue()).toBe("nobody@example.com");
  expect(problems).toEqual([`401: ${stage.origin}/api/auth/login`]);
});

test("a form with mistakes names them at their fields and takes the reader to the first", async () => {
  const { page, visit } = await stage.visitor();
  await visit("/register");
  await page.getByLabel("Full name").fill("Ada");
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByText("Email is required").waitFor();
  const email = page.getByLabel("Email");
  expect(await email.getAttribute("aria-invalid")).toBe("true");
  expect(await email.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.getByText("Company name is required").waitFor();
  await page.getByText("Passwords do not match").waitFor();
  await email.fill("a");
  expect(await page.getByText("Email is required").count()).toBe(0);
});

test("a session that has ended elsewhere ends here with a sentence", async () => {
  const person = await signUp(stage);
  const visitor = await stage.visitorAs(person);
  await visitor.page.route(
    "**/api/auth/me",
    (route) => route.fulfill({ status: 401, json: { detail: "x" } }),
  );
  await visitor.page.goto("/dashboard");
  await visitor.page.waitForURL("**/login");
  await visitor.page.getByText("Session expired. Please login again.").waitFor();
  expect(await visitor.page.evaluate(() => localStorage.getItem("token"))).toBeNull();
});

test("two people signed in at once see nothing of each other", async () => {
  const [ada, ben] = await Promise.all([
    signUp(stage, { full_name: "Ada First", company_name: "Ada Works" }),
    signUp(stage, { full_name: "Ben Second", company_name: "Ben Works" }),
  ]);
  const started = await ada.post<{ session_id: string }>("/api/journey/start", undefined, 201);
  const visitor = await stage.visitorAs(ben);
  await visitor.visit("/journey");
  await visitor.page.getByRole("button", { name: "Start Your First Journey" }).waitFor();
  await visitor.visit(`/journey?session=${started.session_id}`);
  expect(await visitor.page.locator(".messages").count()).toBe(0);
  expect(await visitor.page.content()).not.toContain("Ada");
  expect(visitor.problems).toEqual([]);
});
