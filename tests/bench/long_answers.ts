/**
 * Run as a program: while one founder answers every question with a long text, how long does somebody else wait for
 * /health? Prints for each language the turns' median and longest, then the median, 99th percentile and longest of the
 * waits, all in milliseconds, below a control: the same looks while nobody says anything.
 *
 *   deno run -A tests/bench/long_answers.ts [characters an answer] [turns] [a piece to repeat in place of prose]
 */
import { setTimeout as pause } from "node:timers/promises";
import type { TurnAnswer } from "../../routes/api/contract.ts";
import { longText, SPOKEN_LANGUAGES, type SpokenLanguage } from "../helpers/long_texts.ts";
import { awaitCalm, lookMeanwhile } from "../helpers/looks.ts";
import { type HoldfastProcess, startProcess } from "../helpers/process.ts";
import { signUp } from "../helpers/server.ts";
import { percentile } from "./measure.ts";

const CONTROL_MS = 3_000;
const MOST_CALM_MS = 50;

if (import.meta.main) {
  const [characters = "20000", turns = "10", piece] = Deno.args;
  const server = await startProcess({ KV_PATH: ":memory:", RATE_LIMIT_PER_MINUTE: "1000000" });
  try {
    await awaitCalm(server.origin, MOST_CALM_MS);
    print("nobody", [], (await lookMeanwhile(server.origin, () => pause(CONTROL_MS))).waits);
    const textOf = (language: SpokenLanguage, turn: number) =>
      piece === undefined
        ? longText(language, Number(characters), turn)
        : `${turn} ${piece.repeat(Math.ceil(Number(characters) / piece.length))}`.slice(
          0,
          Number(characters),
        );
    for (const language of piece === undefined ? SPOKEN_LANGUAGES : ["en"] as const) {
      const { lasted, waits } = await play(server, Number(turns), (turn) => textOf(language, turn));
      print(piece ?? language, lasted, waits);
    }
  } finally {
    await server.end("SIGTERM");
  }
  Deno.exit(0);
}

/** Plays turns one after another, and looks at /health all the while. */
async function play(server: HoldfastProcess, turns: number, textOf: (turn: number) => string) {
  const person = await signUp(server);
  const { session_id } = await person.post<TurnAnswer>("/api/journey/start", undefined, 201);
  const lasted: number[] = [];
  const { waits } = await lookMeanwhile(server.origin, async () => {
    for (let turn = 0; turn < turns; turn += 1) {
      const started = performance.now();
      await person.post("/api/journey/continue", { session_id, message: textOf(turn) });
      lasted.push(performance.now() - started);
    }
  });
  return { lasted, waits };
}

function print(who: string, turns: number[], waits: number[]): void {
  const at = (list: number[], share: number) => percentile(list, share).toFixed(1);
  const own = turns.length === 0 ? "" : `turns ${at(turns, 0.5)}, longest ${at(turns, 0.999)}; `;
  const line = `${who.padEnd(8)} ${own}others wait ${at(waits, 0.5)}, p99 ${at(waits, 0.99)}, longest ${
    at(waits, 0.999)
  } ms (${waits.length} looks)\n`;
  Deno.stdout.writeSync(new TextEncoder().encode(line));
}
