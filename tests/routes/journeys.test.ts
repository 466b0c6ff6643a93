import { afterAll, beforeAll, expect, test } from "vitest";
import type { Holdfast } from "../../main.ts";
import type { HistoryAnswer, StatusAnswer, StreamEvent, TurnAnswer } from "../../routes/api/contract.ts";
import { type Person, personOf, REGISTRATION, send, signUp, startServer } from "../helpers/server.ts";

let server: Holdfast;
let clock = new Date("2026-11-21T12:00:00Z");

beforeAll(async () => {
  server = await startServer({}, { now: () => clock });
});

afterAll(() => server.stop());

const ANSWER = "We mend wooden boats for clubs on the Wadden Sea, about 40 boats a year at €900 each.";

async function begin(): Promise<{ person: Person; sessionId: string }> {
  const person = await signUp(server);
  const { session_id } = await person.post<TurnAnswer>("/api/journey/start", undefined, 201);
  return { person, sessionId: session_id };
}

async function readEvents(response: Response): Promise<StreamEvent[]> {
  const text = await response.text();
  return text.split("\n\n").flatMap((block) => {
    const event = block.match(/^event: (.*)$/m)?.[1];
    const data = block.match(/^data: (.*)$/m)?.[1];
    return event && data ? [{ event, data: JSON.parse(data) } as StreamEvent] : [];
  });
}

test("with no journey, status, history and anchors are 404 and the list is empty", async () => {
  const person = await signUp(server);
  for (const path of ["/api/journey/status", "/api/journey/history", "/api/anchors"]) {
    const response = await person.call("GET", path);
    expect(response.status, path).toBe(404);
    expect(await response.json()).toEqual({ detail: expect.any(String) });
  }
  expect(await person.get("/api/journey/sessions?include_inactive=false")).toEqual({ sessions: [] });
});

test("a journey starts with a question, and its answer is heard", async () => {
  const { person, sessionId } = await begin();
  const turn = await person.post<TurnAnswer>("/api/journey/continue", { message: `  ${ANSWER}  ` });
  expect(turn).toMatchObject({
    session_id: sessionId,
    phase: "conversation_initiation",
    agent_name: expect.any(String),
  });
  expect(turn.metadata.heard[0]).toMatchObject({ field: "offering.what", quote: expect.any(String) });
  const history = await person.get<HistoryAnswer>("/api/journey/history");
  expect(history.messages.map(({ role }) => role)).toEqual(["assistant", "user", "assistant"]);
  expect(history.messages[1]?.content).toBe(ANSWER);
  expect(history.messages[2]?.content).toBe(turn.message);
  expect(turn.spoken_by).toBe("Built-in strategist");
  expect(history.messages.map(({ spoken_by }) => spoken_by)).toEqual([
    "Built-in strategist",
    undefined,
    "Built-in strategist",
  ]);
  const status = await person.get<StatusAnswer>("/api/journey/status");
  expect(status.metadata.question).toEqual(turn.metadata.question);
});

test("resume puts the open question again and changes nothing", async () => {
  const { person, sessionId } = await begin();
  const before = await person.get<StatusAnswer>("/api/journey/status");
  const resumed = await person.post<TurnAnswer>("/api/journey/resume");
  expect(resumed).toMatchObject({ session_id: sessionId, timestamp: clock.toISOString() });
  expect(resumed.metadata.question).toEqual(before.metadata.question);
  expect(await person.get("/api/journey/status")).toEqual(before);
});

test("a message that names no journey goes to the one that was opened last", async () => {
  const { person, sessionId: first } = await begin();
  clock = new Date(clock.getTime() + 1_000);
  const { session_id: second } = await person.post<TurnAnswer>("/api/journey/start", undefined, 201);
  clock = new Date(clock.getTime() + 1_000);
  await person.get(`/api/journey/sessions/${first}/history`);
  const turn = await person.post<TurnAnswer>("/api/journey/continue", { message: ANSWER });
  expect(turn.session_id).toBe(first);
  clock = new Date(clock.getTime() + 1_000);
  await person.post("/api/journey/resume", { session_id: second });
  expect((await person.get<StatusAnswer>("/api/journey/status")).session_id).toBe(second);
});

test("the sides that were chosen stand in the history with the founder's message", async () => {
  const { person } = await begin();
  const asked = await person.post<TurnAnswer>("/api/journey/continue", {
    message: "Go back to the trade-offs",
  });
  const lines = asked.metadata.question?.choices ?? [];
  expect(lines).toHaveLength(7);
  const choices = Object.fromEntries(lines.map(({ id }) => [id, "b"]));
  const answer = await person.post<TurnAnswer>("/api/journey/continue", { message: "", choices });
  const { messages } = await person.get<HistoryAnswer>("/api/journey/history");
  const sent = messages.findLast(({ role }) => role === "user");
  expect(sent?.chosen).toEqual(lines.map(({ id, b }) => ({ id, side: "b", words: b })));
  expect(answer.metadata.heard).toContainEqual({
    field: "choices.tradeoffs",
    value: lines.map(({ b }) => b).join(" · "),
    quote: "",
  });
});

