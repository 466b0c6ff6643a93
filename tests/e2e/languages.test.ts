import { afterAll, beforeAll, expect, test } from "vitest";
import type { HistoryAnswer } from "../../routes/api/contract.ts";
import { accessibilityProblems } from "../helpers/accessibility.ts";
import { signUp } from "../helpers/server.ts";
import { openStage, type Stage } from "../helpers/stage.ts";

const ANSWER = "Wir restaurieren Bleiglasfenster für Kirchengemeinden auf dem Land.";
const NEXT = "Den Kirchenvorstand aus Buxtehude, weil er alles sofort unterschrieben hat.";

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});

afterAll(() => stage?.close());

test("German turns on the English screen say that they are German: on the page, read aloud, and after a reload", async () => {
  const person = await signUp(stage);
  const { session_id } = await person.post<{ session_id: string }>("/api/journey/start", undefined, 201);
  await person.post("/api/journey/continue", { message: ANSWER });
  const { page, visit, problems } = await stage.visitorAs(person);
  await visit(`/journey?session=${session_id}`);
  const languages = () =>
    page.locator(".message-words").evaluateAll((all) => all.map((words) => words.getAttribute("lang")));
  expect(await page.locator("html").getAttribute("lang")).toBe("en");
  expect(await languages()).toEqual(["en", "de", "de"]);

  await page.getByRole("textbox", { name: "Your answer" }).fill(NEXT);
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await languages()).length).toBe(5);
  expect((await languages()).at(-1)).toBe("de");
  const region = page.locator('main [role="status"][aria-atomic]');
  await expect.poll(() => region.textContent()).toMatch(/\?/);
  expect(await region.getAttribute("lang")).toBe("de");
  const heard = page.getByRole("complementary", { name: "What I heard" });
  const values = heard.locator("input, textarea, dd");
  await values.first().waitFor();
  expect(new Set(await values.evaluateAll((all) => all.map((value) => value.getAttribute("lang"))))).toEqual(
    new Set(["de"]),
  );
  await visit(`/journey?session=${session_id}`);
  expect(await languages()).toEqual(["en", "de", "de", "de", "de"]);
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test("what a German question offers to pick from says so too, and the words beside it stay English", async () => {
  const person = await signUp(stage);
  const { session_id } = await person.post<{ session_id: string }>("/api/journey/start", undefined, 201);
  let history: HistoryAnswer;
  let message = ANSWER;
  do {
    await person.post("/api/journey/continue", { message });
    message = "weiter";
    history = await person.get<HistoryAnswer>(`/api/journey/sessions/${session_id}/history`);
  } while (!history.metadata.question?.options && history.messages.length < 80);
  const { page, visit } = await stage.visitorAs(person);
  await visit(`/journey?session=${session_id}`);
  const options = page.getByRole("list", { name: "Possible answers" }).locator(".option > span");
  expect(await options.allTextContents()).toEqual(history.metadata.question?.options);
  expect(new Set(await options.evaluateAll((all) => all.map((option) => option.getAttribute("lang")))))
    .toEqual(
      new Set(["de"]),
    );
});

test("the taste answers a German answer in German, and says so without a script", async () => {
  const { page } = await stage.visitor({ script: false });
  await page.goto("/try");
  await page.getByRole("textbox").fill(ANSWER);
  await page.getByRole("button").first().click();
  await page.getByText(ANSWER).first().waitFor();
  expect(await page.locator(".message-words").last().getAttribute("lang")).toBe("de");
  expect(await page.locator(".message-founder .plain").getAttribute("lang")).toBe("de");
});

test("the consultant's answer says in which language it is: the question's, on the page and read aloud", async () => {
  const person = await signUp(stage);
  await person.post("/api/journey/start", undefined, 201);
  await person.post("/api/journey/continue", { message: ANSWER });
  await person.post("/api/journey/finish");
  const { page, visit, problems } = await stage.visitorAs(person);
  await visit("/consultant");
  const ask = async (question: string, answers: number) => {
    await page.getByRole("textbox", { name: "Your question" }).fill(question);
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator(".message .confidence").count()).toBe(answers);
  };
  await ask("Sollen wir im nächsten Jahr einen Steinmetz einstellen oder nicht?", 1);
  await ask("Should we hire a stonemason next year, or should we wait?", 2);
  const said = page.locator(".message-words");
  expect(await said.evaluateAll((all) => all.map((words) => words.getAttribute("lang")))).toEqual(
    ["de", "de", "en", "en"],
  );
  expect(await page.locator(".confidence span").first().getAttribute("lang")).toBe("de");
  expect(await page.locator('main [role="status"][aria-atomic]').getAttribute("lang")).toBe("en");
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(problems).toEqual([]);
});
