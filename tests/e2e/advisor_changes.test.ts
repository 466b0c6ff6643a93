import { afterAll, beforeAll, expect, test } from "vitest";
import { advisorAt } from "../../agents/domain/watch.ts";
import type { Holdfast } from "../../main.ts";
import type { AdvisorAnswer } from "../../routes/api/contract.ts";
import { accessibilityProblems } from "../helpers/accessibility.ts";
import { newVisitor, sharedBrowser, signInVisitor, startSite } from "../helpers/browser.ts";
import { signInAgain, signUp } from "../helpers/server.ts";
import { serveSites, type SiteServer } from "../helpers/site_server.ts";

const DAY_MS = 24 * 3_600_000;

let site: SiteServer;
let server: Holdfast;
let price = "£29";
let at = Date.parse("2026-11-22T09:00:00Z");

beforeAll(async () => {
  site = await serveSites();
  site.route("/", (_, response) => {
    response.writeHead(200, { "content-type": "text/html" });
    response.end(`<html lang=en><body><h1>Books by post</h1><p>It costs ${price} a month, all in.</p>
      <p>${price === "£29" ? "" : "Books by post closes for good in May."}</p></body></html>`);
  });
  const given = { now: () => new Date(at), pace: 0 };
  server = await startSite({ RESEARCH_ALLOW_HOSTS: site.hostPort }, given);
});
afterAll(async () => {
  await server.stop();
  await site.close();
});

test("a change stands with what to do, is ignored until a day, and comes back", async () => {
  const email = "ada@example.com";
  const ada = await signUp(server, { email });
  await ada.post("/api/journey/start", undefined, 201);
  await ada.post("/api/advisor/pages", { url: `${site.origin}/`, whose: "rival", name: "Postbooks" }, 201);
  for (const [days, next] of [[0.01, "£29"], [7, "£39"], [0.26, "£39"]] as const) {
    price = next;
    at += days * DAY_MS;
    await server.sweep();
  }
  const visitor = await newVisitor(await sharedBrowser(), server.origin, { width: 390, height: 844 });
  await signInVisitor(visitor, await signInAgain(server, email));
  const { page } = visitor;
  await visitor.visit("/advisor");
  const heading = page.getByRole("heading", { name: "Postbooks says that it closes" });
  await heading.waitFor();
  await page.getByText("Answer: your customers will ask.").waitFor();
  const link = page.locator("details", { has: heading }).getByRole("link");
  expect(await link.isVisible()).toBe(false);
  await heading.click();
  await link.waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.getByLabel("Ignore for some days: Postbooks says that it closes").selectOption("90 days");
  const ignored = page.getByRole("heading", { name: "What you ignore, and until when" });
  await ignored.waitFor();
  await page.getByText(/^Ignored on .* until /).click();
  await page.getByRole("button", { name: /^Undo/ }).click();
  await ignored.waitFor({ state: "detached" });
  await heading.click();
  await page.getByRole("button", { name: /^Answer/ }).first().waitFor();
  expect(visitor.problems).toEqual([]);
  await visitor.context.close();
});

test("a link to one change opens it, without a script, and shows the swap test", async () => {
  const eva = await signUp(server, { email: "eva@example.com" });
  await eva.post("/api/journey/start", undefined, 201);
  price = "£29";
  await eva.post("/api/advisor/pages", { url: `${site.origin}/`, whose: "rival", name: "Postbooks" }, 201);
  for (const [days, next] of [[0.01, "£29"], [7, "£39"], [0.26, "£39"]] as const) {
    price = next;
    at += days * DAY_MS;
    await server.sweep();
  }
  const later = await signInAgain(server, "eva@example.com");
  const { session_id, changes: [change] } = await later.get<AdvisorAnswer>("/api/advisor");
  const untried = "Could they say your sentence too? You have none yet: your first read-back makes it.";
  expect(change?.swap).toEqual({ untried });
  const context = await (await sharedBrowser()).newContext({
    javaScriptEnabled: false,
    extraHTTPHeaders: { cookie: later.cookie },
  });
  const page = await context.newPage();
  await page.goto(`${server.origin}${advisorAt(session_id, `change-${change?.id}`)}`);
  await page.getByText(untried).first().waitFor();
  await context.close();
});
