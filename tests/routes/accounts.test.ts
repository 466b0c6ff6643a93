import { scryptSync } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Holdfast } from "../../main.ts";
import { createPasswords } from "../../routes/api/passwords.ts";
import type { SignInAnswer } from "../../routes/api/contract.ts";
import { adminOf } from "../helpers/admin.ts";
import { REGISTRATION, send, signUp, startServer } from "../helpers/server.ts";

let server: Holdfast;
let clock = new Date("2026-11-21T12:00:00Z");

beforeAll(async () => {
  server = await startServer({ ADMIN_EMAIL: "boss@example.com" }, { now: () => clock });
});

afterAll(() => server.stop());

test("registering answers 201 with a token, the person and a page cookie that scripts cannot read", async () => {
  const response = await send(server.origin, "POST /api/auth/register", REGISTRATION);
  expect(response.status).toBe(201);
  expect(response.headers.get("set-cookie")).toMatch(/^holdfast_session=[\w.-]+; .*HttpOnly; SameSite=Lax$/);
  const { access_token, token_type, user }: SignInAnswer = await response.json();
  expect(access_token.split(".")).toHaveLength(3);
  expect(token_type).toBe("bearer");
  expect(user).toEqual({
    id: expect.any(String),
    email: "ada@example.com",
    full_name: "Ada Test",
    company_name: "Test & Co",
    role: "founder",
    user_type: "free",
    subscription_tier: "free",
    max_journeys: 3,
    journeys_used: 0,
    journeys_this_month: 0,
    consultant_queries_this_month: 0,
    waitlist: false,
    reminders: true,
  });
});

test("an address that has an account, in whatever case, is refused with 409", async () => {
  await signUp(server, { email: "taken@example.com" });
  const response = await send(server.origin, "POST /api/auth/register", {
    ...REGISTRATION,
    email: "TAKEN@Example.com",
  });
  expect(response.status).toBe(409);
  expect(await response.json()).toEqual({ detail: "An account with this email already exists" });
});

test.each([
  ["Ζύμη \u{1f956} مخبز می‌خواهم", "Ζύμη \u{1f956} مخبز می‌خواهم"],
  ["  Bread\u0000\u0007and\nButter\u200b ", "Bread and Butter"],
  ["\u202eetsaT dooG\u202c", "etsaT dooG"],
  ["Half \ud83d", "Half \ufffd"],
])("a company called %j is kept as %j", async (company_name, kept) => {
  const person = await signUp(server, { company_name });
  expect(await person.get("/api/auth/me")).toMatchObject({ company_name: kept });
});

test.each(["\u200b", "\u0000\u0001", "\u202e\ufeff \n"])(
  "a name in which nothing can be seen, %j, is no name",
  async (full_name) => {
    const response = await send(server.origin, "POST /api/auth/register", { ...REGISTRATION, full_name });
    expect(response.status).toBe(422);
    expect((await response.json()).detail).toMatchObject([{
      loc: ["body", "full_name"],
      msg: "This field is required",
    }]);
  },
);

test("twenty registrations of one address at once make one account", async () => {
  const registration = { ...REGISTRATION, email: "race@example.com" };
  const all = Array.from({ length: 20 }, () => send(server.origin, "POST /api/auth/register", registration));
  const statuses = (await Promise.all(all)).map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array(19).fill(409)]);
});

test("a wrong password and an unknown address are answered with the same words", async () => {
  await signUp(server, { email: "known@example.com" });
  for (const email of ["known@example.com", "unknown@example.com"]) {
    const response = await send(server.origin, "POST /api/auth/login", { email, password: "wrong-password" });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ detail: "Invalid email or password" });
  }
});

