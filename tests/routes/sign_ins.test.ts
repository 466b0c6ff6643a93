import { afterAll, beforeAll, expect, test } from "vitest";
import type { Holdfast } from "../../main.ts";
import type { SignInAnswer, SignInListAnswer } from "../../routes/api/contract.ts";
import { adminOf } from "../helpers/admin.ts";
import { type Person, personOf, REGISTRATION, send, signUp, startServer } from "../helpers/server.ts";

const NOON = new Date("2026-11-22T12:00:00.000Z");
const HOUR_MS = 3_600_000;
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 " +
  "(KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

let server: Holdfast;
let admin: Person;
let clock = NOON;

beforeAll(async () => {
  server = await startServer({ ADMIN_EMAIL: "boss@example.com" }, { now: () => clock });
  admin = await adminOf(server, "boss@example.com");
});

afterAll(() => server.stop());

let people = 0;

/** An account of somebody who is signed in nowhere yet; `signIn` does so with another browser. */
async function newAccount(origin = server.origin) {
  const email = `person-${people++}@example.com`;
  await (await signUp({ origin }, { email })).post("/api/auth/logout");
  return { email, signIn: (userAgent: string) => signInWith(userAgent, { email, origin }) };
}

async function signInWith(
  userAgent: string,
  { email, origin }: { email: string; origin: string },
): Promise<Person> {
  const body = { email, password: REGISTRATION.password };
  const response = await send(origin, "POST /api/auth/login", body, { "user-agent": userAgent });
  if (response.status !== 200) throw new Error(`Login failed: ${await response.text()}`);
  const { access_token, user }: SignInAnswer = await response.json();
  const cookie = response.headers.get("set-cookie")?.split(";")[0] ?? "";
  return personOf({ origin, token: access_token, userId: user.id, cookie });
}

/** Somebody with a phone and a desk. */
async function newPhoneAndDesk(origin = server.origin): Promise<{ phone: Person; desk: Person }> {
  const { signIn } = await newAccount(origin);
  return { phone: await signIn(PHONE), desk: await signIn(FIREFOX) };
}

async function signInsOf(person: Person, path = "/api/account/sign-ins") {
  return (await person.get<SignInListAnswer>(path)).sign_ins;
}

/** The id of the sign-in that `person` carries. */
async function idOf(person: Person): Promise<string> {
  return (await signInsOf(person)).find(({ current }) => current)?.id ?? "none";
}

async function isIn(person: Person): Promise<boolean> {
  const response = await person.call("GET", "/api/auth/me");
  await response.body?.cancel();
  return response.status === 200;
}

test("sign-ins are listed by browser and system, the one that asks first, and nothing else is told", async () => {
  const { phone, desk } = await newPhoneAndDesk();
  const at = NOON.toISOString();
  const told = { id: expect.stringMatching(/^[\da-f-]{36}$/), created_at: at, last_used_at: at };
  const safari = { ...told, browser: "Safari", system: "iPhone" };
  const firefox = { ...told, browser: "Firefox", system: "Windows" };
  expect(await desk.get("/api/account/sign-ins")).toEqual({
    sign_ins: [{ ...firefox, current: true }, { ...safari, current: false }],
    left_out: 0,
  });
  expect(await signInsOf(phone)).toEqual([{ ...safari, current: true }, { ...firefox, current: false }]);
  const { signIns } = await desk.get<{ signIns: unknown[] }>("/api/account/export");
  expect(signIns).toHaveLength(2);
  expect(signIns).toContainEqual({
    browser: "Safari",
    system: "iPhone",
    createdAt: at,
    lastUsedAt: at,
  });
});

