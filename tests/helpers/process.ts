import { fileURLToPath } from "node:url";
import { z } from "zod";

const MAIN = fileURLToPath(new URL("../../main.ts", import.meta.url));
const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Holdfast as a process of its own, as `deno task start` runs it. */
export interface HoldfastProcess {
  origin: string;
  pid: number;
  /** Sends a signal and waits for the end. */
  end(signal: "SIGKILL" | "SIGTERM" | "SIGINT"): Promise<Deno.CommandStatus>;
}

/**
 * Starts main.ts and waits for the line that names its address. Throws with what it wrote when it does not start.
 */
export async function startProcess(
  environment: Record<string, string>,
  program: string[] = [MAIN],
  limits: ProcessLimits = {},
): Promise<HoldfastProcess> {
  const child = spawn(program, { PORT: "0", ...environment }, limits);
  const line = await firstLine(child.stdout, /Holdfast is at (\S+)/);
  if (line === null) throw new Error(`Holdfast did not start: ${await new Response(child.stderr).text()}`);
  child.stderr.cancel();
  return {
    origin: line,
    pid: child.pid,
    async end(signal) {
      child.kill(signal);
      return await child.status;
    },
  };
}

/** Runs main.ts with an environment that it should refuse, and gives back its code and its words. */
export async function refusedStart(
  environment: Record<string, string>,
): Promise<{ code: number; stderr: string }> {
  return await runToEnd([], environment);
}

/** Runs main.ts with arguments that make it end by itself. */
export async function runToEnd(
  args: string[],
  environment: Record<string, string>,
): Promise<{ code: number; stdout: string; stderr: string }> {
  const child = spawn([MAIN, ...args], environment);
  const [{ code }, stdout, stderr] = await Promise.all([
    child.status,
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  return { code, stdout, stderr };
}

const { tasks } = z.object({ tasks: z.object({ start: z.object({ command: z.string() }) }) })
  .parse(JSON.parse(Deno.readTextFileSync(new URL("../../deno.json", import.meta.url))));
/** What the start's own task tells Deno and the engine, and the variables that it sets. */
const ENGINE = tasks.start.command.match(/--(?:node-modules-dir|v8-flags)=\S+/g) ?? [];
const VARIABLES = Object.fromEntries(
  [...tasks.start.command.matchAll(/(?:^|\s)([A-Z_]+)=(\S+)(?=.* deno run)/g)].map((
    [, name, value],
  ) => [name, value]),
);

interface ProcessLimits {
  /** No file grows beyond so many blocks of the shell's: a write there fails as on a full disk. */
  mostBlocks?: number;
  /** So many files and connections may be open at once. */
  mostFiles?: number;
}

function spawn(
  program: string[],
  env: Record<string, string>,
  { mostBlocks, mostFiles }: ProcessLimits = {},
): Deno.ChildProcess {
  const args = ["run", "-A", ...ENGINE, ...program];
  const limits = [
    ...mostBlocks === undefined ? [] : [`trap '' XFSZ; ulimit -f ${mostBlocks};`],
    ...mostFiles === undefined ? [] : [`ulimit -n ${mostFiles};`],
  ];
  const [executable, given] = limits.length === 0
    ? [Deno.execPath(), args]
    : ["sh", ["-c", `${limits.join(" ")} exec "$0" "$@"`, Deno.execPath(), ...args]];
  const command = new Deno.Command(executable, {
    args: given,
    cwd: ROOT,
    env: { ...VARIABLES, LOG_LEVEL: "warn", RATE_LIMIT_PER_MINUTE: "100000", ...env },
    stdout: "piped",
    stderr: "piped",
  });
  return command.spawn();
}

/** Reads until the pattern is met, and lets the rest go by unread but drained. */
async function firstLine(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  pattern: RegExp,
): Promise<string | null> {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  while (true) {
    const { done, value } = await reader.read();
    if (done) return null;
    text += value;
    const found = text.match(pattern)?.[1];
    if (!found) continue;
    drain(reader);
    return found;
  }
}

async function drain(reader: ReadableStreamDefaultReader<string>): Promise<void> {
  while (!(await reader.read()).done);
}
