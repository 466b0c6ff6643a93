import {
  type FactChange,
  type Facts,
  type FactSheet,
  type MeasureFact,
  TEXT_FACTS,
  TEXT_LIST_FACTS,
} from "../../domain/facts.ts";
import { type Amount, amountsIn } from "../../text/amounts.ts";
import { applyChanges } from "./apply_changes.ts";
import { isListFact, isPartedFact, partsOf, rowsOf } from "./cell_values.ts";
import { type StatedNumber, statedNumbers, stemList } from "../numbers/stated_numbers.ts";

/** One number that gave way to another. */
export interface NumberChange {
  from: Amount;
  to: Amount;
  /** Stems of what it counts: "customers". */
  thing: string[];
  /** True where a row of that name was found: a number that says nothing of what it counts is another one then. */
  isFound?: boolean;
}

/**
 * The changes that follow from others: wherever else the old number of the same thing stands, the new one takes its
 * place. A number is the same where its kind is, and the noun behind it is the same or missing.
 */
export function spreadNumbers(changes: FactChange[], sheet: FactSheet): FactChange[] {
  const direct = new Set(changes.map(({ fact, row, part }) => JSON.stringify([fact, row, part])));
  return changes.flatMap((change) => {
    const moved = numberChangeOf(change, sheet);
    return moved === null ? [] : changesOfNumber(moved, sheet, { turn: change.turn, quote: change.quote });
  }).filter(({ fact, row, part }) =>
    !direct.has(JSON.stringify([fact, row, part])) && !isAlreadyChanged(fact, row, changes)
  );
}

function isAlreadyChanged(fact: FactChange["fact"], row: string | null, changes: FactChange[]): boolean {
  return changes.some((change) => change.fact === fact && change.row === row && change.part === null);
}

/** What a change does to the one number in which the old value and the new one differ; null where it is no such change. */
function numberChangeOf(change: FactChange, sheet: FactSheet): NumberChange | null {
  if (change.value === "" || ["channels", "prices", "raise", "capacity", "moment"].includes(change.fact)) {
    return null;
  }
  const before = cellOf(sheet.facts, change);
  const after = cellOf(applyChanges(sheet, [change]).facts, change) ?? change.value;
  if (before === null) return null;
  const old = statedNumbers(before);
  const fresh = statedNumbers(after);
  const gone = old.filter(({ amount }) => !fresh.some((each) => isSame(each.amount, amount)));
  const come = fresh.filter(({ amount }) => !old.some((each) => isSame(each.amount, amount)));
  const [from, to] = [gone[0], come[0]];
  if (from === undefined || to === undefined || gone.length > 1 || come.length > 1) return null;
  const thing = [...from.counts, ...to.counts, ...thingsOf(change, sheet)];
  return { from: from.amount, to: to.amount, thing: [...new Set(thing)] };
}

const isSame = (one: Amount, other: Amount) => one.value === other.value && one.kind === other.kind;

function cellOf(facts: Facts, { fact, part, row, value }: FactChange): string | null {
  if (isListFact(fact)) {
    const rows = rowsOf(facts, fact);
    return (rows.find(({ key }) => key === row) ?? rows.find((each) => each.value === value))?.value ?? null;
  }
  if (isPartedFact(fact)) return part === null ? null : partsOf(facts, fact)?.[part] ?? null;
  return facts[fact]?.text ?? null;
}

/** Stems of the name of what a changed row or goal counts. */
function thingsOf({ fact, row, part }: FactChange, { facts }: FactSheet): string[] {
  if (fact === "goal" && (part === "baseline" || part === "target")) {
    return stemList(`${facts.goal?.metric ?? ""} ${facts.goal?.unit ?? ""}`);
  }
  return (fact === "measured" || fact === "traction") && row !== null ? stemList(row) : [];
}

interface Correcting {
  turn: string;
  quote: string;
}

