import { afterAll, beforeAll, expect, test } from "vitest";
import { accessibilityProblems } from "../helpers/accessibility.ts";
import { adminOf } from "../helpers/admin.ts";
import { signUp } from "../helpers/server.ts";
import { openStage, type Stage } from "../helpers/stage.ts";

let stage: Stage;

beforeAll(async () => {
  stage = await openStage({ ADMIN_EMAIL: "admin@example.com" });
});

afterAll(() => stage?.close());

const DARK_PAPER = "rgb(15, 22, 19)";
const LIGHT_PAPER = "rgb(250, 247, 240)";

test.each([false, true])(
  "a theme chosen in Settings holds at once and on every page, device dark %s",
  async (dark) => {
    const { page, visit, problems } = await stage.visitorAs(await signUp(stage), { dark });
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const [chosen, other] = dark ? ["Light", LIGHT_PAPER] : ["Dark", DARK_PAPER];
    await visit("/settings");
    expect(await paper()).toBe(dark ? DARK_PAPER : LIGHT_PAPER);
    await page.getByRole("radio", { name: chosen }).check();
    await expect.poll(paper).toBe(other);
    expect(await accessibilityProblems(page)).toEqual([]);
    await visit("/dashboard");
    expect(await paper()).toBe(other);
    await visit("/settings");
    await page.getByRole("radio", { name: "As this device" }).check();
    await expect.poll(paper).toBe(dark ? DARK_PAPER : LIGHT_PAPER);
    expect(problems).toEqual([]);
  },
);

test("an admin finds an account by a part of its name, address or company, and sees who waits for plans", async () => {
  const admin = await adminOf(stage, "admin@example.com");
  const waiting = await signUp(stage, { full_name: "Ole Holm", company_name: "Holm Sails" });
  await waiting.call("PATCH", "/api/auth/me", { waitlist: true });
  await signUp(stage, { full_name: "Mara Lind", company_name: "Tidewatch" });
  const { page, visit, problems } = await stage.visitorAs(admin);
  await visit("/admin");
  await page.getByRole("searchbox", { name: "Name, email or company" }).fill("holm SAILS");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("heading", { name: "1 user" }).waitFor();
  await page.getByText("on the waiting list").first().waitFor();
  expect(await page.locator(".admin-users").innerText()).not.toContain("Mara Lind");
  await page.getByRole("link", { name: "Show all" }).click();
  await page.locator(".admin-users").getByText("Mara Lind").first().waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(problems).toEqual([]);
});
