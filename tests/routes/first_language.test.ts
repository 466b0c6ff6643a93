import { afterAll, beforeAll, expect, test } from "vitest";
import type { Holdfast } from "../../main.ts";
import type { TurnAnswer } from "../../routes/api/contract.ts";
import { createOpenAIModel } from "../../agents/model/openai.ts";
import { type Person, signUp, startServer } from "../helpers/server.ts";

let server: Holdfast;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.stop());

const WELCOMES = {
  en: "Welcome, Ada.",
  de: "Willkommen, Ada.",
  pt: "Boas-vindas, Ada.",
  ja: "Adaさん、ようこそ。",
};

async function begin(person: Person, accepted?: string): Promise<TurnAnswer> {
  const headers = accepted === undefined ? undefined : { "accept-language": accepted };
  const response = await person.call("POST", "/api/journey/start", {}, headers);
  expect(response.status).toBe(201);
  return await response.json();
}

test.each(
  [
    ["de-AT,de;q=0.9,en;q=0.8", "de"],
    ["sv-SE,pt-BR;q=0.7,de;q=0.3", "pt"],
    ["ja-JP,ja;q=0.9,en;q=0.8", "ja"],
    ["en-GB,de;q=0.9", "en"],
    ["de;q=0, en;q=0.1", "en"],
    ["sv, *;q=0.5", "en"],
    ["*", "en"],
    ["", "en"],
    [",;q=x-de;;q=9,\t(", "en"],
    [undefined, "en"],
  ] as const,
)("a browser that reads %s is welcomed in %s", async (accepted, language) => {
  const answer = await begin(await signUp(server), accepted);
  expect(answer.message).toContain(WELCOMES[language]);
  expect(answer.language).toBe(language);
  expect(answer.metadata.languages?.spoken).toBe(language);
});

test("the journey used last says more than the browser, once something was answered in it", async () => {
  const person = await signUp(server);
  const first = await begin(person, "de");
  expect((await begin(person, "pt")).message).toContain(WELCOMES.pt);
  const message = "We mend wooden boats for 12 clubs on the Baltic, from the keel to the mast.";
  await person.post("/api/journey/continue", { session_id: first.session_id, message });
  expect((await begin(person, "de")).message).toContain(WELCOMES.en);
});

test("where a model is set up the welcome does not say that there is none, and no call is made for it", async () => {
  const model = createOpenAIModel({
    baseURL: "http://127.0.0.1:9/v1",
    model: "told",
    limits: { attempts: 1 },
  });
  const withModel = await startServer({}, { model });
  try {
    const { message } = await begin(await signUp(withModel), "de");
    expect(message).toContain("Every sentence of your strategy will rest on your own words.");
    expect(message).not.toContain("none is set up here");
  } finally {
    await withModel.stop();
  }
});
