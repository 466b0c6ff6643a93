import { Validator } from "@seriousme/openapi-schema-validator";
import { decodeJwt, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { OPERATIONS } from "../../routes/openapi/operations.ts";
import { type ApiDocument, readApiDocument } from "../helpers/api_document.ts";
import { type Example, EXAMPLES, type Kind } from "../helpers/api_examples.ts";
import { type ApiStage, openApiStage, OWNER, requestOf } from "../helpers/api_stage.ts";
import { send, signUp } from "../helpers/server.ts";

type Caller = "nobody" | "forged token" | "page cookie" | "somebody else" | "owner" | "admin";
type Expected = "as described" | "their own" | 401 | 404;

/** What comes of a request for each kind of route and of caller; whoever it is meant for is asked further below. */
const EXPECTED: Record<Kind, Record<Caller, Expected>> = {
  everybody: {
    nobody: "as described",
    "forged token": "as described",
    "page cookie": "as described",
    "somebody else": "as described",
    owner: "as described",
    admin: "as described",
  },
  own: {
    nobody: 401,
    "forged token": 401,
    "page cookie": 401,
    "somebody else": "their own",
    owner: "as described",
    admin: "their own",
  },
  thing: {
    nobody: 401,
    "forged token": 401,
    "page cookie": 401,
    "somebody else": 404,
    owner: "as described",
    admin: 404,
  },
  admin: {
    nobody: 401,
    "forged token": 401,
    "page cookie": 401,
    "somebody else": 404,
    owner: 404,
    admin: "as described",
  },
};

const PAGES: [path: string, kind: "everybody" | "signed in" | "admin"][] = [
  ["/", "everybody"],
  ["/terms", "everybody"],
  ["/privacy", "everybody"],
  ["/reference", "everybody"],
  ["/try", "everybody"],
  ["/login", "everybody"],
  ["/register", "everybody"],
  ["/forgot-password", "everybody"],
  ["/reset-password", "everybody"],
  ["/confirm-email", "everybody"],
  ["/return", "everybody"],
  ["/end-letters", "everybody"],
  ["/end-reminders", "everybody"],
  ["/shared/:token", "everybody"],
  ["/words/:language", "everybody"],
  ["/dashboard", "signed in"],
  ["/journey", "signed in"],
  ["/anchors", "signed in"],
  ["/anchors/pages/:number", "signed in"],
  ["/consultant", "signed in"],
  ["/advisor", "signed in"],
  ["/documents", "signed in"],
  ["/documents/strategy", "signed in"],
  ["/documents/deck", "signed in"],
  ["/documents/calendar", "signed in"],
  ["/settings", "signed in"],
  ["/logout", "signed in"],
  ["/admin", "admin"],
];

/** What is the owner's alone, and in most of what is theirs. */
const SECRETS = ["Zaubermark", OWNER];

let stage: ApiStage;
let api: ApiDocument;

beforeAll(async () => {
  stage = await openApiStage();
  api = await readApiDocument(stage.server.origin);
}, 180_000);
afterAll(() => stage?.close());

test("the description is valid OpenAPI 3.1", async () => {
  const { valid, errors } = await new Validator().validate({ ...structuredClone(api.document) });
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(api.document.openapi).toMatch(/^3\.1\./);
});

test("every route of the API is described, and nothing is described that is no route", () => {
  const table = stage.server.routes
    .filter(({ method, path }) => method !== "ALL" && /^\/(api\/|health$)/.test(path))
    .map(({ method, path }) => `${method} ${path}`);
  const described = [...api.operations.keys()].map((key) => key.replaceAll(/\{(\w+)\}/g, ":$1"));
  expect(new Set(described)).toEqual(new Set(table));
  expect(new Set(Object.keys(OPERATIONS))).toEqual(new Set(table));
  expect(described.length).toBeGreaterThan(60);
});

test("every operation has an example, and every example an operation", () => {
  expect(Object.keys(EXAMPLES).sort()).toEqual([...api.operations.keys()].sort());
});

test("whoever is not signed in is let in exactly where no sign-in is described", () => {
  const open = [...api.operations].filter(([, { security }]) => security.length === 0).map(([key]) => key);
  const forEverybody = Object.entries(EXAMPLES).filter(([, { kind }]) => kind === "everybody").map(([key]) =>
    key
  );
  expect(open.sort()).toEqual(forEverybody.sort());
});

describe("who may", () => {
  let before: unknown;
  beforeAll(async () => {
    before = await kept();
  });

  /** Whoever it is meant for is asked further below: what they do is done. */
  test.each(Object.entries(EXAMPLES))("%s", async (key, example) => {
    for (const caller of CALLERS) {
      if (EXPECTED[example.kind][caller] === "as described" && example.kind !== "everybody") continue;
      if (caller === "admin" && key === "DELETE /api/auth/me") continue; // The only one is needed further below.
      const { status, text } = await ask(key, example, await headersOf(caller, example));
      const expected = EXPECTED[example.kind][caller];
      if (expected === "as described") {
        expect(status, caller).toBe(example.status);
        continue;
      }
      if (expected === "their own") expect([401, 403, 500, 503], caller).not.toContain(status);
      else expect(status, `${caller}: ${text.slice(0, 300)}`).toBe(mayRead(caller, key) ? 200 : expected);
      if (!mayRead(caller, key)) { for (const secret of SECRETS) expect(text, caller).not.toContain(secret); }
    }
  });

  test("and none of it has changed anything of the owner's", async () => {
    expect(await kept()).toEqual(before);
  });

  /** The page cookie is the owner's, and opens downloads. */
  function mayRead(caller: Caller, key: string): boolean {
    const { security = [] } = api.operations.get(key) ?? {};
    return caller === "page cookie" && security.some((one) => "cookie" in one);
  }

  /** All that is kept of the owner, but for sign-ins: whoever knows the password may sign in. */
  async function kept(): Promise<unknown> {
    const { signIns: _, ...rest } = await stage.owner.get<Record<string, unknown>>("/api/account/export");
    return rest;
  }
});

describe.each(PAGES)("the page %s", (path, kind) => {
  test.each(["nobody", "forged token", "somebody else"] as const)("for %s", async (caller) => {
    const { journey } = stage.things;
    const address = path.replace(":token", journey).replace(":number", "1").replace(":language", "de") +
      `?session_id=${journey}&session=${journey}`;
    const token = caller === "nobody" ? "" : caller === "forged token" ? await forged() : stage.other.token;
    const response = await send(stage.server.origin, `GET ${address}`, undefined, {
      cookie: `holdfast_session=${token}`,
    });
    const text = await response.text();
    const isIn = caller === "somebody else";
    if (kind === "everybody") expect(response.status).toBe(path === "/shared/:token" ? 404 : 200);
    else if (!isIn) {
      const leadsTo = path === "/journey" ? `/login?session=${journey}` : "/login";
      expect(response.headers.get("location")).toBe(leadsTo);
    }
    if (isIn) expect(response.status).toBeLessThan(500);
    if (kind === "admin" && isIn) expect(response.status).toBe(404);
    for (const secret of SECRETS) expect(text).not.toContain(secret);
  });
});

test("every page of the route table is in the list above", () => {
  const pages = stage.server.routes.filter(({ method, path }) =>
    method === "GET" && !path.includes("*") && !/^\/(api\/|health$)/.test(path)
  );
  expect(new Set(pages.map(({ path }) => path))).toEqual(new Set(PAGES.map(([path]) => path)));
});

describe("what is described is what happens", () => {
  test.each(Object.entries(EXAMPLES))("%s", async (key, example) => {
    const { body } = requestOf(key, example, stage.things);
    if (body !== undefined) expect(api.problemOfBody(key, body)).toBeNull();
    const who = await (example.kind === "admin" ? stage.adminAgain() : stage.ownerAgain());
    const { status, text, contentType } = await ask(key, example, { authorization: `Bearer ${who.token}` });
    expect(status, text.slice(0, 300)).toBe(example.status);
    expect(api.problemOf(key, { status, contentType, body: text })).toBeNull();
    stage.remember(text);
  });
});

test("a streamed answer is described event by event", async () => {
  const { session_id } = await stage.other.post<{ session_id: string }>("/api/journey/start", undefined, 201);
  const key = "POST /api/journey/continue";
  const body = { session_id, message: "We mend wooden boats for 12 clubs." };
  const response = await send(stage.server.origin, key, body, {
    authorization: `Bearer ${stage.other.token}`,
    accept: "text/event-stream",
  });
  const text = await response.text();
  expect(text).toContain("event: done");
  const answered = { status: response.status, contentType: "text/event-stream", body: text };
  expect(api.problemOf(key, answered)).toBeNull();
});

const CALLERS: Caller[] = ["nobody", "forged token", "page cookie", "somebody else", "owner", "admin"];

async function ask(key: string, example: Example, headers: Record<string, string>) {
  const { route, body } = requestOf(key, example, stage.things);
  const response = await send(stage.server.origin, route, body, headers);
  const contentType = response.headers.get("content-type") ?? "";
  return { status: response.status, contentType, text: await response.text() };
}

async function headersOf(caller: Caller, { kind }: Example): Promise<Record<string, string>> {
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  switch (caller) {
    case "nobody":
      return {};
    case "forged token":
      return bearer(await forged());
    case "page cookie":
      return { cookie: stage.owner.cookie };
    case "somebody else":
      return bearer((kind === "own" ? await signUp(stage.server) : stage.other).token);
    case "owner":
      return bearer(stage.owner.token);
    case "admin":
      return bearer((await stage.adminAgain()).token);
  }
}

/** The owner's own claims, signed by somebody else. */
async function forged(): Promise<string> {
  const secret = new TextEncoder().encode("a-secret-that-somebody-else-has-made-up");
  return await new SignJWT(decodeJwt(stage.owner.token)).setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .sign(secret);
}

test("an answer that is not as described is told apart", () => {
  const key = "GET /api/auth/me";
  const contentType = "application/json";
  expect(api.problemOf(key, { status: 200, contentType, body: "{}" })).toContain("id");
  expect(api.problemOf(key, { status: 418, contentType, body: "{}" })).toContain("418");
  expect(api.problemOf(key, { status: 200, contentType: "text/html", body: "" })).toContain("text/html");
  expect(api.problemOfBody("POST /api/auth/login", { email: 7 })).not.toBeNull();
});
