import { SignJWT, UnsecuredJWT } from "jose";
import { createHmac } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Holdfast } from "../../main.ts";
import { type Person, personOf, REGISTRATION, send, signUp, startServer } from "../helpers/server.ts";

const SECRET = "a-secret-of-more-than-thirty-two-characters";
const OTHER_SECRET = "another-secret-of-more-than-thirty-two-chars";
const NOW = new Date("2026-11-21T12:00:00Z");
const SECONDS = NOW.getTime() / 1000;
const WEEK = 7 * 24 * 60 * 60;

let server: Holdfast;
let person: Person;
let header: Record<string, unknown>;
let claims: Record<string, unknown>;

beforeAll(async () => {
  server = await startServer({ JWT_SECRET: SECRET }, { now: () => NOW });
  person = await signUp(server);
  [header, claims] = person.token.split(".").slice(0, 2).map(decode) as [typeof header, typeof claims];
});

afterAll(() => server.stop());

interface Forgery {
  kind: string;
  authorization: () => string | Promise<string>;
}

/** Each is one step away from a good token. */
const FORGERIES: Forgery[] = [
  { kind: "nothing", authorization: () => "" },
  { kind: "no scheme", authorization: () => person.token },
  { kind: "another scheme", authorization: () => `Basic ${person.token}` },
  { kind: "the scheme alone", authorization: () => "Bearer" },
  { kind: "an empty token", authorization: () => "Bearer " },
  { kind: "words", authorization: () => "Bearer not.a.token" },
  { kind: "two parts", authorization: () => bearer(person.token.split(".").slice(0, 2).join(".")) },
  { kind: "four parts", authorization: () => bearer(`${person.token}.more`) },
  { kind: "two tokens", authorization: () => `Bearer ${person.token} ${person.token}` },
  {
    kind: "an empty signature",
    authorization: () => bearer(`${signed().split(".").slice(0, 2).join(".")}.`),
  },
  { kind: "a cut signature", authorization: () => bearer(person.token.slice(0, -4)) },
  { kind: "a changed signature", authorization: () => bearer(person.token.slice(0, -6) + "AAAAAA") },
  { kind: "another secret", authorization: () => bearer(signed({}, {}, OTHER_SECRET)) },
  { kind: "no signature, alg none", authorization: () => bearer(unsecured()) },
  { kind: "alg None in capitals, signed", authorization: () => bearer(signed({ alg: "None" })) },
  { kind: "alg HS384", authorization: async () => bearer(await signedWith("HS384")) },
  { kind: "alg HS512", authorization: async () => bearer(await signedWith("HS512")) },
  { kind: "alg RS256 with the secret as key", authorization: () => bearer(signed({ alg: "RS256" })) },
  { kind: "no alg", authorization: () => bearer(signed({ alg: undefined })) },
  { kind: "another typ", authorization: () => bearer(signed({ typ: "reset" })) },
  { kind: "no typ", authorization: () => bearer(signed({ typ: undefined })) },
  { kind: "an unknown critical header", authorization: () => bearer(signed({ crit: ["x"], x: 1 })) },
  {
    kind: "a key of its own",
    authorization: () => bearer(signed({ jwk: { kty: "oct", k: "AAAA" } }, {}, "AAAA")),
  },
  { kind: "another issuer", authorization: () => bearer(signed({}, { iss: "somebody" })) },
  { kind: "no issuer", authorization: () => bearer(signed({}, { iss: undefined })) },
  { kind: "another audience", authorization: () => bearer(signed({}, { aud: "somebody" })) },
  { kind: "no audience", authorization: () => bearer(signed({}, { aud: undefined })) },
  { kind: "expired", authorization: () => bearer(signed({}, { iat: SECONDS - 60, exp: SECONDS - 1 })) },
  { kind: "expired as text", authorization: () => bearer(signed({}, { exp: "never" })) },
  { kind: "no expiry", authorization: () => bearer(signed({}, { exp: undefined })) },
  { kind: "not before tomorrow", authorization: () => bearer(signed({}, { nbf: SECONDS + 86_400 })) },
  { kind: "no time of issue", authorization: () => bearer(signed({}, { iat: undefined })) },
  { kind: "issued in the future", authorization: () => bearer(signed({}, { iat: SECONDS + 3_600 })) },
  {
    kind: "issued longer ago than a sign-in lasts",
    authorization: () => bearer(signed({}, { iat: SECONDS - WEEK - 1 })),
  },
  { kind: "no subject", authorization: () => bearer(signed({}, { sub: undefined })) },
  { kind: "an empty subject", authorization: () => bearer(signed({}, { sub: "" })) },
  { kind: "a subject that is a number", authorization: () => bearer(signed({}, { sub: 7 })) },
  { kind: "another subject", authorization: () => bearer(signed({}, { sub: crypto.randomUUID() })) },
  { kind: "no session", authorization: () => bearer(signed({}, { jti: undefined })) },
  { kind: "an unknown session", authorization: () => bearer(signed({}, { jti: crypto.randomUUID() })) },
  {
    kind: "claims that are a list",
    authorization: () => bearer(rawSigned(encode(header), encode([claims]))),
  },
  { kind: "claims that are no JSON", authorization: () => bearer(rawSigned(encode(header), "bm8ganNvbg")) },
];

