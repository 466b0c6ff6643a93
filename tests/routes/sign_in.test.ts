import { expect, test } from "vitest";
import { createPasswords } from "../../routes/api/passwords.ts";
import { createFairQueue } from "../../routes/fair_queue.ts";
import { clientOf } from "../../routes/middleware/client_address.ts";
import { adminOf } from "../helpers/admin.ts";
import { REGISTRATION, send, signUp, startServer } from "../helpers/server.ts";

const NOON = new Date("2026-11-21T12:00:00Z");
const BOSS = "boss@example.com";
const CHEAP = createPasswords(4);

/** Counts how often a password is compared. */
function counting() {
  const seen = { verified: 0 };
  const verify: typeof CHEAP.verify = (...asked) => {
    seen.verified++;
    return CHEAP.verify(...asked);
  };
  return { seen, passwords: { ...CHEAP, verify } };
}

test("of 110 guesses at once five are looked at, and the right one after them opens nothing", async () => {
  const { seen, passwords } = counting();
  const server = await startServer({}, { passwords, now: () => NOON });
  await signUp(server, { email: "mara@example.com" });
  const guess = (password: string) =>
    send(server.origin, "POST /api/auth/login", { email: "mara@example.com", password });
  const answers = await Promise.all(
    Array.from({ length: 110 }, (_, index) => guess(`guess-number-${index}`)),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(seen.verified).toBe(5);
  expect(refused).toHaveLength(105);
  for (const answer of refused) expect(answer.headers.get("retry-after")).toBe("1");
  expect((await guess(REGISTRATION.password)).status).toBe(429);
  expect(seen.verified).toBe(5);
  await server.stop();
});

test("of guesses at the password by whoever holds a stolen sign-in five are looked at", async () => {
  const { seen, passwords } = counting();
  const server = await startServer({}, { passwords, now: () => NOON });
  const person = await signUp(server, { email: "mara@example.com" });
  const answers = await Promise.all(
    Array.from(
      { length: 20 },
      (_, index) => person.call("DELETE", "/api/auth/me", { password: `guess-number-${index}` }),
    ),
  );
  expect(seen.verified).toBe(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  const right = { password: REGISTRATION.password };
  expect((await person.call("DELETE", "/api/auth/me", right)).status).toBe(429);
  await server.stop();
});

test("guesses at one account from many addresses are counted together, in any spelling of it", async () => {
  const { seen, passwords } = counting();
  const server = await startServer({ TRUST_PROXY: "on" }, { passwords, now: () => NOON });
  for (let address = 0; address < 20; address++) {
    const guess = { email: address % 2 ? "MARA@example.com " : "mara@example.com", password: "a-guess" };
    await send(server.origin, "POST /api/auth/login", guess, { "x-forwarded-for": `10.0.0.${address}` });
  }
  expect(seen.verified).toBe(5);
  await server.stop();
});

test("one address that guesses at many accounts is slowed down, and another is not", async () => {
  let now = NOON;
  const { seen, passwords } = counting();
  const server = await startServer({ TRUST_PROXY: "on" }, { passwords, now: () => now });
  const guess = (account: number, from: string) => {
    const body = { email: `founder-${account}@example.com`, password: "a-guess" };
    return send(server.origin, "POST /api/auth/login", body, { "x-forwarded-for": from });
  };
  // Only the last address was written by the proxy: whatever stands before it, anybody may have sent.
  for (let account = 0; account < 60; account++) await guess(account, `203.0.113.${account}, 10.0.0.1`);
  expect(seen.verified).toBe(50);
  expect((await guess(61, "10.0.0.2")).status).toBe(401);
  now = new Date(NOON.getTime() + 16 * 60_000);
  expect((await guess(62, "10.0.0.1")).status).toBe(401);
  await server.stop();
});

test("who signs in again and again with the right password is never slowed down", async () => {
  const server = await startServer({}, { now: () => NOON });
  const { email, password } = { ...REGISTRATION, email: "mara@example.com" };
  await signUp(server, { email });
  for (let time = 0; time < 60; time++) {
    expect((await send(server.origin, "POST /api/auth/login", { email, password })).status).toBe(200);
  }
  await server.stop();
});

test("a sign-in that was right takes nothing from the guesses at others, and adds nothing to them", async () => {
  const { seen, passwords } = counting();
  const server = await startServer({}, { passwords, now: () => NOON });
  const { email, password } = { ...REGISTRATION, email: "mara@example.com" };
  await signUp(server, { email });
  const guess = async (account: number) => {
    const body = { email: `founder-${account}@example.com`, password: "a-guess" };
    return (await send(server.origin, "POST /api/auth/login", body)).status;
  };
  for (let account = 0; account < 40; account++) expect(await guess(account)).toBe(401);
  for (let time = 0; time < 20; time++) {
    expect((await send(server.origin, "POST /api/auth/login", { email, password })).status).toBe(200);
  }
  for (let account = 40; account < 70; account++) await guess(account);
  expect(seen.verified).toBe(40 + 20 + 10);
  await server.stop();
});

test("a restart forgets no guess", async () => {
  const folder = await Deno.makeTempDir({ prefix: "holdfast-" });
  const KV_PATH = `${folder}/holdfast.kv`;
  const { seen, passwords } = counting();
  const guess = (origin: string) =>
    send(origin, "POST /api/auth/login", { email: "mara@example.com", password: "a-guess" });
  for (let restart = 0; restart < 3; restart++) {
    const server = await startServer({ KV_PATH }, { passwords, now: () => NOON });
    for (let count = 0; count < 4; count++) await guess(server.origin);
    await server.stop();
  }
  expect(seen.verified).toBe(5);
  await Deno.remove(folder, { recursive: true });
});

test("of a crowd at the queue whoever comes anew is next, and only the crowd is sent away", async () => {
  const held = Promise.withResolvers<void>();
  const order: string[] = [];
  const pass = createFairQueue({ atOnce: 1, waitingEach: 3, waitingInAll: 4 });
  const enter = (client: string, name: string) =>
    pass(client, async () => {
      order.push(name);
      await held.promise;
    });
  const crowd = ["f1", "f2", "f3", "f4"].map((name) => enter("flood", name));
  await expect(enter("flood", "f5")).rejects.toMatchObject({ name: "BusyError", retryAfter: 5 });
  const others = [enter("mara", "m1"), enter("piet", "p1")];
  await expect(crowd.at(-1)).rejects.toThrow("Too many people are signing in");
  others.push(enter("olaf", "o1"));
  await expect(crowd.at(-2)).rejects.toMatchObject({ name: "BusyError" });
  await expect(enter("nora", "n1")).rejects.toMatchObject({ name: "BusyError" });
  held.resolve();
  await Promise.all([...crowd.slice(0, 2), ...others]);
  expect(order).toEqual(["f1", "m1", "p1", "o1", "f2"]);
});

test("who asks again at each refusal is refused about once a second, and others are served meanwhile", async () => {
  const pass = createFairQueue({ atOnce: 1, waitingEach: 1, waitingInAll: 10 });
  const held = Promise.withResolvers<void>();
  const crowd = [pass("flood", () => held.promise), pass("flood", () => Promise.resolve())];
  let refused = 0;
  const until = performance.now() + 1_500;
  while (performance.now() < until) await pass("flood", () => Promise.resolve()).catch(() => refused++);
  expect(refused).toBeLessThanOrEqual(2);
  const mara = pass("mara", () => Promise.resolve("served"));
  held.resolve();
  expect(await mara).toBe("served");
  await Promise.all(crowd);
});

test("a hundred flooding addresses keep nobody waiting longer than what is under way", async () => {
  const order: string[] = [];
  const pass = createFairQueue({ atOnce: 2, waitingEach: 20, waitingInAll: 120 });
  const gates: (() => void)[] = [];
  const enter = (client: string) =>
    pass(client, () => {
      order.push(client);
      return new Promise<void>((resolve) => gates.push(resolve));
    }).catch(() => {});
  const step = async () => {
    gates.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  for (let address = 0; address < 100; address++) {
    for (let time = 0; time < 3; time++) void enter(`${address}`);
  }
  for (let time = 0; time < 100; time++) await step();
  for (let address = 0; address < 100; address++) void enter(`${address}`);
  const before = order.length;
  void enter("mara");
  await step();
  expect(order.slice(before)).toEqual(["mara"]);
});

test("the addresses of one IPv6 network count as one client, and a mapped IPv4 as itself", () => {
  const ask = (address: string) => clientOf(address);
  expect(ask("2001:db8:1:2::1")).toBe(ask("2001:db8:1:2:ffff:ffff:ffff:ffff"));
  expect(ask("2001:db8:1:2::1")).not.toBe(ask("2001:db8:1:3::1"));
  expect(ask("::ffff:192.0.2.7")).toBe(ask("192.0.2.7"));
  expect(ask("192.0.2.7")).not.toBe(ask("192.0.2.8"));
  expect(ask("fe80::1%eth0")).toBe(ask("fe80::2"));
  expect(ask("no address")).toBe("no address");
});

test("a sign-in that would wait too long is told so, once a failure of nobody's", async () => {
  const logged: string[] = [];
  const never = createFairQueue({ atOnce: 0, waitingEach: 0, waitingInAll: 0 });
  const passwords = { ...CHEAP, verify: () => never("anybody", () => Promise.resolve(true)) };
  const server = await startServer({}, {
    passwords,
    log: (level, event) => void logged.push(`${level} ${event}`),
  });
  const answer = await send(server.origin, "POST /api/auth/login", { email: BOSS, password: "a-guess" });
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("5");
  expect((await answer.json()).detail).toContain("Please try again in a few seconds");
  expect(logged).not.toContain("error request failed");
  await server.stop();
});

test("a reset ends every earlier link, and so does a change of password; three letters go out an hour", async () => {
  let now = NOON;
  const server = await startServer({ ADMIN_EMAIL: BOSS }, { now: () => now });
  const boss = await adminOf(server, BOSS);
  const email = "mara@example.com";
  const person = await signUp(server, { email });
  const forget = () => send(server.origin, "POST /api/auth/forgot-password", { email });
  const reset = async (token: string | undefined) =>
    (await send(server.origin, "POST /api/auth/reset-password", { token, password: "a-new-test-password" }))
      .status;
  async function linksAfter(asked: number): Promise<string[]> {
    let found: string[] = [];
    await expect.poll(async () => {
      const page = await boss.call("GET", "/admin", undefined, { cookie: boss.cookie });
      found = [...(await page.text()).matchAll(/token=([\w-]+)/g)].map(([, token = ""]) => token);
      return found.length;
    }).toBe(asked);
    return found;
  }
  for (let time = 0; time < 8; time++) expect((await forget()).status).toBe(202);
  const [one, other, third] = await linksAfter(3);
  expect(await reset(one)).toBe(200);
  expect([await reset(one), await reset(other), await reset(third)]).toEqual([422, 422, 422]);
  expect((await person.call("GET", "/api/auth/me")).status).toBe(401);

  now = new Date(NOON.getTime() + 61 * 60_000);
  await forget();
  const [newest] = await linksAfter(4);
  const login = await send(server.origin, "POST /api/auth/login", { email, password: "a-new-test-password" });
  const { access_token } = await login.json();
  const change = { current_password: "a-new-test-password", new_password: "another-test-password" };
  const headers = { authorization: `Bearer ${access_token}` };
  expect((await send(server.origin, "POST /api/auth/change-password", change, headers)).status).toBe(200);
  expect(await reset(newest)).toBe(422);
  await server.stop();
});

test("of two links followed at once one changes the password", async () => {
  const server = await startServer({ ADMIN_EMAIL: BOSS });
  const token = new URL(server.adminLink ?? "").searchParams.get("token");
  const follow = (password: string) =>
    send(server.origin, "POST /api/auth/reset-password", { token, password });
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => follow(`a-test-password-${index}`)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(422)]);
  await server.stop();
});

test("an account is not deleted without its password", async () => {
  const server = await startServer({});
  const person = await signUp(server);
  expect((await person.call("DELETE", "/api/auth/me")).status).toBe(422);
  expect((await person.call("DELETE", "/api/auth/me", {})).status).toBe(422);
  expect((await person.call("DELETE", "/api/auth/me", { password: "a-guess" })).status).toBe(422);
  expect((await person.call("GET", "/api/auth/me")).status).toBe(200);
  const answer = await person.call("DELETE", "/api/auth/me", { password: REGISTRATION.password });
  expect(answer.status).toBe(200);
  await server.stop();
});

test("behind https the page cookie is bound to its host, and pages and downloads read it", async () => {
  const server = await startServer({ PUBLIC_URL: "https://holdfast.example" });
  const response = await send(server.origin, "POST /api/auth/register", REGISTRATION);
  const cookie = response.headers.get("set-cookie") ?? "";
  expect(cookie).toMatch(/^__Host-holdfast_session=[\w.-]+; /);
  expect(cookie).toContain("Path=/");
  expect(cookie).toContain("; Secure");
  expect(cookie).not.toContain("Domain");
  const pair = cookie.split(";")[0] ?? "";
  const pageWith = (cookie: string) =>
    fetch(`${server.origin}/dashboard`, { headers: { cookie }, redirect: "manual" });
  expect((await pageWith(pair)).status).toBe(200);
  expect((await pageWith(pair.replace("__Host-", ""))).status).toBe(302);
  await server.stop();
});

test("no answer of the API is kept by a browser or a proxy, whatever its status", async () => {
  const server = await startServer({ RATE_LIMIT_PER_MINUTE: "15" }, { now: () => NOON });
  const person = await signUp(server);
  const { session_id } = await person.post<{ session_id: string }>("/api/journey/start", undefined, 201);
  const stream = { accept: "text/event-stream" };
  const answers = [
    await person.call("GET", "/api/auth/me"),
    await send(server.origin, "GET /api/auth/me"),
    await person.call("GET", "/api/nothing"),
    await person.call("POST", "/api/journey/continue", { session_id, message: 7 }),
    await person.call("POST", "/api/journey/continue", { session_id, message: "We mend boats." }, stream),
    await person.call("GET", "/api/pdf/templates"),
    await person.call("GET", "/api/account/export"),
  ];
  for (let count = 0; count < 15; count++) answers.push(await person.call("GET", "/api/auth/me"));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 401, 404, 422, 429]));
  for (const answer of answers) {
    expect(answer.headers.get("cache-control"), `${answer.url} ${answer.status}`).toBe("no-store");
    await answer.body?.cancel();
  }
  await server.stop();
});

test("a start that has its administrator prints no link", async () => {
  const folder = await Deno.makeTempDir({ prefix: "holdfast-" });
  const environment = { KV_PATH: `${folder}/holdfast.kv`, ADMIN_EMAIL: BOSS };
  const first = await startServer(environment);
  await first.stop();
  const second = await startServer(environment);
  expect(second.adminLink).not.toBe(first.adminLink);
  await adminOf(second, BOSS);
  await second.stop();
  const third = await startServer(environment);
  expect(third.adminLink).toBeNull();
  await third.stop();
  await Deno.remove(folder, { recursive: true });
});
