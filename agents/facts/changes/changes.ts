import { longDate } from "../../domain/days.ts";
import { FACT_NAMES, type FactChange, type FactName, type FactSheet } from "../../domain/facts.ts";
import { homeCurrency, UNCLEAR_PART } from "./apply_changes.ts";
import { type CellReading, type CellSetting, readDayCell } from "./cell_readers.ts";
import {
  isListFact,
  isPartedFact,
  type ListFactName,
  type PartedFactName,
  partsOf,
  rowsOf,
} from "./cell_values.ts";
import { changePart, partNames } from "./part_changes.ts";
import { ROW_READERS } from "./row_kinds.ts";
import { spreadNumbers } from "./numbers_in_other_answers.ts";
import { unclearIds } from "../worksheet.ts";

export { applyChanges } from "./apply_changes.ts";
export { touchedBy } from "../sections_of_fact.ts";

/** The turn in which cells were changed. */
export interface ChangeSetting {
  turn: string;
  /** The exact words of that turn; without them each cell is its own quote. */
  quote?: string;
  /** The day of the change, by which a date without a year is read. */
  now?: Date;
}

/** Changes that a founder made in the worksheet, and cells that could not be read with what to type instead. */
export interface CellChanges {
  changes: FactChange[];
  refused: { id: string; why: string }[];
}

/**
 * Reads changed cells, id by id ("channels.2", "goal.by", "prices.new"). A cell that says what stands there already
 * changes nothing; "" strikes out. A new number is put right wherever else the same number of the same thing stands.
 */
export function changesFrom(
  cells: Record<string, string>,
  sheet: FactSheet,
  setting: ChangeSetting,
): CellChanges {
  const read = Object.entries(cells).map(([id, value]) => ({
    id,
    ...changeOf(id, value.trim(), { sheet, setting }),
  }));
  const changes = read.flatMap(({ change }) => change ?? []);
  return {
    changes: [...changes, ...spreadNumbers(changes, sheet)],
    refused: read.flatMap(({ id, why }) => why === undefined ? [] : [{ id, why }]),
  };
}

interface Context {
  sheet: FactSheet;
  setting: ChangeSetting;
}

interface OneChange {
  change?: FactChange;
  why?: string;
}

const NO_SUCH_CELL = "There is no such cell. Look at the worksheet again.";

function changeOf(id: string, value: string, context: Context): OneChange {
  const [name = "", ...rest] = placeOf(id, context.sheet).split(".");
  const fact = FACT_NAMES.find((each) => each === name);
  if (fact === undefined) return { why: NO_SUCH_CELL };
  if (isListFact(fact)) return changeOfRow(fact, { id, place: rest, value }, context);
  if (isPartedFact(fact)) return changeOfPart(fact, { id, place: rest, value }, context);
  return changeOfText(fact, { id, place: rest, value }, context);
}

interface Cell {
  id: string;
  /** What stands behind the fact's name in the id. */
  place: string[];
  value: string;
}

/** A count of traction that follows what is measured is changed where it is measured. */
export function placeOf(id: string, { facts, isTractionMeasured = false }: FactSheet): string {
  const row = isTractionMeasured ? facts.traction.findIndex((_, at) => id === `traction.${at}`) : -1;
  const measured = facts.measured.findIndex(({ name }) => name === facts.traction[row]?.name);
  return measured < 0 ? id : `measured.${measured}`;
}

function changeOfText(fact: FactName, { id, place, value }: Cell, context: Context): OneChange {
  const before = context.sheet.facts[fact];
  const unclear = unclearAt(id, context);
  if (place.length > 0 && unclear === null) return { why: NO_SUCH_CELL };
  if (unclear !== null && value === "") return { change: struckUnclear(fact, unclear, context) };
  const read = before !== null && "text" in before ? before : null;
  if ((read?.text ?? "") === value) return {};
  return { change: made(fact, { part: null, row: unclear, value, over: read?.turn }, context) };
}

/** An unclear row that the founder emptied is settled and fills nothing. */
function struckUnclear(fact: FactName, unclear: string, context: Context): FactChange {
  return made(fact, { part: UNCLEAR_PART, row: unclear, value: "", over: undefined }, context);
}

function unclearAt(id: string, { sheet }: Context): string | null {
  return unclearIds(sheet).find((each) => each.id === id)?.unclear.quote ?? null;
}

function made(
  fact: FactName,
  { part, row, value, over }: {
    part: string | null;
    row: string | null;
    value: string;
    over: string | undefined;
  },
  { setting: { turn, quote } }: Context,
): FactChange {
  return { fact, part, row, value, turn, quote: quote ?? value, ...(over === undefined ? {} : { over }) };
}

/** Any evidence will do where a cell is only tried. */
const TRIED = { quote: "", turn: "", field: "", state: "corrected" } as const;

function cellSetting({ sheet, setting }: Context): CellSetting {
  return { home: homeCurrency(sheet.facts), now: setting.now ?? new Date() };
}

function changeOfRow(fact: ListFactName, { id, place, value }: Cell, context: Context): OneChange {
  const { facts } = context.sheet;
  const at = Number(place[0]);
  const row = rowsOf(facts, fact)[at];
  const isNew = place[0] === "new";
  if (!isNew && row === undefined) return { why: NO_SUCH_CELL };
  if (row?.value === value || (isNew && value === "" && unclearAt(id, context) === null)) return {};
  const tried: CellReading<object> = value === ""
    ? { value: {} }
    : ROW_READERS[fact](value, cellSetting(context), TRIED);
  if ("why" in tried) return tried;
  const key = isNew ? unclearAt(id, context) : row?.key ?? null;
  return { change: made(fact, { part: null, row: key, value, over: facts[fact][at]?.turn }, context) };
}

function changeOfPart(fact: PartedFactName, { id, place, value }: Cell, context: Context): OneChange {
  const part = place[0] === "new" ? null : place[0] ?? null;
  const { facts } = context.sheet;
  const parts = partsOf(facts, fact);
  const unclear = unclearAt(id, context);
  const isKnown = part === null || partNames(fact).includes(part);
  if (!isKnown || (place.length > 1 && unclear === null)) return { why: NO_SUCH_CELL };
  if (unclear !== null && value === "") return { change: struckUnclear(fact, unclear, context) };
  if (part !== null && (parts?.[part] ?? "") === value && unclear === null) return {};
  const dated = datedValue(part, value, context);
  if ("why" in dated) return dated;
  const tried = tryPart(fact, { part, value: dated.value }, context);
  if (tried !== null) return { why: tried };
  return { change: made(fact, { part, row: unclear, value: dated.value, over: facts[fact]?.turn }, context) };
}

/** A date is kept with its year, so that it says the same on another day. */
function datedValue(part: string | null, value: string, context: Context): CellReading<string> {
  if ((part !== "by" && part !== "on") || value === "") return { value };
  const day = readDayCell(value, cellSetting(context));
  return "why" in day ? day : { value: longDate(day.value) };
}

/** Why a part cannot be read, or null where it can. */
function tryPart(
  fact: PartedFactName,
  { part, value }: { part: string | null; value: string },
  context: Context,
): string | null {
  const typed = { value, evidence: TRIED, setting: cellSetting(context) };
  const tried = changePart(context.sheet.facts, [fact, part], typed);
  return "why" in tried ? tried.why : null;
}
