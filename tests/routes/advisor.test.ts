import { afterAll, beforeAll, expect, test } from "vitest";
import type { AdvisorAnswer, TurnAnswer, WatchedPageAnswer } from "../../routes/api/contract.ts";
import type { Holdfast } from "../../main.ts";
import { finishJourney } from "../helpers/documents.ts";
import { signUp, startServer } from "../helpers/server.ts";
import { serveSites, type SiteServer } from "../helpers/site_server.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let site: SiteServer;
let server: Holdfast;
let price = "£29";
let at = Date.parse("2026-11-22T09:00:00Z");

beforeAll(async () => {
  site = await serveSites();
  site.route("/", (_, response) => {
    response.writeHead(200, { "content-type": "text/html" });
    response.end(`<html lang="en"><body><h1>Books by post</h1><p>Bookkeeping from your kitchen table.</p>
      <section><h3>Sole trader</h3><p>${price} a month</p></section></body></html>`);
  });
  server = await startServer({ RESEARCH_ALLOW_HOSTS: site.hostPort }, { now: () => new Date(at), pace: 0 });
});
afterAll(async () => {
  await server.stop();
  await site.close();
});

test("a page is added, read, compared and decided upon over the API", async () => {
  const ada = await signUp(server);
  await ada.post("/api/journey/start", undefined, 201);
  const empty = await ada.get<AdvisorAnswer>("/api/advisor");
  expect(empty).toMatchObject({ pages: [], changes: [], suggestions: [], mail: true });

  const asked = { url: `${site.origin}/`, whose: "rival", name: "Postbooks", every_days: 1 };
  const page = await ada.post<WatchedPageAnswer>("/api/advisor/pages", asked, 201);
  expect(page).toMatchObject({ name: "Postbooks", every_days: 1, state: "watching", read_at: null });
  expect((await ada.call("POST", "/api/advisor/pages", asked)).status).toBe(409);
  for (const [days, next] of [[0.01, "£29"], [1, "£39"], [0.25, "£39"]] as const) {
    price = next;
    at += days * DAY_MS;
    await server.sweep();
  }

  const { changes } = await ada.get<AdvisorAnswer>("/api/advisor");
  expect(changes).toMatchObject([{
    name: "Postbooks",
    kind: "price",
    about: "Sole trader",
    before: "£29 a month",
    after: "£39 a month",
    verdict: "hold",
    bears_on: null,
    swap: {
      untried: "Could they say your sentence too? You have none yet: your first read-back makes it.",
    },
    decision: "open",
  }]);
  const dashboard = await fetch(`${server.origin}/dashboard`, { headers: { cookie: ada.cookie } });
  const feed = await dashboard.text();
  expect(feed).toContain("Postbooks changed a price (“Sole trader”): £29 a month → £39 a month");
  expect(feed).toContain(`/advisor?session_id=${empty.session_id}#change-${changes[0]?.id}`);

  const path = `/api/advisor/changes/${changes[0]?.id}`;
  expect((await ada.call("PATCH", path, { decision: "ignore", days: 30 })).status).toBe(200);
  const decided = (await ada.get<AdvisorAnswer>("/api/advisor")).changes[0];
  expect(decided?.decision).toBe("ignore");
  expect(Date.parse(decided?.ignored_until ?? "") - at).toBe(30 * DAY_MS);
});