test("failed sign-ins slow down, and a rest opens the door again", async () => {
  const email = "slow@example.com";
  await signUp(server, { email });
  const attempt = (password: string) => send(server.origin, "POST /api/auth/login", { email, password });
  for (let count = 0; count < 5; count++) expect((await attempt("wrong-password")).status).toBe(401);
  const slowed = await attempt(REGISTRATION.password);
  expect(slowed.status).toBe(429);
  expect(Number(slowed.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await slowed.json()).toEqual({ detail: "Too many requests. Please slow down." });
  clock = new Date(clock.getTime() + 60_000);
  expect((await attempt(REGISTRATION.password)).status).toBe(200);
});

test.each(["password", "12345678", "Password1", "qwertyuiop", "Holdfast2026!", "hold-fast 1"])(
  "the common password %s is refused",
  async (password) => {
    const response = await send(server.origin, "POST /api/auth/register", {
      ...REGISTRATION,
      email: "c@example.com",
      password,
    });
    expect(response.status).toBe(422);
    expect((await response.json()).detail[0].loc).toEqual(["body", "password"]);
  },
);

test("a password of any script and of 128 characters is taken, one more is not", async () => {
  for (const password of ["пароль-для-гавани", "港の帳簿は二度と開かない", "🐚".repeat(128)]) {
    const { email } = await (await signUp(server, { password })).get<{ email: string }>("/api/auth/me");
    expect((await send(server.origin, "POST /api/auth/login", { email, password })).status).toBe(200);
  }
  const response = await send(server.origin, "POST /api/auth/register", {
    ...REGISTRATION,
    password: "🐚".repeat(129),
  });
  expect(response.status).toBe(422);
});

test("an expired sign-in is refused", async () => {
  const person = await signUp(server);
  const before = clock;
  clock = new Date(clock.getTime() + 8 * 24 * 60 * 60 * 1000);
  expect((await person.call("GET", "/api/auth/me")).status).toBe(401);
  clock = before;
});

test("whoever follows the link of the start administers, and nobody by registering that address first", async () => {
  const registration = { ...REGISTRATION, email: "Boss@example.com" };
  expect((await send(server.origin, "POST /api/auth/register", registration)).status).toBe(409);
  const boss = await adminOf(server, "boss@example.com");
  expect(await boss.get("/api/auth/me")).toMatchObject({ user_type: "admin", max_journeys: -1 });
  const page = await fetch(`${server.origin}/admin`, { headers: { cookie: boss.cookie } });
  expect(page.status).toBe(200);
  const other = await signUp(server);
  expect((await fetch(`${server.origin}/admin`, { headers: { cookie: other.cookie } })).status).toBe(404);
});

test("a forgotten password is answered alike for every address, and its link works once", async () => {
  const email = "forgetful@example.com";
  const person = await signUp(server, { email });
  const answers = await Promise.all([email, "unknown@example.com"].map(async (address) => {
    const response = await send(server.origin, "POST /api/auth/forgot-password", { email: address });
    return [response.status, await response.text()];
  }));
  expect(answers[0]?.[0]).toBe(202);
  expect(answers[0]).toEqual(answers[1]);
  const token = await mailedToken(email);
  const reset = { token, password: "a-remembered-password" };
  expect((await send(server.origin, "POST /api/auth/reset-password", reset)).status).toBe(200);
  expect((await send(server.origin, "POST /api/auth/reset-password", reset)).status).toBe(422);
  expect((await person.call("GET", "/api/auth/me")).status).toBe(401);
  const login = await send(server.origin, "POST /api/auth/login", { email, password: reset.password });
  expect(login.status).toBe(200);
});

/** The administrator reads the outbox on the page that shows it. */
async function mailedToken(email: string): Promise<string> {
  const login = await send(server.origin, "POST /api/auth/login", {
    email: "boss@example.com",
    password: REGISTRATION.password,
  });
  const cookie = login.headers.get("set-cookie")?.split(";")[0] ?? "";
  const html = await (await fetch(`${server.origin}/admin`, { headers: { cookie } })).text();
  expect(html).toContain(email);
  return html.match(/reset-password\?token=([\w-]+)/)?.[1] ?? "";
}

test("what is kept of a person can be taken away as one file, without the password", async () => {
  const person = await signUp(server);
  await person.post("/api/journey/start", undefined, 201);
  const response = await person.call("GET", "/api/account/export");
  expect(response.headers.get("content-disposition")).toContain("attachment");
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({ user: { id: person.userId }, journeys: [{ messages: [{}] }] });
  expect(text).not.toContain("scrypt");
});

test("the password hash is scrypt at OWASP's cost with a salt of its own", async () => {
  const { hash, verify } = createPasswords();
  const [one, other] = await Promise.all([hash("a-long-test-password"), hash("a-long-test-password")]);
  expect(one).toMatch(/^\$scrypt\$ln=15,r=8,p=4\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(other);
  expect(await verify("a-long-test-password", one)).toBe(true);
  expect(await verify("a-long-test-passwor", one)).toBe(false);
  expect(await verify("a-long-test-password", null)).toBe(false);
});

test("a password that was hashed at another cost still opens", async () => {
  const salt = new Uint8Array(16).fill(7);
  const key = scryptSync("a-long-test-password", salt, 32, { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 });
  const base64 = (bytes: Uint8Array) => bytes.toBase64({ omitPadding: true });
  const stored = `$scrypt$ln=17,r=8,p=1$${base64(salt)}$${base64(new Uint8Array(key))}`;
  const { verify } = createPasswords();
  expect(await verify("a-long-test-password", stored)).toBe(true);
  expect(await verify("a-long-test-passwor", stored)).toBe(false);
});
