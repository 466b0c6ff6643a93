import { afterEach, beforeEach, expect, test } from "vitest";
import type { Holdfast } from "../../main.ts";
import type { AdvisorAnswer, PushDevicesAnswer, PushNotice, TurnAnswer } from "../../routes/api/contract.ts";
import { type Browser, type PushServer, servePush } from "../helpers/push_server.ts";
import { type Person, REGISTRATION, send, signUp, startServer } from "../helpers/server.ts";
import { serveSites, type SiteServer } from "../helpers/site_server.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const PATH = "/api/account/push-devices";
const EMAIL = "ada@postbooks.example";
const CHANGED = "Postbooks changed a price";

let site: SiteServer;
let push: PushServer;
let server: Holdfast;
let price: string;
let at: number;
let logged: string[];

beforeEach(async () => {
  [price, at, logged] = ["£29", Date.parse("2026-11-22T09:00:00Z"), []];
  site = await serveSites();
  push = await servePush();
  site.route("/", (_, response) => {
    response.writeHead(200, { "content-type": "text/html" });
    response.end(`<html lang="en"><body><h1>Books by post</h1><p>Bookkeeping from your kitchen table.</p>
      <p>It costs ${price} a month.</p></body></html>`);
  });
  server = await startServer({ RESEARCH_ALLOW_HOSTS: `${site.hostPort},${push.hostPort}` }, {
    now: () => new Date(at),
    pace: 0,
    log: (level, event, fields) => void logged.push(JSON.stringify({ level, event, ...fields })),
  });
});
afterEach(async () => {
  await server.stop();
  await Promise.all([site.close(), push.close()]);
});

async function pass(milliseconds: number): Promise<void> {
  at += milliseconds;
  await server.sweep();
}

/** Until a message is due, a minute after its finding has settled. */
async function settle(): Promise<void> {
  await pass(MINUTE_MS);
  await pass(MINUTE_MS);
}

async function changeTo(next: string): Promise<void> {
  price = next;
  await pass(DAY_MS);
  await pass(6 * HOUR_MS);
}

async function switchOn(person: Person): Promise<Browser> {
  const browser = await push.newBrowser();
  const { server_key } = await person.get<PushDevicesAnswer>(PATH);
  const { endpoint, keys } = browser;
  const answer = await person.call("PUT", PATH, { endpoint, keys, server_key });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return browser;
}

/** Somebody with a watched page, which stands as it was read. */
async function watcher(): Promise<{ ada: Person; journey: string }> {
  const ada = await signUp(server, { email: EMAIL });
  const { session_id: journey } = await ada.post<TurnAnswer>("/api/journey/start", undefined, 201);
  const page = { url: `${site.origin}/`, whose: "rival", name: "Postbooks", every_days: 1 };
  await ada.post("/api/advisor/pages", page, 201);
  await pass(MINUTE_MS);
  return { ada, journey };
}

const told = (): PushNotice[] => push.arrived.map(({ text }) => JSON.parse(text));
const titles = () => told().map(({ title }) => title);

async function deviceOf(person: Person) {
  return (await person.get<PushDevicesAnswer>(PATH)).devices[0];
}

/** As `deviceOf`, once the sign-in has ended by itself. */
async function devicesAfter(): Promise<unknown[]> {
  const login = await send(server.origin, "POST /api/auth/login", {
    email: EMAIL,
    password: REGISTRATION.password,
  });
  const { access_token: token } = await login.json();
  const headers = { authorization: `Bearer ${token}` };
  return (await (await send(server.origin, `GET ${PATH}`, undefined, headers)).json()).devices;
}

test("a device is told once of what matters, signed and sealed, and its click leads to the very finding", async () => {
  const { ada, journey } = await watcher();
  const browser = await switchOn(ada);
  await settle();
  expect(push.arrived).toEqual([]);
  await changeTo("£39");
  expect(push.arrived).toEqual([]);
  await settle();
  await settle();
  expect(push.faults).toEqual([]);
  const { changes: [change] } = await ada.get<AdvisorAnswer>("/api/advisor");
  expect(told()).toEqual([{
    title: CHANGED,
    body: "Two readings agree. See what it bears on.",
    path: `/advisor?session_id=${journey}#change-${change?.id}`,
  }]);
  const [{ headers, claims, serverKey, path }] = push.arrived as [PushServer["arrived"][number]];
  expect(headers).toMatchObject({ topic: "advisor", urgency: "normal", ttl: "259200" });
  expect(headers["content-length"]).toBe("4096");
  expect(browser.endpoint).toBe(`${push.origin}${path}`);
  expect(serverKey).toBe((await ada.get<PushDevicesAnswer>(PATH)).server_key);
  expect(claims.sub).toBe("mailto:holdfast@localhost");
  expect((claims.exp ?? 0) * 1000 - at).toBeLessThanOrEqual(DAY_MS);
  expect((claims.exp ?? 0) * 1000).toBeGreaterThan(at);

  const page = await fetch(`${server.origin}${told()[0]?.path}`, { headers: { cookie: ada.cookie } });
  expect(await page.text()).toContain(`id="change-${change?.id}"`);
  expect(await deviceOf(ada)).toMatchObject({ sent_at: expect.any(String), failure: null });
});

test("what was found before it was switched on, or decided meanwhile, is not told", async () => {
  const { ada } = await watcher();
  await changeTo("£39");
  await settle();
  await switchOn(ada);
  await settle();
  await changeTo("£49");
  const { changes: [change] } = await ada.get<AdvisorAnswer>("/api/advisor");
  await ada.call("PATCH", `/api/advisor/changes/${change?.id}`, { decision: "hold" });
  await settle();
  expect(push.arrived).toEqual([]);
});