test("a sign-in that is ended is refused at once by every route and page, and the others go on", async () => {
  const { phone, desk } = await newPhoneAndDesk();
  await phone.post("/api/journey/start", undefined, 201);
  await phone.post("/api/journey/finish");
  const routes: [route: string, body?: unknown][] = [
    ["GET /api/auth/me"],
    ["PATCH /api/auth/me", { full_name: "Mallory" }],
    ["GET /api/account/export"],
    ["GET /api/account/sign-ins"],
    ["DELETE /api/account/sign-ins"],
    ["GET /api/account/memory"],
    ["GET /api/journey/status"],
    ["GET /api/journey/sessions"],
    ["POST /api/journey/continue", { message: "We mend boats." }],
    ["GET /api/anchors"],
    ["GET /api/facts"],
    ["GET /api/writing"],
    ["POST /api/consult", { query: "What now?" }],
    ["GET /api/strategy.md"],
    ["GET /api/calendar.ics"],
    ["GET /api/pdf/documents"],
  ];
  const byCookie = ["/api/strategy.md", "/api/calendar.ics"];
  const pages = ["/dashboard", "/journey", "/anchors", "/consultant", "/documents", "/documents/strategy"];
  const statuses = async (person: Person) => {
    const { origin, cookie } = person;
    const asked = [
      ...routes.filter(([route]) => route.startsWith("GET")).map(([route]) =>
        send(origin, route, undefined, { authorization: `Bearer ${person.token}` })
      ),
      ...[...byCookie, ...pages, "/settings"].map((path) =>
        send(origin, `GET ${path}`, undefined, { cookie })
      ),
    ];
    return await Promise.all((await Promise.all(asked)).map(async (answer) => {
      await answer.body?.cancel();
      return answer.status;
    }));
  };
  expect(new Set(await statuses(phone))).toEqual(new Set([200]));

  const ended = await desk.call("DELETE", `/api/account/sign-ins/${await idOf(phone)}`);
  expect(ended.status).toBe(200);
  for (const [route, body] of routes) {
    const [method = "", path = ""] = route.split(" ");
    const answer = await phone.call(method, path, body);
    expect(answer.status, route).toBe(401);
    expect(await answer.json()).toEqual({ detail: "Session expired. Please login again." });
  }
  for (const path of byCookie) {
    expect((await send(server.origin, `GET ${path}`, undefined, { cookie: phone.cookie })).status).toBe(401);
  }
  for (const path of [...pages, "/settings"]) {
    const answer = await send(server.origin, `GET ${path}`, undefined, { cookie: phone.cookie });
    expect([answer.status, answer.headers.get("location")], path).toEqual([302, "/login"]);
  }
  expect(new Set(await statuses(desk))).toEqual(new Set([200]));
  expect(await signInsOf(desk)).toHaveLength(1);
});

test("all others are ended at once, and whoever signs in afterwards stays", async () => {
  const { signIn } = await newAccount();
  const here = await signIn(FIREFOX);
  const others = [await signIn(PHONE), await signIn(PHONE), await signIn("curl/8")];
  expect(await signInsOf(here)).toHaveLength(4);
  expect((await here.call("DELETE", "/api/account/sign-ins")).status).toBe(200);
  expect(await Promise.all(others.map(isIn))).toEqual([false, false, false]);
  expect(await isIn(here)).toBe(true);
  const later = await signIn(PHONE);
  expect(await isIn(later)).toBe(true);
  expect(await signInsOf(here)).toHaveLength(2);
});

test("nobody lists or ends what is somebody else's, and what has ended is no longer there", async () => {
  const { phone: mara, desk } = await newPhoneAndDesk();
  const { desk: piet } = await newPhoneAndDesk();
  const id = await idOf(mara);
  expect((await piet.call("DELETE", `/api/account/sign-ins/${id}`)).status).toBe(404);
  await piet.call("DELETE", "/api/account/sign-ins");
  expect(await isIn(mara)).toBe(true);
  const path = `/api/admin/users/${mara.userId}/sign-ins`;
  const tries = [await piet.call("GET", path), await piet.call("DELETE", path)];
  tries.push(await piet.call("DELETE", `${path}/${id}`), await desk.call("GET", path));
  expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(await isIn(mara)).toBe(true);
  const twice = () => desk.call("DELETE", `/api/account/sign-ins/${id}`);
  expect((await twice()).status).toBe(200);
  const again = await twice();
  expect(again.status).toBe(404);
  expect(await again.json()).toEqual({ detail: "This sign-in has ended already" });
});

