import { afterAll, beforeAll, expect, test } from "vitest";
import { accessibilityProblems } from "../helpers/accessibility.ts";
import { REGISTRATION, signUp } from "../helpers/server.ts";
import { decodedText, serveSmtp, type SmtpServer } from "../helpers/smtp_server.ts";
import { openStage, type Stage } from "../helpers/stage.ts";

let smtp: SmtpServer;
let stage: Stage;

beforeAll(async () => {
  smtp = await serveSmtp();
  stage = await openStage({ SMTP_URL: smtp.url });
});

afterAll(async () => {
  await stage?.close();
  await smtp?.close();
});

test.each([{ width: 1280, dark: false }, { width: 390, dark: true }])(
  "at $width px the address is changed in Settings, confirmed without script, and everybody signs in anew",
  async (screen) => {
    const email = `moved-${screen.width}@example.com`;
    const visitor = await stage.visitorAs(await signUp(stage), screen);
    const { page, visit, problems } = visitor;
    await visit("/settings");
    const section = page.getByRole("region", { name: "Email" });
    await section.getByLabel("New email").fill(email);
    await section.getByLabel("Your password").fill(REGISTRATION.password);
    await section.getByRole("button", { name: "Send the link" }).click();
    await section.getByText(`A link is on its way to ${email}`).waitFor();
    expect(await page.locator(".toast").count()).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    const letter = decodedText(smtp.mails.find(({ to }) => to === email)?.data ?? "");
    await visit(letter.match(/\/confirm-email\?token=[\w-]+/)?.[0] ?? "/none");
    expect(await page.locator("script").count()).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("button", { name: "Change to this address" }).click();
    await page.getByText(`Your address is ${email} from now on`).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.goto("/settings");
    expect(new URL(page.url()).pathname).toBe("/login");
    expect(problems).toEqual([]);
    await visitor.context.close();
  },
);

test("a wrong password is told once, in words, and what was typed stays", async () => {
  const { page, visit, context } = await stage.visitorAs(await signUp(stage));
  await visit("/settings");
  const section = page.getByRole("region", { name: "Email" });
  await section.getByLabel("New email").fill("else@example.com");
  await section.getByLabel("Your password").fill("not-the-password");
  await section.getByRole("button", { name: "Send the link" }).click();
  await page.locator(".toast").getByText("This is not your current password").waitFor();
  expect(await page.locator(".toast").count()).toBe(1);
  expect(await section.getByLabel("New email").inputValue()).toBe("else@example.com");
  await context.close();
});
