import { load } from "cheerio";
import { expect, test } from "vitest";
import { readApiDocument } from "../helpers/api_document.ts";
import { startServer } from "../helpers/server.ts";

test("the page of the API shows every operation and every shape, without a script or anything from elsewhere", async () => {
  const server = await startServer();
  const { operations, document } = await readApiDocument(server.origin);
  const response = await fetch(`${server.origin}/reference`);
  const $ = load(await response.text());
  await server.stop();
  expect(response.headers.get("content-type")).toContain("text/html");
  const headings = $("h3").map((_, heading) => $(heading).text()).get();
  expect(headings.sort()).toEqual([...operations.keys(), ...Object.keys(document.components.schemas)].sort());
  for (const [key, { summary, responses }] of operations) {
    const text = $(`[aria-labelledby="${operations.get(key)?.operationId}"]`).text();
    expect(text).toContain(summary);
    for (const status of Object.keys(responses)) expect(text).toContain(status);
  }
  const ids = $("[id]").map((_, element) => element.attribs.id ?? "").get();
  expect(new Set(ids).size).toBe(ids.length);
  const links = $("a[href^='#']").map((_, link) => (link.attribs.href ?? "").slice(1)).get();
  expect(links.filter((link) => !ids.includes(link))).toEqual([]);
  expect($("script").length).toBe(0);
  expect($("[src^='http'], a[href^='http'], link[href^='http']").length).toBe(0);
});
