import type { Evidence, Facts, FactSheet, ModelFact, TextFact, UnclearFact } from "../domain/facts.ts";
import { amountsIn } from "../text/amounts.ts";
import { isThin } from "../text/thinness.ts";
import { homeCurrency } from "./apply_changes.ts";
import type { CellSetting } from "./cell_readers.ts";
import {
  isListFact,
  isPartedFact,
  type ListFactName,
  type PartedFactName,
  partsOf,
  rowsOf,
} from "./cell_values.ts";
import { PART_CHANGES, type PartChange } from "./part_changes.ts";
import { ROW_READERS } from "./row_kinds.ts";

/** Days are kept with their year, so that no reading depends on today. */
const ANY_DAY = new Date(0);

/**
 * The sheet with what a model read laid over it, oldest first: it fills what is empty or unclear, and takes the place of
 * the rules' reading of the same message. What the rules read of another message stays.
 */
export function layModelFacts(sheet: FactSheet, read: readonly ModelFact[]): FactSheet {
  const laid = new Set<string>();
  let { facts } = sheet;
  for (const group of groupsOf(read)) {
    const [first] = group;
    if (first === undefined) continue;
    const setting = { home: homeCurrency(facts), now: ANY_DAY };
    facts = isListFact(first.fact)
      ? withRows(facts, first.fact, { fresh: group, setting })
      : withValue(facts, first, { setting, isOurs: laid.has(idOf(first)) });
    laid.add(idOf(first));
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
  return { ...evidenceOf(read), text: read.value, ...(isThin(read.value) ? { thin: true } : {}) };
}

/** The facts with one part read into its place; null where the value cannot be read. */
export function withPart(
  facts: Facts,
  fact: PartedFactName,
  { read, setting }: { read: ModelFact; setting: CellSetting },
): Facts | null {
  const { part, value, quote, turn } = read;
  const asked = <T extends Evidence>(before: T | null): PartChange<T> => {
    const keeps = before !== null && (before.turn !== turn || before.quote.includes(quote));
    const evidence = keeps
      ? { quote: before.quote, turn: before.turn, field: before.field, state: before.state }
      : evidenceOf(read);
    return { before, part, value, evidence, setting };
  };
  switch (fact) {
    case "goal": {
      const goal = PART_CHANGES.goal(asked(facts.goal));
      return "why" in goal ? null : { ...facts, goal: goal.value };
    }
    case "capacity": {
      const capacity = PART_CHANGES.capacity(asked(facts.capacity));
      return "why" in capacity ? null : { ...facts, capacity: capacity.value };
    }
    case "moment": {
      const moment = PART_CHANGES.moment(asked(facts.moment));
      return "why" in moment ? null : { ...facts, moment: moment.value };
    }
    case "bet": {
      const bet = PART_CHANGES.bet(asked(facts.bet));
      return "why" in bet ? null : { ...facts, bet: bet.value };
    }
    case "raise": {
      const raise = PART_CHANGES.raise(asked(facts.raise));
      return "why" in raise ? null : { ...facts, raise: raise.value };
    }
  }
}

type Lists = { [Name in ListFactName]: Facts[Name][number][] };

interface Fresh {
  fresh: ModelFact[];
  setting: CellSetting;
}

/** A list with the rows of one message: rows of the rules' give way where the same words were read otherwise. */
function withRows<Name extends ListFactName>(facts: Facts, name: Name, { fresh, setting }: Fresh): Facts {
  const lists: Lists = facts;
  const rows: Lists[Name] = lists[name];
  const read = ROW_READERS[name];
  const cells = rowsOf(facts, name);
  const isKept = rows.map((row, at) => !givesWay(row, cells[at]?.value ?? "", fresh));
  const keys = new Set(cells.filter((_, at) => isKept[at]).map(({ key }) => key.toLowerCase()));
  const made: Lists[Name] = [];
  for (const each of fresh) {
    const row = read(each.value, setting, evidenceOf(each));
    if ("why" in row) continue;
    const value = isText(row.value) && isThin(row.value.text) ? { ...row.value, thin: true } : row.value;
    const key = rowsOf({ ...facts, [name]: [value] }, name)[0]?.key.toLowerCase() ?? "";
    if (keys.has(key)) continue;
    keys.add(key);
    made.push(value);
  }
  const first = isKept.indexOf(false);
  const place = first === -1 ? rows.length : first;
  const kept = (row: Lists[Name][number], at: number) => isKept[at] ? [row] : [];
  return {
    ...facts,
    [name]: [
      ...rows.slice(0, place).flatMap(kept),
      ...made,
      ...rows.slice(place).flatMap((row, at) => kept(row, place + at)),
    ],
  };
}

function isText(row: Evidence): row is TextFact {
  return "text" in row;
}

/** The same words of the same message, and no number of the row would be lost. */
function givesWay(row: Evidence, cell: string, fresh: ModelFact[]): boolean {
  const same = row.state === "read" &&
    fresh.some(({ turn, quote }) => turn === row.turn && overlap(quote, row.quote));
  if (!same) return false;
  const numbers = new Set(fresh.flatMap(({ value }) => numbersOf(value)));
  return numbersOf(cell).every((number) => numbers.has(number));
}

function numbersOf(cell: string): number[] {
  return amountsIn(cell, { languages: ["en"], home: null }).filter(({ isArticle }) => !isArticle)
    .map(({ value }) => value);
}

function overlap(one: string, other: string): boolean {
  return one.includes(other) || other.includes(one);
}

function settles(read: ModelFact, { fact, part, quote }: UnclearFact): boolean {
  if (read.fact !== fact) return false;
  return overlap(read.quote, quote) || (!isListFact(fact) && part !== undefined && part === read.part);
}
