import { afterEach, beforeEach, expect, test } from "vitest";
import type { Holdfast } from "../../main.ts";
import type { ConsultAnswer, TurnAnswer } from "../../routes/api/contract.ts";
import { type OpenAIServer, serveOpenAI } from "../helpers/openai_server.ts";
import { type Person, signUp, startServer } from "../helpers/server.ts";
import { postStreamed, type Streamed } from "../helpers/streamed.ts";

const SAID = "We repair cargo bikes for 12 bakeries in Bristol and never board at Christmas";

let model: OpenAIServer;
let server: Holdfast;
let person: Person;
let session_id: string;

beforeEach(async () => {
  model = await serveOpenAI();
  server = await startServer({
    OPENAI_BASE_URL: model.baseURL,
    OPENAI_API_KEY: "test-key",
    OPENAI_MODEL: "local",
  });
  person = await signUp(server);
  const started = await person.post<TurnAnswer>("/api/journey/start", undefined, 201);
  session_id = started.session_id;
  await person.post("/api/journey/continue", { session_id, message: SAID });
  await person.post("/api/journey/finish", { session_id });
});

afterEach(async () => {
  await server.stop();
  await model.close();
});

function consult(query: string): Promise<ConsultAnswer> {
  return person.post<ConsultAnswer>("/api/consult", { query, session_id });
}

function streamed(query: string): Promise<Streamed<ConsultAnswer>> {
  return postStreamed(person, { path: "/api/consult", body: { query, session_id } });
}

test("the answer streams as Markdown without its citations, and says what it rests on", async () => {
  model.say(
    "**Recommendation.** Stay with the bakeries: you said “never board at Christmas”. [A1.1]\n\n- Ask 3 of them first. [+]",
  );
  const { shown, answer } = await streamed("Should we take on florists?");
  expect(shown).toBe(
    "**Recommendation.** Stay with the bakeries: you said “never board at Christmas”.\n\n- Ask 3 of them first.",
  );
  expect(answer.consultation).toBe(shown);
  expect(answer.metadata.rests_on.length).toBe(1);
  expect(answer.confidence).toBeGreaterThan(0);
});

test("a model that fails is replaced, and that is said once", async () => {
  model.behave("no_credit");
  const first = await consult("Should we take on florists?");
  expect(first.consultation).toContain("*The model gave no answer that can be used.");
  const second = await consult("Should we take on cafés?");
  expect(second.consultation).not.toContain("The model gave no answer");
  model.behave("honest");
  model.say("Stay with the bakeries. [A1.1]");
  expect((await consult("And next year?")).consultation).toBe("Stay with the bakeries.");
});

test("a model that says nothing is waited for as long as was set", async () => {
  const impatient = await startServer({
    OPENAI_BASE_URL: model.baseURL,
    OPENAI_API_KEY: "test-key",
    OPENAI_MODEL: "local",
    MODEL_PATIENCE_SECONDS: "1",
  });
  try {
    const somebody = await signUp(impatient);
    await somebody.post("/api/journey/start", undefined, 201);
    await somebody.post("/api/journey/finish", {});
    model.behave("stalls_before_headers");
    const { consultation } = await somebody.post<ConsultAnswer>("/api/consult", { query: "What now?" });
    expect(consultation).toContain("The model gave no answer that can be used.");
  } finally {
    await impatient.stop();
  }
});

test("what a model is told of the founder is the same for every question, so that a server reuses it", async () => {
  model.say("Stay with the bakeries. [A1.1]", "Stay where you are. [A1.1]");
  await consult("Should we take on florists?");
  await consult("Should we move?");
  const asked = model.requests.filter(({ messages }) =>
    messages.some(({ content }) => content.includes("<advice_by_rules>"))
  );
  const [first, second] = asked.map(({ messages }) => messages[0]?.content ?? "");
  expect(first).toMatch(/A\d+\.1 .*cargo bikes/);
  expect(second).toBe(first);
});
