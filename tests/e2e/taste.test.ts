import { afterAll, beforeAll, expect, test } from "vitest";
import { accessibilityProblems } from "../helpers/accessibility.ts";
import { fillRegistration } from "../helpers/registration_form.ts";
import { openStage, type Stage } from "../helpers/stage.ts";

const ANSWERS = [
  "A berth plan and dues collection for 23 small marinas in Denmark and the Netherlands.",
  "Makkum, Marstal and Kerteminde signed last; I would clone Makkum.",
  "none",
];
const PASSWORD = "a-long-test-password";

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});

afterAll(() => stage?.close());

test("without a script and an account three questions are asked, and what is heard is shown", async () => {
  const { page, visit, problems } = await stage.visitor({ width: 390, height: 844, script: false });
  await visit("/");
  for (const [at, answer] of ANSWERS.entries()) {
    await page.locator("textarea").fill(answer);
    await page.getByRole("button", { name: "Answer", exact: true }).click();
    await page.locator(".message-founder").nth(at).getByText(answer).waitFor();
    expect(await page.locator(".message:not(.message-founder) .asked").count()).toBe(at + 1);
    // What was said and what was heard stands below the head of the page, not above the screen.
    const said = await page.locator(".message-founder").nth(at).boundingBox();
    expect(said?.y).toBeGreaterThanOrEqual(65);
    expect(said?.y).toBeLessThan(400);
  }
  expect(await page.locator("textarea").count()).toBe(0);
  await page.getByText("That was three.").waitFor();
  expect(problems).toEqual([]);
});

test("the page of the taste is accessible, and a blank answer is met with a sentence", async () => {
  const { page, visit, problems } = await stage.visitor({ width: 320, dark: true });
  await visit("/try");
  await page.locator("textarea").fill(ANSWERS[0] ?? "");
  await page.getByRole("button", { name: "Answer", exact: true }).click();
  await page.locator(".message-founder").waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await page.locator("script").count()).toBe(0);
  await page.locator("textarea").fill("   ");
  await page.getByRole("button", { name: "Answer", exact: true }).click();
  await page.getByText("Write something before sending.").waitFor();
  expect(await page.locator(".message-founder").count()).toBe(1);
  expect(problems).toEqual([]);
});

test("whoever registers goes on after the answers they gave, one click from the dashboard", async () => {
  const { page, visit, ready, problems } = await stage.visitor();
  await visit("/");
  for (const answer of ANSWERS.slice(0, 2)) {
    await page.locator("textarea").fill(answer);
    await page.getByRole("button", { name: "Answer", exact: true }).click();
    await page.locator(".message-founder").getByText(answer).waitFor();
  }
  await page.getByRole("button", { name: "Keep these answers and go on" }).click();
  await ready();
  await page.getByText("Your 2 answers come along").waitFor();
  const mara = { full_name: "Mara Lind", email: "mara@tidewatch.example", company_name: "Tidewatch" };
  await fillRegistration(page, { ...mara, password: PASSWORD });
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL("**/dashboard");
  await ready();
  await page.getByText("Continue journey / or start new").click();
  await page.waitForURL("**/journey?session=*");
  await ready();
  await page.locator(".answers").waitFor();
  expect(await page.locator(".message-founder .plain").allInnerTexts()).toEqual(ANSWERS.slice(0, 2));
  expect(problems).toEqual([]);
});

test("a new account's first tile opens the first question with one click, ready to be answered", async () => {
  const { page, visit, ready, problems } = await stage.visitor();
  await visit("/register?waitlist=yes");
  const ole = { full_name: "Ole Holm", email: "ole@holm.example", company_name: "Holm Sails" };
  await fillRegistration(page, { ...ole, password: PASSWORD });
  expect(await page.getByRole("checkbox", { name: "Write to me when paid plans open" }).isChecked()).toBe(
    true,
  );
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL("**/dashboard");
  await ready();
  await page.getByText("Start new strategic foundation").click();
  await page.waitForURL("**/journey?session=*");
  await ready();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
    .toBe("Your answer");
  await page.keyboard.type("Sails for 14 clubs.");
  await page.keyboard.press("Enter");
  await page.locator(".message-founder").getByText("Sails for 14 clubs.").waitFor();
  expect(problems).toEqual([]);
});

test("the words of a taste are nowhere on the server, and a changed token brings none", async () => {
  const form = new URLSearchParams({ answer: ANSWERS[0] ?? "" });
  const first = await (await fetch(`${stage.origin}/try`, { method: "POST", body: form })).text();
  const token = /name="taste" value="([^"]+)"/.exec(first)?.[1] ?? "";
  expect(token.split(".")).toHaveLength(3);
  const [head, body, sign] = token.split(".");
  const forged = new URLSearchParams({
    answer: ANSWERS[1] ?? "",
    taste: `${head}.${body}.${sign?.slice(0, -3)}AAA`,
  });
  const second = await (await fetch(`${stage.origin}/try`, { method: "POST", body: forged })).text();
  expect(second).not.toContain("dues collection");
  expect(second).toContain("clone Makkum");
});

test("Back from the terms finds the form of whoever comes from the taste as they left it", async () => {
  const { page, visit, ready, problems } = await stage.visitor({ width: 390 });
  await visit("/");
  await page.locator("textarea").fill(ANSWERS[0] ?? "");
  await page.getByRole("button", { name: "Answer", exact: true }).click();
  await page.locator(".message-founder").waitFor();
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await page.waitForURL("**/privacy");
  await page.goBack();
  await page.locator(".message-founder").getByText(ANSWERS[0] ?? "").waitFor();

  await page.getByRole("button", { name: "Keep these answers and go on" }).click();
  await ready();
  await page.getByLabel("Full name").fill("Mara Lind");
  await page.getByLabel("Email").fill("mara@marina.example");
  await page.getByLabel("Company name").fill("Tidewatch");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("link", { name: "Terms of Service" }).click();
  await page.waitForURL("**/terms");
  await page.goBack();
  await page.waitForURL("**/register");
  await ready();
  await page.getByText("Your answer comes along").waitFor();
  expect(await page.getByLabel("Full name").inputValue()).toBe("Mara Lind");
  expect(await page.getByLabel("Email").inputValue()).toBe("mara@marina.example");
  expect(await page.getByLabel("Company name").inputValue()).toBe("Tidewatch");
  expect(await page.evaluate(() => JSON.stringify([history.state, sessionStorage, localStorage]))).not
    .toContain(PASSWORD);

  await page.reload();
  await ready();
  expect(await page.getByLabel("Full name").inputValue()).toBe("Mara Lind");
  await page.getByText("Your answer comes along").waitFor();
  expect(problems).toEqual([]);
});