test("what was ignored is open again on its day, and what is reopened is asked at the next review", async () => {
  const email = "eva@example.com";
  const eva = await signUp(server, { email });
  const session_id = await finishJourney(eva, "We keep books by post for 31 parish churches.");
  await eva.call("PUT", "/api/facts", {
    session_id,
    cells: { "offering": "Books by post", "prices.new": "£35 a month" },
  });
  price = "£29";
  const asked = { session_id, url: `${site.origin}/`, whose: "rival", name: "Postbooks", every_days: 1 };
  await eva.post<WatchedPageAnswer>("/api/advisor/pages", asked, 201);
  for (const [days, next] of [[0.01, "£29"], [1, "£49"], [0.25, "£49"]] as const) {
    price = next;
    at += days * DAY_MS;
    await server.sweep();
  }
  const changeOf = async () => (await eva.get<AdvisorAnswer>("/api/advisor")).changes[0];
  const path = `/api/advisor/changes/${(await changeOf())?.id}`;
  await eva.call("PATCH", path, { decision: "ignore", days: 2 });
  at += DAY_MS;
  expect((await changeOf())?.decision).toBe("ignore");
  at += DAY_MS;
  expect((await changeOf())?.decision).toBe("open");

  await eva.call("PATCH", path, { decision: "reopen" });
  const { quarterly } = await eva.get<AdvisorAnswer>("/api/advisor");
  expect(quarterly?.asks).toEqual([{ what: "Postbooks: £49 a month", by: null }]);
  const begun = await eva.post<TurnAnswer>("/api/advisor/review", { session_id });
  expect(begun.message).toContain(
    "Postbooks had “£29 a month” and has “£49 a month”. You say: “£35 a month”.",
  );
  const held = await eva.post<TurnAnswer>("/api/journey/continue", { session_id, message: "It still holds" });
  expect(held.message).toContain("Version 2 of your strategy stands");
  const after = await eva.get<AdvisorAnswer>("/api/advisor");
  expect(after.quarterly?.held[0]?.decisions).toEqual([
    { about: "Postbooks: £49 a month", words: "It still holds" },
  ]);
  expect(after.quarterly?.asks).toEqual([]);

  const asksNow = async () => (await eva.get<AdvisorAnswer>("/api/advisor")).quarterly?.asks;
  await eva.call("PUT", "/api/facts", { session_id, cells: { "prices.0": "" } });
  expect((await changeOf())?.bears_on).toBeNull();
  expect(await asksNow()).toEqual([]);
  at += 60_000;
  await eva.call("PATCH", path, { decision: "open" });
  expect(await asksNow()).toEqual([]);
  await eva.call("PATCH", path, { decision: "reopen" });
  expect(await asksNow()).toEqual([{ what: "Postbooks: £49 a month", by: null }]);
});

test("nobody sees or changes what another has watched", async () => {
  const [ada, eve] = [await signUp(server), await signUp(server)];
  await ada.post("/api/journey/start", undefined, 201);
  await eve.post("/api/journey/start", undefined, 201);
  const asked = { url: `${site.origin}/`, whose: "own", name: "Mine" };
  const { id } = await ada.post<WatchedPageAnswer>("/api/advisor/pages", asked, 201);
  expect((await eve.call("PATCH", `/api/advisor/pages/${id}`, { state: "ended" })).status).toBe(404);
  expect((await eve.call("PATCH", `/api/advisor/changes/${id}`, { decision: "hold" })).status).toBe(404);
  expect((await eve.get<AdvisorAnswer>("/api/advisor")).pages).toEqual([]);
});

test("what is no address, no rhythm or one page too many is refused with a sentence", async () => {
  const ada = await signUp(server);
  await ada.post("/api/journey/start", undefined, 201);
  const rival = { whose: "rival", name: "R" };
  for (
    const wrong of [{ ...rival, url: "javascript:alert(1)" }, { ...rival, url: "" }, {
      ...rival,
      url: "a.example",
      every_days: 0,
    }]
  ) {
    expect((await ada.call("POST", "/api/advisor/pages", wrong)).status).toBe(422);
  }
  const added = await Promise.all(
    Array.from(
      { length: 27 },
      (_, number) => ada.call("POST", "/api/advisor/pages", { ...rival, url: `https://r${number}.example/` }),
    ),
  );
  expect(added.filter(({ status }) => status === 201)).toHaveLength(25);
  expect(added.filter(({ status }) => status === 409)).toHaveLength(2);
});

test("the mail can be switched off", async () => {
  const ada = await signUp(server);
  await ada.post("/api/journey/start", undefined, 201);
  expect((await ada.call("PUT", "/api/advisor/mail", { mail: false })).status).toBe(200);
  expect((await ada.get<AdvisorAnswer>("/api/advisor")).mail).toBe(false);
});

test("a founder who answers in German is told in German why a change matters", async () => {
  const eva = await signUp(server);
  const { session_id } = await eva.post<{ session_id: string }>("/api/journey/start", undefined, 201);
  const message =
    "Wir machen Buchhaltung für Handwerker in Franken, die ihre Belege lieber mit der Post schicken.";
  await eva.post<TurnAnswer>("/api/journey/continue", { session_id, message });
  price = "£29";
  await eva.post("/api/advisor/pages", {
    url: `${site.origin}/`,
    whose: "rival",
    name: "Postbooks",
    every_days: 1,
  }, 201);
  for (const [days, next] of [[0.01, "£29"], [1, "£39"], [0.25, "£39"]] as const) {
    price = next;
    at += days * DAY_MS;
    await server.sweep();
  }
  const { changes: [change] } = await eva.get<AdvisorAnswer>("/api/advisor");
  expect(change).toMatchObject({
    why: "Sie nennen keinen Preis, mit dem sich das vergleichen lässt.",
    why_language: "de",
    cites: [],
  });
});
