import { expect, test } from "vitest";
import { openStore } from "../../kv/store.ts";
import { claimTurn, messageOfTurn } from "../../kv/turns.ts";
import type { Holdfast } from "../../main.ts";
import type { ConsultAnswer, HistoryAnswer, TurnAnswer, UserAnswer } from "../../routes/api/contract.ts";
import { type Person, personOf, signUp, startServer } from "../helpers/server.ts";
import { serversOfEachTest } from "../helpers/servers.ts";

const NOON = new Date("2026-11-21T12:00:00Z");
const ANSWER = "We mend wooden boats for clubs on the Wadden Sea, about 40 boats a year at €900 each.";
const QUERY = "Should we lower the price?";
const ANOTHER_MESSAGE =
  "This client_message_id stands for another message. Send a new message under a new id";
const ANOTHER_QUESTION =
  "This client_message_id stands for another question. Send a new question under a new id";

const servers = serversOfEachTest();

async function begin(server: Holdfast): Promise<{ person: Person; session_id: string }> {
  const person = await signUp(server);
  const { session_id } = await person.post<TurnAnswer>("/api/journey/start", undefined, 201);
  return { person, session_id };
}

async function begunAndFinished(): Promise<{ person: Person; session_id: string }> {
  const begun = await begin(await servers.start());
  await begun.person.post("/api/journey/finish", { session_id: begun.session_id });
  return begun;
}

async function used(person: Person): Promise<number> {
  return (await person.get<UserAnswer>("/api/auth/me")).consultant_queries_this_month;
}

test.each([
  ["other words", { message: "We build organs for parishes." }],
  ["other sides of the trade-offs", { choices: { short_long: "a" } }],
  ["other cells", { cells: { "goal.by": "31 December 2027" } }],
])("an id that stands for a message is refused with %s, and nothing of them is kept", async (_, change) => {
  const { person, session_id } = await begin(await servers.start());
  const body = { session_id, message: ANSWER, client_message_id: "one" };
  const answer = await person.post<TurnAnswer>("/api/journey/continue", body);
  const before = await person.get("/api/journey/history");
  const refused = await person.call("POST", "/api/journey/continue", { ...body, ...change });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toEqual({ detail: ANOTHER_MESSAGE });
  expect(await person.get("/api/journey/history")).toEqual(before);
  expect(await person.post("/api/journey/continue", { ...body, message: ` ${ANSWER} ` })).toEqual(answer);
});

test("cells that come again without their words are the same message", async () => {
  const { person, session_id } = await begin(await servers.start());
  const body = { session_id, client_message_id: "one", cells: { "goal.by": "31 December 2027" } };
  const answer = await person.post<TurnAnswer>("/api/journey/continue", body);
  expect(await person.post("/api/journey/continue", body)).toEqual(answer);
  const { messages } = await person.get<HistoryAnswer>("/api/journey/history");
  const message = messages.find(({ role }) => role === "user")?.content;
  const asShown = { session_id, client_message_id: "one", message };
  expect(await person.post("/api/journey/continue", asShown)).toEqual(answer);
});

test("a question that is being answered or was, keeps its id from another, and that one is not counted", async () => {
  const { person, session_id } = await begunAndFinished();
  const body = { query: QUERY, session_id, client_message_id: "one" };
  const other = { ...body, query: "Should we move to Makkum?" };
  const both = await Promise.all([body, other].map((one) => person.call("POST", "/api/consult", one)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = await person.call("POST", "/api/consult", both[0]?.status === 200 ? other : body);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toEqual({ detail: ANOTHER_QUESTION });
  expect(await used(person)).toBe(1);
  expect(await person.get<unknown[]>("/api/account/consultations")).toHaveLength(1);
});

test("after a correction the id stands for the question as it was corrected", async () => {
  const { person, session_id } = await begunAndFinished();
  const body = { query: QUERY, session_id, client_message_id: "one" };
  const answer = await person.post<ConsultAnswer>("/api/consult", body);
  const [asked] = await person.get<{ id: string }[]>("/api/account/consultations");
  const query = "Should we raise the price?";
  await person.call("PATCH", `/api/account/consultations/${asked?.id}`, { query });
  expect((await person.call("POST", "/api/consult", body)).status).toBe(409);
  expect(await person.post("/api/consult", { ...body, query })).toEqual(answer);
});

test("an edit that a crash took is still an edit when only its words are sent again", async () => {
  const environment = { KV_PATH: await servers.dataFile() };
  const first = await startServer(environment, { now: () => NOON });
  const { person, session_id } = await begin(first);
  await person.post("/api/journey/continue", { session_id, message: ANSWER, client_message_id: "one" });
  await first.stop();

  // As a process leaves it that is killed between the claim and the answer.
  const message = "Sail repair for 14 yacht clubs in Denmark.";
  const kv = await openStore(environment.KV_PATH);
  const journey = { userId: person.userId, journeyId: session_id };
  const edits = await messageOfTurn(kv, journey, "one");
  await claimTurn(kv, { ...journey, clientMessageId: "two", message, choices: null, edits, now: NOON });
  kv.close();

  const later = new Date(NOON.getTime() + 60_000);
  const again = personOf({
    ...person,
    origin: (await servers.start(environment, { now: () => later })).origin,
  });
  await again.post("/api/journey/continue", { session_id, message, client_message_id: "two" });
  const facts = JSON.stringify(await again.get(`/api/facts?session_id=${session_id}`));
  expect(facts).toContain("Sail repair");
  expect(facts).not.toContain("Wadden Sea");
});
