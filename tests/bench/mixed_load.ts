/**
 * Founders at work for a minute, or as long as told: deno run -A tests/bench/mixed_load.ts [--minutes 30] [--founders 6]
 * Each talks, asks, reads pages and files, orders documents and signs in. Prints what failed, what people waited for, and
 * the size and open files of the process over time.
 */
import { readdir } from "node:fs/promises";
import { parseArgs } from "node:util";
import { setTimeout as pause } from "node:timers/promises";
import { ensureBuilt } from "../../islands/build.ts";
import { openStore } from "../../kv/store.ts";
import { updateUser } from "../../kv/users.ts";
import type { TurnAnswer } from "../../routes/api/contract.ts";
import { finishJourney, order, watch } from "../helpers/documents.ts";
import { startProcess } from "../helpers/process.ts";
import { type Person, personOf, REGISTRATION, send, signUp } from "../helpers/server.ts";
import { residentMB } from "./documents.ts";
import { percentile } from "./measure.ts";

const { values } = parseArgs({
  options: { minutes: { type: "string", default: "1" }, founders: { type: "string", default: "6" } },
});
const MINUTES = Number(values.minutes);
const FOUNDERS = Number(values.founders);
const SAMPLES = 10;
const DRAWN_WITHIN_MS = 300_000;
const ORDER_EVERY = 10;

await ensureBuilt();
const folder = await Deno.makeTempDir({ prefix: "holdfast-mixed-" });
const environment = {
  KV_PATH: `${folder}/holdfast.kv`,
  JWT_SECRET: "a-secret-that-only-the-bench-uses-0123456789",
  LOG_LEVEL: "error",
  RATE_LIMIT_PER_MINUTE: "1000000",
};
const waits = new Map<string, number[]>();
const failures = new Map<string, number>();
const founders = await prepare();
const holdfast = await startProcess(environment);
const until = performance.now() + MINUTES * 60_000;
console.log(`${FOUNDERS} founders for ${MINUTES} minutes`);
await Promise.all([
  sample(),
  ...founders.map(({ person, foundation, email }) =>
    work({ person: personOf({ ...person, origin: holdfast.origin }), foundation, email })
  ),
]);
print();
await holdfast.end("SIGTERM");
await Deno.remove(folder, { recursive: true });

interface Founder {
  person: Person;
  email: string;
  foundation: string;
}

/** Founders without limits, each with a foundation. */
async function prepare(): Promise<Founder[]> {
  const first = await startProcess(environment);
  const all: Founder[] = [];
  for (let index = 0; index < FOUNDERS; index++) {
    const email = `founder-${index}@example.com`;
    const person = await signUp(first, { email });
    const answer = `We mend wooden boats for ${index + 12} clubs on the Danish coast.`;
    all.push({ person, email, foundation: await finishJourney(person, answer) });
  }
  await first.end("SIGTERM");
  const kv = await openStore(environment.KV_PATH);
  for (const { person } of all) {
    const changes = { subscription_tier: "premium", max_journeys: -1 };
    await updateUser(kv, person.userId, { changes, now: new Date() });
  }
  kv.close();
  return all;
}

async function work({ person, email, foundation }: Founder): Promise<void> {
  const login = { email, password: REGISTRATION.password };
  const deck = { document_type: "pitch_deck", session_id: foundation };
  for (let round = 0; performance.now() < until; round++) {
    const started = await timed("start", () => person.call("POST", "/api/journey/start"));
    if (started === null) continue;
    const { session_id }: TurnAnswer = JSON.parse(started);
    const message = `In round ${round} we mended ${round + 3} boats for €${round + 900} each.`;
    await timed("turn", () => person.call("POST", "/api/journey/continue", { session_id, message }));
    await timed(
      "consult",
      () => person.call("POST", "/api/consult", { session_id: foundation, query: `What of club ${round}?` }),
    );
    for (
      const path of [
        "/dashboard",
        `/anchors?session=${foundation}`,
        `/documents/strategy?session_id=${foundation}`,
      ]
    ) {
      await timed("page", () => send(person.origin, `GET ${path}`, undefined, { cookie: person.cookie }));
    }
    await timed("file", () => person.call("GET", `/api/calendar.ics?session_id=${foundation}`));
    await timed("delete", () => person.call("DELETE", `/api/journey/sessions/${session_id}`));
    if (round % ORDER_EVERY > 0) continue;
    await timed("sign-in", () => send(person.origin, "POST /api/auth/login", login));
    await draw(person, deck);
  }
}

async function draw(person: Person, body: Record<string, unknown>): Promise<void> {
  const began = performance.now();
  try {
    const { last } = await watch(person, await order(person, body), DRAWN_WITHIN_MS);
    if (last.status !== "completed") throw new Error(last.error ?? last.status);
    note("document", performance.now() - began);
  } catch (error) {
    fail("document", String(error));
  }
}

/** What was answered, or null where it failed. */
async function timed(what: string, ask: () => Promise<Response>): Promise<string | null> {
  const began = performance.now();
  try {
    const response = await ask();
    const text = await response.text();
    note(what, performance.now() - began);
    if (response.ok) return text;
    fail(what, `${response.status} ${text.slice(0, 100)}`);
  } catch (error) {
    fail(what, String(error));
  }
  return null;
}

function note(what: string, ms: number): void {
  const times = waits.get(what);
  if (times === undefined) waits.set(what, [ms]);
  else times.push(ms);
}

function fail(what: string, why: string): void {
  const name = `${what}: ${why}`;
  failures.set(name, (failures.get(name) ?? 0) + 1);
}

async function sample(): Promise<void> {
  const every = (until - performance.now()) / SAMPLES;
  for (let index = 0; index <= SAMPLES; index++) {
    const files = (await readdir(`/proc/${holdfast.pid}/fd`).catch(() => [])).length;
    const { size } = await Deno.stat(environment.KV_PATH);
    console.log(
      `minute ${(index * every / 60_000).toFixed(1).padStart(5)}: ` +
        `${Math.round(await residentMB(holdfast.pid))} MB resident, ${files} open files, data ${
          Math.round(size / 1e6)
        } MB`,
    );
    await pause(Math.max(0, Math.min(every, until - performance.now())));
  }
}

function print(): void {
  console.log("waited for, ms        times      p50      p99     most");
  for (const [what, times] of waits) {
    const figures = [percentile(times, 0.5), percentile(times, 0.99), Math.max(...times)];
    const columns = [times.length, ...figures].map((figure) => String(Math.round(figure)).padStart(9)).join(
      "",
    );
    console.log(`  ${what.padEnd(15)}${columns}`);
  }
  console.log(`failed: ${[...failures.values()].reduce((sum, count) => sum + count, 0)}`);
  for (const [what, count] of failures) console.log(`  ${count} × ${what}`);
}
