import type { Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { AdvisorAnswer, PushDevicesAnswer, PushNotice, TurnAnswer } from "../../routes/api/contract.ts";
import { accessibilityProblems } from "../helpers/accessibility.ts";
import type { Screen, Visitor } from "../helpers/browser.ts";
import { type PushServer, servePush } from "../helpers/push_server.ts";
import { type Person, REGISTRATION, send, signUp } from "../helpers/server.ts";
import { serveSites, type SiteServer } from "../helpers/site_server.ts";
import { openStage, type Stage } from "../helpers/stage.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const PATH = "/api/account/push-devices";
const ON = "Turn on notifications here";
const OFF = "Turn off notifications here";
/** What Chromium itself says of a window like those that tests open. */
const IN_PRIVATE = /^console: Chrome currently does not support the Push API in incognito mode/;

let push: PushServer;
let site: SiteServer;
let stage: Stage;
let price = "£29";
let ahead = 0;

beforeAll(async () => {
  [push, site] = await Promise.all([servePush(), serveSites()]);
  site.route("/", (_, response) => {
    response.writeHead(200, { "content-type": "text/html" });
    const rest = Array.from({ length: 30 }, (_, line) => `<p>We post ledger ${line} back to you.</p>`).join(
      "",
    );
    response.end(
      `<html lang=en><body><h1>Books by post</h1><p>It costs ${price} a month.</p>${rest}</body></html>`,
    );
  });
  const environment = { RESEARCH_ALLOW_HOSTS: `${push.hostPort},${site.hostPort}` };
  stage = await openStage(environment, { now: () => new Date(Date.now() + ahead) });
});
afterEach(() => void push.arrived.splice(0));
afterAll(async () => {
  await stage?.close();
  await Promise.all([push.close(), site.close()]);
});

/** Somebody in front of Settings, who has allowed what the browser asks. */
async function atSettings(person: Person, screen: Screen = {}): Promise<Visitor> {
  const visitor = await stage.visitorAs(person, screen);
  await visitor.context.grantPermissions(["notifications"], { origin: stage.origin });
  return visitor;
}

function told(page: Page) {
  return page.getByRole("region", { name: /^(Notifications|On this device)$/ });
}

/**
 * A push service inside the browser: Chromium's own is on the internet, and takes nothing from such windows. The rest,
 * from the button to the service worker, is the browser's.
 */
async function withPushService({ page }: Visitor): Promise<void> {
  const { endpoint, keys } = await push.newBrowser();
  await page.addInitScript(({ endpoint, keys }) => {
    const kept = "test-subscription";
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: () => Promise.resolve(localStorage.removeItem(kept) === undefined),
    };
    const standing = () => localStorage.getItem(kept) === null ? null : subscription;
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(standing()),
      subscribe: () => Promise.resolve(localStorage.setItem(kept, "on")).then(standing),
    });
  }, { endpoint, keys });
}

async function devicesOf(person: Person) {
  return (await person.get<PushDevicesAnswer>(PATH)).devices;
}

async function expectWellMade(page: Page, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  expect(await accessibilityProblems(page)).toEqual([]);
}

test.each([1280, 390])(
  "at %i px a device is switched on, is on after a reload, and off again",
  async (width) => {
    const ada = await signUp(stage);
    const visitor = await atSettings(ada, { width });
    await withPushService(visitor);
    const { page, problems, visit } = visitor;
    for (const path of ["/settings", "/advisor"]) {
      if (path === "/advisor") await ada.post("/api/journey/start", undefined, 201);
      await visit(path);
      await told(page).getByText("Notifications are off on this device.").waitFor();
      expect(await devicesOf(ada)).toEqual([]);
      await told(page).getByRole("button", { name: ON }).press("Enter");
      await told(page).getByText("Notifications are on for this device.").waitFor();
      expect(await devicesOf(ada)).toMatchObject([{ browser: "Chrome" }]);
      await expectWellMade(page, width);
      await page.reload();
      await told(page).getByRole("button", { name: OFF }).click();
      await page.locator(".toast").getByText("Notifications are now off here").waitFor();
      await told(page).getByText("Notifications are off on this device.").waitFor();
      expect(await devicesOf(ada)).toEqual([]);
    }
    expect(problems).toEqual([]);
  },
);

test("without a push service the device says so, keeps nothing, and can be tried again", async () => {
  const ada = await signUp(stage);
  const { page, problems, visit } = await atSettings(ada);
  await visit("/settings");
  await told(page).getByRole("button", { name: ON }).click();
  await told(page).getByText("Your browser's push service did not take it.").waitFor();
  await expectWellMade(page, 1280);
  expect(await devicesOf(ada)).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await told(page).getByRole("button", { name: "Try again" }).click();
  await told(page).getByText("Your browser's push service did not take it.").waitFor();
  expect(problems.filter((problem) => !IN_PRIVATE.test(problem))).toEqual([]);
});

