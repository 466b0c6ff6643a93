import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Holdfast } from "../../main.ts";
import type { HistoryAnswer } from "../../routes/api/contract.ts";
import { type Person, REGISTRATION, send, signUp, startServer } from "../helpers/server.ts";

let server: Holdfast;
let person: Person;

beforeAll(async () => {
  server = await startServer();
  person = await signUp(server, { email: "bad-input@example.com" });
  await person.post("/api/journey/start", undefined, 201);
});

afterAll(() => server.stop());

const SIGN_IN = { email: "nobody@example.com", password: "not-my-password" };

/** Every route that takes a body, with a body that it would take. */
const ROUTES: { route: string; body: Record<string, unknown>; needed: string[] }[] = [
  {
    route: "POST /api/auth/register",
    body: { ...REGISTRATION, email: "bad-input@example.com" },
    needed: ["full_name", "email", "company_name", "password"],
  },
  { route: "POST /api/auth/login", body: SIGN_IN, needed: ["email", "password"] },
  { route: "PATCH /api/auth/me", body: { full_name: "Ada Test" }, needed: [] },
  {
    route: "POST /api/auth/change-password",
    body: { current_password: "not-my-password", new_password: "a-new-test-password" },
    needed: ["current_password", "new_password"],
  },
  {
    route: "POST /api/auth/change-email",
    body: { email: "moved@example.com", password: "not-my-password" },
    needed: ["email", "password"],
  },
  { route: "POST /api/auth/confirm-email", body: { token: "none" }, needed: ["token"] },
  { route: "POST /api/auth/forgot-password", body: { email: "nobody@example.com" }, needed: ["email"] },
  {
    route: "POST /api/auth/reset-password",
    body: { token: "none", password: "a-new-test-password" },
    needed: ["token", "password"],
  },
  { route: "POST /api/journey/resume", body: { session_id: "none" }, needed: [] },
  {
    route: "POST /api/journey/continue",
    body: { message: "Hello", session_id: "none", client_message_id: "one", choices: {}, cells: {} },
    needed: ["message"],
  },
  { route: "POST /api/journey/finish", body: { session_id: "none" }, needed: [] },
  {
    route: "PUT /api/journey/feeds",
    body: { feeds: ["https://news.example/feed.xml"], session_id: "none" },
    needed: ["feeds"],
  },
  {
    route: "PUT /api/facts",
    body: { session_id: "none", cells: { "goal.by": "31 December 2027" } },
    needed: ["cells"],
  },
  { route: "POST /api/consult", body: { query: "What now?", session_id: "none" }, needed: ["query"] },
  {
    route: "POST /api/pdf/generate",
    body: {
      document_type: "pitch_deck",
      template_style: "professional",
      custom_colors: null,
      session_id: "none",
    },
    needed: ["document_type"],
  },
];

const WRONG_VALUES: unknown[] = [[], {}, 7, -1.5, true, [[]], { a: { b: 1 } }, ["text"], "\u0000", "\ud800"];
const WHOLE_BODIES = ["[]", "7", '"text"', "null", "true", '[{"message":"x"}]'];

describe.each(ROUTES)("$route", ({ route, body, needed }) => {
  function ask(text: string, headers: Record<string, string> = {}): Promise<Response> {
    return send(server.origin, route, text, { authorization: `Bearer ${person.token}`, ...headers });
  }

  test("names each field that is missing", async () => {
    for (const field of needed) {
      const { [field]: _, ...rest } = body;
      const response = await ask(JSON.stringify(rest));
      expect(response.status, field).toBe(422);
      const { detail } = await response.json();
      expect(detail).toContainEqual({
        loc: ["body", field],
        msg: expect.any(String),
        type: expect.any(String),
      });
    }
  });

  test("refuses wrong types with a reason, and never breaks", async () => {
    for (const field of Object.keys(body)) {
      for (const value of WRONG_VALUES) {
        const response = await ask(JSON.stringify({ ...body, [field]: value }));
        expect(response.status, `${field}: ${JSON.stringify(value)}`).toBeLessThan(500);
        await expectDetail(response);
      }
    }
    for (const whole of WHOLE_BODIES) {
      const response = await ask(whole);
      expect(response.status, whole).toBe(422);
      await expectDetail(response);
    }
  });

  test("refuses malformed JSON with 400", async () => {
    for (const text of ["{", '{"message":', "{'message': 1}", "text", '{"a":1}}']) {
      const response = await ask(text);
      expect(response.status, text).toBe(400);
      await expectDetail(response);
    }
  });

  test("refuses JSON that nests without end with 400", async () => {
    for (const text of ["[".repeat(50_000), `{"message":${"[".repeat(5_000)}${"]".repeat(5_000)}}`]) {
      expect((await ask(text)).status).toBe(400);
    }
  });

  test("refuses 300 kB with 413", async () => {
    const response = await ask(JSON.stringify({ ...body, message: "x".repeat(300_000) }));
    expect(response.status).toBe(413);
    await expectDetail(response);
  });

  test("refuses any content type but JSON with 415", async () => {
    for (
      const type of [
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data",
        "application/jsonp",
      ]
    ) {
      const response = await ask(JSON.stringify(body), { "content-type": type });
      expect(response.status, type).toBe(415);
      await expectDetail(response);
    }
  });
});

