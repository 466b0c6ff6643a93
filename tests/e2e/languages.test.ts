import { afterAll, beforeAll, expect, test } from "vitest";
import type { HistoryAnswer } from "../../routes/api/contract.ts";
import { accessibilityProblems } from "../helpers/accessibility.ts";
import { CONVERSED } from "../../routes/words/conversed.ts";
import { finishJourney } from "../helpers/documents.ts";
import { signUp } from "../helpers/server.ts";
import { openStage, type Stage } from "../helpers/stage.ts";

const ANSWER = "Wir restaurieren Bleiglasfenster für Kirchengemeinden auf dem Land.";
const NEXT = "Den Kirchenvorstand aus Buxtehude, weil er alles sofort unterschrieben hat.";

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});

afterAll(() => stage?.close());

test("German turns say that they are German: on the page, read aloud, and after a reload", async () => {
  const person = await signUp(stage);
  const { session_id } = await person.post<{ session_id: string }>("/api/journey/start", undefined, 201);
  await person.post("/api/journey/continue", { message: ANSWER });
  const { page, visit, problems } = await stage.visitorAs(person);
  await visit(`/journey?session=${session_id}`);
  const languages = () =>
    page.locator(".message-words").evaluateAll((all) => all.map((words) => words.getAttribute("lang")));
  expect(await page.locator("html").getAttribute("lang")).toBe("en");
  expect(await languages()).toEqual(["en", "de", "de"]);

  await page.getByRole("textbox", { name: "Deine Antwort" }).fill(NEXT);
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await languages()).length).toBe(5);
  expect((await languages()).at(-1)).toBe("de");
  const region = page.locator('main [role="status"][aria-atomic]');
  await expect.poll(() => region.textContent()).toMatch(/\?/);
  expect(await region.getAttribute("lang")).toBe("de");
  const heard = page.getByRole("complementary", { name: "Gehört" });
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