test("while the browser asks, the button waits, and a question closed without an answer can be asked again", async () => {
  const visitor = await stage.visitorAs(await signUp(stage));
  const { page, visit } = visitor;
  await page.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { get: () => "default" });
    Notification.requestPermission = () =>
      new Promise((resolve) => setTimeout(() => resolve("default"), 500));
  });
  await visit("/settings");
  await told(page).getByRole("button", { name: ON }).click();
  await told(page).getByText("Setting it up. If your browser asks, choose Allow.").waitFor();
  expect(await told(page).getByRole("button", { name: ON }).isDisabled()).toBe(true);
  await told(page).getByText("Your browser's question was closed without an answer.").waitFor();
  await told(page).getByRole("button", { name: "Try again" }).waitFor();
});

test("a browser that blocks notifications is told what to do, and is looked at again", async () => {
  const visitor = await stage.visitorAs(await signUp(stage));
  const { page, context, visit } = visitor;
  // What is not among those granted is denied.
  await context.grantPermissions(["geolocation"], { origin: stage.origin });
  await visit("/settings");
  await told(page).getByText("This browser blocks notifications from Holdfast.").waitFor();
  await expectWellMade(page, 1280);
  await context.grantPermissions(["notifications"], { origin: stage.origin });
  await told(page).getByRole("button", { name: "Look again" }).click();
  await told(page).getByRole("button", { name: ON }).waitFor();
});

test.each([
  ["without https", "isSecureContext", "Browsers allow this only where the address begins with https."],
  ["that has no push", "PushManager", "This browser cannot do it, or not in a private window."],
])("a browser %s says so and offers no button", async (_, missing, sentence) => {
  const { page, visit } = await stage.visitorAs(await signUp(stage));
  await page.addInitScript((name) => {
    if (name === "isSecureContext") Object.defineProperty(globalThis, name, { value: false });
    else Reflect.deleteProperty(globalThis, name);
  }, missing);
  await visit("/settings");
  await told(page).getByText(sentence).waitFor();
  expect(await told(page).getByRole("button").count()).toBe(0);
});

test("another device is ended from here, and signing out here ends this one", async () => {
  const email = "two@example.com";
  const ada = await signUp(stage, { email });
  const visitor = await atSettings(ada);
  await withPushService(visitor);
  const login = await send(stage.origin, "POST /api/auth/login", { email, password: REGISTRATION.password });
  const { access_token } = await login.json();
  const { endpoint, keys } = await push.newBrowser();
  const { server_key } = await ada.get<PushDevicesAnswer>(PATH);
  const phone = { authorization: `Bearer ${access_token}`, "user-agent": "Firefox/140 Android" };
  await send(stage.origin, `PUT ${PATH}`, { endpoint, keys, server_key }, phone);

  const { page, visit, ready } = visitor;
  await visit("/settings");
  await told(page).getByRole("button", { name: ON }).click();
  await told(page).getByText("Notifications are on for this device.").waitFor();
  expect(await devicesOf(ada)).toHaveLength(2);
  await expectWellMade(page, 1280);
  await page.getByRole("button", { name: "Turn off notifications for Firefox on Android" }).click();
  await page.locator(".toast").getByText("Notifications are now off for Firefox on Android").waitFor();
  expect(await devicesOf(ada)).toMatchObject([{ browser: "Chrome" }]);

  await ready();
  await page.locator(".user-menu summary").click();
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL(`${stage.origin}/`);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  const again = await send(stage.origin, "POST /api/auth/login", { email, password: REGISTRATION.password });
  const headers = { authorization: `Bearer ${(await again.json()).access_token}` };
  expect((await (await send(stage.origin, `GET ${PATH}`, undefined, headers)).json()).devices).toEqual([]);
});

