import {
  type FactChange,
  type FactName,
  type FactSheet,
  TEXT_FACTS,
  TEXT_LIST_FACTS,
} from "../../domain/facts.ts";
import { isFieldId } from "../../domain/fields.ts";
import { type Amount, amountsIn } from "../../text/amounts.ts";
import { isCalendarName } from "../../text/months.ts";
import { STRUCTURED, type Target, targetOf } from "./called_facts.ts";
import { isListFact, isPartedFact, type ListFactName, partsOf, rowsOf } from "./cell_values.ts";
import { type CellChanges, type ChangeSetting, changesFrom } from "./changes.ts";
import { changesOfNumber } from "./numbers_in_other_answers.ts";
import {
  inDigits,
  onlyAmount,
  statedNumbers,
  statesNumber,
  stemList,
  withNewNumber,
} from "../numbers/stated_numbers.ts";
import { daysPutRight, isDayOfMonth } from "./corrected_days.ts";
import { dayChanges, wordChanges } from "./word_corrections.ts";

/** A correction as it was found in words. */
export interface FoundCorrection {
  /** The old value as typed ("90", "Growyze"), or null where only the new one was said. */
  from: string | null;
  /** The new value as typed ("88", "750k", "Xero 19, auditors 16"). */
  to: string;
  /** What it is about: a field, a fact, a part ("goal.by"), or the founder's words ("the raise"); null if not said. */
  about: string | null;
  /** True where a number without a noun of its own is another one. */
  isOnlyOfThat?: boolean;
  /** Stems of what the new number counts: the years of "it's seventeen years in the scale house". */
  counts?: string[];
}

/**
 * The changes that a correction in words asks for: "it's 88 not 90", "no, the raise is 750k", "channels: Xero 19,
 * auditors 16". Empty where nothing on the sheet is meant for certain; `refused` says what to type.
 */
export function correctionsToChanges(
  found: FoundCorrection,
  sheet: FactSheet,
  setting: ChangeSetting,
): CellChanges {
  const { from, to, about } = found;
  if (from !== null && from.trim() !== "") {
    return { changes: changesOfValue({ ...found, from }, sheet, setting), refused: [] };
  }
  const target = about === null ? null : targetOf(about);
  if (target === null) return { changes: [], refused: [] };
  if (isListFact(target.fact)) return changesFrom(rowCells(target.fact, to, sheet), sheet, setting);
  const id = target.part === null ? target.fact : `${target.fact}.${target.part}`;
  return changesFrom({ [id]: to }, sheet, setting);
}

/** "Xero 19, auditors 16": each row by the one name on the sheet that has its words, else a new row. */
function rowCells(fact: ListFactName, to: string, { facts }: FactSheet): Record<string, string> {
  const rows = rowsOf(facts, fact);
  const typed = to.split(/[,;\n](?!\d)/).map((part) => part.trim()).filter((part) => /\p{L}/u.test(part));
  const cells: Record<string, string> = {};
  for (const [index, cell] of typed.entries()) {
    const words = stemList(cell.replace(/[\d.,%£€$¥]+/g, " "));
    const named = rows.flatMap(({ key }, at) =>
      words.some((stem) => stemList(key).includes(stem)) ? [at] : []
    );
    const numbers = amountsIn(cell, { languages: ["en"], home: null });
    const isBare = fact === "prices" &&
      !/\p{L}/u.test(numbers.reduce((rest, { text }) => rest.replace(text, " "), cell));
    // A price of which nothing says what it is for is the only one there is, or any of them.
    if (isBare && rows.length > 1) continue;
    const at = isBare && rows.length === 1 ? 0 : named.length === 1 ? named[0] : undefined;
    const key = at === undefined ? "" : rows[at]?.key ?? "";
    if (at === undefined) cells[`${fact}.new.${index}`] = cell;
    else {
      cells[`${fact}.${at}`] = fact === "channels" && numbers.length > 0
        ? `${key} ${numbers.at(-1)?.text}`
        : cell;
    }
  }
  return cells;
}

/** Where the old value stands, the new one takes its place: a number wherever it is the same number of the same thing. */
function changesOfValue(
  { from, to, about, counts, isOnlyOfThat = false }: FoundCorrection & { from: string },
  sheet: FactSheet,
  setting: ChangeSetting,
): FactChange[] {
  const said = { turn: setting.turn, quote: setting.quote ?? to };
  if (isDayOfMonth(from, setting.now) && isDayOfMonth(to, setting.now)) {
    return daysPutRight({ from, to, about: about ?? "", said }, sheet, setting);
  }
  const old = onlyAmount(from);
  const fresh = onlyAmount(to);
  if (old === null || fresh === null) {
    return isCalendarName(from) && isCalendarName(to)
      ? dayChanges({ from, to, said }, about ?? "", sheet.facts)
      : wordChanges({ from, to, said }, {
        about: about === null ? null : targetOf(about),
        facts: sheet.facts,
      });
  }
  const fresher = fresh.kind === "number" && old.kind !== "number"
    ? { ...fresh, kind: old.kind, currency: old.currency }
    : fresh;
  const target = about === null ? null : targetOf(about);
  const thing = thingOf({ from, to, about, counts }, sheet, old);
  const structured = structuredChanges({ old, fresh: inDigits(to), target, thing }, sheet, setting);
  // A price or an hour that was named is that one; the same number of something else stays.
  const spread = target === null || !STRUCTURED.includes(target.fact)
    ? changesOfNumber(
      { from: old, to: fresher, thing, isFound: isOnlyOfThat || structured.length > 0 },
      sheet,
      said,
    )
    : [];
  const done = new Set(structured.map(({ fact, row, part }) => JSON.stringify([fact, row, part])));
  return [
    ...structured,
    ...spread.filter(({ fact, row, part }) => !done.has(JSON.stringify([fact, row, part]))),
  ];
}