test("whoever answers in German reads German around it: buttons, states, facts and failures; English when asked for", async () => {
  const person = await signUp(stage);
  const { session_id } = await person.post<{ session_id: string }>("/api/journey/start", undefined, 201);
  const { page, visit, context, problems } = await stage.visitorAs(person);
  await visit(`/journey?session=${session_id}`);
  const screen = page.locator(".journey");
  expect(await screen.getAttribute("lang")).toBe("en-US");
  await page.getByRole("button", { name: "Explain" }).waitFor();
  await page.getByRole("textbox", { name: "Your answer" }).fill(ANSWER);
  await page.keyboard.press("Enter");
  for (const name of ["Erklären", "Beispiel", "Zurück", "Senden", "Mit Annahmen abschließen"]) {
    await page.getByRole("button", { name, exact: true }).waitFor();
  }
  expect(await screen.getAttribute("lang")).toBe("de-DE");
  await page.getByText("Einstieg · 2 % · noch 35 Fragen, etwa 58 Minuten").waitFor();
  await page.locator(".heard label").getByText("Angebot").waitFor();
  // The frame around it is the same on every page.
  await page.getByRole("link", { name: "Consultant" }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.getByRole("button", { name: "Erklären" }).click();
  await page.locator(".messages").getByText("Gemeint ist:").waitFor();
  expect(problems).toEqual([]);
  await context.setOffline(true);
  await page.getByRole("textbox", { name: "Deine Antwort" }).fill(NEXT);
  await page.keyboard.press("Enter");
  const failure = "Netzwerkfehler. Bitte prüfe deine Verbindung.";
  expect(await page.locator(".toast [lang]").getByText(failure).getAttribute("lang")).toBe("de-DE");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Noch einmal" }).click();
  await page.locator(".messages").getByText("Welche Websites soll ich lesen").waitFor();

  await person.post("/api/journey/continue", { message: "in English please", session_id });
  await visit(`/journey?session=${session_id}`);
  await page.getByRole("button", { name: "Explain" }).waitFor();
  await page.locator(".heard label").getByText("What you do").waitFor();
});

test("a German browser is welcomed in German, buttons too; the first answer in English turns both, and German stays a word away", async () => {
  const person = await signUp(stage);
  const { page, visit, context, problems } = await stage.visitorAs(person);
  await context.setExtraHTTPHeaders({ "accept-language": "de-CH,de;q=0.9,en;q=0.8" });
  await visit("/dashboard");
  await page.getByRole("link", { name: /Start new strategic foundation/ }).click();
  await page.locator(".messages").getByText("Willkommen, Ada.").waitFor();
  await page.getByText("wechselt zu Englisch").waitFor();
  await page.getByRole("button", { name: "Erklären", exact: true }).waitFor();
  expect(await page.locator(".journey").getAttribute("lang")).toBe("de-DE");
  expect(await page.locator(".message-words").first().getAttribute("lang")).toBe("de");
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.getByRole("textbox", { name: "Deine Antwort" })
    .fill("We mend wooden boats for 12 clubs on the Baltic, from the keel to the mast.");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Explain", exact: true }).waitFor();
  await page.locator(".messages").getByText("From here on I speak English; auf Deutsch bitte changes back.")
    .waitFor();
  expect(await page.locator(".journey").getAttribute("lang")).toBe("en-US");
  await page.getByRole("textbox", { name: "Your answer" }).fill("auf Deutsch bitte");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Erklären", exact: true }).waitFor();
  expect(problems).toEqual([]);
});

test("a German founder's words are German on the anchors page and behind a shared link, around them English is English", async () => {
  const person = await signUp(stage);
  await finishJourney(person, ANSWER);
  const { url } = await person.post<{ url: string }>("/api/journey/share", {});
  const { page, visit, problems } = await stage.visitorAs(person);
  for (const path of ["/anchors", "/anchors?anchor=truth&open=all", `${new URL(url).pathname}?open=all`]) {
    await visit(path);
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
    const quotes = page.locator('main [lang="de"]');
    expect(await quotes.first().textContent()).toMatch(/^“.*”$/);
    const text = (await quotes.allTextContents()).join(" ");
    expect(text).toContain("Bleiglasfenster");
    expect(await accessibilityProblems(page)).toEqual([]);
  }
  expect(problems).toEqual([]);
});

test("a conversation that turns French while it is on the screen fetches French words, once, and opens in them", async () => {
  const person = await signUp(stage);
  const { session_id } = await person.post<{ session_id: string }>("/api/journey/start", undefined, 201);
  const { page, visit, problems } = await stage.visitorAs(person);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/words/")) asked.push(new URL(request.url()).pathname);
  });
  await visit(`/journey?session=${session_id}`);
  await page.getByRole("button", { name: "Explain" }).waitFor();
  const { acts } = CONVERSED.fr.journey;
  await page.getByRole("textbox", { name: "Your answer" })
    .fill("Nous louons de la vaisselle aux traiteurs, et nous la lavons nous-mêmes au retour.");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: acts.explain.label, exact: true }).waitFor();
  expect(await page.locator(".journey").getAttribute("lang")).toBe("fr-FR");
  await page.locator(".messages").getByText("lequel cloneriez-vous").waitFor();
  await page.getByRole("button", { name: acts.example.label, exact: true }).click();
  await page.locator(".messages").getByText(acts.example.sends).waitFor();
  expect(asked).toEqual(["/words/fr"]);
  await visit(`/journey?session=${session_id}`);
  await page.getByRole("button", { name: acts.explain.label, exact: true }).waitFor();
  expect(asked).toEqual(["/words/fr"]);
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test("whoever's browser reads Japanese is asked in Japanese: an input method's Enter sends nothing, buttons are understood", async () => {
  const person = await signUp(stage);
  const headers = { "accept-language": "ja-JP,ja;q=0.9" };
  const started = await person.call("POST", "/api/journey/start", {}, headers);
  const { session_id } = await started.json();
  const { page, visit, problems } = await stage.visitorAs(person);
  await visit(`/journey?session=${session_id}`);
  const { acts, chat } = CONVERSED.ja.journey;
  await page.getByRole("button", { name: acts.explain.label, exact: true }).waitFor();
  expect(await page.locator(".journey").getAttribute("lang")).toBe("ja-JP");
  // The question stands out by its mark, and the reason below it is no part of it.
  expect(await page.locator(".messages .asked").textContent()).toMatch(/^やさしい言葉で言うと、.*？$/);
  const field = page.getByRole("textbox", { name: chat.answer });
  await field.focus();
  const keys = await page.context().newCDPSession(page);
  await keys.send("Input.imeSetComposition", { text: "ぬかどこ", selectionStart: 4, selectionEnd: 4 });
  await keys.send("Input.dispatchKeyEvent", { type: "rawKeyDown", windowsVirtualKeyCode: 229, key: "Enter" });
  await keys.send("Input.insertText", { text: "ぬか床のお預かりと手直しをしています。" });
  expect(await field.inputValue()).toBe("ぬか床のお預かりと手直しをしています。");
  expect(await page.locator(".messages > li").count()).toBe(1);
  await page.keyboard.press("Enter");
  await page.locator(".messages").getByText("あと十人ほしいのはどなたですか？").waitFor();
  await page.locator(".heard label").getByText("していること").waitFor();
  await page.getByRole("button", { name: acts.example.label, exact: true }).click();
  await page.locator(".messages").getByText("庭師の例：").or(
    page.locator(".messages").getByText("予約ツールの例："),
  )
    .waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test("a refusal is told in the language of the interview, and a fact's name and question are", async () => {
  const person = await signUp(stage);
  const { session_id } = await person.post<{ session_id: string }>("/api/journey/start", undefined, 201);
  await person.post("/api/journey/continue", { message: ANSWER });
  const late = { message: NEXT, session_id, field: "offering.what" };
  const refused = await person.call("POST", "/api/journey/continue", late);
  expect(refused.status).toBe(409);
  expect((await refused.json()).detail).toBe(
    "Dieses Gespräch ging in einem anderen Fenster weiter. Es wurde nichts gesendet: " +
      "Sieh dir die Frage an, wie sie jetzt steht",
  );
  const changed = await person.call("PUT", "/api/facts", { session_id, cells: { "goal.by": "irgendwann" } });
  const { refused: [cell], worksheet } = await changed.json();
  expect(cell.why).toMatch(/^Schreib ein /);
  expect(worksheet.map(({ label }: { label: string }) => label)).toContain("Angebot");

  const cells = {
    "goal.by": "31. März 2028",
    "rivals.new": "Gewohnheit (keine Firma)",
    "colours.new": "nicht Braun",
    "raise.raising": "nein",
  };
  const shown = (await (await person.call("PUT", "/api/facts", { session_id, cells })).json()).worksheet;
  const values = shown.map(({ label, value }: { label: string; value: string }) => `${label}: ${value}`);
  for (
    const row of [
      "Ziel: bis wann: 31. März 2028",
      "Wettbewerber: Gewohnheit (keine Firma)",
      "Farbe: nicht Braun",
    ]
  ) {
    expect(values).toContain(row);
  }
  expect(values.find((row: string) => row.endsWith(": nein"))).toBeDefined();
});

test("what a German question offers to pick from says so too, and so do the words beside it", async () => {
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
  const options = page.getByRole("list", { name: "Mögliche Antworten" }).locator(".option > span");
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
