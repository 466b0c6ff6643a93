/**
 * Run as a program: what every founder of tests/cases is handed today, beside what was kept here.
 * `deno task golden` shows the difference and ends with 1 where there is one; `deno task golden keep` keeps
 * what is printed now. Names of founders behind either look at these alone; `short` shows the table only,
 * `frames` the phrases of ours that return most.
 */
import { readFile, writeFile } from "node:fs/promises";
import { frameShares, repeatedStretches, sharedPhrases } from "../helpers/printed_words.ts";
import { GOLDEN_NAMES } from "./founders.ts";
import { differenceOf, type LineDifference } from "./line_difference.ts";
import { type PrintedFounder, printFounder } from "./print_founder.ts";

const WORDS = ["keep", "short", "frames"];
const MOST_FRAMES = 60;
/** The share of our words needs several founders to be told from theirs. */
const ENOUGH_FOUNDERS = 5;

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
  const printed = new Map<string, PrintedFounder>();
  for (const name of names) {
    const founder = await printFounder(name);
    printed.set(name, founder);
    differences.set(name, differenceOf(await kept(name), founder.text));
    if (args.includes("keep")) await writeFile(fileOf(name), founder.text);
  }
  if (args.includes("frames")) showFrames(printed);
  else if (!args.includes("short")) showLines(differences);
  showTable(differences, printed);
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

function showFrames(printed: Map<string, PrintedFounder>): void {
  const phrases = sharedPhrases(new Map([...printed].map(([name, { strategy }]) => [name, strategy])));
  for (const { words, times } of phrases.slice(0, MOST_FRAMES)) print(`${times.toFixed(1)} ${words}`);
}

function showTable(differences: Map<string, LineDifference>, printed: Map<string, PrintedFounder>): void {
  const shares = frameShares(new Map([...printed].map(([name, { strategy }]) => [name, strategy])));
  const columns = [
    "founder",
    "lines gone",
    "lines new",
    "words",
    "words that are ours",
    "stretches said > 3 times",
  ];
  print(`\n| ${columns.join(" | ")} |\n| --- |${" ---: |".repeat(columns.length - 1)}`);
  for (const [name, { gone, come }] of differences) {
    const { strategy = "", said = [] } = printed.get(name) ?? {};
    const share = printed.size < ENOUGH_FOUNDERS ? "" : `${Math.round((shares.get(name) ?? 0) * 100)}%`;
    const cells = [
      name,
      gone,
      come,
      strategy.split(/\s+/).length,
      share,
      repeatedStretches(strategy, said).length,
    ];
    print(`| ${cells.join(" | ")} |`);
  }
}

function print(line: string): void {
  Deno.stdout.writeSync(new TextEncoder().encode(`${line}\n`));
}
