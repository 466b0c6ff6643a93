/**
 * Run as a program by `deno task crash [kills]`: a server at work is killed with SIGKILL, at named points and at random,
 * and started again; nothing that it has acknowledged may be gone. Prints what was lost and how long recovery took.
 */
import { setTimeout as pause } from "node:timers/promises";
import { ensureBuilt } from "../../islands/build.ts";
import { openStore } from "../../kv/store.ts";
import { updateUser } from "../../kv/users.ts";
import { percentile } from "../bench/measure.ts";
import { finishJourney } from "../helpers/documents.ts";
import { type OpenAIServer, serveOpenAI } from "../helpers/openai_server.ts";
import { startProcess } from "../helpers/process.ts";
import { isOfWriting } from "../helpers/recording.ts";
import { type Person, personOf, signUp } from "../helpers/server.ts";
import { newLedger } from "./ledger.ts";
import { workUntilKilled } from "./load.ts";
import { type Happening, pointOf } from "./points.ts";
import { recover, RECOVERIES, type Recovery } from "./recover.ts";

const KILLS = Number(Deno.args[0] ?? 40);
const RANDOM_MS = 2_500;
/** How far it is. */
const TOLD_EVERY = 25;
/** A named point that does not come is left for chance. */
const LONGEST_MS = 15_000;

await ensureBuilt();
const folder = await Deno.makeTempDir({ prefix: "holdfast-crash-" });
const mind = await serveOpenAI("honest");
const environment = {
  KV_PATH: `${folder}/holdfast.kv`,
  JWT_SECRET: "a-secret-that-only-the-crash-uses-0123456789",
  LOG_LEVEL: "error",
  RATE_LIMIT_PER_MINUTE: "1000000",
  OPENAI_BASE_URL: mind.baseURL,
  OPENAI_MODEL: "local",
};
const ledger = newLedger();
const recoveries: Recovery[] = [];
const killed = new Map<string, number>();
const losses: string[] = [];

let kills = 0;
let isStopped = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  Deno.addSignalListener(signal, () => isStopped = true);
}

// Hundreds of kills take hours: whatever ends them, what was measured is told.
try {
  const { person, foundation } = await prepare();
  for (; kills < KILLS && !isStopped; kills++) await killOnce(kills, person, foundation);
  await killOnce(kills, person, foundation, true);
} finally {
  await mind.close();
  await Deno.remove(folder, { recursive: true });
  printTable();
}
Deno.exit(losses.length === 0 ? 0 : 1);

/** Somebody without limits who has a foundation. */
async function prepare(): Promise<{ person: Person; foundation: string }> {
  const first = await startProcess(environment);
  const person = await signUp(first);
  const foundation = await finishJourney(person, "We mend wooden boats for 12 clubs on the Danish coast.");
  await first.end("SIGTERM");
  const kv = await openStore(environment.KV_PATH);
  const changes = { subscription_tier: "premium", max_journeys: -1 };
  await updateUser(kv, person.userId, { changes, now: new Date() });
  kv.close();
  return { person, foundation };
}

/** Starts, looks what is left of the time before, works and is killed; at the end it only looks. */
async function killOnce(kill: number, whoever: Person, foundation: string, isLast = false): Promise<void> {
  const since = performance.now();
  const holdfast = await startProcess(environment);
  const person = personOf({ ...whoever, origin: holdfast.origin });
  const found = await recover({ person, ledger, since });
  if (kill > 0) recoveries.push(found.recovery);
  losses.push(...found.losses);
  for (const loss of found.losses) console.log(`LOST before start ${kill}: ${loss}`);
  if (kill > 0 && kill % TOLD_EVERY === 0) console.log(`${kill} kills, ${losses.length} losses`);
  if (isLast) return void await holdfast.end("SIGTERM");
  const point = pointOf(kill);
  const happened = Promise.withResolvers<void>();
  const tell = (what: Happening) => {
    if (what === point.after) happened.resolve();
  };
  const watching = new AbortController();
  const work = workUntilKilled({ person, ledger, foundation, tell });
  void watchMind(mind, tell, watching.signal);
  const longest = point.after === null ? Math.random() * RANDOM_MS : LONGEST_MS;
  const came = await Promise.race([happened.promise.then(() => true), work.then(() => false), late(longest)]);
  await holdfast.end("SIGKILL");
  watching.abort();
  await work;
  const name = point.after === null || came ? point.name : "at random";
  killed.set(name, (killed.get(name) ?? 0) + 1);
}

async function late(ms: number): Promise<false> {
  await pause(ms);
  return false;
}

/** Tells what a model's server is asked, as soon as it is asked. */
async function watchMind({ requests }: OpenAIServer, tell: (what: Happening) => void, signal: AbortSignal) {
  let seen = requests.length;
  while (!signal.aborted) {
    for (const { response_format } of requests.slice(seen)) {
      const name = response_format?.json_schema?.name ?? "";
      if (isOfWriting(name)) tell("a part asks its model");
      else tell(name === "turn" ? "a turn asks its model" : "a consultation asks its model");
    }
    seen = requests.length;
    await pause(1);
  }
}

function printTable(): void {
  const { turns, consultations, orders, journeys } = ledger;
  console.log(`${kills} kills; acknowledged and looked for after each start:`);
  console.log(`  ${turns.size} turns, ${consultations.size} consultations, ${orders.size} documents,`);
  console.log(
    `  ${journeys.size} journeys, ${[...journeys.values()].filter(Boolean).length} of them being written`,
  );
  console.log(`lost, doubled or half written: ${losses.length}`);
  console.log("killed");
  for (const [point, count] of [...killed].toSorted()) console.log(`  ${point.padEnd(44)} ${count}`);
  console.log("seconds from a start                     times    p50    p95    p99    most");
  for (const what of RECOVERIES) {
    const seconds = recoveries.flatMap((recovery) => recovery[what] ?? []);
    const figures = [0.5, 0.95, 0.99].map((share) => percentile(seconds, share).toFixed(1).padStart(7)).join(
      "",
    );
    const most = Math.max(0, ...seconds).toFixed(1).padStart(8);
    console.log(`  ${what.padEnd(36)} ${String(seconds.length).padStart(6)}${figures}${most}`);
  }
}
