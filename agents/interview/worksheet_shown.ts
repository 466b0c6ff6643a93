import { FOUNDATION_ANCHORS } from "../domain/anchors.ts";
import { FACT_NAMES, type FactName, type Facts, type FactSheet } from "../domain/facts.ts";
import type { WorksheetRow } from "../domain/worksheet.ts";
import type { JourneyState } from "../domain/journey.ts";
import { readFacts } from "../facts/read_facts.ts";
import { worksheetOf } from "../facts/worksheet.ts";

/** Facts that are easily misread: they are shown as soon as they were read, below the answer. */
const STRUCTURED = [
  "channels",
  "prices",
  "goal",
  "capacity",
  "rivals",
  "bet",
  "raise",
  "objections",
  "team",
] as const satisfies FactName[];

/**
 * The rows that a journey answer carries: at a read-back all of its anchor; otherwise those of the facts with structure
 * that this turn filled, changed or left unclear. `turn` is the founder's message, null where there was none.
 */
export function worksheetShown(
  state: JourneyState,
  { turn, now }: { turn: string | null; now: Date },
): WorksheetRow[] {
  const anchor = FOUNDATION_ANCHORS.find((type) => state.question?.field === `confirm.${type}`);
  if (anchor === undefined && turn === null) return [];
  const sheet = readFacts(state, now);
  // A row that was changed in place still stands under the answer it was read from.
  const changed = (state.factChanges ?? []).filter(({ over }) => over === turn).map(({ fact }) => fact);
  return worksheetOf(
    sheet,
    anchor ?? STRUCTURED.filter((fact) => changed.includes(fact) || isTouched(sheet, { fact, turn })),
  );
}

/** All rows, in the order of the interview, unclear ones first. */
export function wholeWorksheet(sheet: FactSheet): WorksheetRow[] {
  return worksheetOf(sheet, [...FACT_NAMES]);
}

function isTouched(
  { facts, unclear }: FactSheet,
  { fact, turn }: { fact: FactName; turn: string | null },
): boolean {
  return rowsOf(facts, fact).some((row) => row.turn === turn) ||
    unclear.some((each) => each.fact === fact && each.turn === turn);
}

function rowsOf(facts: Facts, fact: FactName): { turn: string }[] {
  const read = facts[fact];
  return read === null ? [] : Array.isArray(read) ? read : [read];
}
