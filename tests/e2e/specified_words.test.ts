import { afterAll, beforeAll, expect, test } from "vitest";
import { adminOf } from "../helpers/admin.ts";
import { openPeople, type People, stands } from "../helpers/people_at_screens.ts";
import { fillRegistration } from "../helpers/registration_form.ts";
import { signUp } from "../helpers/server.ts";

const LINKS = ["Dashboard", "Journey", "Anchors", "Consultant", "Documents"];
const ADA = {
  full_name: "Ada",
  email: "ada@example.com",
  company_name: "Ada & Co",
  password: "a-long-password",
};

let people: People;

beforeAll(async () => {
  people = await openPeople();
}, 60_000);

afterAll(() => people?.stage.close());

test("the landing page has no header, and the specified sections, anchors and links", async () => {
  const { page } = await people.stranger("/");
  expect(await page.locator(".site-header").count()).toBe(0);
  await stands(page, [
    "Most Business Builders Miss Their Greatest Opportunity",
    "The Four Strategic Anchors",
    "60 Minutes. 4 Agents.",
    "Choose Your Journey",
  ]);
  for (const name of ["What You Get", "Framework", "Advantage", "Pricing"]) {
    expect(await page.getByRole("link", { name, exact: true }).getAttribute("href")).toMatch(/^#/);
  }
  for (const id of ["what-you-get", "framework", "advantage", "pricing"]) {
    expect(await page.locator(`#${id}`).count()).toBe(1);
  }
  expect(await page.getByRole("link", { name: "Sign In" }).getAttribute("href")).toBe("/login");
  expect(await page.getByRole("link", { name: "Discover Your Strategic Advantage" }).getAttribute("href"))
    .toBe("/register");
  for (
    const step of [
      "Intelligent discovery",
      "Truth anchor analysis",
      "Complete brand system",
      "Professional deliverables",
    ]
  ) await page.getByRole("heading", { name: step }).waitFor();
  const text = await page.locator("main").innerText();
  for (
    const claim of ["60 minutes instead of 6+ weeks", "more than $10K", "15 to 20 pages", "12 to 15 slides"]
  ) {
    expect(text).toContain(claim);
  }
});

test("signed out the header has Login and Get Started, signed in five links and the user menu", async () => {
  const { page } = await people.stranger("/login");
  const header = page.locator(".site-header");
  expect(await header.getByRole("link", { name: "Login" }).getAttribute("href")).toBe("/login");
  expect(await header.getByRole("link", { name: "Get Started" }).getAttribute("href")).toBe("/register");
  expect(await header.getByRole("link", { name: "Holdfast" }).getAttribute("href")).toBe("/");
  const mine = await people.as(people.active, "/dashboard");
  for (const name of LINKS) {
    expect(await mine.locator("#site-menu").getByRole("link", { name, exact: true }).getAttribute("href"))
      .toBe(`/${name.toLowerCase()}`);
  }
  await mine.locator(".user-menu summary").getByText("Mara Lind").click();
  expect(await mine.getByRole("link", { name: "Settings" }).getAttribute("href")).toBe("/settings");
  await mine.getByRole("button", { name: "Logout" }).waitFor();
});

test("on a phone the menu is toggled and has the same items, and Logout leads to the landing page", async () => {
  const leaving = await signUp(people.stage);
  const { page, visit } = await people.stage.visitorAs(leaving, { width: 390, height: 844 });
  await visit("/dashboard");
  const menu = page.locator("#site-menu");
  expect(await menu.isVisible()).toBe(false);
  await page.getByRole("button", { name: "Menu" }).click();
  for (const name of LINKS) {
    expect(await menu.getByRole("link", { name, exact: true }).isVisible()).toBe(true);
  }
  await page.locator(".user-menu summary").click();
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL(`${people.stage.origin}/`);
});

test("the sign-in page has the specified fields, toggle and links, and submits only when both are filled", async () => {
  const { page } = await people.stranger("/login");
  const submit = page.getByRole("button", { name: "Sign in" });
  expect(await submit.isDisabled()).toBe(true);
  await page.getByLabel("Email").fill("ada@example.com");
  expect(await submit.isDisabled()).toBe(true);
  const password = page.getByLabel("Password", { exact: true });
  await password.fill("a password");
  expect(await submit.isDisabled()).toBe(false);
  expect(await password.getAttribute("type")).toBe("password");
  await page.getByRole("button", { name: "Show password" }).click();
  expect(await password.getAttribute("type")).toBe("text");
  await page.getByRole("checkbox", { name: "Remember me" }).check();
  let sent = "";
  await page.route("**/api/auth/login", (route) => {
    sent = route.request().postData() ?? "";
    return route.fulfill({ status: 401, json: {} });
  });
  await submit.click();
  await page.locator(".toast").getByText("Login failed", { exact: true }).waitFor();
  expect(await page.locator(".toast").count()).toBe(1);
  expect(Object.keys(JSON.parse(sent)).toSorted()).toEqual(["email", "password"]);
  for (const path of ["/forgot-password", "/register", "/terms", "/privacy"]) {
    expect(await page.locator(`main a[href="${path}"]`).count()).toBeGreaterThan(0);
  }
});

test("an unexpected failure of sign-in and of registration is told in the specified words", async () => {
  const { page, visit } = await people.stranger("/login");
  await page.route("**/api/auth/*", (route) => route.fulfill({ status: 200, body: "no json" }));
  await page.getByLabel("Email").fill("ada@example.com");
  await page.getByLabel("Password", { exact: true }).fill("a password");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.locator(".toast").getByText("An error occurred during login", { exact: true }).waitFor();
  await visit("/register");
  await fillRegistration(page, ADA);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.locator(".toast").getByText("An error occurred during registration", { exact: true }).waitFor();
});

test("the registration page has the specified fields and roles, and a link to sign in", async () => {
  const { page } = await people.stranger("/register");
  const names = await page.locator("form [name]").evaluateAll((found) =>
    found.map((field) => field.getAttribute("name"))
  );
  expect(names).toEqual([
    "full_name",
    "email",
    "company_name",
    "role",
    "password",
    "confirmPassword",
    "terms",
  ]);
  const roles = await page.locator("#role option").evaluateAll((found) =>
    found.map((option) => option.getAttribute("value"))
  );
  expect(roles).toEqual([
    "",
    "founder",
    "ceo",
    "cmo",
    "marketing_director",
    "brand_manager",
    "consultant",
    "other",
  ]);
  expect(await page.locator('main a[href="/login"]').count()).toBe(1);
});

test("a newcomer's dashboard greets, counts, and offers a new foundation", async () => {
  const page = await people.as(people.newcomer, "/dashboard");
  await page.getByRole("heading", { level: 1, name: "Hello, Ada" }).waitFor();
  await stands(page, [
    "Strategic foundations this month",
    "Strategic consultations this month",
    "Strategic Foundation Discovery",
    "Start new strategic foundation",
    "Recent Activity",
  ]);
  for (const path of ["/journey", "/anchors", "/consultant", "/documents"]) {
    expect(await page.locator(`.tiles a[href="${path}"]`).count()).toBe(1);
  }
  await page.getByText("No recent activity yet.").waitFor();
  expect(await page.locator(".usage").innerText()).toMatch(/0 of 3[\s\S]*0 of 10/);
});

test("with a journey the dashboard's tile shows its percent, its phase and both ways on", async () => {
  const page = await people.as(people.active, "/dashboard");
  await stands(page, [
    "Your Strategic Foundations",
    "Active Journey",
    "conversation initiation",
    "Continue journey / or start new",
  ]);
  await page.getByText(/^\d+% complete$/).waitFor();
});

test("while the journey's status is fetched the tile says so, and a failure is told", async () => {
  const visitor = await people.stage.visitorAs(people.active);
  const { page } = visitor;
  let release = () => {};
  await page.route("**/dashboard", async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      /(data-island="JourneyTile"[^>]*data-props=")[^"]*"/,
      '$1{}"',
    );
    await route.fulfill({ response, body: html });
  });
  await page.route("**/api/journey/status", async (route) => {
    await new Promise<void>((resolve) => release = resolve);
    await route.fulfill({ status: 500, json: {} });
  });
  await page.goto("/dashboard");
  await page.getByText("Loading journey status...").waitFor();
  await expect.poll(() => release.toString()).not.toBe("() => {}");
  release();
  await page.locator(".toast").getByText("Failed to load journey status", { exact: true }).waitFor();
  expect(await page.locator(".toast").count()).toBe(1);
});

