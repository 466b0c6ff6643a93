/**
 * Run as a program: what is read of one founder of tests/cases, each fact with its quote. No server.
 *
 *   deno task facts muddy-paws
 *
 * `all` in the place of a name gives a table over all founders. Where the case says what was said, what is missing and what is wrong follow. With `alone` behind the name the
 * readers get the answers as they were typed, without the interview, its probes and corrections.
 */
import { FACT_NAMES, type FactSheet } from "../../agents/domain/facts.ts";
import { readFacts } from "../../agents/facts/read_facts.ts";
import type { JourneyState } from "../../agents/domain/journey.ts";
import { answersAlone, GOLDEN_NAMES, goldenFounder, playInProcess } from "../golden/founders.ts";
import { NOW } from "../helpers/case_state.ts";
import { type FactScore, scoreFacts, shown, totalOf } from "../helpers/fact_score.ts";
import { readSpokenCase, type SpokenCase } from "../helpers/spoken_case.ts";
import { isRecord } from "../helpers/wanted.ts";

if (import.meta.main) Deno.exit(await run(Deno.args) ? 0 : 1);

async function run(args: string[]): Promise<boolean> {
  const places = args.filter((arg) => arg !== "alone");
  if (places.length === 0) {
    print(`Name a founder of tests/cases (${GOLDEN_NAMES.join(", ")}) or a file`);
    return false;
  }
  const alone = args.includes("alone");
  if (!places.includes("all")) { for (const place of places) await show(place, alone); }
  else await showTable(alone);
  return true;
}

/** One line a founder, and one for all facts of all of them. */
async function showTable(alone: boolean): Promise<void> {
  const all: FactScore[] = [];
  print("| founder | recall | precision |\n| --- | ---: | ---: |");
  for (const name of GOLDEN_NAMES) {
    const { scores } = await judged(name, alone);
    all.push(...scores);
    print(lineOf(name, scores));
  }
  print(lineOf("all", all));
  print("\n| fact | recall | precision |\n| --- | ---: | ---: |");
  for (const fact of FACT_NAMES) print(lineOf(fact, all.filter((score) => score.fact === fact)));
}

function lineOf(name: string, scores: FactScore[]): string {
  const { recall, precision, found, expected, right, read } = totalOf(scores);
  const share = (part: number) => `${(part * 100).toFixed(1)}%`;
  return `| ${name} | ${share(recall)} (${found} of ${expected}) | ${
    share(precision)
  } (${right} of ${read}) |`;
}

/** What is read of a founder, and how it compares with what they said. */
async function judged(place: string, alone: boolean): Promise<{ sheet: FactSheet; scores: FactScore[] }> {
  const founder = readSpokenCase(place);
  const state = alone ? answersAlone(founder) : await journeyOf(place, founder);
  const sheet = readFacts(state, NOW);
  const facts: Record<string, unknown> = { ...sheet.facts };
  const scores = founder.truth === undefined
    ? []
    : scoreFacts(founder.truth, { facts, unclear: sheet.unclear });
  return { sheet, scores };
}

async function show(place: string, alone: boolean): Promise<void> {
  const { sheet, scores } = await judged(place, alone);
  print(`# ${place}\n`);
  for (const fact of FACT_NAMES) showFact(sheet, fact);
  print("\n## Unclear\n");
  for (const { fact, quote, question } of sheet.unclear) print(`${fact}: “${quote}” → ${question}`);
  if (scores.length === 0) return;
  print("\n## Against what was said\n");
  for (const fault of scores.flatMap(({ faults }) => faults)) print(`- ${fault}`);
  print(`\n${lineOf("all", scores)}`);
}

async function journeyOf(place: string, founder: SpokenCase): Promise<JourneyState> {
  return GOLDEN_NAMES.includes(place) ? (await goldenFounder(place)).state : await playInProcess(founder);
}

function showFact({ facts }: FactSheet, fact: keyof FactSheet["facts"]): void {
  const value: unknown = facts[fact];
  const rows: unknown[] = Array.isArray(value) ? value : value === null ? [] : [value];
  if (rows.length === 0) print(`${fact}: -`);
  for (const [at, row] of rows.entries()) {
    const name = Array.isArray(value) ? `${fact}.${at + 1}` : fact;
    const { quote = "", state = "", thin = false } = isRecord(row) ? row : {};
    print(`${name}: ${shown(row)}`);
    print(`    “${quote}” (${state}${thin === true ? ", thin" : ""})`);
  }
}

function print(line: string): void {
  Deno.stdout.writeSync(new TextEncoder().encode(`${line}\n`));
}
