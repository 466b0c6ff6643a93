/**
 * What eight orders at once cost in memory, and the same eight found by a start after a kill, beside the process at rest:
 * deno run -A tests/bench/eight_documents.ts [how many are drawn at once]
 */
import { setTimeout as pause } from "node:timers/promises";
import { ensureBuilt } from "../../islands/build.ts";
import type { TurnAnswer } from "../../routes/api/contract.ts";
import { order, watch } from "../helpers/documents.ts";
import { caseFolder, playCase, readCase } from "../helpers/player.ts";
import { longText } from "../helpers/long_texts.ts";
import { type HoldfastProcess, startProcess } from "../helpers/process.ts";
import { type Person, personOf, signUp } from "../helpers/server.ts";
import { serveSites } from "../helpers/site_server.ts";
import { residentMB } from "./documents.ts";
import { percentile } from "./measure.ts";

const ORDERS = 8;
/** Long enough to be thought of in a worker of its own. */
const LONG_ANSWER = 5_000;
const LONG_TURNS = 6;
const MOST_MB = 512;
const PATIENCE_MS = 600_000;
const LOOK_EVERY_MS = 50;

await ensureBuilt();
const folder = await Deno.makeTempDir({ prefix: "holdfast-eight-" });
const sites = await serveSites(`${caseFolder("tidewatch")}/sites`);
const environment = {
  KV_PATH: `${folder}/holdfast.kv`,
  JWT_SECRET: "a-secret-that-only-the-bench-uses-0123456789",
  LOG_LEVEL: "error",
  RATE_LIMIT_PER_MINUTE: "1000000",
  RESEARCH_ALLOW_HOSTS: sites.hostPort,
  DOCUMENTS_PER_ACCOUNT: "16",
  ...Deno.args[0] ? { DOCUMENTS_AT_ONCE: Deno.args[0] } : {},
};
const founder = await readCase("tidewatch", sites.origin);

/** The most that the process holds, and how long others wait, until the work is done. */
async function watched(name: string, holdfast: HoldfastProcess, work: () => Promise<unknown>): Promise<void> {
  const sizes: number[] = [];
  const waits: number[] = [];
  let isDone = false;
  const began = performance.now();
  const done = work().finally(() => isDone = true);
  while (!isDone) {
    sizes.push(await residentMB(holdfast.pid));
    const asked = performance.now();
    await (await fetch(`${holdfast.origin}/health`)).arrayBuffer();
    waits.push(performance.now() - asked);
    await pause(LOOK_EVERY_MS);
  }
  await done;
  const most = Math.max(...sizes);
  console.log(
    `${name}: ${Math.round(most)} MB at most${most > MOST_MB ? ` (above ${MOST_MB})` : ""}, ` +
      `/health p99 ${Math.round(percentile(waits, 0.99))} ms, ${
        Math.round((performance.now() - began) / 1000)
      } s`,
  );
}

async function orderAll(person: Person, sessionId: string): Promise<string[]> {
  const bodies = Array.from({ length: ORDERS }, (_, index) => ({
    document_type: index % 2 === 0 ? "brand_strategy" : "pitch_deck",
    session_id: sessionId,
    custom_colors: { primary: `#${(0x102030 + index).toString(16)}` },
  }));
  return await Promise.all(bodies.map((body) => order(person, body)));
}

async function finished(person: Person, ids: string[]): Promise<void> {
  for (const id of ids) {
    const { last } = await watch(person, id, PATIENCE_MS);
    if (last.status !== "completed") throw new Error(`A document failed: ${last.error}`);
  }
}

const first = await startProcess(environment);
const person = await signUp(first, founder.registration);
const { sessionId } = await playCase(person, founder);
await watched("at rest, after an interview", first, () => pause(5_000));
await watched("one document", first, async () => {
  await finished(person, [await order(person, { document_type: "brand_strategy", session_id: sessionId })]);
});
await watched(`${ORDERS} ordered at once`, first, async () => {
  await finished(person, await orderAll(person, sessionId));
});
const talker = await signUp(first);
const { session_id } = await talker.post<TurnAnswer>("/api/journey/start", undefined, 201);
await watched(`${ORDERS} more while somebody answers at length`, first, async () => {
  const drawn = finished(person, await orderAll(person, sessionId));
  for (let turn = 0; turn < LONG_TURNS; turn++) {
    await talker.post("/api/journey/continue", { session_id, message: longText("en", LONG_ANSWER, turn) });
  }
  await drawn;
});
const pending = await orderAll(person, sessionId);
await first.end("SIGKILL");
const second = await startProcess(environment);
await watched(`the same ${ORDERS} found by a start after a kill`, second, async () => {
  await finished(personOf({ ...person, origin: second.origin }), pending);
});
await second.end("SIGTERM");
await sites.close();
await Deno.remove(folder, { recursive: true });
