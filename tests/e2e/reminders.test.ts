import { afterAll, beforeAll, expect, test } from "vitest";
import type { UserAnswer } from "../../routes/api/contract.ts";
import { accessibilityProblems } from "../helpers/accessibility.ts";
import { type Person, REGISTRATION, signUp } from "../helpers/server.ts";
import { decodedText, serveSmtp, type SmtpServer } from "../helpers/smtp_server.ts";
import { openStage, type Stage } from "../helpers/stage.ts";

const DAY_MS = 86_400_000;
const SCREENS = [{ width: 1280, dark: false }, { width: 390, dark: true }];

let smtp: SmtpServer;
let stage: Stage;
let time = Date.now();

beforeAll(async () => {
  smtp = await serveSmtp();
  stage = await openStage({ SMTP_URL: smtp.url }, { now: () => new Date(time) });
});

afterAll(async () => {
  await stage?.close();
  await smtp?.close();
});

/** Somebody who stopped after the first answer and has got a letter, with the two links in it. */
async function reminded(answer: string) {
  const email = `${crypto.randomUUID()}@example.com`;
  const person = await signUp(stage, { email });
  const { session_id } = await person.post<{ session_id: string }>("/api/journey/start", undefined, 201);
  await person.post("/api/journey/continue", { message: answer });
  time += DAY_MS;
  const letter = () => decodedText(smtp.mails.find(({ to }) => to === email)?.data ?? "");
  await expect.poll(letter, { timeout: 10_000 }).toContain("/return?token=");
  const linkTo = (page: string) => letter().match(new RegExp(`/${page}\\?token=[\\w.-]+`))?.[0] ?? "/none";
  const question = letter().match(/^ {4}(.+)$/m)?.[1] ?? "none";
  return { person, email, session_id, question, goOn: linkTo("return"), end: linkTo("end-letters") };
}

test.each(SCREENS)(
  "at $width px the link of a letter leads through sign-in to the very question, with the field in focus",
  async (screen) => {
    const { email, session_id, question, goOn } = await reminded("We restore stained glass for parishes.");
    const { page, visit, ready, problems, context } = await stage.visitor(screen);
    await visit(goOn);
    expect(await page.locator("script").count()).toBe(0);
    await page.getByRole("heading", { name: question, level: 1 }).waitFor();
    await page.getByText(/^About \d+ minutes are left of the interview for Test & Co\.$/).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("button", { name: "Go on" }).click();
    await page.waitForURL(`**/login?session=${session_id}`);
    await ready();
    await page.getByText("Sign in, and your interview opens where you left it.").waitFor();
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(REGISTRATION.password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.waitForURL(`**/journey?session=${session_id}`);
    await ready();
    await page.getByText(question).last().waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("TEXTAREA");
    await visit(goOn);
    await page.getByText("This link is no longer valid").waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  },
  60_000,
);

test("where the founder is still signed in the button opens the question at once", async () => {
  const { person, session_id, question, goOn } = await reminded("We restore stained glass for parishes.");
  const { page, visit, ready, problems } = await stage.visitorAs(person);
  await visit(goOn);
  await page.getByRole("button", { name: "Go on" }).click();
  await page.waitForURL(`**/journey?session=${session_id}`);
  await ready();
  await page.getByText(question).last().waitFor();
  expect(problems).toEqual([]);
});

test.each(SCREENS)(
  "at $width px one click on a letter's last link ends the reminders, and Settings has them again",
  async (screen) => {
    const { person, end } = await reminded("We restore stained glass for parishes.");
    const visitor = await stage.visitorAs(person, screen);
    const { page, visit, problems } = visitor;
    await visit(end);
    await page.getByText("You are not reminded any more").waitFor();
    expect(await isOn(person)).toBe(false);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("link", { name: "Settings" }).click();
    await visitor.ready();
    const box = page.getByRole("region", { name: "Reminders" }).getByRole("checkbox", {
      name: "Remind me when I stop in the middle",
    });
    expect(await box.isChecked()).toBe(false);
    await box.focus();
    await page.keyboard.press("Space");
    await expect.poll(() => isOn(person)).toBe(true);
    await expect.poll(() => box.isEnabled()).toBe(true);
    expect(await box.isChecked()).toBe(true);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(problems).toEqual([]);
    await visitor.context.close();
  },
  60_000,
);

async function isOn(person: Person): Promise<boolean> {
  return (await person.get<UserAnswer>("/api/auth/me")).reminders;
}