test("a token signed like ours in every detail is let in, so the forgeries fail for their own reason", async () => {
  const response = await send(server.origin, "GET /api/auth/me", undefined, {
    authorization: bearer(signed()),
  });
  expect(response.status).toBe(200);
});

test.each(FORGERIES)("$kind is refused with the one 401", async ({ authorization }) => {
  const response = await send(server.origin, "GET /api/auth/me", undefined, {
    authorization: await authorization(),
  });
  expect(response.status).toBe(401);
  expect(response.headers.get("www-authenticate")).toBe("Bearer");
  expect(await response.json()).toEqual({ detail: "Session expired. Please login again." });
});

test("another person's session with one's own subject is refused", async () => {
  const other = await signUp(server);
  const { jti } = decode(other.token.split(".")[1] ?? "") as { jti: string };
  const response = await send(server.origin, "GET /api/auth/me", undefined, {
    authorization: bearer(signed({}, { jti })),
  });
  expect(response.status).toBe(401);
});

test("a token ends with logout, on the page too", async () => {
  const gone = await signUp(server);
  await gone.post("/api/auth/logout");
  expect((await gone.call("GET", "/api/auth/me")).status).toBe(401);
  const page = await fetch(`${server.origin}/dashboard`, {
    headers: { cookie: gone.cookie },
    redirect: "manual",
  });
  expect(page.headers.get("location")).toBe("/login");
});

test("changing the password ends every other sign-in and keeps this one", async () => {
  const email = "changes@example.com";
  const here = await signUp(server, { email });
  const login = await send(server.origin, "POST /api/auth/login", { email, password: REGISTRATION.password });
  const { access_token } = await login.json();
  const there = personOf({ ...here, token: access_token });
  const body = { current_password: REGISTRATION.password, new_password: "quite-another-password" };
  await here.post("/api/auth/change-password", body);
  expect((await here.call("GET", "/api/auth/me")).status).toBe(200);
  expect((await there.call("GET", "/api/auth/me")).status).toBe(401);
});

test("a deleted account is gone at once", async () => {
  const gone = await signUp(server);
  expect((await gone.call("DELETE", "/api/auth/me", { password: "not-the-password" })).status).toBe(422);
  expect((await gone.call("DELETE", "/api/auth/me", { password: REGISTRATION.password })).status).toBe(200);
  expect((await gone.call("GET", "/api/auth/me")).status).toBe(401);
});

test("the page cookie opens pages and downloads but no call of the API", async () => {
  const headers = { cookie: person.cookie };
  expect((await fetch(`${server.origin}/dashboard`, { headers, redirect: "manual" })).status).toBe(200);
  const calls = [
    "GET /api/auth/me",
    "POST /api/journey/start",
    "POST /api/auth/logout",
    "DELETE /api/auth/me",
  ];
  for (const call of calls) {
    expect((await send(server.origin, call, undefined, headers)).status, call).toBe(401);
  }
  expect((await fetch(`${server.origin}/api/pdf/file/none`, { headers })).status).toBe(404);
});

function bearer(token: string): string {
  return `Bearer ${token}`;
}

function signed(headerChanges = {}, claimChanges = {}, secret = SECRET): string {
  return rawSigned(encode({ ...header, ...headerChanges }), encode({ ...claims, ...claimChanges }), secret);
}

function rawSigned(head: string, body: string, secret = SECRET): string {
  return `${head}.${body}.${createHmac("sha256", secret).update(`${head}.${body}`).digest("base64url")}`;
}

function signedWith(alg: string): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ ...header, alg }).sign(new TextEncoder().encode(SECRET));
}

function unsecured(): string {
  return new UnsecuredJWT(claims).encode();
}

function encode(part: unknown): string {
  return btoa(JSON.stringify(part)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function decode(part: string): unknown {
  return JSON.parse(new TextDecoder().decode(Uint8Array.fromBase64(part, { alphabet: "base64url" })));
}
