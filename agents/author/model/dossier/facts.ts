import {
  type Evidence as FactEvidence,
  FACT_NAMES,
  type FactName,
  type FactSheet,
} from "../../../domain/facts.ts";
import { worksheetOf } from "../../../facts/worksheet.ts";
import { wordCount } from "../../../text/text.ts";
import type { TurnSentence } from "./turns.ts";
import { asData } from "../../../text/as_data.ts";
import type { Block } from "./evidence.ts";
import { placeOf } from "./place_of.ts";

/** A text of so many words that stands in the turns is told by their ids alone. */
const LONG = 8;

/** The facts as they stand now, a fact a line, with the numbers that a sum may take. */
export function factBlock(sheet: FactSheet, spoken: readonly TurnSentence[]): Block {
  const rows = worksheetOf(sheet, [...FACT_NAMES]).filter(({ state }) => state !== "unclear").flatMap(
    (row) => {
      const read = evidenceAt(sheet, row.id);
      return read === null ? [] : [{ ...row, read }];
    },
  );
  // Where the question for traction was spared, what is measured stands for it.
  const measured = rows.filter(({ id }) => id.startsWith("measured.")).map(({ value }) => value);
  const shown = rows.filter(({ id, value }) => !(id.startsWith("traction.") && measured.includes(value)));
  const lines = [...Map.groupBy(shown, ({ label }) => label)].map(([label, all]) =>
    `${label}: ${all.map((row) => factText(row, sheet, spoken)).join(" | ")}`
  );
  const unclear = new Set(
    sheet.unclear.map(({ fact, quote }) =>
      `Unclear, and never to be told as known: ${fact}, “${asData(quote)}”`
    ),
  );
  return {
    lines: [...lines, ...unclear],
    evidence: rows.map(({ id, value, read: { turn, field, quote } }) => ({
      id: `F.${id}`,
      words: value,
      mark: { kind: "said", turn, field, quote },
    })),
  };
}

function factText(
  { id, value, read }: { id: string; value: string; read: FactEvidence },
  sheet: FactSheet,
  spoken: readonly TurnSentence[],
): string {
  const notes = [
    ...numbersAt(sheet, id).map(([path, number]) => `${path.slice(id.length)} = ${number}`.trim()),
    ...(read.state === "read" ? ["not confirmed"] : []),
    ...(read.thin === true ? ["thin"] : []),
  ];
  const place = wordCount(value) <= LONG || read.state === "corrected"
    ? null
    : placeOf(value, read.turn, spoken);
  return `F.${id} ${place ?? asData(value)}${notes.length === 0 ? "" : ` [${notes.join("; ")}]`}`;
}

/** The fact that an id such as "channels.2" or "goal.by" means; null where the sheet has none. */
export function evidenceAt({ facts }: FactSheet, id: string): FactEvidence | null {
  const [first, second] = id.split(".");
  const name = factNamed(first);
  if (name === null) return null;
  const read = facts[name];
  return Array.isArray(read) ? read[Number(second)] ?? null : read;
}

/** The fact of that name, or null. */
export function factNamed(name: string | undefined): FactName | null {
  return FACT_NAMES.find((each) => each === name) ?? null;
}

/** The number at a path of the facts: "goal.target", "channels.0.count", "capacity.money_a_month.amount"; null where none stands. */
export function factNumber({ facts }: FactSheet, path: string): number | null {
  let value: unknown = facts;
  for (const step of path.split(".")) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return null;
    value = Reflect.get(value, step);
  }
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

/** Every number below a row or part of a fact, with its path. */
function numbersAt({ facts }: FactSheet, id: string): [string, number][] {
  const path = id.split(".");
  let value: unknown = facts;
  for (const step of path) {
    if (typeof value !== "object" || value === null) return [];
    value = Reflect.get(value, step);
  }
  return numbersIn(value, id);
}

function numbersIn(value: unknown, path: string): [string, number][] {
  if (typeof value === "number") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => numbersIn(each, `${path}.${name}`));
}