async function expectDetail(response: Response): Promise<void> {
  if (response.ok) return void await response.body?.cancel();
  const { detail } = await response.json();
  if (response.status !== 422) return expect(detail).toEqual(expect.any(String));
  expect(detail.length).toBeGreaterThan(0);
  for (const problem of detail) {
    expect(problem).toEqual({ loc: expect.any(Array), msg: expect.any(String), type: expect.any(String) });
    expect(problem.loc[0]).toBe("body");
    expect(problem.msg).not.toMatch(NOT_FOR_PEOPLE);
  }
}

const NOT_FOR_PEOPLE = /undefined|Invalid (input|option)|Unrecognized|expected/;

test.each([
  [{}, "message", "This field is required"],
  [{ message: 7 }, "message", "This must be text"],
  [{ message: "Hello", choices: { explore_exploit: "c" } }, "explore_exploit", "Choose one of: a, b"],
  [{ message: "Hello", choices: { up_down: "a" } }, "choices", "Leave out what is not known here: up_down"],
  [
    { message: "Hello", session_id: "x".repeat(101) },
    "session_id",
    "This must be at most 100 characters long",
  ],
])("%j is refused at %s: %s", async (body, field, sentence) => {
  const response = await person.call("POST", "/api/journey/continue", body);
  const { detail: [problem] } = await response.json();
  expect(response.status).toBe(422);
  expect(problem.loc.at(-1)).toBe(field);
  expect(problem.msg).toBe(sentence);
});

test("a body that ends in the middle of a long string with many quotes is answered at once", async () => {
  const text = `{"message":"${'\\"'.repeat(100_000)}`;
  expect((await person.call("POST", "/api/journey/continue", text)).status).toBe(400);
});

test("an empty body with the JSON content type is no body", async () => {
  const response = await person.call("POST", "/api/journey/resume", "");
  expect(response.status).toBe(200);
});

test("fields that nobody asked for change nothing", async () => {
  const greedy = {
    user_type: "admin",
    max_journeys: -1,
    subscription_tier: "premium",
    id: "mine",
    journeys_used: -5,
  };
  const registered = await send(server.origin, "POST /api/auth/register", {
    ...REGISTRATION,
    email: "greedy@example.com",
    ...greedy,
  });
  const { access_token, user } = await registered.json();
  expect(user).toMatchObject({
    user_type: "free",
    max_journeys: 3,
    subscription_tier: "free",
    journeys_used: 0,
  });
  const changed = await send(server.origin, "PATCH /api/auth/me", { full_name: "Greedy", ...greedy }, {
    authorization: `Bearer ${access_token}`,
  });
  expect(await changed.json()).toEqual({ ...user, full_name: "Greedy" });
});

test.each(["GET /api/nothing", "POST /api/nothing", "PUT /api/auth/me", "GET /api", "DELETE /api/anchors"])(
  "%s leads nowhere and says so in JSON",
  async (route) => {
    const response = await send(server.origin, route, undefined, { authorization: `Bearer ${person.token}` });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ detail: "Not Found" });
  },
);

test.each(["limit=0", "limit=many", "before=-1", "limit=1e9", "include_inactive=maybe"])(
  "a query of %s is refused or passed over, and never breaks",
  async (query) => {
    for (const path of ["history", "sessions"]) {
      const response = await person.call("GET", `/api/journey/${path}?${query}`);
      expect([200, 422]).toContain(response.status);
    }
  },
);

test("half a pair of surrogates is kept as the sign for no letter, so that every page and file says the same", async () => {
  const message = "We mend \ud800boats\udfff.";
  await person.post("/api/journey/continue", { message });
  const { messages } = await person.get<HistoryAnswer>("/api/journey/history");
  const said = messages.map(({ content }) => content);
  expect(said).toContain("We mend \ufffdboats\ufffd.");
  expect(said.every((content) => content.isWellFormed())).toBe(true);
});
