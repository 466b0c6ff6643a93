import { afterAll, beforeAll, expect, test } from "vitest";
import type { Holdfast } from "../../main.ts";
import type { StatusAnswer, TurnAnswer, UserAnswer } from "../../routes/api/contract.ts";
import { type Person, signUp, startServer } from "../helpers/server.ts";

let server: Holdfast;
let person: Person;
let finished: string;

beforeAll(async () => {
  server = await startServer();
  person = await signUp(server);
  finished = (await person.post<TurnAnswer>("/api/journey/start", undefined, 201)).session_id;
  await person.post("/api/journey/finish", { session_id: finished });
  await say("Let's go back to the Truth Anchor");
});

afterAll(() => server.stop());

async function say(message: string): Promise<TurnAnswer> {
  return await person.post<TurnAnswer>("/api/journey/continue", { message, session_id: finished });
}

async function activeSessions(): Promise<string[]> {
  const { sessions } = await person.get<{ sessions: { id: string }[] }>("/api/journey/sessions");
  return sessions.map(({ id }) => id);
}

async function journeysUsed(): Promise<number> {
  return (await person.get<UserAnswer>("/api/auth/me")).journeys_used;
}

test("a finished journey whose anchor is opened again takes no place of the active ones", async () => {
  expect(await person.get<StatusAnswer>("/api/journey/status")).toMatchObject({
    current_phase: "truth_anchor_analysis",
  });
  expect(await activeSessions()).toEqual([]);
  expect(await journeysUsed()).toBe(0);
  const { session_id } = await person.post<TurnAnswer>("/api/journey/start", undefined, 201);
  expect(await activeSessions()).toEqual([session_id]);
  expect(await journeysUsed()).toBe(1);
  await person.call("DELETE", `/api/journey/sessions/${session_id}`);
});

test("while an anchor is refined, the consultant, the documents and the calendar stay open", async () => {
  const chosen = { session_id: finished };
  await person.post("/api/consult", { ...chosen, query: "Should we raise our price?" });
  await person.post("/api/pdf/generate", { ...chosen, document_type: "brand_strategy" });
  const calendar = await person.call("GET", `/api/calendar.ics?session_id=${finished}`);
  expect(calendar.status).toBe(200);
  await calendar.body?.cancel();
});

test("a refined anchor that is accepted ends the refining, and the journey is completed only once", async () => {
  const { phase } = await say("the first one");
  expect(phase).toBe("complete");
  expect(await journeysUsed()).toBe(0);
  const { activity } = await person.get<{ activity: { kind: string }[] }>("/api/account/export");
  expect(activity.filter(({ kind }) => kind === "journey_completed")).toHaveLength(1);
});
