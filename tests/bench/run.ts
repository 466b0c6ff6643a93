/** Run as a program by `deno task bench`: each figure beside its control, measured in the same run. */
import { fileURLToPath } from "node:url";
import { ensureBuilt } from "../../islands/build.ts";
import { openStore } from "../../kv/store.ts";
import { type HoldfastProcess, startProcess } from "../helpers/process.ts";
import { caseFolder, playCase, readCase } from "../helpers/player.ts";
import { sendGenerated } from "../helpers/send_generated.ts";
import { signUp } from "../helpers/server.ts";
import { serveSites } from "../helpers/site_server.ts";
import type { ControlTask } from "./control.ts";
import { benchDocuments, residentMB } from "./documents.ts";
import { compare, median, timed } from "./measure.ts";
import { benchModel } from "./model_cost.ts";

const CONTROL = fileURLToPath(new URL("./control.ts", import.meta.url));
const SECRET = "a-secret-that-only-the-bench-uses-0123456789";
/** The control has the page's plain bytes only, and both must send the same. */
const UNCOMPRESSED = { "accept-encoding": "identity" };
const STARTS = 5;
const GENERATED = 10_000;

await ensureBuilt();
const folder = await Deno.makeTempDir({ prefix: "holdfast-bench-" });
const sites = await serveSites(`${caseFolder("tidewatch")}/sites`);
const environment = { JWT_SECRET: SECRET, LOG_LEVEL: "error", RATE_LIMIT_PER_MINUTE: "1000000" };

await benchStart();
const holdfast = await startProcess({
  ...environment,
  KV_PATH: `${folder}/holdfast.kv`,
  RESEARCH_ALLOW_HOSTS: sites.hostPort,
});
const person = await signUp(holdfast);
const control = await startControl(await landingOf(holdfast));
await benchRequests();
await benchTurns();
const owner = await signUp(holdfast);
const { sessionId } = await playCase(owner, await readCase("tidewatch", sites.origin));
await benchDocuments({ holdfast, owner, sessionId, line });
await benchGenerated();
await benchModel();
await control.end("SIGTERM");
await holdfast.end("SIGTERM");
await sites.close();
await Deno.remove(folder, { recursive: true });

async function benchStart(): Promise<void> {
  const memory: number[] = [];
  const ours = await timed(STARTS, async () => {
    const started = await startProcess({ ...environment, KV_PATH: ":memory:" });
    await (await fetch(`${started.origin}/health`)).arrayBuffer();
    memory.push(await residentMB(started.pid));
    await started.end("SIGKILL");
  });
  const bare = await timed(STARTS, async () => {
    const started = await startControl({ body: "ok", headers: {} }, ":memory:");
    await (await fetch(started.origin)).arrayBuffer();
    await started.end("SIGKILL");
  });
  line("start to first answer, ms", median(ours), median(bare), "bare Hono + KV");
  line("resident after the first answer, MB", median(memory));
}

async function benchRequests(): Promise<void> {
  const landing = await compare(
    { url: `${holdfast.origin}/`, headers: UNCOMPRESSED },
    { url: `${control.origin}/`, headers: UNCOMPRESSED },
  );
  line("landing page, requests/s", landing.ours, landing.control, "bare route, same bytes and headers");
  const headers = { authorization: `Bearer ${person.token}` };
  const path = "/api/auth/me";
  const me = await compare({ url: `${holdfast.origin}${path}`, headers }, {
    url: `${control.origin}${path}`,
    headers,
  });
  line("signed-in GET, requests/s", me.ours, me.control, "bare route, JWT + 2 KV reads");
}

async function benchTurns(): Promise<void> {
  const kv = await openStore(`${folder}/turns.kv`);
  const commits = await timed(200, (index) => kv.atomic().set(["bench", index], { index }).commit());
  kv.close();
  await person.post("/api/journey/start", undefined, 201);
  const turns = await timed(
    60,
    (index) =>
      person.post("/api/journey/continue", {
        message: `Our ${index} clubs pay €${index + 100} a year for mended boats.`,
      }),
  );
  line("a turn, ms", median(turns), median(commits), "one KV commit");
}

async function benchGenerated(): Promise<void> {
  const began = performance.now();
  const broken = await sendGenerated({ origin: holdfast.origin, count: GENERATED, seed: 1 });
  line(`${GENERATED} generated requests, answered with a 5xx`, broken.length);
  line("generated requests/s", GENERATED / ((performance.now() - began) / 1000));
}

async function landingOf({ origin }: HoldfastProcess): Promise<ControlTask["landing"]> {
  const response = await fetch(origin, { headers: UNCOMPRESSED });
  const headers = Object.fromEntries(
    [...response.headers].filter(([name]) => name !== "date" && name !== "vary"),
  );
  return { body: await response.text(), headers };
}

async function startControl(
  landing: ControlTask["landing"],
  kvPath = `${folder}/control.kv`,
): Promise<HoldfastProcess> {
  const task: ControlTask = { landing, kvPath, secret: SECRET };
  return await startProcess({}, [CONTROL, JSON.stringify(task)]);
}

function line(what: string, ours: number, control?: number, controlName?: string): void {
  const beside = control === undefined
    ? ""
    : `  control ${short(control)} (${controlName}), ratio ${(ours / control).toFixed(2)}`;
  console.log(`${what.padEnd(52)} ${short(ours).padStart(8)}${beside}`);
}

function short(number: number): string {
  return number >= 100 ? number.toFixed(0) : number.toFixed(1);
}
