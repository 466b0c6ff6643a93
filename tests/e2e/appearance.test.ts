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

test("a chosen theme holds on the landing and legal pages, without script too, and in no other browser", async () => {
  const { page, visit, context, problems } = await stage.visitor({ script: false });
  const paper = () => page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
  const choose = (value: string) =>
    context.addCookies([{ name: "holdfast-theme", value, url: stage.origin }]);
  for (const path of ["/", "/terms", "/reference"]) {
    for (const [theme, colour] of [["dark", DARK_PAPER], ["light", LIGHT_PAPER]] as const) {
      await choose(theme);
      await visit(path);
      expect({ path, theme, paper: await paper() }).toEqual({ path, theme, paper: colour });
    }
  }
  const other = await stage.visitor({ dark: true, script: false });
  await other.visit("/");
  expect(await other.page.locator("html").getAttribute("data-theme")).toBe("auto");
  expect(problems).toEqual([]);
  await context.close();
  await other.context.close();
});

test("a page in one theme is not taken for the same in another by a cache", async () => {
  const ask = async (theme: string, tag = "") => {
    const headers = { cookie: `holdfast-theme=${theme}`, "if-none-match": tag };
    const answer = await fetch(`${stage.origin}/`, { headers });
    await answer.body?.cancel();
    return answer;
  };
  const light = await ask("light");
  expect(light.headers.get("vary")).toContain("cookie");
  expect((await ask("light", light.headers.get("etag") ?? "")).status).toBe(304);
  expect((await ask("dark", light.headers.get("etag") ?? "")).status).toBe(200);
});

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
