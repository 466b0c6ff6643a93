import { afterAll, beforeAll, expect, test } from "vitest";
import { playCase } from "../helpers/player.ts";
import { type Person, signUp } from "../helpers/server.ts";
import { type CaseStage, openCaseStage } from "../helpers/stage.ts";

let stage: CaseStage;
let founder: Person;
let session: string;

beforeAll(async () => {
  stage = await openCaseStage("tidewatch");
  founder = await signUp(stage);
  session = (await playCase(founder, stage.founder)).sessionId;
}, 120_000);

afterAll(() => stage?.close());

test("a letter typed below a long conversation renders none of its messages again", async () => {
  const { page, visit, problems, context } = await stage.visitorAs(founder);
  // Each message writes its time, so that times written are messages rendered.
  await page.addInitScript(() => {
    const { get } = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, "format") ?? {};
    Reflect.set(globalThis, "written", 0);
    Object.defineProperty(Intl.DateTimeFormat.prototype, "format", {
      get() {
        Reflect.set(globalThis, "written", Reflect.get(globalThis, "written") + 1);
        return get?.call(this);
      },
    });
  });
  const written = () => page.evaluate((): number => Reflect.get(globalThis, "written"));
  await visit(`/journey?session=${session}`);
  const times = await page.locator(".message time").count();
  expect(times).toBeGreaterThan(40);
  await page.locator(".fact").first().waitFor();
  let before = 0;
  const isSettled = async () => {
    const last = before;
    before = await written();
    return before === last && before >= times;
  };
  await expect.poll(isSettled, { interval: 300 }).toBe(true);
  await page.getByRole("textbox", { name: "Your answer" }).pressSequentially("and the rest");
  // The last message alone has something to do with what is being answered.
  expect(await written() - before).toBeLessThanOrEqual(2 * "and the rest".length);
  expect(problems).toEqual([]);
  await context.close();
});

test("in a long conversation the first message can be copied before the browser has taken it over", async () => {
  const { page, visit, problems, context } = await stage.visitorAs(founder);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(`/journey?session=${session}`);
  const first = page.locator(".message").first();
  const words = (await first.locator(".message-words").innerText()).split("\n")[0];
  await first.getByRole("button", { name: "Copy" }).click();
  await first.getByRole("button", { name: "Copied" }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(words);
  expect(problems).toEqual([]);
  await context.close();
});
