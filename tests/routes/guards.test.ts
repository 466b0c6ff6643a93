import * as cheerio from "cheerio";
import { expect, test } from "vitest";
import { ModelFailure } from "../../agents/model/model.ts";
import type { Model } from "../../agents/model/model.ts";
import type { HistoryAnswer } from "../../routes/api/contract.ts";
import { personOf, REGISTRATION, send, signUp, startServer } from "../helpers/server.ts";

const NOW = new Date("2026-11-21T12:00:00Z");

test("every answer carries the security headers, and no two the same nonce", async () => {
  const server = await startServer();
  const nonces = new Set<string>();
  for (const path of ["/", "/login", "/health", "/api/auth/me", "/api/nothing", "/nothing"]) {
    const { headers, body } = await fetch(server.origin + path);
    await body?.cancel();
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy, path).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/);
    nonces.add(policy.match(/'nonce-([^']+)'/)?.[1] ?? "");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("strict-transport-security")).toBeNull();
    expect(headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
  }
  expect(nonces.size).toBe(6);
  await server.stop();
});

test("behind https the cookie is Secure and the browser is told to stay", async () => {
  const server = await startServer({ PUBLIC_URL: "https://holdfast.example" });
  const response = await send(server.origin, "POST /api/auth/register", REGISTRATION);
  await response.body?.cancel();
  expect(response.headers.get("set-cookie")).toContain("; Secure");
  expect(response.headers.get("strict-transport-security")).toContain("max-age=31536000");
  await server.stop();
});

test("more than the allowed requests a minute are told when to come back", async () => {
  let now = NOW;
  const server = await startServer({ RATE_LIMIT_PER_MINUTE: "20" }, { now: () => now });
  const ask = () => send(server.origin, "GET /api/auth/me");
  for (let count = 0; count < 20; count++) expect((await ask()).status).toBe(401);
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("3");
  expect(await refused.json()).toEqual({ detail: "Too many requests. Please slow down." });
  expect((await fetch(`${server.origin}/health`)).status).toBe(200);
  now = new Date(now.getTime() + 3_000);
  expect((await ask()).status).toBe(401);
  await server.stop();
});

test("sign-in routes take a fifth of what the others take", async () => {
  const server = await startServer({ RATE_LIMIT_PER_MINUTE: "20" }, { now: () => NOW });
  const ask = () =>
    send(server.origin, "POST /api/auth/login", { email: "nobody@example.com", password: "no" });
  for (let count = 0; count < 4; count++) expect((await ask()).status).toBe(401);
  expect((await ask()).status).toBe(429);
  await server.stop();
});

test.each([
  ["on", 401],
  ["off", 429],
])(
  "with TRUST_PROXY %s the address that the proxy wrote last counts or does not",
  async (TRUST_PROXY, status) => {
    const server = await startServer({ RATE_LIMIT_PER_MINUTE: "1", TRUST_PROXY }, { now: () => NOW });
    const from = (address: string) =>
      send(server.origin, "GET /api/auth/me", undefined, { "x-forwarded-for": `6.6.6.6, ${address}` });
    expect((await from("10.0.0.1")).status).toBe(401);
    expect((await from("10.0.0.2")).status).toBe(status);
    expect((await from("10.0.0.1")).status).toBe(429);
    await server.stop();
  },
);

test("the log has one JSON line a request, with its id and without a secret", async () => {
  const lines: string[] = [];
  const server = await startServer({}, {
    log: (level, event, fields) => void lines.push(JSON.stringify({ level, event, ...fields })),
  });
  const person = await signUp(server);
  const response = await person.call("POST", "/api/journey/start?secret=in-the-query");
  await response.body?.cancel();
  await server.stop();
  expect(lines).toHaveLength(2);
  expect(JSON.parse(lines[1] ?? "")).toMatchObject({
    event: "request",
    request: response.headers.get("x-request-id"),
    method: "POST",
    path: "/api/journey/start",
    status: 201,
    user: person.userId,
  });
  for (const secret of [person.token, REGISTRATION.password, "in-the-query"]) {
    expect(lines.join()).not.toContain(secret);
  }
});