test("sides chosen where no trade-off is asked about are refused, and nothing is kept of them", async () => {
  const { person } = await begin();
  const before = await person.get("/api/journey/history");
  const body = { message: "", choices: { explore_exploit: "a" } };
  const response = await person.call("POST", "/api/journey/continue", body);
  expect(response.status).toBe(409);
  expect((await response.json()).detail).toContain("trade-offs are not asked about now");
  expect(await person.get("/api/journey/history")).toEqual(before);
});

test.each(["", " \n ", "\u200b", "\u0007\u0000", "\u202e \ufeff"])(
  "a message in which nothing can be seen, %j, is not sent",
  async (message) => {
    const { person } = await begin();
    const response = await person.call("POST", "/api/journey/continue", { message });
    expect(response.status).toBe(422);
    expect((await response.json()).detail[0].msg).toBe("Write something before sending");
  },
);

test("the same client_message_id twenty times at once is one message, one answer", async () => {
  const { person } = await begin();
  const body = { message: ANSWER, client_message_id: "the-same" };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => person.post<TurnAnswer>("/api/journey/continue", body)),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await person.post("/api/journey/continue", body)).toEqual(answers[0]);
  const { messages } = await person.get<HistoryAnswer>("/api/journey/history");
  expect(messages).toHaveLength(3);
});

test("of two messages at once one is answered and the other told to wait", async () => {
  const { person } = await begin();
  const both = await Promise.all(
    [ANSWER, "Another thing."].map((message) => person.call("POST", "/api/journey/continue", { message })),
  );
  const statuses = both.map(({ status }) => status).sort();
  expect([[200, 200], [200, 409]]).toContainEqual(statuses);
  const { messages } = await person.get<HistoryAnswer>("/api/journey/history");
  const answered = statuses.filter((status) => status === 200).length;
  expect(messages).toHaveLength(1 + 2 * answered);
});

test("fifty starts at once give exactly the three that are allowed", async () => {
  const person = await signUp(server);
  const starts = await Promise.all(
    Array.from({ length: 50 }, () => person.call("POST", "/api/journey/start")),
  );
  const allowed = starts.filter(({ status }) => status === 201);
  expect(allowed).toHaveLength(3);
  const refused = starts.find(({ status }) => status === 409);
  expect(await refused?.json()).toEqual({ detail: "You can only have 3 active journeys at a time" });
  expect(starts.every(({ status }) => status === 201 || status === 409)).toBe(true);
  expect(await person.get("/api/auth/me")).toMatchObject({ journeys_used: 3, journeys_this_month: 0 });
});

test("a deleted journey frees its place but not the month's use, and the next month gives it back", async () => {
  const email = "two-months@example.com";
  const person = await signUp(server, { email });
  const ids: string[] = [];
  for (let count = 0; count < 3; count++) {
    const { session_id } = await person.post<TurnAnswer>("/api/journey/start", undefined, 201);
    await person.post("/api/journey/continue", { session_id, message: ANSWER });
    ids.push(session_id);
  }
  expect((await person.call("DELETE", `/api/journey/sessions/${ids[0]}`)).status).toBe(200);
  expect((await person.call("GET", `/api/journey/sessions/${ids[0]}/history`)).status).toBe(404);
  const refused = await person.call("POST", "/api/journey/start");
  expect(refused.status).toBe(402);
  expect((await refused.json()).detail).toMatch(/3 .*1 December/);
  clock = new Date("2026-12-01T00:00:01Z");
  const login = await send(server.origin, "POST /api/auth/login", { email, password: REGISTRATION.password });
  const later = personOf({ ...person, token: (await login.json()).access_token });
  expect((await later.call("POST", "/api/journey/start")).status).toBe(201);
  clock = new Date("2026-11-21T12:00:00Z");
});

test("an event stream tells what is being done, gives the words and ends with the answer", async () => {
  const { person } = await begin();
  const response = await person.call("POST", "/api/journey/continue", { message: ANSWER }, {
    accept: "text/event-stream",
  });
  expect(response.headers.get("content-type")).toContain("text/event-stream");
  const events = await readEvents(response);
  expect(events.at(-1)?.event).toBe("done");
  const done = events.at(-1)?.data as TurnAnswer;
  const words = events.flatMap((event) => event.event === "delta" ? [event.data.text] : []).join("");
  expect(words.trim()).toBe(done.message.trim());
});