/** A change for every fact that states the old number of the thing; of anything where `thing` is empty. */
export function changesOfNumber(
  moved: NumberChange,
  { facts, isTractionMeasured = false }: FactSheet,
  said: Correcting,
): FactChange[] {
  const { from, thing, isFound = false } = moved;
  const states = (text: string) =>
    statedNumbers(text).find((each) =>
      isSame(each.amount, from) && isSameThing(each, thing, isFound) &&
      // "Three of ten" in words is a way of speaking, unless the thing itself stands behind it.
      (/\d/.test(each.amount.text) || each.counts.some((stem) => thing.includes(stem)))
    );
  const texts = [
    ...TEXT_FACTS.flatMap((fact) => {
      const read = facts[fact];
      return read === null ? [] : [{ fact, row: null, text: read.text }];
    }),
    ...TEXT_LIST_FACTS.flatMap((fact) => facts[fact].map(({ text }) => ({ fact, row: text, text }))),
  ];
  // "42 cafés in Leeds": where the place alone is the fact, the number beside it is put right with its words.
  const beside = TEXT_FACTS.flatMap((fact): FactChange[] => {
    const read = facts[fact];
    const isPart = read !== null && read.text !== read.quote && read.quote.includes(read.text);
    const stated = isPart && states(read.text) === undefined ? states(read.quote) : undefined;
    if (read === null || stated === undefined) return [];
    const value = read.quote.slice(0, stated.amount.index) + writtenLike(stated.amount, moved.to) +
      read.quote.slice(stated.amount.end);
    return [{ fact, part: null, row: null, value, ...said }];
  });
  return [
    ...beside,
    ...texts.flatMap(({ fact, row, text }): FactChange[] => {
      const stated = states(text);
      return stated === undefined
        ? []
        : [{ fact, part: stated.amount.text, row, value: writtenLike(stated.amount, moved.to), ...said }];
    }),
    ...(isTractionMeasured ? ["measured"] as const : ["measured", "traction"] as const).flatMap((fact) =>
      facts[fact].filter((row) => isMeasureOf(row, moved)).map((row): FactChange => ({
        fact,
        part: null,
        row: row.name,
        value: measureCell(row, moved),
        over: row.turn,
        ...said,
      }))
    ),
    ...rowsOf(facts, "team").flatMap(({ key, value }): FactChange[] => {
      const stated = states(value);
      return stated === undefined ? [] : [{
        fact: "team",
        part: null,
        row: key,
        value: value.slice(0, stated.amount.index) + writtenLike(stated.amount, moved.to) +
          value.slice(stated.amount.end),
        ...said,
      }];
    }),
    ...baselineChange(facts, moved, said),
  ];
}

function isSameThing({ counts }: StatedNumber, thing: string[], isFound: boolean): boolean {
  const isOpen = thing.length === 0 || counts.length === 0;
  return isOpen && !isFound || counts.some((stem) => thing.includes(stem));
}

function isMeasureOf({ name, value, unit }: MeasureFact, { from, thing }: NumberChange): boolean {
  const isNamed = stemList(`${name} ${unit ?? ""}`).some((stem) => thing.includes(stem));
  // "Repeat rate is 81, not 83": whoever names a share may leave out its sign.
  const isSameKind = (unit === "%") === (from.kind === "percent") ||
    unit === "%" && isNamed && from.kind === "number";
  return value === from.value && isSameKind && (thing.length === 0 || isNamed);
}

function measureCell({ name, unit }: MeasureFact, { from, to }: NumberChange): string {
  const isBareName = amountsIn(name, { languages: ["en"], home: null }).some((each) => isSame(each, from));
  const behind = unit === null ? "" : unit === "%" ? "%" : ` ${unit}`;
  return `${isBareName ? name.replace(from.text, to.text) : name}: ${to.value}${behind}`;
}

function baselineChange({ goal }: Facts, { from, to, thing }: NumberChange, said: Correcting): FactChange[] {
  if (goal === null || goal.baseline !== from.value) return [];
  const own = stemList(`${goal.metric ?? ""} ${goal.unit ?? ""}`);
  if (thing.length > 0 && !own.some((stem) => thing.includes(stem))) return [];
  return [{ fact: "goal", part: "baseline", row: null, value: String(to.value), over: goal.turn, ...said }];
}

/** The new number as typed, with the sign and scale of the old one where it came bare: "£607k" and 650 is "£650k". */
function writtenLike(old: Amount, fresh: Amount): string {
  if (fresh.kind !== "number" || old.kind === "number") return fresh.text;
  return old.text.replace(/\d[\d.,\u00a0 ]*\d|\d/, fresh.text);
}