/**
 * Stems of what the number counts: the noun beside it in the correction, else in the founder's words for it, else the
 * noun that most of the facts that state it have behind it.
 */
function thingOf(
  { from, to, about, counts = [] }: FoundCorrection & { from: string },
  { facts }: FactSheet,
  old: Amount,
): string[] {
  const named = [from, to].flatMap((text) => statedNumbers(text).flatMap(({ counts }) => counts));
  if (named.length > 0) return [...new Set(named)];
  const target = about === null ? null : targetOf(about);
  if (about !== null && !isFieldId(about) && (target === null || !STRUCTURED.includes(target.fact))) {
    const words = stemList(about);
    if (words.length > 0) return [...new Set([...words, ...counts])];
  }
  const nouns = [
    ...TEXT_FACTS.flatMap((fact) => facts[fact]?.text ?? []),
    ...TEXT_LIST_FACTS.flatMap((fact) => facts[fact].map(({ text }) => text)),
  ].flatMap((text) =>
    statedNumbers(text).filter(({ amount }) => amount.value === old.value && amount.kind === old.kind)
  )
    .flatMap(({ counts }) => counts.slice(0, 1));
  const measured = [...facts.measured, ...facts.traction].filter(({ value }) => value === old.value)
    .flatMap(({ name, unit }) => stemList(`${name} ${unit ?? ""}`));
  const most = mostFrequent(nouns);
  return [...new Set([...most, ...measured])];
}

function mostFrequent(words: string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const top = Math.max(0, ...counts.values());
  return [...counts].filter(([, count]) => count === top).map(([word]) => word);
}

/** Cells of structured facts that have the old number: counts of channels, prices, goal, capacity, bet and raise. */
function structuredChanges(
  { old, fresh, target, thing }: { old: Amount; fresh: string; target: Target | null; thing: string[] },
  sheet: FactSheet,
  setting: ChangeSetting,
): FactChange[] {
  const cells: Record<string, string> = {};
  const isMeant = (fact: FactName) => target === null ? thing.length === 0 : target.fact === fact;
  const replaced = (value: string) =>
    statesNumber(value, old) || target === null
      ? withNewNumber(value, old, fresh)
      : inThousands(value, old, fresh);
  for (const fact of ["goal", "capacity", "bet", "raise"] as const) {
    const parts = isPartedFact(fact) ? partsOf(sheet.facts, fact) : null;
    for (const [part, value] of Object.entries(parts ?? {})) {
      const isNamed = target !== null && target.fact === fact &&
        (target.part === null || target.part === part);
      if (!isNamed && !isMeant(fact) && !isToldOf(sheet.facts[fact]?.quote ?? "", old, thing)) continue;
      if (["metric", "by"].includes(part) || part === "reverses" && !isNamed) continue;
      const cell = replaced(value);
      if (cell !== null) cells[`${fact}.${part}`] = cell;
    }
  }
  for (const fact of ["channels", "prices"] as const) {
    for (const [at, { value, key }] of rowsOf(sheet.facts, fact).entries()) {
      const isNamed = target?.fact === fact || stemList(key).some((stem) => thing.includes(stem));
      const cell = isNamed || isMeant(fact) ? replaced(value) : null;
      if (cell !== null) cells[`${fact}.${at}`] = cell;
    }
  }
  return changesFrom(cells, sheet, setting).changes;
}

/** "La Région c'est 85 000": the fact's own words name the thing in the clause of the old number. */
function isToldOf(quote: string, { value }: Amount, thing: readonly string[]): boolean {
  return quote.split(/[;.!?]\s|,\s/u).some((part) =>
    statedNumbers(part).some(({ amount }) => amount.value === value) &&
    thing.some((stem) => stemList(part).includes(stem))
  );
}

/** "The bet is 1.4, not 1.2" where 1,200,000 stands: who names the thing may leave out thousands and millions. */
function inThousands(value: string, old: Amount, fresh: string): string | null {
  const amount = onlyAmount(value);
  const scale = [1_000, 1_000_000].find((each) => amount?.value === old.value * each);
  const to = onlyAmount(fresh);
  if (amount === null || scale === undefined || to?.kind !== "number") return null;
  // "$1.2M" is put right as it was written, "1200000" in full.
  const written = onlyAmount(/\d[\d.,]*\d|\d/.exec(amount.text)?.[0] ?? "")?.value;
  const number = amount.text.replace(
    /\d[\d.,\s]*\d|\d/,
    () => written === old.value ? fresh : String(Math.round(to.value * scale)),
  );
  return value.slice(0, amount.index) + number + value.slice(amount.end);
}
