import { emptyFacts } from "../../domain/empty_facts.ts";
import {
  type Evidence,
  FACT_NAMES,
  type FactChange,
  type Facts,
  type FactSheet,
  type PriceFact,
  TEXT_FACTS,
} from "../../domain/facts.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { applyChanges } from "./apply_changes.ts";
import { correctionsToChanges } from "./corrections.ts";
import { clausesOf, tightened } from "../numbers/tightened.ts";
import { turnOrder } from "../statements/said_turns.ts";
import { onlyAmount, statedNumbers, stemList } from "../numbers/stated_numbers.ts";

/** A number that was put right in words: what was wrong, what is so, and the stems of what it counts. */
export interface NumberPutRight {
  from: number;
  /** Null where no one number took its place. */
  to: number | null;
  counts: string[];
  turn: string;
  /** The words that put it right. */
  quote: string;
}

/** Every number that a correction of the journey took back, whether a fact had it or only an answer. */
export function numbersPutRight(
  { factChanges = [], corrections }: JourneyState,
  { facts }: FactSheet,
): NumberPutRight[] {
  const changed = factChanges.map((change) => ({
    from: change.was ?? "",
    to: newValueOf(change),
    quote: change.quote,
    turn: change.turn,
    words: `${change.quote} ${change.row ?? ""} ${wordsBeside(change, facts)}`,
  }));
  const unread = corrections.map(({ from, to, quote = to, turn }) => ({
    from,
    to,
    quote,
    turn,
    words: statedNumbers(quote).flatMap(({ counts }) => counts).join(" "),
  }));
  return [...changed, ...unread].flatMap(({ from, to, quote, turn, words }) => {
    const old = onlyAmount(from);
    if (old === null) return [];
    return [{ from: old.value, to: onlyAmount(to)?.value ?? null, counts: stemList(words), turn, quote }];
  });
}

/** "The 3 year plan: 147" is a row whose name has a number of its own: its new value is what stands beside the name. */
function newValueOf({ row, value }: FactChange): string {
  return row === null || !value.startsWith(row) ? value : value.slice(row.length);
}

/** What a changed number counts, where neither its row nor the correcting words say so: the goal's words, or its clause. */
function wordsBeside({ fact, part, value }: FactChange, facts: Facts): string {
  if (fact === "goal") return `${facts.goal?.metric ?? ""} ${facts.goal?.unit ?? ""}`;
  const text = TEXT_FACTS.some((name) => name === fact) && part !== null ? textOf(facts, fact) : "";
  const clauses = clausesOf(text).map(({ from, to }) => text.slice(from, to));
  return clauses.find((clause) => clause.includes(value)) ?? "";
}

function textOf(facts: Facts, name: FactChange["fact"]): string {
  const fact = facts[name];
  return fact !== null && "text" in fact ? fact.text : "";
}

/** True where a text states a number that was put right, of the same thing or of nothing that is named. */
export function statesWrong(text: string, { from, counts }: NumberPutRight): boolean {
  return statedNumbers(text).some((stated) =>
    stated.amount.value === from &&
    (counts.length === 0 || stated.counts.length === 0 || countSame(stated.counts, counts))
  );
}

/** The shortest head of a compound: the "kund" of "Rahmenkunden". */
const SHORTEST_HEAD = 4;

/** True where one thing is counted: a stem is the same, or the head of a compound. */
function countSame(stems: readonly string[], others: readonly string[]): boolean {
  const isHead = (head: string, whole: string) => head.length >= SHORTEST_HEAD && whole.endsWith(head);
  return stems.some((stem) =>
    others.some((other) => stem === other || isHead(stem, other) || isHead(other, stem))
  );
}

/**
 * Facts in which a number that the founder has put right returns in a later answer: "423 farmers, not 410" and, some
 * questions on, "410 farmers" from habit. The number that was put right stands, with the words that did so, unless the
 * founder changed it back; a price that was told beside a wrong one keeps its own words alone.
 */
export function withNumbersPutRight(sheet: FactSheet, state: JourneyState, now: Date): FactSheet {
  const numbers = numbersPutRight(state, sheet);
  if (numbers.length === 0) return sheet;
  const order = turnOrder(state);
  const right = numbers.reduce((before, { from, to, counts, turn, quote }) => {
    if (to === null || counts.length === 0) return before;
    const later = saidAfter(before, turn, order);
    const found = { from: String(from), to: String(to), about: counts.join(" "), isOnlyOfThat: true };
    return applyChanges(before, correctionsToChanges(found, later, { turn, quote, now }).changes);
  }, sheet);
  const prices = right.facts.prices.filter((price, at, all) => !isToldElsewhere(price, all.toSpliced(at, 1)))
    .map((price) =>
      numbers.some((number) => number.from !== price.amount && statesWrong(price.quote, number))
        ? { ...price, quote: tightened(price.quote, [price.amount]) }
        : price
    );
  return { ...right, facts: { ...right.facts, prices } };
}

/** A price that was put right, where the words that did so already give it. */
function isToldElsewhere({ state, turn, amount, per }: PriceFact, others: readonly PriceFact[]): boolean {
  return state === "corrected" &&
    others.some((other) =>
      other.state !== "corrected" && other.turn === turn && other.amount === amount && other.per === per
    );
}

/** The facts that were said in later turns than this one, and that the founder has not changed since. */
function saidAfter(sheet: FactSheet, turn: string, order: readonly string[]): FactSheet {
  const isLater = (fact: Evidence) =>
    fact.state !== "corrected" && order.indexOf(fact.turn) > order.indexOf(turn);
  const later = FACT_NAMES.map((name) => {
    const fact = sheet.facts[name];
    if (Array.isArray(fact)) return [name, fact.filter((row: Evidence) => isLater(row))];
    return [name, fact !== null && isLater(fact) ? fact : null];
  });
  return { ...sheet, facts: { ...emptyFacts(), ...Object.fromEntries(later) } };
}
