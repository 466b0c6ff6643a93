import { type FactScore, totalOf } from "./fact_score.ts";
import type { Check } from "./print_score.ts";

/** How one played founder did. */
export interface CaseScore {
  id: string;
  turns: number;
  /** Empty where the case has no truth, or the server no facts. */
  facts: FactScore[];
  checks: Check[];
}

/** The table of one case in Markdown: a line a fact, a line a check, then every fault. */
export function caseTable({ id, turns, facts, checks }: CaseScore): string {
  const rows = facts.map(({ fact, expected, found, read, right }) => [
    fact,
    `${found} of ${expected}`,
    `${right} of ${read}`,
  ]);
  const { recall, precision } = totalOf(facts);
  return [
    `## ${id}: ${turns} turns`,
    ...facts.length === 0 ? [] : [
      table(["fact", "recall", "precision"], [...rows, ["**all**", percent(recall), percent(precision)]]),
    ],
    table(["check", "holds"], checks.map(({ name, held, of }) => [name, `${held} of ${of}`])),
    faultLines(facts, checks),
  ].join("\n\n");
}

function faultLines(facts: FactScore[], checks: Check[]): string {
  const ofFacts = facts.flatMap(({ faults }) => faults);
  const ofChecks = checks.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`));
  return [...ofFacts, ...ofChecks].map((fault) => `- ${fault}`).join("\n");
}

/** One table over several cases. */
export function allTable(scores: CaseScore[]): string {
  const names = scores[0]?.checks.map(({ name }) => name) ?? [];
  const rows = scores.map(({ id, turns, facts, checks }) => {
    const { recall, precision } = totalOf(facts);
    return [
      id,
      String(turns),
      facts.length === 0 ? "" : percent(recall),
      facts.length === 0 ? "" : percent(precision),
      ...checks.map(({ held, of }) => `${held} of ${of}`),
    ];
  });
  return table(["case", "turns", "recall", "precision", ...names], rows);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

function table(columns: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(columns), line(columns.map(() => "---")), ...rows.map(line)].join("\n");
}
