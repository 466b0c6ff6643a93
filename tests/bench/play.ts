/**
 * Run as a program: plays founders whole over HTTP on the real server, downloads all they are handed, and prints
 * how it compares with what they said.
 *
 *   deno run -A tests/bench/play.ts muddy-paws closewell /tmp/out
 *
 * A founder is the name of one of tests/cases, a folder with case.json, a file of JSON, or a folder of such folders;
 * whatever is none of these is the folder for the output. `quick` leaves the PDFs and the PowerPoint out.
 */
import { existsSync, readdirSync, statSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { HandedOut } from "../helpers/handed_out.ts";
import { playAndScore } from "../helpers/play_and_score.ts";
import { frameShares } from "../helpers/printed_words.ts";
import { allTable, type CaseScore, caseTable } from "../helpers/score_table.ts";
import { caseFileOf } from "../helpers/spoken_case.ts";

const ENOUGH_FOUNDERS = 5;

if (import.meta.main) Deno.exit(await run(Deno.args) ? 0 : 1);

async function run(args: string[]): Promise<boolean> {
  const places = args.filter((arg) => arg !== "quick").flatMap(casesAt);
  const out = args.filter((arg) => arg !== "quick" && casesAt(arg).length === 0).at(-1) ?? null;
  if (places.length === 0) {
    print("Name a founder of tests/cases, a folder with case.json, or a file");
    return false;
  }
  const scores: CaseScore[] = [];
  const handed = new Map<string, HandedOut>();
  for (const place of places) {
    try {
      const { score, files } = await playAndScore(place, { documents: !args.includes("quick") });
      scores.push(score);
      handed.set(score.id, files);
      print(caseTable(score));
      if (out !== null) await keep(join(out, score.id), files);
    } catch (error) {
      print(`## ${place} could not be played\n\n${error instanceof Error ? error.message : String(error)}`);
    }
  }
  print(`\n${allTable(scores)}`);
  if (handed.size >= ENOUGH_FOUNDERS) showFrames(handed);
  if (out !== null) print(`\nAll that was handed out is in ${out}`);
  return scores.length === places.length;
}

/** The cases that an argument names; none where it is a folder to write to. */
function casesAt(arg: string): string[] {
  if (existsSync(caseFileOf(arg))) return [arg];
  if (!existsSync(arg) || !statSync(arg).isDirectory()) return [];
  return readdirSync(arg).sort().map((name) => join(arg, name)).filter((path) =>
    existsSync(join(path, "case.json")) || (path.endsWith(".json") && statSync(path).isFile())
  );
}

/** Our own words are told from theirs by what several founders are handed alike. */
function showFrames(handed: Map<string, HandedOut>): void {
  print(
    "\n| case | ours in Markdown | ours in the strategy PDF | ours in the deck |\n| --- | ---: | ---: | ---: |",
  );
  const [markdown, strategy, deck] = ["strategy.md", "strategy_pdf.txt", "deck_pdf.txt"].map((file) =>
    frameShares(new Map([...handed].map(([name, files]) => [name, files[file] ?? ""])))
  );
  const percent = (share = 0) => `${Math.round(share * 100)}%`;
  for (const name of handed.keys()) {
    print(
      `| ${
        [name, percent(markdown?.get(name)), percent(strategy?.get(name)), percent(deck?.get(name))].join(
          " | ",
        )
      } |`,
    );
  }
}

async function keep(folder: string, files: HandedOut): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}

function print(text: string): void {
  Deno.stdout.writeSync(new TextEncoder().encode(`${text}\n`));
}
