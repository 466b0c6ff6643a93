import {
  FACT_NAMES,
  type FactChange,
  type FactName,
  type FactSheet,
  TEXT_FACTS,
  TEXT_LIST_FACTS,
} from "../domain/facts.ts";
import { isFieldId } from "../domain/fields.ts";
import { type Amount, amountsIn } from "../text/amounts.ts";
import { isCalendarName } from "../text/months.ts";
import { isListFact, isPartedFact, type ListFactName, partsOf, rowsOf } from "./cell_values.ts";
import { type CellChanges, type ChangeSetting, changesFrom } from "./changes.ts";
import { FIELDS_OF_FACT } from "./fields_of_fact.ts";
import { changesOfNumber } from "./spread_numbers.ts";
import { onlyAmount, replaceNumberWords, statedNumbers, stemList } from "./stated_numbers.ts";

/** A correction as it was found in words. */
export interface FoundCorrection {
  /** The old value as typed ("90", "Growyze"), or null where only the new one was said. */
  from: string | null;
  /** The new value as typed ("88", "750k", "Xero 19, auditors 16"). */
  to: string;
  /** What it is about: a field, a fact, a part ("goal.by"), or the founder's words ("the raise"); null if not said. */
  about: string | null;
}

/**
 * The changes that a correction in words asks for: "it's 88 not 90", "no, the raise is 750k", "channels: Xero 19,
 * auditors 16". Empty where nothing on the sheet is meant for certain; `refused` says what to type.
 */
export function correctionsToChanges(
  { from, to, about }: FoundCorrection,
  sheet: FactSheet,
  setting: ChangeSetting,
): CellChanges {
  if (from !== null && from.trim() !== "") {
    return { changes: changesOfValue({ from, to, about }, sheet, setting), refused: [] };
  }
  const target = about === null ? null : targetOf(about);
  if (target === null) return { changes: [], refused: [] };
  if (isListFact(target.fact)) return changesFrom(rowCells(target.fact, to, sheet), sheet, setting);
  const id = target.part === null ? target.fact : `${target.fact}.${target.part}`;
  return changesFrom({ [id]: to }, sheet, setting);
}

interface Target {
  fact: FactName;
  part: string | null;
}

/** Facts whose numbers are their own: a price is no count of customers. */
const STRUCTURED: FactName[] = ["prices", "capacity", "goal", "raise", "bet", "channels"];

/** Words by which founders call what stands in the worksheet, where they are not the fact's own name. */
const CALLED: [RegExp, Target][] = [
  [
    /(?<!\p{L})(?:raise|raising|round|ask|finanzierungsrunde|kapitalrunde|levée|ronda|rodada|captação|aumento di capitale|investeringsronde)(?!\p{L})/iu,
    { fact: "raise", part: "amount" },
  ],
  [
    /(?<!\p{L})(?:deadline|by when|due date|frist|date limite|échéance|plazo|scadenza|prazo)(?!\p{L})/iu,
    { fact: "goal", part: "by" },
  ],
  [
    /(?<!\p{L})(?:goal|target|ziel|objectif|objetivo|meta|obiettivo|doel|目標)(?!\p{L})/iu,
    { fact: "goal", part: null },
  ],
  [
    /(?<!\p{L})(?:hours?|stunden?|heures?|horas?|ore|uur|uren)(?!\p{L})|時間/iu,
    { fact: "capacity", part: "hours_a_week" },
  ],
  [
    /(?<!\p{L})(?:budget|money a month|monthly (?:money|budget)|presupuesto|orçamento|(?:euros?|dollars?|pounds?|quid|franken|francs?|reais|pesos) (?:a month|per month|im monat|pro monat|par mois|al mes|por mes|al mese|por mês|per maand))(?!\p{L})|予算/iu,
    { fact: "capacity", part: "money_a_month" },
  ],
  [
    /(?<!\p{L})(?:channels?|where (?:they|customers) c[ao]me from|kanäle|canaux|canales|canali|canais|kanalen)(?!\p{L})/iu,
    { fact: "channels", part: null },
  ],
  [
    /(?<!\p{L})(?:prices?|pricing|fee|preise?|prix|tarifs?|precios?|prezz[io]|preços?|prij(?:s|zen))(?!\p{L})|料金|価格/iu,
    { fact: "prices", part: null },
  ],
  [/(?<!\p{L})(?:moment|launch)(?!\p{L})/iu, { fact: "moment", part: "text" }],
  [/(?<!\p{L})(?:rivals?|competitors?)(?!\p{L})/iu, { fact: "rivals", part: null }],
  [/(?<!\p{L})(?:obstacle)(?!\p{L})/iu, { fact: "obstacle", part: null }],
  [/(?<!\p{L})(?:team)(?!\p{L})/iu, { fact: "team", part: null }],
  [/(?<!\p{L})(?:bet)(?!\p{L})/iu, { fact: "bet", part: null }],
];

/** True for words by which a founder calls a fact: "goal", "our prices". */
export function namesFact(words: string): boolean {
  return targetOf(words) !== null;
}

function targetOf(about: string): Target | null {
  const [name = "", part] = about.trim().split(".");
  const fact = FACT_NAMES.find((each) => each === name);
  if (fact !== undefined) return { fact, part: part ?? null };
  if (isFieldId(about)) {
    const own = FACT_NAMES.filter((each) => FIELDS_OF_FACT[each][0] === about);
    return own.length === 1 && own[0] !== undefined ? { fact: own[0], part: null } : null;
  }
  return CALLED.find(([words]) => words.test(about))?.[1] ?? null;
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
    const at = named.length === 1 ? named[0] : undefined;
    const key = at === undefined ? "" : rows[at]?.key ?? "";
    const numbers = amountsIn(cell, { languages: ["en"], home: null });
    if (at === undefined) cells[`${fact}.new.${index}`] = cell;
    else {cells[`${fact}.${at}`] = fact === "channels" && numbers.length > 0
        ? `${key} ${numbers.at(-1)?.text}`
        : cell;}
  }
  return cells;
}

