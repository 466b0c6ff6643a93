import { expect, test } from "vitest";
import type { Holdfast } from "../../main.ts";
import type {
  RecoveryCodesAnswer,
  SecondFactorAnswer,
  SecondFactorSetupAnswer,
} from "../../routes/api/contract.ts";
import { stepOf } from "../../routes/second_factor.ts";
import { adminOf } from "../helpers/admin.ts";
import { codeAt } from "../helpers/authenticator.ts";
import { type Person, REGISTRATION, send, signUp, startServer } from "../helpers/server.ts";

const NOON = new Date("2026-11-22T12:00:00Z");
const EMAIL = "mara@example.com";
const { password } = REGISTRATION;
const MINUTE = 60_000;

/** A server with a clock to be put forward, and somebody with two-step sign-in. */
async function secured(environment: Record<string, string> = {}) {
  let now = NOON;
  const server = await startServer(environment, { now: () => now });
  const person = await signUp(server, { email: EMAIL });
  const { secret, uri } = await person.post<SecondFactorSetupAnswer>("/api/account/second-factor", {
    password,
  }, 201);
  const { recovery_codes } = await person.post<RecoveryCodesAnswer>("/api/account/second-factor/confirm", {
    code: codeAt(secret, now),
  });
  const pass = (milliseconds: number) => now = new Date(now.getTime() + milliseconds);
  pass(MINUTE);
  return { server, person, secret, uri, recovery_codes, pass, code: (at = now) => codeAt(secret, at) };
}

async function login({ origin }: Holdfast, code?: string): Promise<[number, string]> {
  const response = await send(origin, "POST /api/auth/login", { email: EMAIL, password, code });
  const { detail = "" } = await response.json();
  return [response.status, detail];
}

const standing = (person: Person) => person.get<SecondFactorAnswer>("/api/account/second-factor");

/** RFC 6238, appendix B, its last six digits. */
test.each<[number, string]>([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_234_567_890, "005924"],
  [20_000_000_000, "353130"],
])("at %i seconds the code of the RFC's secret is %s", (seconds, code) => {
  const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
  expect(stepOf(code, new Date(seconds * 1000))(secret)).toBe(Math.floor(seconds / 30));
  expect(codeAt(secret, new Date(seconds * 1000))).toBe(code);
});

test("without a second step the password alone opens, and a code beside it changes nothing", async () => {
  const server = await startServer();
  const person = await signUp(server, { email: EMAIL });
  expect(await standing(person)).toEqual({ on: false, since: null, recovery_codes_left: 0 });
  expect((await login(server))[0]).toBe(200);
  expect((await login(server, "123456"))[0]).toBe(200);
  await server.stop();
});

