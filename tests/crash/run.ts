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
import { type HoldfastProcess, startProcess } from "../helpers/process.ts";
import { isOfWriting } from "../helpers/recording.ts";
import { type Person, personOf, signUp } from "../helpers/server.ts";
import { type Ledger, newLedger } from "./ledger.ts";
import { workUntilKilled } from "./load.ts";
import { type Happening, pointOf, randomName } from "./points.ts";
import { recover, RECOVERIES, type Recovery } from "./recover.ts";

const KILLS = Number(Deno.args[0] ?? 40);
const RANDOM_MS = 2_500;
/** How far it is. */
const TOLD_EVERY = 25;
/** After so many somebody else is at work: all that one has is read after each start. Everybody is looked at in the end. */
const KILLS_EACH = 50;
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
const crew: Member[] = [];
const recoveries: Recovery[] = [];
const killed = new Map<string, number>();
const losses: string[] = [];

const began = performance.now();
let kills = 0;
let isStopped = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  Deno.addSignalListener(signal, () => isStopped = true);
}

// Hundreds of kills take hours: whatever ends them, what was measured is told.
try {
  for (; kills < KILLS && !isStopped; kills++) {
    if (kills % KILLS_EACH === 0) crew.push(await hire());
    for (const member of crew.slice(-1)) await killOnce(kills, member);
    if (kills % KILLS_EACH === KILLS_EACH - 1) await look(crew.slice(-1));
  }
  await look(crew);
} finally {
  await mind.close();
  await Deno.remove(folder, { recursive: true });
  printTable();
}
Deno.exit(losses.length === 0 ? 0 : 1);

/** Somebody at work. */
interface Member {
  person: Person;
  /** A finished foundation. */
  foundation: string;
  ledger: Ledger;
  /** While this one was at work, and nobody has looked since. */
  wasKilled: boolean;
}

/** Somebody without limits who has a foundation. */
async function hire(): Promise<Member> {
  const first = await startProcess(environment);
  const person = await signUp(first);
  const foundation = await finishJourney(person, "We mend wooden boats for 12 clubs on the Danish coast.");
  await first.end("SIGTERM");
  const kv = await openStore(environment.KV_PATH);
  const changes = { subscription_tier: "premium", max_journeys: -1 };
  await updateUser(kv, person.userId, { changes, now: new Date() });
  kv.close();
  return { person, foundation, ledger: newLedger(), wasKilled: false };
}

/** Starts, looks what is left of the time before, works and is killed. */
async function killOnce(kill: number, member: Member): Promise<void> {
  const holdfast = await startAfterKill(member);
  if (kill > 0 && kill % TOLD_EVERY === 0) {
    const minutes = ((performance.now() - began) / 60_000).toFixed(0);
    console.log(`${kill} kills in ${minutes} minutes, ${losses.length} losses`);
  }
  const { ledger, foundation } = member;
  const person = personOf({ ...member.person, origin: holdfast.origin });
  const { after, hasOrders, name } = pointOf(kill);
  const happened = Promise.withResolvers<void>();
  const tell = (what: Happening) => {
    if (what === after) happened.resolve();
  };
  const watching = new AbortController();
  const work = workUntilKilled({ person, ledger, foundation, hasOrders, tell });
  void watchMind(mind, tell, watching.signal);
  const longest = after === null ? Math.random() * RANDOM_MS : LONGEST_MS;
  const came = await Promise.race([happened.promise.then(() => true), work.then(() => false), late(longest)]);
  await holdfast.end("SIGKILL");
  member.wasKilled = true;
  watching.abort();
  await work;
  const point = after === null || came ? name : randomName(hasOrders);
  killed.set(point, (killed.get(point) ?? 0) + 1);
}

/** Only looks whether all is there that was acknowledged. */
async function look(members: Member[]): Promise<void> {
  for (const member of members) await (await startAfterKill(member)).end("SIGTERM");
}

/** Starts, and notes what is lost; and how long it took to have all back, where a kill was before. */
async function startAfterKill(member: Member): Promise<HoldfastProcess> {
  const since = performance.now();
  const holdfast = await startProcess(environment);
  const person = personOf({ ...member.person, origin: holdfast.origin });
  const found = await recover({ person, ledger: member.ledger, since });
  if (member.wasKilled) recoveries.push(found.recovery);
  member.wasKilled = false;
  losses.push(...found.losses);
  for (const loss of found.losses) console.log(`LOST after ${kills} kills: ${loss}`);
  return holdfast;
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
  const sum = (count: (ledger: Ledger) => number) => crew.reduce((all, { ledger }) => all + count(ledger), 0);
  const written = sum(({ journeys }) =>
    journeys.values().filter((revision) => revision > 0).toArray().length
  );
  console.log(
    `${kills} kills of ${crew.length} people's work, ${KILLS_EACH} each; acknowledged, and looked for`,
  );
  console.log(`after each start of theirs and in the end:`);
  console.log(`  ${sum(({ turns }) => turns.size)} turns`);
  console.log(`  ${sum(({ consultations }) => consultations.size)} consultations`);
  console.log(`  ${sum(({ orders }) => orders.size)} documents`);
  console.log(`  ${sum(({ journeys }) => journeys.size)} journeys, ${written} of them being written`);
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
