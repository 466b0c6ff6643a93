import { afterAll, beforeAll, expect, test } from "vitest";
import type { Holdfast } from "../../main.ts";
import type { HistoryAnswer, SessionListItem, StatusAnswer, TurnAnswer } from "../../routes/api/contract.ts";
import { type Person, signUp, startServer } from "../helpers/server.ts";

let server: Holdfast;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.stop());

const ANSWER = "A berth plan and dues collection for 23 small marinas in Denmark and the Netherlands.";

async function begin(): Promise<{ person: Person; id: string }> {
  const person = await signUp(server);
  const { session_id } = await person.post<TurnAnswer>("/api/journey/start", undefined, 201);
  return { person, id: session_id };
}

test("a journey that was never answered costs nothing, and its first answer is charged once", async () => {
  const person = await signUp(server);
  const { session_id } = await person.post<TurnAnswer>("/api/journey/start", undefined, 201);
  expect(await person.get("/api/auth/me")).toMatchObject({ journeys_this_month: 0 });
  const body = { session_id, message: ANSWER, client_message_id: "first" };
  await person.post("/api/journey/continue", body);
  await person.post("/api/journey/continue", body);
  await person.post("/api/journey/continue", { session_id, message: "Makkum and Marstal signed last." });
  expect(await person.get("/api/auth/me")).toMatchObject({ journeys_this_month: 1 });
});

test("finishing a journey that was never answered is charged too, and says how much of it is assumed", async () => {
  const person = await signUp(server);
  const { session_id, metadata } = await person.post<TurnAnswer>("/api/journey/start", undefined, 201);
  expect(metadata.assumed.count).toBe(0);
  expect(metadata.assumed.open).toBe(metadata.assumed.of);
  const { metadata: after } = await person.post<TurnAnswer>("/api/journey/finish", { session_id });
  expect(after.assumed).toEqual({ count: metadata.assumed.of, open: 0, of: metadata.assumed.of });
  expect(await person.get("/api/auth/me")).toMatchObject({ journeys_this_month: 1 });
});

test("an answer to a question that is no longer open is refused, and nothing of it is kept", async () => {
  const { person, id } = await begin();
  const { metadata } = await person.get<StatusAnswer>("/api/journey/status");
  const field = metadata.question?.field;
  await person.post("/api/journey/continue", { session_id: id, message: ANSWER, field });
  const before = await person.get("/api/journey/history");
  const stale = await person.call("POST", "/api/journey/continue", {
    session_id: id,
    message: "Two marinas in Kerteminde signed last week.",
    field,
  });
  expect(stale.status).toBe(409);
  expect((await stale.json()).detail).toContain("went on in another window");
  expect(await person.get("/api/journey/history")).toEqual(before);
});

test("an edited answer takes the place of the last one, and what was no answer cannot be edited", async () => {
  const { person, id } = await begin();
  const first = { session_id: id, message: ANSWER, client_message_id: "first" };
  await person.post("/api/journey/continue", first);
  const edited = { session_id: id, message: "Sail repair for 14 yacht clubs in Denmark.", edits: "first" };
  const { metadata } = await person.post<TurnAnswer>("/api/journey/continue", {
    ...edited,
    client_message_id: "second",
  });
  expect(metadata.heard[0]?.value).toContain("Sail repair");
  const facts = JSON.stringify(await person.get(`/api/facts?session_id=${id}`));
  expect(facts).toContain("Sail repair");
  expect(facts).not.toContain("dues collection");
  const { messages } = await person.get<HistoryAnswer>("/api/journey/history");
  expect(messages.filter(({ edited }) => edited).map(({ content }) => content)).toEqual([ANSWER]);
  await person.post("/api/journey/continue", { session_id: id, message: "skip", client_message_id: "third" });
  const before = await person.get("/api/journey/history");
  const refused = await person.call("POST", "/api/journey/continue", { ...edited, edits: "third" });
  expect(refused.status).toBe(409);
  expect((await refused.json()).detail).toBe("That message was no answer. Write what is to change instead");
  expect(await person.get("/api/journey/history")).toEqual(before);
});

test("a journey can be given another name, its owner only, and two of one day differ", async () => {
  const person = await signUp(server);
  for (let count = 0; count < 2; count++) await person.post("/api/journey/start", undefined, 201);
  const list = () => person.get<{ sessions: SessionListItem[] }>("/api/journey/sessions");
  const { sessions } = await list();
  expect(new Set(sessions.map(({ session_name }) => session_name)).size).toBe(2);
  const path = `/api/journey/sessions/${sessions[0]?.id}`;
  expect((await person.call("PATCH", path, { session_name: "The harbour plan" })).status).toBe(200);
  expect((await list()).sessions.map(({ session_name }) => session_name)).toContain("The harbour plan");
  expect((await person.call("PATCH", path, { session_name: "  " })).status).toBe(422);
  const stranger = await signUp(server);
  expect((await stranger.call("PATCH", path, { session_name: "Mine" })).status).toBe(404);
});

test("the first screen counts as many questions as the welcome says", async () => {
  const person = await signUp(server);
  const { message, metadata } = await person.post<TurnAnswer>("/api/journey/start", undefined, 201);
  expect(message).toContain(`About ${metadata.questions_left} questions`);
  expect(metadata.minutes_left).toBe(60);
});
