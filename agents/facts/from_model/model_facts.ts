import type { Evidence, Facts, FactSheet, MeasureFact, TextFact, UnclearFact } from "../../domain/facts.ts";
import type { ModelFact } from "../../domain/model_facts.ts";
import { amountsIn } from "../../text/amounts.ts";
import { LANGUAGES } from "../../text/lexicon.ts";
import { isGenericClaim } from "../../text/generic_claims.ts";
import { homeCurrency } from "../changes/apply_changes.ts";
import type { CellSetting } from "../changes/cell_readers.ts";
import {
  isListFact,
  isPartedFact,
  LIST_FACTS,
  type ListFactName,
  listOf,
  type PartedFactName,
  partsOf,
  type Rows,
  rowsOf,
} from "../changes/cell_values.ts";
import { changePart } from "../changes/part_changes.ts";
import { nounPhraseAt } from "../names/noun_phrases.ts";
import { ROW_READERS } from "../changes/row_kinds.ts";
import { numbersOf, withoutRepeats } from "./said_again.ts";
import { ANY_DAY } from "../../domain/days.ts";

/**
 * The sheet with what a model read laid over it, oldest first: it fills what is empty or unclear, and takes the place of
 * the rules' reading of the same message. What the rules read of another message stays, unless the model has read the
 * same there: what was said twice stands once.
 */
export function layModelFacts(sheet: FactSheet, read: readonly ModelFact[]): FactSheet {
  const laid = new Set<string>();
  let { facts } = sheet;
  for (const group of groupsOf(read)) {
    const [first] = group;
    if (first === undefined) continue;
    const setting = { home: homeCurrency(facts), now: ANY_DAY };
    facts = isListFact(first.fact)
      ? withRows(facts, first.fact, {
        fresh: group,
        beside: read.filter(({ turn }) => turn === first.turn),
        setting,
      })
      : withValue(facts, first, { setting, isOurs: laid.has(idOf(first)) });
    laid.add(idOf(first));
  }
  for (const name of LIST_FACTS) {
    if (read.some(({ fact }) => fact === name)) {
      facts = { ...facts, [name]: withoutRepeats(facts, name, read) };
    }
  }
  const unclear = sheet.unclear.filter((each) => !read.some((fact) => settles(fact, each)));
  return { ...sheet, facts, unclear };
}

function idOf({ fact, part }: ModelFact): string {
  return part === null ? fact : `${fact}.${part}`;
}

/** The rows of a list that one message gave go together; everything else stands for itself. */
function groupsOf(read: readonly ModelFact[]): ModelFact[][] {
  const groups: ModelFact[][] = [];
  for (const each of read) {
    const list = groups.find(([first]) =>
      first?.fact === each.fact && first.turn === each.turn && isListFact(each.fact)
    );
    if (list === undefined) groups.push([each]);
    else list.push(each);
  }
  return groups;
}

function evidenceOf({ quote, turn, field }: ModelFact): Evidence {
  return { quote, turn, field, state: "read" };
}

/** A text or a part of a fact; the facts as they were where another message has said it, or it cannot be read. */
function withValue(
  facts: Facts,
  read: ModelFact,
  { setting, isOurs }: { setting: CellSetting; isOurs: boolean },
): Facts {
  const { fact, part, turn } = read;
  if (isListFact(fact)) return facts;
  const before = facts[fact];
  const mayReplace = before === null || before.turn === turn || isOurs;
  if (!isPartedFact(fact)) return mayReplace ? { ...facts, [fact]: textFact(read) } : facts;
  const isEmpty = part !== null && (partsOf(facts, fact)?.[part] ?? "") === "";
  return mayReplace || isEmpty ? withPart(facts, fact, { read, setting }) ?? facts : facts;
}

function textFact(read: ModelFact): TextFact {
  return { ...evidenceOf(read), text: read.value, ...(isGenericClaim(read.value) ? { thin: true } : {}) };
}

/** The part without which the others say nothing. */
const MAIN_PART: Record<PartedFactName, string> = {
  goal: "target",
  bet: "target",
  capacity: "hours_a_week",
  moment: "text",
  raise: "amount",
};