test("the set-up asks for the password, and nothing is asked for until a code confirms it", async () => {
  let now = NOON;
  const server = await startServer({}, { now: () => now });
  const person = await signUp(server, { email: EMAIL });
  const path = "/api/account/second-factor";
  expect((await person.call("POST", path, { password: "a-guess" })).status).toBe(422);
  expect((await person.call("POST", `${path}/confirm`, { code: "123456" })).status).toBe(409);
  const { secret, uri, qr } = await person.post<SecondFactorSetupAnswer>(path, { password }, 201);
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const { protocol, host, pathname, searchParams } = new URL(uri);
  expect([protocol, host, decodeURIComponent(pathname)]).toEqual([
    "otpauth:",
    "totp",
    `/Holdfast:${EMAIL}`,
  ]);
  expect(Object.fromEntries(searchParams)).toEqual({
    issuer: "Holdfast",
    secret,
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
  expect(qr).toMatch(/^<svg .*<\/svg>$/s);
  expect((await login(server))[0]).toBe(200);
  expect((await person.call("POST", `${path}/confirm`, { code: "000000" })).status).toBe(422);
  expect(await standing(person)).toMatchObject({ on: false });

  now = new Date(NOON.getTime() + 31 * MINUTE);
  expect((await person.call("POST", `${path}/confirm`, { code: codeAt(secret, now) })).status).toBe(409);
  await server.stop();
});

test("guesses at the code that confirms a set-up slow down", async () => {
  const server = await startServer({}, { now: () => NOON });
  const person = await signUp(server, { email: EMAIL });
  const path = "/api/account/second-factor";
  const { secret } = await person.post<SecondFactorSetupAnswer>(path, { password }, 201);
  const guesses = Array.from(
    { length: 20 },
    () => person.call("POST", `${path}/confirm`, { code: "000000" }),
  );
  const looked = (await Promise.all(guesses)).filter(({ status }) => status === 422);
  expect(looked).toHaveLength(5);
  const right = { code: codeAt(secret, NOON) };
  expect((await person.call("POST", `${path}/confirm`, right)).status).toBe(429);
  await server.stop();
});

test("from then on the password alone opens nothing, the code opens, and other browsers are signed out", async () => {
  let now = NOON;
  const server = await startServer({}, { now: () => now });
  const person = await signUp(server, { email: EMAIL });
  const other = await send(server.origin, "POST /api/auth/login", { email: EMAIL, password });
  const { access_token } = await other.json();
  const path = "/api/account/second-factor";
  const { secret } = await person.post<SecondFactorSetupAnswer>(path, { password }, 201);
  const { recovery_codes } = await person.post<RecoveryCodesAnswer>(`${path}/confirm`, {
    code: codeAt(secret, now),
  });
  expect(new Set(recovery_codes).size).toBe(8);
  for (const code of recovery_codes) expect(code).toMatch(/^([A-HJ-NP-Z2-9]{4}-){5}[A-HJ-NP-Z2-9]{4}$/);
  expect(await standing(person)).toEqual({ on: true, since: NOON.toISOString(), recovery_codes_left: 8 });
  const elsewhere = { authorization: `Bearer ${access_token}` };
  expect((await send(server.origin, "GET /api/auth/me", undefined, elsewhere)).status).toBe(401);
  expect((await person.call("POST", path, { password })).status).toBe(409);
  expect((await person.call("POST", `${path}/confirm`, { code: codeAt(secret, now) })).status).toBe(409);

  now = new Date(NOON.getTime() + MINUTE);
  expect(await login(server)).toEqual([
    403,
    "Enter the six digits from your authenticator app, or a recovery code",
  ]);
  const response = await send(server.origin, "POST /api/auth/login", { email: EMAIL, password });
  expect(response.headers.get("set-cookie")).toBeNull();
  expect(Object.keys(await response.json())).toEqual(["detail"]);
  const code = codeAt(secret, now);
  expect((await login(server, `${code.slice(0, 3)} ${code.slice(3)}`))[0]).toBe(200);
  await server.stop();
});

test("a wrong password says nothing of a second step, right code or not", async () => {
  const { server, code } = await secured();
  for (const body of [{}, { code: code() }]) {
    const guess = { email: EMAIL, password: "a-guess", ...body };
    const response = await send(server.origin, "POST /api/auth/login", guess);
    expect([response.status, await response.json()]).toEqual([401, { detail: "Invalid email or password" }]);
  }
  await server.stop();
});

test("a code is taken once, none before it is, and of twenty at once one opens", async () => {
  const { server, code, secret, pass } = await secured();
  const early = code();
  pass(30_000);
  const answers = await Promise.all(Array.from({ length: 20 }, () => login(server, code())));
  expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
  pass(2 * 60 * MINUTE);
  const later = pass(0);
  expect((await login(server, code()))[0]).toBe(200);
  expect((await login(server, code()))[0]).toBe(403);
  expect((await login(server, codeAt(secret, new Date(later.getTime() - 30_000))))[0]).toBe(403);
  expect((await login(server, early))[0]).toBe(403);
  expect((await login(server, codeAt(secret, new Date(later.getTime() + 30_000))))[0]).toBe(200);
  await server.stop();
});

test("clocks may be half a minute apart, and no more", async () => {
  const { server, secret, pass } = await secured();
  const now = pass(10 * MINUTE);
  const at = (steps: number) => codeAt(secret, new Date(now.getTime() + steps * 30_000));
  expect((await login(server, at(-2)))[0]).toBe(403);
  expect((await login(server, at(2)))[0]).toBe(403);
  expect((await login(server, at(-1)))[0]).toBe(200);
  expect((await login(server, at(1)))[0]).toBe(200);
  await server.stop();
});

test("a recovery code opens once, typed in any way, and counts down", async () => {
  const { server, person, recovery_codes, pass } = await secured();
  const [one = "", other = ""] = recovery_codes;
  expect((await login(server, one.toLowerCase().replaceAll("-", " ")))[0]).toBe(200);
  expect((await login(server, one))[0]).toBe(403);
  expect(await standing(person)).toMatchObject({ recovery_codes_left: 7 });
  const path = "/api/account/second-factor/recovery-codes";
  expect((await person.call("POST", path, { password: "a-guess" })).status).toBe(422);
  const fresh = await person.post<RecoveryCodesAnswer>(path, { password });
  expect(fresh.recovery_codes).toHaveLength(8);
  pass(2 * 60 * MINUTE);
  expect((await login(server, other))[0]).toBe(403);
  expect((await login(server, fresh.recovery_codes[7]))[0]).toBe(200);
  await server.stop();
});

test(
  "codes guessed with the right password are slowed down to one an hour, over a day and a reset",
  async () => {
    const { server, code, pass } = await secured();
    const guesses = await Promise.all(Array.from({ length: 60 }, () => login(server, "000000")));
    expect(guesses.filter(([status]) => status === 403)).toHaveLength(5);
    expect(guesses.filter(([status]) => status === 429)).toHaveLength(55);
    let tried = 0;
    for (let time = 0; time < 24 * 6; time++) {
      pass(10 * MINUTE);
      const [status] = await login(server, "000000");
      if (status === 403) tried++;
    }
    expect(tried).toBeLessThan(40);
    pass(61 * MINUTE);
    expect((await login(server, code()))[0]).toBe(200);
    pass(MINUTE);
    expect((await login(server, "000000"))[0]).toBe(403);
    expect((await login(server, code()))[0]).toBe(200);
    await server.stop();
  },
  120_000,
);

test("a forgotten password gives the password back and not the second step", async () => {
  const { server, code } = await secured({ ADMIN_EMAIL: "boss@example.com" });
  const boss = await adminOf(server, "boss@example.com");
  await send(server.origin, "POST /api/auth/forgot-password", { email: EMAIL });
  let token = "";
  await expect.poll(async () => {
    const page = await boss.call("GET", "/admin", undefined, { cookie: boss.cookie });
    return token = (await page.text()).match(/token=([\w-]+)/)?.[1] ?? "";
  }).not.toBe("");
  expect((await send(server.origin, "POST /api/auth/reset-password", { token, password })).status).toBe(200);
  expect((await login(server))[0]).toBe(403);
  expect((await login(server, code()))[0]).toBe(200);
  await server.stop();
});

test("switching it off asks for the password and signs every other browser out", async () => {
  const { server, person, code } = await secured();
  const other = await send(server.origin, "POST /api/auth/login", { email: EMAIL, password, code: code() });
  const elsewhere = { authorization: `Bearer ${(await other.json()).access_token}` };
  const path = "/api/account/second-factor";
  expect((await person.call("DELETE", path)).status).toBe(422);
  expect((await person.call("DELETE", path, { password: "a-guess" })).status).toBe(422);
  expect(await standing(person)).toMatchObject({ on: true });
  expect((await person.call("DELETE", path, { password })).status).toBe(200);
  expect((await person.call("DELETE", path, { password })).status).toBe(409);
  expect((await send(server.origin, "GET /api/auth/me", undefined, elsewhere)).status).toBe(401);
  expect((await login(server))[0]).toBe(200);
  await server.stop();
});

test("an admin switches it off for somebody who is locked out, and nobody else can", async () => {
  const { server, person } = await secured({ ADMIN_EMAIL: "boss@example.com" });
  const boss = await adminOf(server, "boss@example.com");
  const stranger = await signUp(server);
  const path = `/api/admin/users/${person.userId}/second-factor`;
  for (const one of [person, stranger]) {
    expect((await one.call("GET", path)).status).toBe(404);
    expect((await one.call("DELETE", path)).status).toBe(404);
  }
  expect(await boss.get(path)).toMatchObject({ on: true });
  expect((await boss.call("DELETE", path)).status).toBe(200);
  expect((await person.call("GET", "/api/auth/me")).status).toBe(401);
  expect((await login(server))[0]).toBe(200);
  expect((await boss.call("DELETE", path)).status).toBe(409);
  expect((await boss.call("GET", "/api/auth/me")).status).toBe(200);
  expect((await boss.call("DELETE", "/api/admin/users/nobody/second-factor")).status).toBe(404);
  await server.stop();
});

test("neither secret nor recovery codes are shown again, exported or logged", async () => {
  const logged: string[] = [];
  const server = await startServer({}, {
    now: () => NOON,
    log: (...line) => void logged.push(JSON.stringify(line)),
  });
  const person = await signUp(server, { email: EMAIL });
  const path = "/api/account/second-factor";
  const { secret } = await person.post<SecondFactorSetupAnswer>(path, { password }, 201);
  const code = codeAt(secret, NOON);
  const { recovery_codes } = await person.post<RecoveryCodesAnswer>(`${path}/confirm`, { code });
  const page = await fetch(`${server.origin}/settings`, { headers: { cookie: person.cookie } });
  const shown = [
    JSON.stringify(await standing(person)),
    JSON.stringify(await person.get("/api/account/export")),
    await page.text(),
    ...logged,
  ].join();
  expect(shown).toContain('"twoStepSignIn":{"since"');
  for (const hidden of [secret, ...recovery_codes]) expect(shown).not.toContain(hidden);
  await server.stop();
});
