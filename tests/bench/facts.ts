/**
 * Run as a program: what is read of one founder of tests/cases, each fact with its quote. No server.
 *
 *   deno task facts muddy-paws
 *
 * Where the case says what was said, what is missing and what is wrong follow. With `alone` behind the name the
 * readers get the answers as they were typed, without the interview, its probes and corrections.
 */
import { FACT_NAMES, type FactSheet } from "../../agents/domain/facts.ts";
import { readFacts } from "../../agents/facts/read_facts.ts";
import type { JourneyState } from "../../agents/domain/journey.ts";
import { answersAlone, GOLDEN_NAMES, goldenFounder, playInProcess } from "../golden/founders.ts";
import { NOW } from "../helpers/case_state.ts";
import { scoreFacts, shown, totalOf } from "../helpers/fact_score.ts";
import { readSpokenCase, type SpokenCase } from "../helpers/spoken_case.ts";
import { isRecord } from "../helpers/wanted.ts";

if (import.meta.main) Deno.exit(await run(Deno.args) ? 0 : 1);

async function run(args: string[]): Promise<boolean> {
  const places = args.filter((arg) => arg !== "alone");
  if (places.length === 0) {
    print(`Name a founder of tests/cases (${GOLDEN_NAMES.join(", ")}) or a file`);
    return false;
  }
  for (const place of places) await show(place, args.includes("alone"));
  return true;
}

async function show(place: string, alone: boolean): Promise<void> {
  const founder = readSpokenCase(place);
  const state = alone ? answersAlone(founder) : await journeyOf(place, founder);
  const sheet = readFacts(state, NOW);
  print(`# ${founder.id}\n`);
  for (const fact of FACT_NAMES) showFact(sheet, fact);
  print("\n## Unclear\n");
  for (const { fact, quote, question } of sheet.unclear) print(`${fact}: “${quote}” → ${question}`);
  if (founder.truth === undefined) return;
  const facts: Record<string, unknown> = { ...sheet.facts };
  const scores = scoreFacts(founder.truth, { facts, unclear: sheet.unclear });
  const { recall, precision, found, expected, right, read } = totalOf(scores);
  print("\n## Against what was said\n");
  for (const fault of scores.flatMap(({ faults }) => faults)) print(`- ${fault}`);
  print(
    `\nrecall ${recall.toFixed(3)} (${found} of ${expected}), precision ${
      precision.toFixed(3)
    } (${right} of ${read})`,
  );
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