/** The facts with one part read into its place; null where the value cannot be read. */
export function withPart(
  facts: Facts,
  fact: PartedFactName,
  { read, setting }: { read: ModelFact; setting: CellSetting },
): Facts | null {
  const { part, value, quote, turn } = read;
  const before = facts[fact];
  // The sentence of the number itself stays the fact's own where another one tells from where it starts.
  const main = MAIN_PART[fact];
  const isAside = part !== main && (partsOf(facts, fact)?.[main] ?? "") !== "";
  const keeps = before !== null && (before.turn !== turn || before.quote.includes(quote) || isAside);
  const evidence = keeps
    ? { quote: before.quote, turn: before.turn, field: before.field, state: before.state }
    : evidenceOf(read);
  const changed = changePart(facts, [fact, part], { value, evidence, setting });
  return "why" in changed ? null : changed.value;
}

interface Fresh {
  fresh: ModelFact[];
  /** All that was read of the same message. */
  beside: ModelFact[];
  setting: CellSetting;
}

/** A list with the rows of one message, in the place of those that the rules read of it. */
function withRows<Name extends ListFactName>(
  facts: Facts,
  name: Name,
  { fresh, beside, setting }: Fresh,
): Facts {
  const rows = listOf(facts, name);
  const read = ROW_READERS[name];
  const cells = rowsOf(facts, name);
  const isKept = rows.map((row, at) => !givesWay(row, cells[at]?.value ?? "", { fresh, beside }));
  const keys = new Set(cells.filter((_, at) => isKept[at]).map(({ key }) => key.toLowerCase()));
  const made: Rows[Name][] = [];
  for (const each of fresh) {
    const row = read(each.value, setting, evidenceOf(each));
    if ("why" in row) continue;
    const value = completed(row.value, each.quote, rows.filter((_, at) => !isKept[at]));
    const key = rowsOf({ ...facts, [name]: [value] }, name)[0]?.key.toLowerCase() ?? "";
    if (keys.has(key)) continue;
    keys.add(key);
    made.push(value);
  }
  const first = isKept.indexOf(false);
  const place = first === -1 ? rows.length : first;
  const kept = (row: Rows[Name], at: number) => isKept[at] ? [row] : [];
  return {
    ...facts,
    [name]: [
      ...rows.slice(0, place).flatMap(kept),
      ...made,
      ...rows.slice(place).flatMap((row, at) => kept(row, place + at)),
    ],
  };
}

/** A text with a note that it is thin; a measure with its unit, as the rules read it or as it was said behind the number. */
function completed<T extends Evidence>(row: T, quote: string, byRules: Evidence[]): T {
  if (isText(row)) return isGenericClaim(row.text) ? { ...row, thin: true } : row;
  if (!isMeasure(row) || row.unit !== null) return row;
  const read = byRules.filter(isMeasure).find(({ value }) => value === row.value);
  return { ...row, unit: read?.unit ?? nounBehind(row.value, quote) };
}

function isText(row: Evidence): row is TextFact {
  return "text" in row;
}

function isMeasure(row: Evidence): row is MeasureFact {
  return "value" in row && "unit" in row;
}

function nounBehind(value: number, quote: string): string | null {
  const number = amountsIn(quote, { languages: LANGUAGES, home: null }).find((amount) =>
    amount.value === value && amount.kind === "number"
  );
  const noun = number === undefined ? null : nounPhraseAt(quote, number.end, LANGUAGES, 2);
  return noun === null || number === undefined || noun.from - number.end > 1 ? null : noun.text;
}

/**
 * A row of the same message gives way, unless a number of it would be lost: the model may have left something out. Of a
 * text the model may have chosen fewer words.
 */
function givesWay(row: Evidence, cell: string, { fresh, beside }: Pick<Fresh, "fresh" | "beside">): boolean {
  if (row.state !== "read" || row.turn !== fresh[0]?.turn) return false;
  if (isText(row) && fresh.some(({ quote }) => overlap(quote, row.quote))) return true;
  const numbers = new Set(beside.flatMap(({ value }) => numbersOf(value)));
  return numbersOf(cell).every((number) => numbers.has(number));
}

function overlap(one: string, other: string): boolean {
  return one.includes(other) || other.includes(one);
}

function settles(read: ModelFact, { fact, part, quote }: UnclearFact): boolean {
  if (read.fact !== fact) return false;
  return overlap(read.quote, quote) || (!isListFact(fact) && part !== undefined && part === read.part);
}