test("a refusal before the stream begins is an ordinary one", async () => {
  const { person } = await begin();
  const response = await person.call(
    "POST",
    "/api/journey/continue",
    { message: ANSWER, session_id: "none" },
    {
      accept: "text/event-stream",
    },
  );
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ detail: expect.any(String) });
});

test("whoever drops the connection finds the whole answer in the history", async () => {
  const { person } = await begin();
  const abort = new AbortController();
  const dropped = fetch(`${server.origin}/api/journey/continue`, {
    method: "POST",
    signal: abort.signal,
    headers: {
      authorization: `Bearer ${person.token}`,
      "content-type": "application/json",
      accept: "text/event-stream",
    },
    body: JSON.stringify({ message: ANSWER, client_message_id: "dropped" }),
  });
  const response = await dropped;
  abort.abort();
  await response.text().catch(() => {});
  const again = { message: ANSWER, client_message_id: "dropped" };
  const answer = await person.post<TurnAnswer>("/api/journey/continue", again);
  const { messages } = await person.get<HistoryAnswer>("/api/journey/history");
  expect(messages.map(({ content }) => content).slice(1)).toEqual([ANSWER, answer.message]);
});

test("finishing completes the journey with labelled assumptions and opens what waits behind it", async () => {
  const { person, sessionId } = await begin();
  expect((await person.call("POST", "/api/consult", { query: "What now?" })).status).toBe(403);
  expect((await person.call("POST", "/api/pdf/generate", { document_type: "pitch_deck" })).status).toBe(409);
  const finished = await person.post<TurnAnswer>("/api/journey/finish", { session_id: sessionId });
  expect(finished).toMatchObject({ phase: "complete", metadata: { question: null, progress: 100 } });
  expect(finished.metadata.completed_anchors).toHaveLength(4);
  expect(await person.get("/api/journey/sessions")).toEqual({ sessions: [] });
  const all = await person.get<{ sessions: unknown[] }>("/api/journey/sessions?include_inactive=true");
  expect(all.sessions).toHaveLength(1);
  expect((await person.call("POST", "/api/consult", { query: "What now?" })).status).toBe(200);
});

test("somebody else's ids are not there, whatever is asked of them", async () => {
  const { person: owner, sessionId } = await begin();
  await owner.post("/api/journey/finish", { session_id: sessionId });
  const order = { document_type: "pitch_deck", session_id: sessionId };
  const { generation_id: job } = await owner.post<{ generation_id: string }>("/api/pdf/generate", order);
  const other = await signUp(server);
  const calls: [string, unknown?][] = [
    [`GET /api/journey/sessions/${sessionId}/history`],
    [`DELETE /api/journey/sessions/${sessionId}`],
    ["POST /api/journey/resume", { session_id: sessionId }],
    ["POST /api/journey/continue", { message: "Mine now", session_id: sessionId }],
    ["POST /api/journey/finish", { session_id: sessionId }],
    [`GET /api/anchors?session_id=${sessionId}`],
    [`GET /api/journey/feeds?session_id=${sessionId}`],
    ["PUT /api/journey/feeds", { feeds: [], session_id: sessionId }],
    ["POST /api/journey/share", { session_id: sessionId }],
    [`DELETE /api/journey/share?session_id=${sessionId}`],
    ["POST /api/consult", { query: "What is theirs?", session_id: sessionId }],
    ["POST /api/pdf/generate", order],
    [`GET /api/pdf/status/${job}`],
    [`GET /api/pdf/download/${job}`],
    [`POST /api/pdf/retry/${job}`],
    [`GET /api/pdf/file/${job}`],
    [`GET /api/calendar.ics?session_id=${sessionId}`],
    [`GET /api/calendar.csv?session_id=${sessionId}`],
  ];
  for (const [route, body] of calls) {
    const [method = "GET", path = "/"] = route.split(" ");
    const response = await other.call(method, path, body);
    expect(response.status, route).toBe(404);
    expect(await response.text(), route).not.toContain(sessionId);
  }
  expect((await owner.get<HistoryAnswer>("/api/journey/history")).session_id).toBe(sessionId);
});

test.each([1, 65_535, 65_536, 65_537, 100_000])("a message of %i bytes is stored whole", async (size) => {
  const { person } = await begin();
  const message = "é".repeat(Math.floor(size / 2)) + "x".repeat(size % 2);
  await person.post("/api/journey/continue", { message });
  const { messages } = await person.get<HistoryAnswer>("/api/journey/history");
  expect(messages[1]?.content).toBe(message);
});
