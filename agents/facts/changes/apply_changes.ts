import { emptyFacts } from "../../domain/empty_facts.ts";
import {
  type Evidence,
  type FactChange,
  type FactName,
  type Facts,
  type FactSheet,
  TEXT_LIST_FACTS,
  type TextFact,
} from "../../domain/facts.ts";
import { type CellSetting } from "./cell_readers.ts";
import { readPriceCell } from "./price_cell.ts";
import {
  isListFact,
  isPartedFact,
  type ListFactName,
  listOf,
  type PartedFactName,
  partsOf,
  rowsOf,
} from "./cell_values.ts";
import { FIELDS_OF_FACT } from "../fields_of_fact.ts";
import { changePart } from "./part_changes.ts";
import { ROW_READERS, type RowReader } from "./row_kinds.ts";
import type { Span } from "../../text/sentences.ts";
import { clausesOf } from "../numbers/tightened.ts";
import { replaceNumberWords, statedNumbers } from "../numbers/stated_numbers.ts";
import { ANY_DAY } from "../../domain/days.ts";

/**
 * The sheet with a founder's changes laid over it, oldest first. Each changes one value: a whole text or row, one part,
 * or some words of a text. What was said anew in a later turn than the one that was changed stays.
 */
export function applyChanges(sheet: FactSheet, changes: readonly FactChange[]): FactSheet {
  return changes.reduce((before, change) => ({
    facts: withChange(before.facts, change),
    unclear: before.unclear.filter((each) => !settles(change, each)),
  }), sheet);
}

/** A change of the fact that an unclear one would fill settles it, as does an answer to its very words. */
function settles(change: FactChange, { fact, part, quote }: FactSheet["unclear"][number]): boolean {
  if (change.fact !== fact) return false;
  if (change.row === quote) return true;
  return !isListFact(fact) && part !== undefined && change.part === part;
}

/** The founder's currency as the facts carry it: the one that stands most often; null where none does. */
export function homeCurrency({ prices, capacity, raise, goal }: Facts): string | null {
  const said = [
    ...prices.map(({ currency }) => currency),
    capacity?.money_a_month?.currency,
    raise?.currency,
    raise?.already?.currency,
    /^[A-Z]{3}$/.test(goal?.unit ?? "") ? goal?.unit : null,
  ].filter((currency) => currency !== null && currency !== undefined);
  const counts = new Map<string, number>();
  for (const currency of said) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0] ?? null;
}

/** The part that stands for something unclear which the founder has struck out: nothing else changes. */
export const UNCLEAR_PART = "unclear";

function withChange(facts: Facts, change: FactChange): Facts {
  const { fact, part } = change;
  if (part === UNCLEAR_PART) return facts;
  const setting = { home: homeCurrency(facts), now: ANY_DAY };
  if (isListFact(fact)) return withRow(facts, fact, { change, setting });
  if (isPartedFact(fact)) return withPart(facts, fact, { change, setting });
  return { ...facts, [fact]: changedText(facts[fact], change) };
}

interface Changing {
  change: FactChange;
  setting: CellSetting;
}

function correctedBy({ fact, turn, quote }: FactChange, before: Evidence | null): Evidence {
  return { quote, turn, field: before?.field ?? FIELDS_OF_FACT[fact][0], state: "corrected" };
}

/** What stands now was said after what the founder changed: it stays. */
export function isSaidAnew({ over, turn }: FactChange, before: Evidence | null): boolean {
  return over !== undefined && before !== null && before.turn !== over && before.turn !== turn;
}

function changedText(before: TextFact | null, change: FactChange): TextFact | null {
  if (change.part !== null) return before === null ? null : withWords(before, change);
  if (isSaidAnew(change, before)) return before;
  return change.value === "" ? null : { ...correctedBy(change, before), text: change.value };
}

/** "61" of a text gives way to "62"; a text that has no "61" any more stays. */
function withWords(before: TextFact, change: FactChange): TextFact {
  const text = replaceNumberWords(before.text, change.part ?? "", change.value);
  return text === before.text ? before : { ...correctedBy(change, before), text };
}