test("each try to sign in leaves whose account it was, whether it opened and when, and no address", async () => {
  const lines: string[] = [];
  const server = await startServer({}, {
    now: () => NOW,
    log: (level, event, fields) => void lines.push(JSON.stringify({ level, event, ...fields })),
  });
  const email = "mara@example.com";
  const person = await signUp(server, { email });
  for (const password of ["a-guess", "a-guess", "a-guess", "a-guess", "a-guess", REGISTRATION.password]) {
    await send(server.origin, "POST /api/auth/login", { email, password });
  }
  await send(server.origin, "POST /api/auth/login", { email: "nobody@example.com", password: "a-guess" });
  await server.stop();
  const told = lines.map((line) => JSON.parse(line)).map(({ path, status, user }) => [path, status, user]);
  const login = "/api/auth/login";
  expect(told).toEqual([
    ["/api/auth/register", 201, person.userId],
    ...Array.from({ length: 5 }, () => [login, 401, person.userId]),
    [login, 429, undefined],
    [login, 401, undefined],
  ]);
  expect(lines.join()).not.toContain("@");
});

test.each([
  "</script><script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "{{constructor.constructor('alert(1)')()}}<!--",
])("what somebody is called cannot leave its place in a page: %s", async (name) => {
  const server = await startServer();
  const person = await signUp(server, { full_name: name, company_name: name });
  await person.post("/api/journey/start", undefined, 201);
  for (const path of ["/dashboard", "/journey", "/anchors", "/documents", "/settings"]) {
    const html = await (await fetch(`${server.origin}${path}`, { headers: { cookie: person.cookie } }))
      .text();
    const around = cheerio.load(html);
    expect(around("script").text(), path).not.toContain("alert");
    expect(around("img[src=x]").length, path).toBe(0);
    expect(around("script:not([src]):not([nonce])").length, path).toBe(0);
  }
  const settings = await (await fetch(`${server.origin}/settings`, { headers: { cookie: person.cookie } }))
    .text();
  expect(cheerio.load(settings)('input[name="full_name"]').val()).toBe(name);
  await server.stop();
});

test("a failure of ours is a 500 whose message stays inside", async () => {
  const logged: string[] = [];
  const server = await startServer({}, {
    passwords: {
      hash: () => Promise.reject(new Error("the secret reason")),
      verify: () => Promise.resolve(false),
    },
    log: (_level, _event, fields) => void logged.push(String(fields?.error ?? "")),
  });
  const response = await send(server.origin, "POST /api/auth/register", REGISTRATION);
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ detail: "Server error. Please try again later." });
  expect(logged.join()).toContain("the secret reason");
  await server.stop();
});

test("a stop in the middle of an answer ends the stream with a sentence and keeps the message", async () => {
  const asked = Promise.withResolvers<void>();
  const stuck: Model = {
    kind: "scripted",
    name: "A model that never answers",
    answer: (_task, { signal } = {}) =>
      new Promise((_, reject) => {
        asked.resolve();
        const fail = () => reject(new ModelFailure("aborted", "The server is stopping."));
        if (signal?.aborted) fail();
        else signal?.addEventListener("abort", fail);
      }),
  };
  const folder = await Deno.makeTempDir({ prefix: "holdfast-" });
  const environment = { KV_PATH: `${folder}/holdfast.kv` };
  const server = await startServer(environment, { model: stuck });
  const person = await signUp(server);
  await person.post("/api/journey/start", undefined, 201);
  const message = "We mend wooden boats for 12 clubs at €900 each.";
  const stream = person.call("POST", "/api/journey/continue", { message }, { accept: "text/event-stream" });
  await asked.promise;
  const began = performance.now();
  const [text] = await Promise.all([stream.then((response) => response.text()), server.stop()]);
  expect(performance.now() - began).toBeLessThan(5_000);
  expect(text).toContain("event: error");
  expect(text).toContain("What you wrote is kept");

  const next = await startServer(environment);
  const again = personOf({ ...person, origin: next.origin });
  const { messages } = await again.get<HistoryAnswer>("/api/journey/history");
  expect(messages.some(({ content }) => content === message)).toBe(true);
  await next.stop();
  await Deno.remove(folder, { recursive: true });
});
