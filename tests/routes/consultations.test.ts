import { expect, test } from "vitest";
import { claimConsultation } from "../../kv/consultations.ts";
import { keys } from "../../kv/keys.ts";
import { openStore, type Store } from "../../kv/store.ts";
import type { Holdfast } from "../../main.ts";
import type { ConsultAnswer, TurnAnswer, UserAnswer } from "../../routes/api/contract.ts";
import { type Person, personOf, signUp, startServer } from "../helpers/server.ts";
import { serversOfEachTest } from "../helpers/servers.ts";

const NOON = new Date("2026-11-21T12:00:00Z");
const QUERY = "Should we lower the price?";

const servers = serversOfEachTest();

async function withStore(path: string, change: (kv: Store) => Promise<unknown>): Promise<void> {
  const kv = await openStore(path);
  await change(kv);
  kv.close();
}

async function founder(server: Holdfast): Promise<{ person: Person; session_id: string }> {
  const person = await signUp(server);
  const { session_id } = await person.post<TurnAnswer>("/api/journey/start", undefined, 201);
  await person.post("/api/journey/finish", { session_id });
  return { person, session_id };
}

async function used(person: Person): Promise<number> {
  return (await person.get<UserAnswer>("/api/auth/me")).consultant_queries_this_month;
}

test("the same question sent twenty times at once is asked once, counted once and answered alike", async () => {
  const { person, session_id } = await founder(await servers.start());
  const body = { query: QUERY, session_id, client_message_id: "one" };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => person.post<ConsultAnswer>("/api/consult", body)),
  );
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(await person.post("/api/consult", body)).toEqual(answers[0]);
  expect(await used(person)).toBe(1);
  expect(await person.get<unknown[]>("/api/account/consultations")).toHaveLength(1);
  await person.post("/api/consult", { ...body, client_message_id: "two" });
  expect(await used(person)).toBe(2);
});

test("a question that a crash took is shown, given back, and answered when it is sent again", async () => {
  const environment = { KV_PATH: await servers.dataFile() };
  const first = await startServer(environment, { now: () => NOON });
  const { person, session_id } = await founder(first);
  await first.stop();
  // As a process leaves it that is killed between the claim and the answer.
  const asked = { userId: person.userId, journeyId: session_id, clientMessageId: "one", limit: 10 };
  await withStore(environment.KV_PATH, (kv) => claimConsultation(kv, { ...asked, query: QUERY, now: NOON }));

  let now = new Date(NOON.getTime() + 1_000);
  const server = await servers.start(environment, { now: () => now });
  const again = personOf({ ...person, origin: server.origin });
  await server.sweep();
  expect(await used(again)).toBe(1);
  now = new Date(NOON.getTime() + 5_000);
  await server.sweep();
  expect(await used(again)).toBe(0);
  const shown = await again.get("/api/account/consultations");
  expect(shown).toMatchObject([{ query: QUERY, status: "failed", answer: null }]);

  const { consultation } = await again.post<ConsultAnswer>("/api/consult", {
    query: QUERY,
    session_id,
    client_message_id: "one",
  });
  expect(await used(again)).toBe(1);
  expect(await again.get("/api/account/consultations")).toMatchObject([{
    query: QUERY,
    status: "answered",
    answer: consultation,
  }]);
});

test("a question that we fail to answer costs nothing, and the same id asks again", async () => {
  const environment = { KV_PATH: await servers.dataFile() };
  const first = await startServer(environment);
  const { person, session_id } = await founder(first);
  await first.stop();
  const broken = keys.consultation(person.userId, "0");
  await withStore(environment.KV_PATH, (kv) => kv.set(broken, { v: 1 }));

  const second = await startServer(environment);
  const body = { query: QUERY, session_id, client_message_id: "one" };
  const failing = personOf({ ...person, origin: second.origin });
  expect((await failing.call("POST", "/api/consult", body)).status).toBe(500);
  expect(await used(failing)).toBe(0);
  await second.stop();
  await withStore(environment.KV_PATH, (kv) => kv.delete(broken));

  const again = personOf({ ...person, origin: (await servers.start(environment)).origin });
  await again.post<ConsultAnswer>("/api/consult", body);
  expect(await used(again)).toBe(1);
});

test("an id is its own account's, and one that is no text is refused", async () => {
  const server = await servers.start();
  const [mara, piet] = [await founder(server), await founder(server)];
  const body = { query: QUERY, client_message_id: "one" };
  await mara.person.post("/api/consult", body);
  await piet.person.post("/api/consult", { ...body, query: "Should we move?" });
  expect(await piet.person.get("/api/account/consultations")).toMatchObject([{ query: "Should we move?" }]);
  for (const client_message_id of ["", 7, "x".repeat(101)]) {
    expect((await mara.person.call("POST", "/api/consult", { ...body, client_message_id })).status).toBe(422);
  }
});
