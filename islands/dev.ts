/**
 * Run as a program by `deno task dev`: bundles at every change of the browser's files, and starts the server
 * again after each build and each change of its own files. The old process has ended before the new one opens
 * the database; pages that are open load themselves again.
 */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { STAMP_FILE } from "./build.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const SERVER_SOURCES = ["main.ts", "routes", "agents", "kv", "pdf"];
/** Editors write a file in several steps. */
const SETTLE_MS = 200;

await rm(STAMP_FILE, { force: true });
await Deno.mkdir(join(ROOT, "static/build"), { recursive: true });
const bundler = run(["run", "-A", "islands/bundle.ts", "--watch"]);
let server: Deno.ChildProcess | null = null;
let turn = Promise.resolve();

Deno.addSignalListener("SIGINT", stop);
Deno.addSignalListener("SIGTERM", stop);
const watched = [...SERVER_SOURCES, "static/build"].map((path) => join(ROOT, path));
let last = 0;
for await (const { paths } of Deno.watchFs(watched)) {
  const counts = paths.some((path) => !path.includes("/static/build/") || path === STAMP_FILE);
  if (!counts || Date.now() - last < SETTLE_MS) continue;
  last = Date.now();
  turn = turn.then(() => new Promise((resolve) => setTimeout(resolve, SETTLE_MS))).then(restart);
}

async function restart(): Promise<void> {
  if (server) await end(server);
  server = run(["run", "-A", "main.ts"]);
}

async function stop(): Promise<void> {
  await Promise.all([end(bundler), server && end(server)]);
  Deno.exit(0);
}

function run(args: string[]): Deno.ChildProcess {
  return new Deno.Command(Deno.execPath(), { args, cwd: ROOT }).spawn();
}

async function end(child: Deno.ChildProcess): Promise<void> {
  try {
    child.kill("SIGTERM");
  } catch (error) {
    // It has ended by itself: a mistake in the code that is being written.
    if (!(error instanceof TypeError)) throw error;
  }
  await child.status;
}