test("an admin's dashboard has the banner that leads to /admin, and no limits", async () => {
  const admin = await adminOf(people.stage, "admin@example.com");
  const page = await people.as(admin, "/dashboard");
  expect(await page.locator(".banner a").getAttribute("href")).toBe("/admin");
  await stands(page, ["Unlimited", "Unlimited Access"]);
});

test("a stranger at a protected page is sent to /login, and Back does not lead there again", async () => {
  const { page, visit } = await people.stranger("/");
  for (const path of ["/dashboard", "/journey", "/anchors", "/consultant", "/documents", "/settings"]) {
    await visit(path);
    expect(new URL(page.url()).pathname).toBe("/login");
  }
  await visit("/terms");
  await visit("/dashboard");
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe("/terms");
});

test("a registration that hands out no token is followed by a login with the same credentials", async () => {
  const { page } = await people.stranger("/register");
  let login = "";
  await page.route("**/api/auth/register", (route) => route.fulfill({ status: 201, json: {} }));
  await page.route("**/api/auth/login", (route) => {
    login = route.request().postData() ?? "";
    return route.fulfill({ status: 401, json: { detail: "Not yet" } });
  });
  await fillRegistration(page, ADA);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.locator(".toast").getByText("Not yet").waitFor();
  expect(JSON.parse(login)).toEqual({ email: "ada@example.com", password: "a-long-password" });
});