test("after a sign-in one's own device goes on under it, and somebody else's in the same browser ends", async () => {
  const [email, other] = ["ida@example.com", "otto@example.com"];
  const ida = await signUp(stage, { email });
  await (await signUp(stage, { email: other })).post("/api/auth/logout");
  const visitor = await atSettings(ida);
  await withPushService(visitor);
  const { page, visit } = visitor;
  await visit("/settings");
  await told(page).getByRole("button", { name: ON }).click();
  await told(page).getByText("Notifications are on for this device.").waitFor();

  async function signInAs(address: string): Promise<void> {
    await page.evaluate(() => localStorage.removeItem("token"));
    await visit("/login");
    await page.getByLabel("Email").fill(address);
    await page.getByLabel("Password", { exact: true }).fill(REGISTRATION.password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.waitForURL(`${stage.origin}/dashboard`);
  }
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

  await signInAs(email);
  expect(await registrations()).toBe(1);
  await ida.post("/api/auth/logout");
  const token = await page.evaluate(() => localStorage.getItem("token"));
  const again = { authorization: `Bearer ${token}` };
  const listed = async () =>
    (await (await send(stage.origin, `GET ${PATH}`, undefined, again)).json()).devices.length;
  expect(await listed()).toBe(1);
  await signInAs(other);
  expect(await registrations()).toBe(0);
  await visit("/settings");
  await told(page).getByText("Notifications are off on this device.").waitFor();
  await send(stage.origin, "POST /api/auth/logout", undefined, again);
});

test("a list that does not come is told in its place, and asked for again without the browser's question", async () => {
  const { page, visit } = await stage.visitorAs(await signUp(stage));
  await page.route(`**${PATH}`, (route) => route.fulfill({ status: 503, json: { detail: "Too busy" } }));
  await visit("/settings");
  await told(page).getByText("Too busy").waitFor();
  await page.unroute(`**${PATH}`);
  await told(page).getByRole("button", { name: "Try again" }).click();
  await told(page).getByText("Notifications are off on this device.").waitFor();
});

test("what is found is shown by the service worker, and a click opens the very finding", async () => {
  const ada = await signUp(stage);
  const { session_id } = await ada.post<TurnAnswer>("/api/journey/start", undefined, 201);
  const watched = { url: `${site.origin}/`, whose: "rival", name: "Postbooks", every_days: 1 };
  await ada.post("/api/advisor/pages", watched, 201);
  const visitor = await atSettings(ada);
  await withPushService(visitor);
  const { page, context, visit, problems } = visitor;
  await visit("/advisor");
  await told(page).getByRole("button", { name: ON }).click();
  await told(page).getByText("Notifications are on for this device.").waitFor();
  const advisor = () => ada.get<AdvisorAnswer>("/api/advisor");
  const patience = { timeout: 10_000 };
  ahead += MINUTE_MS;
  await expect.poll(async () => (await advisor()).pages[0]?.read_at ?? null, patience).not.toBeNull();
  price = "£39";
  ahead += 24 * HOUR_MS;
  await expect.poll(async () => (await advisor()).pages[0]?.differs_since, patience).not.toBeNull();
  ahead += 6 * HOUR_MS;
  await expect.poll(async () => (await advisor()).changes.length, patience).toBe(1);
  ahead += 2 * MINUTE_MS;
  await expect.poll(() => push.arrived.length, patience).toBe(1);
  const message = push.arrived[0]?.text ?? "";

  const worker = context.serviceWorkers()[0] ?? await context.waitForEvent("serviceworker");
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration("/assets/");
      const notifications = await registration?.getNotifications() ?? [];
      return notifications.map(({ title, body, data }) => ({ title, body, path: data }));
    });
  // The browser takes a message without a word on its fate: it is sent again until it is shown, under one tag.
  const shownAfter = (data: string) => async () => {
    await deliver(page, data);
    return await shown();
  };
  const notice: PushNotice = JSON.parse(message);
  const untold = { title: "Your advisor has something to tell", path: "/advisor" };
  const beforeSentAgain = { interval: 1_000 };
  await expect.poll(shownAfter(message), beforeSentAgain).toEqual([notice]);
  await expect.poll(shownAfter("no message of ours"), beforeSentAgain).toMatchObject([untold]);
  await expect.poll(shownAfter(message), beforeSentAgain).toEqual([notice]);

  // Only a hand on a real notification may open a window: where it would lead is read instead.
  const opened = await worker.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow: (path: string) => Promise<void> };
    };
    const { promise, resolve } = Promise.withResolvers<string>();
    scope.clients.openWindow = (path) => Promise.resolve(resolve(path));
    const [notification] = await scope.registration.getNotifications();
    const event = new Event("notificationclick");
    globalThis.dispatchEvent(Object.assign(event, { notification, waitUntil: () => {} }));
    return await promise;
  });
  expect(opened).toBe(notice.path);
  await expect.poll(shown).toEqual([]);
  await page.goto(opened);
  const finding = page.locator("details[open]", { has: page.locator(new URL(page.url()).hash) });
  await finding.getByRole("heading", { name: "Postbooks changed a price" }).waitFor();
  expect(new URL(page.url()).searchParams.get("session_id")).toBe(session_id);
  expect(
    await finding.evaluate((element) => {
      const { top } = element.getBoundingClientRect();
      return top >= 0 && top < innerHeight;
    }),
  ).toBe(true);
  expect(problems).toEqual([]);
}, 60_000);

/** Hands the service worker a message as the browser does once its push service has brought and opened one. */
async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { promise, resolve } = Promise.withResolvers<string>();
  session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
    const standing = registrations.find(({ isDeleted, scopeURL }) =>
      !isDeleted && scopeURL.startsWith(stage.origin)
    );
    if (standing !== undefined) resolve(standing.registrationId);
  });
  await session.send("ServiceWorker.enable");
  const registrationId = await promise;
  await session.send("ServiceWorker.deliverPushMessage", { origin: stage.origin, registrationId, data });
  await session.detach();
}
