import { afterAll, beforeAll, expect, test } from "vitest";
import { fillRegistration } from "../helpers/registration_form.ts";
import { playOnScreen } from "../helpers/screen_player.ts";
import { type CaseStage, openCaseStage } from "../helpers/stage.ts";

let stage: CaseStage;

beforeAll(async () => {
  stage = await openCaseStage("tidewatch");
});

afterAll(() => stage?.close());

test(
  "a founder registers, is interviewed, reads four anchors, asks the consultant and downloads the PDF",
  async () => {
    const { founder } = stage;
    const { page, problems, visit, ready } = await stage.visitor();

    await visit("/");
    await page.getByRole("link", { name: "Discover Your Strategic Advantage" }).click();
    await ready();
    await fillRegistration(page, founder.registration);
    await page.getByRole("button", { name: "Create account" }).click();
    await page.waitForURL("**/dashboard");
    await expect.poll(() => page.locator(".toast").textContent()).toContain(
      "Your strategic journey begins now.",
    );
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain("Test");

    await page.getByText("Start new strategic foundation").click();
    await page.waitForURL("**/journey?session=*");
    await ready();
    await page.locator(".answers").waitFor();
    const turns = await playOnScreen(page, founder);
    expect(turns).toBeLessThanOrEqual(36 + Object.keys(founder.thin).length);

    await page.getByRole("link", { name: "Read your four anchors" }).click();
    await ready();
    await page.getByText("4/4 anchors completed").waitFor();
    await page.getByRole("button", { name: "Truth Anchor" }).click();
    await page.getByRole("button", { name: "Open all" }).click();
    expect(await page.locator(".section").count()).toBe(4);

    await visit("/consultant");
    await page.getByRole("textbox", { name: "Your question" }).fill(founder.consult[0] ?? "");
    await page.keyboard.press("Enter");
    await page.getByText(/Confidence \d+%/).waitFor();

    await visit("/documents");
    await page.getByRole("button", { name: "Generate Brand Strategy PDF" }).click();
    const download = page.getByRole("link", { name: "Download Brand Strategy PDF" });
    await download.waitFor({ timeout: 60_000 });
    const [file] = await Promise.all([page.waitForEvent("download"), download.click()]);
    expect(file.suggestedFilename()).toMatch(/\.pdf$/);
    expect(problems).toEqual([]);
  },
  240_000,
);
