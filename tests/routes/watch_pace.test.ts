import { expect, test } from "vitest";
import type { TurnAnswer } from "../../routes/api/contract.ts";
import { signUp } from "../helpers/server.ts";
import { serversOfEachTest } from "../helpers/servers.ts";
import { serveSites } from "../helpers/site_server.ts";

const servers = serversOfEachTest();

test("a website with three watched pages is visited by one reading at a time, half a second apart", async () => {
  const site = await serveSites();
  const visited: number[] = [];
  for (const path of ["/a", "/b", "/c"]) {
    site.route(path, (_, response) => {
      visited.push(performance.now());
      response.writeHead(200, { "content-type": "text/html" });
      response.end(`<html lang="en"><body><p>It costs £29 a month, and ${path} says so.</p></body></html>`);
    });
  }
  let at = Date.parse("2026-11-22T09:00:00Z");
  const server = await servers.start({ RESEARCH_ALLOW_HOSTS: site.hostPort }, { now: () => new Date(at) });
  const ada = await signUp(server);
  await ada.post<TurnAnswer>("/api/journey/start", undefined, 201);
  for (const name of ["a", "b", "c"]) {
    await ada.post("/api/advisor/pages", { url: `${site.origin}/${name}`, whose: "rival", name }, 201);
  }
  at += 60_000;
  await server.sweep();
  expect(visited).toHaveLength(3);
  const pauses = visited.slice(1).map((at, index) => at - visited[index]!);
  for (const pause of pauses) expect(pause).toBeGreaterThan(490);
  await site.close();
});
