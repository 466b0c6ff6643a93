import { afterEach, beforeEach, expect, test } from "vitest";
import type { Holdfast } from "../../main.ts";
import type { ConsultAnswer, MemoryAnswer, TurnAnswer } from "../../routes/api/contract.ts";
import { type OpenAIServer, serveOpenAI } from "../helpers/openai_server.ts";
import { type Person, signUp, startServer } from "../helpers/server.ts";

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
  await person.post("/api/journey/finish", { session_id });
});

afterEach(async () => {
  await server.stop();
  await model.close();
});

async function ask(query: string, answer: string): Promise<ConsultAnswer> {
  model.say(answer);
  return await person.post<ConsultAnswer>("/api/consult", { query, session_id, client_message_id: query });
}

async function items() {
  const { journeys } = await person.get<MemoryAnswer>("/api/account/memory");
  return journeys.find((each) => each.session_id === session_id)?.items ?? [];
}

/** What the model was last told of earlier questions and answers. */
function earlier(): string {
  const told = model.requests.map(({ messages }) => messages.map(({ content }) => content).join("\n"))
    .findLast((each) => each.includes("<advice_by_rules>")) ?? "";
  return /<earlier>\n([\s\S]*?)<\/earlier>/.exec(told)?.[1] ?? "";
}

test("questions and answers are remembered with their dates, and what was looked back on says when", async () => {
  await ask("Should we open on Sundays?", "Stay closed on Sundays for now. [?]");
  expect(await items()).toMatchObject([{ used_at: null, corrected_at: null, apart: false }]);
  await ask("And on Mondays?", "Mondays are another matter. [?]");
  expect(earlier()).toMatch(
    /\d{4}-\d\d-\d\d, the founder: Should we open on Sundays\?\nYou: Stay closed on Sundays for now\./,
  );
  const [newest, first] = await items();
  expect(newest).toMatchObject({ query: "And on Mondays?", used_at: null });
  expect(first?.used_at).toMatch(/^\d{4}-/);
});

test("what is corrected or forgotten never comes back", async () => {
  await ask("Should we open on Sundays?", "Stay closed on Sundays for now. [?]");
  await ask("Should we move?", "Stay where you are for now. [?]");
  const [move, sundays] = await items();
  const path = `/api/account/consultations/${sundays?.id}`;
  expect((await person.call("PATCH", path, { answer: "Open on the first Sunday only." })).status).toBe(200);
  expect((await person.call("DELETE", `/api/account/consultations/${move?.id}`)).status).toBe(200);

  await ask("What now?", "Look at the first Sunday. [?]");
  expect(earlier()).toContain("Open on the first Sunday only.");
  expect(earlier()).not.toMatch(/Stay closed|Should we move/);
  const again = await person.post<ConsultAnswer>("/api/consult", {
    query: "Should we open on Sundays?",
    session_id,
    client_message_id: "Should we open on Sundays?",
  });
  expect(again.consultation).toBe("Open on the first Sunday only.");
  const kept = JSON.stringify(await person.get("/api/account/export"));
  expect(kept).toContain("Open on the first Sunday only.");
  expect(kept).not.toMatch(/Stay closed|Stay where you are/);
  expect((await items()).find(({ id }) => id === sundays?.id)?.corrected_at).toMatch(/^\d{4}-/);
});

test("while it is paused nothing is looked back on, then or later", async () => {
  await ask("Should we open on Sundays?", "Stay closed on Sundays for now. [?]");
  expect((await person.call("PUT", "/api/account/memory", { session_id, paused: true })).status).toBe(200);
  await ask("Should we move?", "Stay where you are for now. [?]");
  expect(earlier().trim()).toBe("");
  await person.call("PUT", "/api/account/memory", { session_id, paused: false });
  await ask("What now?", "Wait for now. [?]");
  expect(earlier()).toContain("Stay closed on Sundays");
  expect(earlier()).not.toContain("Should we move");
  expect((await items()).map(({ apart }) => apart)).toEqual([false, true, false]);
});

test("all of one journey is forgotten at once, another's stays, and another account reaches none of it", async () => {
  await ask("Should we open on Sundays?", "Stay closed on Sundays for now. [?]");
  const stranger = await signUp(server);
  const [first] = await items();
  const path = `/api/account/consultations/${first?.id}`;
  expect((await stranger.call("PATCH", path, { answer: "Mine now." })).status).toBe(404);
  expect((await stranger.call("PUT", "/api/account/memory", { session_id, paused: true })).status).toBe(404);
  expect((await stranger.call("DELETE", `/api/account/memory?session_id=${session_id}`)).status).toBe(200);
  expect(await items()).toHaveLength(1);
  expect((await person.call("DELETE", "/api/account/memory?session_id=another")).status).toBe(200);
  expect(await items()).toHaveLength(1);
  const forgotten = await person.call("DELETE", `/api/account/memory?session_id=${session_id}`);
  expect(await forgotten.json()).toEqual({ forgotten: 1 });
  expect(await person.get("/api/account/memory")).toEqual({ journeys: [] });
});

test("words that are none correct nothing", async () => {
  await ask("Should we open on Sundays?", "Stay closed on Sundays for now. [?]");
  const [first] = await items();
  const path = `/api/account/consultations/${first?.id}`;
  for (const words of [{}, { answer: " " }, { query: 7 }]) {
    expect((await person.call("PATCH", path, words)).status).toBe(422);
  }
  expect((await person.call("PATCH", "/api/account/consultations/none", { answer: "New" })).status).toBe(404);
});
