import { afterAll, beforeAll, expect, test } from "vitest";
import { accessibilityProblems } from "../helpers/accessibility.ts";
import { fillRegistration } from "../helpers/registration_form.ts";
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

test("what the server refuses of a form stands at its field, in words without the field's own name", async () => {
  const person = await signUp(stage);
  const visitor = await stage.visitorAs(person, { width: 390 });
  const { page } = visitor;
  await visitor.visit("/settings");
  const current = page.getByLabel("Current password");
  await current.fill("not-my-password");
  await page.getByLabel("New password").fill("a-new-test-password");
  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByText("This is not your current password", { exact: true }).waitFor();
  expect(await current.getAttribute("aria-invalid")).toBe("true");
  expect(await current.evaluate((field) => field === document.activeElement)).toBe(true);
  await current.fill("another");
  await expect.poll(() => current.getAttribute("aria-invalid")).toBeNull();

  const company = page.getByLabel("Company name");
  await company.fill("");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect.poll(() => company.getAttribute("aria-invalid")).toBe("true");
  expect(await accessibilityProblems(page)).toEqual([]);
  await visitor.context.close();
});

test("a common password is told at its field when one registers", async () => {
  const { page, visit } = await stage.visitor();
  await visit("/register");
  const words = { full_name: "Ole Holm", email: "ole@common.example", company_name: "Holm Sails" };
  await fillRegistration(page, { ...words, password: "password123" });
  await page.getByRole("button", { name: "Create account" }).click();
  const field = page.getByLabel("Password", { exact: true });
  await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
  expect(await page.locator(".form-failure").innerText()).toBe("");
  expect(await page.locator(".field-error").innerText()).not.toContain("password:");
});

const PLAIN = ["/terms", "/privacy", "/try", "/reference", "/nothing-here"];

test.each(PLAIN)(
  "%s has the header's links without a script, for whoever is signed in and for strangers",
  async (path) => {
    const stranger = await stage.visitor({ width: 390 });
    await stranger.page.goto(path);
    const menu = stranger.page.getByRole("navigation", { name: "Main" });
    expect(await menu.isVisible()).toBe(false);
    await stranger.page.locator("label", { hasText: "Menu" }).click();
    expect(await menu.getByRole("link").allInnerTexts()).toEqual(["Login", "Get Started"]);
    expect(await menu.getByRole("link", { name: "Get Started" }).getAttribute("href")).toBe("/register");
    expect(await accessibilityProblems(stranger.page)).toEqual([]);
    await stranger.context.close();

    const person = await signUp(stage, { full_name: "Mara Lind" });
    const { page, context, ready } = await stage.visitorAs(person);
    await page.goto(path);
    const links = page.getByRole("navigation", { name: "Main" });
    await links.getByText("Mara Lind").click();
    expect(await links.getByRole("link").allInnerTexts()).toEqual([
      "Dashboard",
      "Journey",
      "Anchors",
      "Consultant",
      "Documents",
      "Settings",
      "Logout",
    ]);
    expect(await page.locator("script").count()).toBe(0);
    await links.getByRole("link", { name: "Logout" }).click();
    await page.waitForURL(`${stage.origin}/`);
    await page.goto("/dashboard");
    await page.waitForURL("**/login");
    await ready();
    await context.close();
  },
);

test("another site's link to Logout signs nobody out before they press the button", async () => {
  const person = await signUp(stage);
  const { page, context, visit } = await stage.visitorAs(person);
  await visit("/logout");
  await page.getByText("Nobody was signed out").waitFor();
  await person.get("/api/auth/me");
  await page.getByRole("navigation", { name: "Main" }).locator("summary").click();
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL(`${stage.origin}/`);
  expect((await person.call("GET", "/api/auth/me")).status).toBe(401);
  await context.close();
});