test("an admin lists a person's sign-ins and ends one or all of them, and stays in", async () => {
  const { signIn } = await newAccount();
  const [phone, desk, other] = [await signIn(PHONE), await signIn(FIREFOX), await signIn(FIREFOX)];
  const path = `/api/admin/users/${phone.userId}/sign-ins`;
  const listed = await signInsOf(admin, path);
  expect(listed.map(({ current }) => current)).toEqual([false, false, false]);
  const safari = listed.find(({ browser }) => browser === "Safari");
  expect((await admin.call("DELETE", `${path}/${safari?.id}`)).status).toBe(200);
  expect(await Promise.all([phone, desk, other].map(isIn))).toEqual([false, true, true]);
  expect((await admin.call("DELETE", path)).status).toBe(200);
  expect(await Promise.all([desk, other].map(isIn))).toEqual([false, false]);
  expect(await signInsOf(admin, path)).toEqual([]);

  const own = `/api/admin/users/${admin.userId}/sign-ins`;
  const elsewhere = await signInWith(PHONE, { email: "boss@example.com", origin: server.origin });
  expect((await admin.call("DELETE", own)).status).toBe(200);
  expect([await isIn(admin), await isIn(elsewhere)]).toEqual([true, false]);
  for (const method of ["GET", "DELETE"]) {
    expect((await admin.call(method, "/api/admin/users/nobody/sign-ins")).status).toBe(404);
  }
});

test("a use is noted once an hour, by a page as by the API, and lengthens nothing", async () => {
  const { phone, desk } = await newPhoneAndDesk();
  const usedAt = async () => (await signInsOf(desk)).find(({ current }) => !current)?.last_used_at;
  clock = new Date(NOON.getTime() + HOUR_MS - 1);
  await send(server.origin, "GET /dashboard", undefined, { cookie: phone.cookie });
  clock = new Date(NOON.getTime() + HOUR_MS + 60_000);
  expect(await usedAt()).toBe(NOON.toISOString());
  await send(server.origin, "GET /dashboard", undefined, { cookie: phone.cookie });
  await expect.poll(usedAt).toBe(clock.toISOString());
  clock = new Date(NOON.getTime() + 7 * 24 * HOUR_MS);
  expect(await isIn(phone)).toBe(false);
  clock = NOON;
});

test("a change of password leaves one sign-in in the list", async () => {
  const { desk: here, phone: there } = await newPhoneAndDesk();
  const words = { current_password: REGISTRATION.password, new_password: "another-test-password" };
  await here.post("/api/auth/change-password", words);
  expect(await isIn(there)).toBe(false);
  expect((await signInsOf(here)).map(({ browser }) => browser)).toEqual(["Firefox"]);
});

test("of a great many sign-ins fifty are listed, this one among them, and the others counted", async () => {
  const { signIn } = await newAccount();
  const here = await signIn(FIREFOX);
  for (let count = 0; count < 52; count++) await signIn(PHONE);
  const { sign_ins, left_out } = await here.get<SignInListAnswer>("/api/account/sign-ins");
  expect([sign_ins.length, left_out]).toEqual([50, 3]);
  expect(sign_ins.map(({ current }) => current).indexOf(true)).toBe(0);
});

test("what was ended stays ended in the next process on the same data, and what stands stays", async () => {
  const folder = await Deno.makeTempDir({ prefix: "holdfast-" });
  const environment = { KV_PATH: `${folder}/holdfast.kv` };
  const first = await startServer(environment);
  const { phone, desk } = await newPhoneAndDesk(first.origin);
  await desk.call("DELETE", `/api/account/sign-ins/${await idOf(phone)}`);
  await first.stop();
  const second = await startServer(environment);
  const there = (person: Person) => personOf({ ...person, origin: second.origin });
  expect([await isIn(there(phone)), await isIn(there(desk))]).toEqual([false, true]);
  await second.stop();
  await Deno.remove(folder, { recursive: true });
});
