/**
 * Run as a program: what every founder of tests/cases is handed today, beside what was kept here.
 * `deno task golden` shows the difference and ends with 1 where there is one; `deno task golden keep` keeps
 * what is printed now. Names of founders behind either look at these alone; `short` shows the table only.
 */
import { readFile, writeFile } from "node:fs/promises";
import { GOLDEN_NAMES } from "./founders.ts";
import { differenceOf, type LineDifference } from "./line_difference.ts";
import { printFounder } from "./print_founder.ts";

const WORDS = ["keep", "short"];

if (import.meta.main) Deno.exit(await run(Deno.args) ? 0 : 1);

async function run(args: string[]): Promise<boolean> {
  const named = args.filter((arg) => !WORDS.includes(arg));
  const unknown = named.filter((name) => !GOLDEN_NAMES.includes(name));
  if (unknown.length > 0) {
    print(`Nobody is called ${unknown.join(", ")}. There are: ${GOLDEN_NAMES.join(", ")}`);
    return false;
  }
  const names = named.length > 0 ? named : GOLDEN_NAMES;
  const differences = new Map<string, LineDifference>();
  for (const name of names) {
    const printed = await printFounder(name);
    differences.set(name, differenceOf(await kept(name), printed));
    if (args.includes("keep")) await writeFile(fileOf(name), printed);
  }
  if (!args.includes("short")) showLines(differences);
  showTable(differences);
  const same = [...differences.values()].every(({ gone, come }) => gone + come === 0);
  if (args.includes("keep")) print("Kept.");
  return same || args.includes("keep");
}

function fileOf(name: string): URL {
  return new URL(`./${name}.md`, import.meta.url);
}

/** What was kept of a founder, or nothing. */
async function kept(name: string): Promise<string> {
  try {
    return await readFile(fileOf(name), "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
    throw error;
  }
}

function showLines(differences: Map<string, LineDifference>): void {
  for (const [name, { lines }] of differences) {
    if (lines.length > 0) print([`\n=== ${name}`, ...lines].join("\n"));
  }
}

function showTable(differences: Map<string, LineDifference>): void {
  print("\n| founder | lines gone | lines new |\n| --- | ---: | ---: |");
  for (const [name, { gone, come }] of differences) print(`| ${name} | ${gone} | ${come} |`);
}

function print(line: string): void {
  Deno.stdout.writeSync(new TextEncoder().encode(`${line}\n`));
}
