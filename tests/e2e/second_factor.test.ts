import type { Page } from "playwright";
import decodeQR from "qr/decode.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { RecoveryCodesAnswer, SecondFactorSetupAnswer } from "../../routes/api/contract.ts";
import { accessibilityProblems } from "../helpers/accessibility.ts";
import { adminOf } from "../helpers/admin.ts";
import { codeAt } from "../helpers/authenticator.ts";
import { type Person, REGISTRATION, signUp } from "../helpers/server.ts";
import { openStage, type Stage } from "../helpers/stage.ts";

const ADMIN = "admin@example.com";
const { password } = REGISTRATION;

let stage: Stage;
let admin: Person;
let clock = new Date();

beforeAll(async () => {
  stage = await openStage({ ADMIN_EMAIL: ADMIN }, { now: () => clock });
  admin = await adminOf(stage, ADMIN);
});

afterAll(() => stage?.close());

/** The next code is another one. */
function nextStep(): void {
  clock = new Date(clock.getTime() + 60_000);
}

async function expectWellMade(page: Page, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  expect(await accessibilityProblems(page)).toEqual([]);
}

/** What a phone's camera would read of the picture on the screen. */
async function scan(page: Page): Promise<string> {
  const picture = await page.locator("img.qr").evaluate(async (image) => {
    if (!(image instanceof HTMLImageElement)) throw new Error("There is no picture");
    await image.decode();
    const size = 416;
    const canvas = Object.assign(document.createElement("canvas"), { width: size, height: size });
    const pen = canvas.getContext("2d");
    if (pen === null) throw new Error("There is no canvas");
    pen.fillStyle = getComputedStyle(image).backgroundColor;
    pen.fillRect(0, 0, size, size);
    pen.drawImage(image, 0, 0, size, size);
    // As one text: half a million numbers handed over one by one take the browser and us seconds.
    const { data } = pen.getImageData(0, 0, size, size);
    return { width: size, height: size, pixels: new Uint8Array(data.buffer).toBase64() };
  });
  const { pixels, ...size } = picture;
  return decodeQR({ ...size, data: Uint8Array.fromBase64(pixels) });
}

async function secured(email: string): Promise<{ person: Person; secret: string; codes: string[] }> {
  const person = await signUp(stage, { email });
  const path = "/api/account/second-factor";
  const { secret } = await person.post<SecondFactorSetupAnswer>(path, { password }, 201);
  const body = { code: codeAt(secret, clock) };
  const { recovery_codes } = await person.post<RecoveryCodesAnswer>(`${path}/confirm`, body);
  nextStep();
  return { person, secret, codes: recovery_codes };
}

test.each([[1280, false], [390, false], [390, true]])(
  "at %i px (dark: %s) somebody scans the code, confirms it, keeps the recovery codes and switches it off",
  async (width, dark) => {
    const person = await signUp(stage, { email: `mara-${width}-${dark}@example.com` });
    const { page, problems, visit } = await stage.visitorAs(person, { width, dark });
    await visit("/settings");
    const box = page.getByRole("group", { name: "Two-step sign-in" });
    await box.getByLabel("Your password").fill("a-guess");
    await box.getByRole("button", { name: "Set it up" }).click();
    await box.getByText("This is not your current password").waitFor();
    await box.getByLabel("Your password").fill(password);
    await box.getByRole("button", { name: "Set it up" }).click();

    const code = box.getByLabel("Code from the app");
    await code.waitFor();
    expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
    await expectWellMade(page, width);
    const uri = await scan(page);
    expect(await box.getByRole("link", { name: "open it in one on this device" }).getAttribute("href")).toBe(
      uri,
    );
    const secret = new URL(uri).searchParams.get("secret") ?? "";
    await code.fill("000000");
    await box.getByRole("button", { name: "Switch it on" }).click();
    await box.getByText("This code is not right").waitFor();
    await code.fill(codeAt(secret, clock));
    await box.getByRole("button", { name: "Switch it on" }).click();

    const codes = box.getByRole("list", { name: "Recovery codes" });
    await codes.waitFor();
    expect(await codes.getByRole("listitem").count()).toBe(8);
    await expectWellMade(page, width);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      box.getByRole("button", { name: "Save as a file" }).click(),
    ]);
    expect(await Deno.readTextFile(await file.path())).toBe(`${(await codes.innerText()).trim()}\n`);
    await box.getByRole("button", { name: "I have kept them" }).click();
    await box.getByText("8 recovery codes are left.").waitFor();
    await expectWellMade(page, width);

    await box.getByLabel("Your password").fill(password);
    await box.getByRole("button", { name: "Switch it off" }).click();
    await box.getByRole("button", { name: "Set it up" }).waitFor();
    expect(problems.filter((problem) => !problem.startsWith("422"))).toEqual([]);
    nextStep();
  },
  120_000,
);

test.each([1280, 390])(
  "at %i px sign-in asks for the code, and takes a recovery code in its place",
  async (width) => {
    const email = `piet-${width}@example.com`;
    const { secret, codes } = await secured(email);
    const { page, problems, visit, ready } = await stage.visitor({ width });
    async function firstStep(): Promise<void> {
      await visit("/login");
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Password", { exact: true }).fill(password);
      await page.getByRole("button", { name: "Sign in" }).click();
    }
    await firstStep();
    const code = page.getByLabel("Code from your authenticator app");
    await code.waitFor();
    expect(await code.evaluate((element) => element === document.activeElement)).toBe(true);
    await expectWellMade(page, width);
    await page.keyboard.type("000000");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").getByText("This code is not right").waitFor();
    await expectWellMade(page, width);
    await code.fill(codeAt(secret, clock));
    await page.keyboard.press("Enter");
    await page.waitForURL("**/dashboard");
    await ready();

    await page.evaluate(() => localStorage.clear());
    await page.context().clearCookies();
    await firstStep();
    await page.getByRole("button", { name: "Use a recovery code" }).click();
    await expectWellMade(page, width);
    await page.getByLabel("Recovery code", { exact: true }).fill(codes[0]?.toLowerCase() ?? "");
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.waitForURL("**/dashboard");
    expect(problems.every((problem) => problem.startsWith("403"))).toBe(true);
    expect(problems).toHaveLength(3);
  },
);

test.each([1280, 390])("at %i px an admin lets somebody in who lost the phone", async (width) => {
  const email = `sanne-${width}@example.com`;
  const { person } = await secured(email);
  const { page, problems, visit } = await stage.visitorAs(admin, { width });
  await visit("/admin");
  const row = page.getByRole("row").filter({ hasText: email });
  await row.getByRole("button", { name: "Sign-ins of" }).click();
  const name = REGISTRATION.full_name;
  await page.getByRole("button", { name: `Switch it off for ${name}` }).click();
  await expectWellMade(page, width);
  await page.getByRole("button", { name: `Yes, it is really them: switch it off for ${name}` }).click();
  await page.getByText("Signs in with the password alone.").waitFor();
  await page.getByText(`${name} is not signed in anywhere.`).waitFor();
  expect((await person.call("GET", "/api/auth/me")).status).toBe(401);
  expect(problems).toEqual([]);
});
