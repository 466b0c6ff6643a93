/**
 * Run as a program: so many watched pages on local servers, read in three rounds a week apart by the same jobs as in use;
 * every tenth raises its price after the first. Prints the seconds, the processor time and the resident memory of each
 * hundred pages and each round, and at the end how many of the raised prices were told.
 *
 *   deno run -A tests/bench/watch_many.ts 1000
 */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import process from "node:process";
import { DAY_MS } from "../../agents/domain/days.ts";
import { newJourney } from "../../agents/domain/journey.ts";
import { createResearch } from "../../agents/research/research.ts";
import { createDispatcher } from "../../kv/dispatcher.ts";
import { startJourney } from "../../kv/journeys.ts";
import { openStore } from "../../kv/store.ts";
import { createUser } from "../../kv/users.ts";
import { listWatchChanges } from "../../kv/watch_changes.ts";
import { MOST_WATCHED, watchOwners, watchPage } from "../../kv/watched_pages.ts";
import { sweepWatched, WATCH_PAGE, watchHandler } from "../../routes/jobs/watch_pages.ts";

/** Each server is another website: the pause between two visits to one holds as in use. */
const SERVERS = 20;
const AT_ONCE = 4;
/** An ordinary page of prices: 120 blocks. */
const BLOCKS = 120;
const REPORTED = 100;
const RAISED = 10;
const MB = 1_048_576;

let round = 0;

function pageText(number: number): string {
  const price = 20 + number % 30 + (number % RAISED === 0 && round > 0 ? 1 : 0);
  const lines = Array.from(
    { length: BLOCKS },
    (_, at) => `<p>Line ${at} of what shop ${number} does all day long.</p>`,
  );
  return `<html lang="en"><body><h1>Shop ${number}</h1><p>It costs £${price} a month.</p>${
    lines.join("")
  }</body></html>`;
}

async function serve(): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url === "/robots.txt") return void response.writeHead(404).end();
    response.writeHead(200, { "content-type": "text/html" });
    response.end(pageText(Number(request.url?.slice(1))));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

async function run(pages: number): Promise<void> {
  const servers = await Promise.all(Array.from({ length: SERVERS }, serve));
  const hosts = servers.map((server) => `127.0.0.1:${(server.address() as AddressInfo).port}`);
  // In a file, as in use: what is kept of a thousand pages is not the program's memory.
  const folder = await Deno.makeTempDir();
  const kv = await openStore(join(folder, "many.kv"));
  let at = Date.parse("2026-11-22T09:00:00Z");
  const now = () => new Date(at);
  await watchAll(kv, { pages, hosts, now: now() });
  const research = createResearch({ allowHosts: hosts, now });
  const clock = { read: 0, started: 0, cpu: process.cpuUsage() };
  const spent = () => {
    const { user, system } = process.cpuUsage(clock.cpu);
    const seconds = ((performance.now() - clock.started) / 1_000).toFixed(1);
    return `${seconds} s, ${((user + system) / 1e6).toFixed(1)} s of processor, ${resident()} MB resident`;
  };
  const handle = watchHandler({ kv, research, now });
  const counted: typeof handle = async (...job) => {
    await handle(...job);
    clock.read += 1;
    if (clock.read % REPORTED === 0) print(`  ${clock.read} pages: ${spent()}`);
  };
  const dispatcher = createDispatcher({
    kv,
    handlers: { [WATCH_PAGE]: counted },
    lanes: { [WATCH_PAGE]: { concurrency: AT_ONCE, attemptFor: 120_000 } },
    sweeps: [{ every: 1, run: (when) => sweepWatched(kv, when) }],
    now,
  });
  for (round = 0; round < 3; round++) {
    Object.assign(clock, { read: 0, started: performance.now(), cpu: process.cpuUsage() });
    await dispatcher.drainOnce();
    print(`round ${round + 1}: ${clock.read} of ${pages} pages: ${spent()}`);
    at += 7 * DAY_MS;
  }
  const told = await Promise.all(
    (await Array.fromAsync(watchOwners(kv))).map((id) => listWatchChanges(kv, id)),
  );
  print(`raised prices told: ${told.flat().length} of ${Math.ceil(pages / RAISED)}`);
  kv.close();
  await Deno.remove(folder, { recursive: true });
  for (const server of servers) server.close();
}

async function watchAll(
  kv: Awaited<ReturnType<typeof openStore>>,
  { pages, hosts, now }: { pages: number; hosts: string[]; now: Date },
): Promise<void> {
  for (let first = 0; first < pages; first += MOST_WATCHED) {
    const { id: userId } = await createUser(kv, {
      email: `watcher${first}@example.com`,
      full_name: "Ada",
      company_name: "Ada",
      role: null,
      user_type: "free",
      subscription_tier: "free",
      max_journeys: 3,
      passwordHash: "hash",
      now,
    });
    const { id: journeyId } = await startJourney(kv, {
      userId,
      state: newJourney(crypto.randomUUID(), "Ada", "Ada"),
      name: "Ada",
      allowance: { activeJourneys: -1, foundationsPerMonth: -1 },
      opening: { content: "", agent: "Holdfast Master" },
      now,
    });
    for (let number = first; number < Math.min(pages, first + MOST_WATCHED); number++) {
      const url = `http://${hosts[number % hosts.length]}/${number}`;
      await watchPage(kv, {
        userId,
        journeyId,
        url,
        whose: "rival",
        name: `Shop ${number}`,
        everyDays: 7,
        now,
      });
    }
  }
}

function resident(): number {
  return Math.round(process.memoryUsage().rss / MB);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

if (import.meta.main) await run(Number(Deno.args[0] ?? 1_000));