test("at most one message a day, and the next tells how many things came meanwhile", async () => {
  const { ada, journey } = await watcher();
  for (const name of ["Ledgerly", "Bookwise"]) {
    await pass(2 * HOUR_MS);
    const page = { session_id: journey, url: `${site.origin}/?${name}`, whose: "rival", name, every_days: 1 };
    await ada.post("/api/advisor/pages", page, 201);
    await pass(MINUTE_MS);
  }
  await switchOn(ada);
  price = "£39";
  const hours: number[] = [];
  for (let hour = 0; hour < 72; hour++) {
    const before = push.arrived.length;
    await pass(HOUR_MS);
    if (push.arrived.length > before) hours.push(hour);
  }
  expect(told().map(({ body }) => body)).toEqual([
    "Two readings agree. See what it bears on.",
    "Two readings agree. See what it bears on. And one thing more.",
  ]);
  expect((hours[1] ?? 0) - (hours[0] ?? 0)).toBe(24);
  expect(push.faults).toEqual([]);
});

test("each of two devices is told once, and one that is signed out is not", async () => {
  const { ada } = await watcher();
  const [phone, desk] = [await switchOn(ada), await switchOn(ada)];
  await changeTo("£39");
  await settle();
  await settle();
  const paths = push.arrived.map(({ path }) => `${push.origin}${path}`);
  expect(paths.toSorted()).toEqual([phone.endpoint, desk.endpoint].toSorted());
  await ada.post("/api/auth/logout");
  await changeTo("£49");
  await settle();
  expect(push.arrived).toHaveLength(2);
});

test.each([404, 410])(
  "a push service that answers %i ends the device, and the feed says so",
  async (status) => {
    const { ada } = await watcher();
    await switchOn(ada);
    push.answer(status);
    await changeTo("£39");
    await settle();
    expect(await deviceOf(ada)).toBeUndefined();
    await changeTo("£49");
    await settle();
    expect(push.arrived).toHaveLength(1);
    const dashboard = await fetch(`${server.origin}/dashboard`, { headers: { cookie: ada.cookie } });
    expect(await dashboard.text()).toContain("is no longer told: its browser has ended it");
  },
);

test.each([
  ["seconds", () => String(3 * 3_600)],
  ["a date", () => new Date(at + 3 * HOUR_MS).toUTCString()],
])("a push service that asks to come back in %s is asked then, and not before", async (_, retryAfter) => {
  const { ada } = await watcher();
  await switchOn(ada);
  await changeTo("£39");
  at += MINUTE_MS;
  push.answer({ status: 429, headers: { "retry-after": retryAfter() } });
  await server.sweep();
  expect(push.arrived).toHaveLength(1);
  expect((await deviceOf(ada))?.failure).toBe("Its push service answered 429.");
  for (let minutes = 0; minutes < 175; minutes += 35) await pass(35 * MINUTE_MS);
  expect(push.arrived).toHaveLength(1);
  await pass(6 * MINUTE_MS);
  expect(titles()).toEqual([CHANGED, CHANGED]);
  expect(await deviceOf(ada)).toMatchObject({ failure: null, sent_at: expect.any(String) });
});

test(
  "a push service that fails is asked again after longer and longer pauses, and given up after five days",
  async () => {
    const { ada } = await watcher();
    await switchOn(ada);
    push.answer(...Array.from({ length: 100 }, () => 503));
    await changeTo("£39");
    const times: number[] = [];
    const start = at;
    for (let step = 0; step < 9 * 24 * 12; step++) {
      const before = push.arrived.length;
      await pass(5 * MINUTE_MS);
      if (push.arrived.length > before) times.push(Math.round((at - start) / MINUTE_MS));
    }
    expect(times).toEqual([5, 10, 40, 160, 520, 1_240, 2_680, 4_120, 5_560, 7_000]);
    expect(await devicesAfter()).toEqual([]);
    const telling = logged.filter((line) => line.includes("a device was not told"));
    expect(telling).toHaveLength(10);
    expect(telling[0]).toContain(push.hostPort);
    expect(logged.join("\n")).not.toContain("/push/");
  },
  60_000,
);

test("a message that is refused for its size is not sent again, and the next one is", async () => {
  const { ada } = await watcher();
  await switchOn(ada);
  push.answer(413);
  await changeTo("£39");
  await settle();
  await pass(DAY_MS);
  expect(push.arrived).toHaveLength(1);
  await changeTo("£49");
  await settle();
  expect(push.arrived).toHaveLength(2);
  expect((await deviceOf(ada))?.failure).toBeNull();
});

test("a redirect of a push service is not followed", async () => {
  const { ada } = await watcher();
  await switchOn(ada);
  const trap = await push.newBrowser();
  push.answer({ status: 307, headers: { location: trap.endpoint } });
  await changeTo("£39");
  await settle();
  expect(push.arrived).toHaveLength(1);
  expect((await deviceOf(ada))?.failure).toBe("Its push service answered 307.");
});

test("a deleted account is told nothing more", async () => {
  const { ada } = await watcher();
  await switchOn(ada);
  await changeTo("£39");
  expect((await ada.call("DELETE", "/api/auth/me", { password: REGISTRATION.password })).status).toBe(200);
  await settle();
  expect(push.arrived).toEqual([]);
});
