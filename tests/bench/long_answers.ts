/**
 * Run as a program: while one founder answers every question with a text of 20 KB, how long does somebody else wait
 * for /health? Prints the longest turn, and the median, 99th percentile and longest wait in milliseconds.
 *
 *   deno run -A tests/bench/long_answers.ts [characters an answer] [turns] [a piece to repeat in place of prose]
 */
import { setTimeout as pause } from "node:timers/promises";
import type { TurnAnswer } from "../../routes/api/contract.ts";
import { startProcess } from "../helpers/process.ts";
import { signUp } from "../helpers/server.ts";
import { readSpokenCase } from "../helpers/spoken_case.ts";

const BETWEEN_LOOKS_MS = 10;

interface Waits {
  /** Of each turn, in order. */
  turns: number[];
  /** Of each look at /health, sorted. */
  others: number[];
}

if (import.meta.main) {
  const [characters = "20000", turns = "12", piece = said()] = Deno.args;
  const text = piece.repeat(Math.ceil(Number(characters) / piece.length)).slice(0, Number(characters));
  const { turns: lasted, others } = await measureLongAnswers(text, Number(turns));
  const at = (share: number) => (others[Math.floor((others.length - 1) * share)] ?? 0).toFixed(1);
  const longest = Math.max(...lasted).toFixed(0);
  const line =
    `longest turn ${longest} ms; others wait: median ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)} ms ` +
    `(${others.length} looks)\n`;
  Deno.stdout.writeSync(new TextEncoder().encode(line));
  Deno.exit(0);
}

/** Plays so many turns of one text on a server of its own, and looks at /health all the while. */
async function measureLongAnswers(text: string, most: number): Promise<Waits> {
  const server = await startProcess({ KV_PATH: ":memory:", RATE_LIMIT_PER_MINUTE: "1000000" });
  try {
    const person = await signUp(server);
    const { session_id } = await person.post<TurnAnswer>("/api/journey/start", undefined, 201);
    const looking = new AbortController();
    const looks = lookAtHealth(server.origin, looking.signal);
    const turns: number[] = [];
    for (let turn = 0; turn < most; turn += 1) {
      const started = performance.now();
      await person.post("/api/journey/continue", { session_id, message: text });
      turns.push(performance.now() - started);
    }
    looking.abort();
    return { turns, others: (await looks).sort((a, b) => a - b) };
  } finally {
    await server.end("SIGTERM");
  }
}

async function lookAtHealth(origin: string, signal: AbortSignal): Promise<number[]> {
  const waits: number[] = [];
  while (!signal.aborted) {
    const started = performance.now();
    await (await fetch(`${origin}/health`)).text();
    waits.push(performance.now() - started);
    await pause(BETWEEN_LOOKS_MS);
  }
  return waits;
}

/** What a founder of the cases said, all of it: numbers, names, money and dates in every line. */
function said(): string {
  return `${Object.values(readSpokenCase("closewell").says).flat().map(({ text }) => text).join("\n")}\n`;
}