/** Where the old value stands, the new one takes its place: a number wherever it is the same number of the same thing. */
function changesOfValue(
  { from, to, about }: { from: string; to: string; about: string | null },
  sheet: FactSheet,
  setting: ChangeSetting,
): FactChange[] {
  const said = { turn: setting.turn, quote: setting.quote ?? to };
  const old = onlyAmount(from);
  const fresh = onlyAmount(to);
  if (old === null || fresh === null) {
    return isCalendarName(from) && isCalendarName(to)
      ? dayChanges({ from, to, about: about ?? "" }, sheet, said)
      : wordChanges(from, to, sheet, said);
  }
  const fresher = fresh.kind === "number" && old.kind !== "number"
    ? { ...fresh, kind: old.kind, currency: old.currency }
    : fresh;
  const target = about === null ? null : targetOf(about);
  const thing = thingOf({ from, to, about }, sheet, old);
  const written = /[万千]/u.test(to) ? String(fresh.value) : to;
  const structured = structuredChanges({ old, fresh: written, target, thing }, sheet, setting);
  // A price or an hour that was named is that one; the same number of something else stays.
  const spread = target === null || !STRUCTURED.includes(target.fact)
    ? changesOfNumber({ from: old, to: fresher, thing, isFound: structured.length > 0 }, sheet, said)
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
  { from, to, about }: { from: string; to: string; about: string | null },
  { facts }: FactSheet,
  old: Amount,
): string[] {
  const named = [from, to].flatMap((text) => statedNumbers(text).flatMap(({ counts }) => counts));
  if (named.length > 0) return [...new Set(named)];
  const target = about === null ? null : targetOf(about);
  if (about !== null && !isFieldId(about) && (target === null || !STRUCTURED.includes(target.fact))) {
    const words = stemList(about);
    if (words.length > 0) return words;
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
  const replaced = (value: string) => {
    const stated = statedNumbers(value).filter(({ amount }) =>
      amount.value === old.value && (old.kind === "number" || amount.kind === old.kind)
    );
    const one = stated[0];
    if (one === undefined && target !== null) return inThousands(value, old, fresh);
    if (one === undefined || stated.length > 1) return null;
    const number = /[£€$¥%]|[A-Z]{3}/.test(fresh) ? fresh : one.amount.text.replace(/\d[\d.,]*\d|\d/, fresh);
    return value.slice(0, one.amount.index) + number + value.slice(one.amount.end);
  };
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

/** "Yeison starts in March, not in February": only what is told of Yeison changes, and nobody's letter does. */
function toldOf(about: string): (text: string) => boolean {
  const told = stemList(about.split(/\s+/u).filter((word) => !isCalendarName(word)).join(" "));
  return (text) => stemList(text).some((stem) => told.includes(stem));
}

/** A month or a weekday that was wrong, wherever it is told of the thing that is named. */
function dayChanges(
  { from, to, about }: { from: string; to: string; about: string },
  { facts }: FactSheet,
  said: { turn: string; quote: string },
): FactChange[] {
  const isTold = toldOf(about);
  const hasDay = (text: string) => replaceNumberWords(text, from, to) !== text && isTold(text);
  const texts = TEXT_FACTS.filter((fact) => fact !== "voice_sample").flatMap((fact): FactChange[] =>
    hasDay(facts[fact]?.text ?? "") ? [{ fact, part: from, row: null, value: to, ...said }] : []
  );
  const lists = TEXT_LIST_FACTS.flatMap((fact) =>
    facts[fact].filter(({ text }) => hasDay(text)).map(({ text }): FactChange => ({
      fact,
      part: from,
      row: text,
      value: to,
      ...said,
    }))
  );
  const team = rowsOf(facts, "team").filter(({ value }) => hasDay(value)).map((
    { key, value },
  ): FactChange => ({
    fact: "team",
    part: null,
    row: key,
    value: replaceNumberWords(value, from, to),
    ...said,
  }));
  return [...texts, ...lists, ...team];
}

/** A name or some words that were wrong: in the row or the texts that have them. */
function wordChanges(
  from: string,
  to: string,
  { facts }: FactSheet,
  said: { turn: string; quote: string },
): FactChange[] {
  const has = (text: string) => text.toLowerCase().includes(from.trim().toLowerCase());
  const texts = TEXT_FACTS.flatMap((fact): FactChange[] => {
    const read = facts[fact];
    return read !== null && has(read.text)
      ? [{ fact, part: from.trim(), row: null, value: to, ...said }]
      : [];
  });
  const lists = TEXT_LIST_FACTS.flatMap((fact) =>
    facts[fact].filter(({ text }) => has(text)).map(({ text }): FactChange => ({
      fact,
      part: from.trim(),
      row: text,
      value: to,
      ...said,
    }))
  );
  const rows = (["rivals", "channels", "team", "colours"] as const).flatMap((fact) =>
    rowsOf(facts, fact).filter(({ key }) => has(key)).map(({ key, value }): FactChange => ({
      fact,
      part: null,
      row: key,
      value: value.replace(new RegExp(from.trim().replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"), "iu"), () => to),
      ...said,
    }))
  );
  return [...texts, ...lists, ...rows];
}
