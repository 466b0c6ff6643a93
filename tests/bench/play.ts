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
import { allTable, type CaseScore, caseTable } from "../helpers/score_table.ts";
import { caseFileOf } from "../helpers/spoken_case.ts";

if (import.meta.main) Deno.exit(await run(Deno.args) ? 0 : 1);

async function run(args: string[]): Promise<boolean> {
  const places = args.filter((arg) => arg !== "quick").flatMap(casesAt);
  const out = args.filter((arg) => arg !== "quick" && casesAt(arg).length === 0).at(-1) ?? null;
  if (places.length === 0) {
    print("Name a founder of tests/cases, a folder with case.json, or a file");
    return false;
  }
  const scores: CaseScore[] = [];
  for (const place of places) {
    try {
      const { score, files } = await playAndScore(place, { documents: !args.includes("quick") });
      scores.push(score);
      print(caseTable(score));
      if (out !== null) await keep(join(out, score.id), files);
    } catch (error) {
      print(`## ${place} could not be played\n\n${error instanceof Error ? error.message : String(error)}`);
    }
  }
  print(`\n${allTable(scores)}`);
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

async function keep(folder: string, files: HandedOut): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}

function print(text: string): void {
  Deno.stdout.writeSync(new TextEncoder().encode(`${text}\n`));
}
