import { afterAll, beforeAll, expect, test } from "vitest";
import type { Holdfast } from "../../main.ts";
import type { AnchorAnswer, ShareAnswer, TurnAnswer } from "../../routes/api/contract.ts";
import { type Person, REGISTRATION, send, signUp, startServer } from "../helpers/server.ts";

let server: Holdfast;
let logged: string[];

beforeAll(async () => {
  logged = [];
  server = await startServer({}, {
    log: (_level, _event, fields) => void logged.push(JSON.stringify(fields)),
  });
});

afterAll(() => server.stop());

async function finished(): Promise<{ person: Person; sessionId: string }> {
  const person = await signUp(server);
  const { session_id } = await person.post<TurnAnswer>("/api/journey/start", undefined, 201);
  await person.post("/api/journey/continue", { message: "We mend wooden boats for 12 clubs at €900 each." });
  await person.post("/api/journey/finish", { session_id });
  return { person, sessionId: session_id };
}

function share(person: Person, session_id?: string): Promise<ShareAnswer> {
  return person.post("/api/journey/share", session_id === undefined ? {} : { session_id });
}

async function open(url: string): Promise<{ response: Response; text: string }> {
  const response = await fetch(url);
  return { response, text: await response.text() };
}

test("whoever has the link reads the four anchors, with no sign-in, no script and no id", async () => {
  const { person, sessionId } = await finished();
  const { url } = await share(person, sessionId);
  expect(new URL(url).pathname).toMatch(/^\/shared\/[\w-]{43}$/);

  const { response, text } = await open(url);
  expect(response.status).toBe(200);
  expect(response.headers.get("x-robots-tag")).toContain("noindex");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(text).not.toContain("<script");
  for (const label of ["Truth Anchor", "Expression Anchor", "Attention Anchor", "Evolution Anchor"]) {
    expect(text).toContain(label);
  }
  expect(text).toMatch(/The founder said(?: so|: “)/);
  const anchors = await person.get<AnchorAnswer[]>("/api/anchors");
  const turns = JSON.stringify(anchors).matchAll(/"turn":"([^"]+)"/g);
  for (const id of [sessionId, person.userId, ...Array.from(turns, (found) => found[1] ?? "none")]) {
    expect(text).not.toContain(id);
  }
});

test("the link stays the same until it is ended, and the next one is another", async () => {
  const { person } = await finished();
  const all = await Promise.all(Array.from({ length: 10 }, () => share(person)));
  const [first] = all;
  expect(new Set(all.map(({ url }) => url)).size).toBe(1);

  expect((await person.call("DELETE", "/api/journey/share")).status).toBe(200);
  const { response, text } = await open(first?.url ?? "");
  expect(response.status).toBe(404);
  // Whoever follows it may have no account: nothing leads to one's dashboard.
  expect(text).toContain("This link opens nothing any more");
  expect(text).not.toContain("/dashboard");
  expect((await person.call("DELETE", "/api/journey/share")).status).toBe(200);
  const again = await share(person);
  expect(again.url).not.toBe(first?.url);
  expect((await open(again.url)).response.status).toBe(200);
});

test("a link goes with its journey and with the account", async () => {
  const one = await finished();
  const other = await finished();
  const [first, second] = [await share(one.person), await share(other.person)];
  await one.person.call("DELETE", `/api/journey/sessions/${one.sessionId}`);
  await other.person.call("DELETE", "/api/auth/me", { password: REGISTRATION.password });
  expect((await open(first.url)).response.status).toBe(404);
  expect((await open(second.url)).response.status).toBe(404);
});

test("nobody shares, or ends the link of, somebody else's journey", async () => {
  const { person, sessionId } = await finished();
  const { url } = await share(person, sessionId);
  const other = await signUp(server);
  const asked = [
    await other.call("POST", "/api/journey/share", { session_id: sessionId }),
    await other.call("DELETE", `/api/journey/share?session_id=${sessionId}`),
    await send(server.origin, "POST /api/journey/share", { session_id: sessionId }, {
      cookie: person.cookie,
    }),
  ];
  expect(asked.map(({ status }) => status)).toEqual([404, 404, 401]);
  expect((await open(url)).response.status).toBe(200);
});

test.each(["", "none", "a".repeat(43), "%00", "%F0", "..%2f..%2fetc", "a".repeat(5_000)])(
  "the link %j leads nowhere",
  async (token) => {
    expect((await open(`${server.origin}/shared/${token}`)).response.status).toBe(404);
  },
);

test("a link is not written to the log", async () => {
  const { person } = await finished();
  const { url } = await share(person);
  await open(url);
  expect(logged.some((line) => line.includes("/shared/*"))).toBe(true);
  expect(logged.join()).not.toContain(url.split("/").at(-1));
});
