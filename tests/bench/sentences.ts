/**
 * Run as a program: single answers of a file, each read alone, against what must be read of them. No server.
 *
 *   deno run -A tests/bench/sentences.ts tests/cases/blind/sentences.json
 *
 * A sentence is right where every fact it names is read and nothing else is; wrong where a value is read that it does
 * not say; unclear where the only fault is that something was left out or asked. `quiet` prints the shares alone.
 */
import { isFieldId } from "../../agents/domain/fields.ts";
import { type JourneyState, newJourney } from "../../agents/domain/journey.ts";
import { readFacts } from "../../agents/facts/read_facts.ts";
import { NOW } from "../helpers/case_state.ts";
import { type FactScore, scoreFacts, totalOf } from "../helpers/fact_score.ts";
import type { Wanted } from "../helpers/spoken_case.ts";

interface Line {
  field: string;
  text: string;
  facts: Record<string, Wanted>;
}

/** The facts that a field asks for: what is read there although nothing is named in the file is wrong. */
const ASKED: Record<string, string[]> = {
  "channels.current": ["channels"],
  "channels.capacity": ["capacity"],
  "evolution.bet": ["bet"],
  "goal.twelve_months": ["goal"],
  "growth.numbers": ["measured"],
  "launch.moment": ["moment"],
  "market.rivals": ["rivals"],
  "pitch.raise": ["raise"],
  "pitch.traction": ["traction"],
  "pitch.team": ["team"],
  "revenue.model": ["prices"],
  "visual.colours": ["colours"],
};

if (import.meta.main) run(Deno.args);

function run(args: string[]): void {
  const files = args.filter((arg) => arg !== "quiet");
  for (const file of files) {
    const lines: Line[] = JSON.parse(Deno.readTextFileSync(file));
    const judged = lines.map((line) => ({ line, scores: scoresOf(line) }));
    if (!args.includes("quiet")) { for (const each of judged) show(each); }
    const all = judged.flatMap(({ scores }) => scores);
    const share = (part: number, whole: number) => `${(100 * part / whole).toFixed(1)}%`;
    const isWrong = (scores: FactScore[]) => scores.some(({ right, read }) => right < read);
    const wrong = judged.filter(({ scores }) => isWrong(scores)).length;
    const right = judged.filter(({ scores }) => scores.every(({ faults }) => faults.length === 0)).length;
    const { recall, precision } = totalOf(all);
    print(
      `${file}: ${lines.length} sentences, right ${share(right, lines.length)}, wrong ${
        share(wrong, lines.length)
      }, unclear ${share(lines.length - right - wrong, lines.length)}; recall ${
        share(recall, 1)
      }, precision ${share(precision, 1)}`,
    );
  }
}

function scoresOf({ field, text, facts }: Line): FactScore[] {
  const nothing = Object.fromEntries((ASKED[field] ?? []).map((name): [string, Wanted] => [name, []]));
  const { facts: read, unclear } = readFacts(stateOf(field, text), NOW);
  return scoreFacts({ ...nothing, ...facts }, { facts: { ...read }, unclear });
}

function stateOf(field: string, text: string): JourneyState {
  if (!isFieldId(field)) throw new Error(`No field is called ${field}`);
  const state = newJourney("journey-sentence", "Company", "Founder");
  state.fields[field].answers.push({ turn: "turn-1", text, thin: false });
  state.fields[field].status = "heard";
  return state;
}

function show({ line, scores }: { line: Line; scores: FactScore[] }): void {
  const faults = scores.flatMap((score) => score.faults);
  if (faults.length > 0) print(`- ${line.field}: ${line.text}\n    ${faults.join("\n    ")}`);
}

function print(text: string): void {
  Deno.stdout.writeSync(new TextEncoder().encode(`${text}\n`));
}