function withRow<Name extends ListFactName>(facts: Facts, fact: Name, changing: Changing): Facts {
  const keys = rowsOf(facts, fact).map(({ key }) => key.toLowerCase());
  const { row } = changing.change;
  const found = row === null ? -1 : keys.indexOf(row.toLowerCase());
  const at = found === -1 ? sameRow(facts, fact, changing) : found;
  if (changing.change.part !== null) return withWordsAt(facts, { fact, at }, changing.change);
  const rows = changedRows(listOf(facts, fact), ROW_READERS[fact], { at, ...changing });
  return { ...facts, [fact]: rows };
}

/** Of a list only texts have words that give way. */
function withWordsAt(facts: Facts, { fact, at }: { fact: FactName; at: number }, change: FactChange): Facts {
  const list = TEXT_LIST_FACTS.find((name) => name === fact);
  const before = list === undefined ? undefined : facts[list][at];
  return list === undefined || before === undefined
    ? facts
    : { ...facts, [list]: facts[list].with(at, withWords(before, change)) };
}

/** A new row that says what a row says already is that row. */
function sameRow(facts: Facts, fact: ListFactName, { change, setting }: Changing): number {
  if (change.part !== null || change.value === "") return -1;
  const rows = rowsOf(facts, fact);
  if (fact !== "prices") {
    const read = ROW_READERS[fact](change.value, setting, correctedBy(change, null));
    if ("why" in read) return -1;
    const key = rowsOf({ ...emptyFacts(), [fact]: [read.value] }, fact)[0]?.key.toLowerCase();
    return rows.findIndex((row) => row.key.toLowerCase() === key);
  }
  const price = readPriceCell(change.value, setting);
  if ("why" in price) return -1;
  const { amount, currency, for: what } = price.value;
  return facts.prices.findIndex((row) =>
    row.amount === amount && row.currency === currency && row.for?.toLowerCase() === what?.toLowerCase()
  );
}

interface Place extends Changing {
  /** The row that is changed, or -1 for a new one. */
  at: number;
}

function changedRows<T extends Evidence>(rows: T[], read: RowReader<T>, place: Place): T[] {
  const { at, change, setting } = place;
  const before = rows[at] ?? null;
  if (isSaidAnew(change, before)) return rows;
  if (change.value === "") return before === null ? rows : rows.toSpliced(at, 1);
  const isListSaidAnew = before === null && change.over !== undefined && rows.length > 0 &&
    !rows.some(({ turn }) => turn === change.over || turn === change.turn);
  if (isListSaidAnew) return rows;
  const row = read(change.value, setting, correctedBy(change, before));
  if ("why" in row) return rows;
  return before === null ? [...rows, row.value] : rows.with(at, row.value);
}

function withPart(facts: Facts, fact: PartedFactName, { change, setting }: Changing): Facts {
  if (isSaidAnew(change, facts[fact])) return facts;
  const before = facts[fact];
  const evidence = correctedBy(change, before);
  const changed = changePart(facts, [fact, change.part], { value: change.value, evidence, setting });
  if ("why" in changed) return facts;
  const after = changed.value[fact];
  if (before === null || after === null) return changed.value;
  const beside = saidBeside(before, partsOf(facts, fact)?.[change.part ?? ""] ?? "") ?? undefined;
  return { ...changed.value, [fact]: { ...after, beside } };
}

/** The longest run of clauses of a fact's words that do not state the number which was corrected; null where all do. */
function saidBeside(before: Evidence, corrected: string): Evidence["beside"] | null {
  const { quote, turn, state, beside = null } = before;
  const gone = statedNumbers(corrected).map(({ amount }) => amount.value);
  const isKept = (clause: string) =>
    gone.length > 0 && !statedNumbers(clause).some(({ amount }) => gone.includes(amount.value));
  if (state === "corrected") return beside !== null && isKept(beside.quote) ? beside : null;
  const spans = clausesOf(quote);
  const runs: Span[] = [];
  for (const [at, span] of spans.entries()) {
    const last = runs.at(-1);
    if (!isKept(quote.slice(span.from, span.to))) continue;
    if (last !== undefined && last.to === spans[at - 1]?.to) last.to = span.to;
    else runs.push({ ...span });
  }
  const [longest] = runs.toSorted((one, other) => other.to - other.from - (one.to - one.from));
  return longest === undefined ? null : { quote: quote.slice(longest.from, longest.to), turn };
}
