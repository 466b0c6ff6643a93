import { type StatedNumber, statedNumbers } from "../../facts/numbers/stated_numbers.ts";
import { rememberedValue } from "../../text/remembered.ts";
import { isSameWord, sharedStems, stemsOf } from "../../text/stems.ts";
import { stem } from "../../text/text.ts";
import { type Conflict, conflictOf, type Ground, type Said } from "./conflict.ts";
import { NOT_DONE_IN } from "./planned.ts";
import { spanOf } from "./rates.ts";
import { rivalNamed } from "./topics.ts";
import { BOUNDS, WORDS } from "./words.ts";

type Bound = "most" | "least";

/** A number with what it counts and what it bounds: "from 60 doors", "never more than 12 guests", "3 weeks". */
interface BoundNumber {
  value: number;
  /** Stem of what it counts; "" where it counts time or nothing. */
  counts: string;
  /** The same in days where it counts time; null where it does not. */
  days: number | null;
  /** What is done is bounded by it; null where it is not. */
  bound: Bound | null;
  /** Where it names those beyond a bound: "under 40 rooms" are turned away where 40 are the least. */
  turnsAway: Bound | null;
}

interface SaidNumber extends BoundNumber {
  said: Said;
}

const IN_DAYS = { day: 1, week: 7, month: 30.4, quarter: 91, year: 365 } as const;
const BEFORE = boundsBefore({ most: BOUNDS.sourceOf("most"), least: BOUNDS.sourceOf("least") });
const BEYOND = boundsBefore({ most: WORDS.sourceOf("more_than"), least: WORDS.sourceOf("less_than") });
const BEHIND: [Bound, RegExp][] = (["most", "least"] as const).map((bound) => [
  bound,
  new RegExp(`^[^,.;]{0,24}?${BOUNDS.sourceOf(`behind_${bound}`)}`, "iu"),
]);

function boundsBefore(words: Record<Bound, string>): [Bound, RegExp][] {
  return (["most", "least"] as const).map((bound) => [
    bound,
    new RegExp(`${words[bound]}\\s?(?:${WORDS.sourceOf("of_before_number")}\\s)?$`, "iu"),
  ]);
}

/** Units that are typed short as often as whole. */
const UNITS = [
  "ha hectare hectares hektar ettaro ettari hectárea hectáreas",
  "km kilometre kilometer kilometres kilometers kilómetro kilómetros chilometri quilómetros kilomètre kilomètres",
  "kg kilo kilos kilogram kilograms kilogramm",
  "t ton tons tonne tonnes tonnen tonnellate toneladas tonelada",
  "l litre litres liter liters litro litros litri",
].map((names) => new Set(names.split(" ").flatMap((name) => [name, stem(name)])));

const MOST_BEFORE = 40;

const numbersOf = rememberedValue(
  (sentence): readonly BoundNumber[] =>
    statedNumbers(sentence).filter(({ amount }) => amount.kind === "number").map((number) => ({
      value: number.amount.value,
      counts: number.counts[0] ?? unitBehind(sentence, number),
      days: daysIn(sentence, number),
      bound: boundIn(sentence, number),
      turnsAway: boundAhead(sentence, number.amount.index, BEYOND),
    })),
  4_000,
);

/** "1.2 ha": what is too short to be a word of its own. */
function unitBehind(sentence: string, { amount }: StatedNumber): string {
  const [, word = ""] = /^\s?(\p{L}{1,3})(?!\p{L})/u.exec(sentence.slice(amount.end)) ?? [];
  const unit = word.toLowerCase();
  return UNITS.some((names) => names.has(unit)) ? unit : "";
}

function daysIn(sentence: string, { amount }: StatedNumber): number | null {
  const [, word = ""] = /^[\s-]?(\p{L}+)/u.exec(sentence.slice(amount.end)) ?? [];
  const span = spanOf(word) ?? spanOf(word.replace(/s$/u, ""));
  return span === null ? null : amount.value * IN_DAYS[span];
}

function boundIn(sentence: string, { amount: { index, end } }: StatedNumber): Bound | null {
  return boundAhead(sentence, index, BEFORE) ??
    BEHIND.find(([, words]) => words.test(sentence.slice(end)))?.[0] ?? null;
}

function boundAhead(sentence: string, index: number, bounds: [Bound, RegExp][]): Bound | null {
  const ahead = sentence.slice(Math.max(0, index - MOST_BEFORE), index);
  return bounds.find(([, words]) => words.test(ahead))?.[0] ?? null;
}

/** Who is turned away is beyond the bound that is named: "anybody under 100 doors" is the least of 100. */
const TURNED_AWAY = "customer.not_for";
/** "I could do with 200": farther apart than this the two count different things. */
const FARTHEST = 4;
/** Where a number is as much as there is, or what a bet is lost by, and bounds nothing. */
const NO_BOUND_IN: readonly string[] = ["company.stage_region", "evolution.bet"];

/** A bound of what is done and a number beyond it, of the same things, in another answer. */
export function numberBeyondBound(ground: Ground): Conflict[] {
  const numbers = ground.said.filter(({ quote }) => !rivalNamed(ground, quote)).flatMap((said) =>
    numbersOf(said.quote).map((number) => ({ ...number, bound: ownBound(said, number), said }))
  );
  const bounds = numbers.filter(({ bound, said, counts, days }) =>
    bound !== null && counts !== "" && days === null &&
    !NO_BOUND_IN.includes(said.field) &&
    (said.field === TURNED_AWAY || !NOT_DONE_IN.includes(said.field))
  );
  return bounds.flatMap((bound) => {
    const beyond = numbers.find((other) => isBeyond(bound, other));
    return beyond === undefined ? [] : conflictOf({
      id: `bound:${bound.counts}`,
      a: bound.said,
      b: beyond.said,
      weight: 4,
      binding: "a",
      ask: "Which of the two holds when the next one asks?",
    });
  });
}

function ownBound({ field }: Said, { bound, turnsAway }: BoundNumber): Bound | null {
  return field === TURNED_AWAY ? turnsAway ?? bound : bound;
}

function isBeyond(bound: SaidNumber, other: SaidNumber): boolean {
  if (other.said.turn === bound.said.turn || NOT_DONE_IN.includes(other.said.field) || other.days !== null) {
    return false;
  }
  if (!isSameUnit(bound.counts, other.counts)) return false;
  if (other.bound === bound.bound) return bound.bound === "least" && other.value < bound.value;
  if (other.bound !== null || !isNear(bound, other)) return false;
  return bound.bound === "most" ? other.value > bound.value : other.value < bound.value;
}

function isSameUnit(one: string, other: string): boolean {
  return isSameWord(one, other) || UNITS.some((names) => names.has(one) && names.has(other));
}

function isNear({ value }: SaidNumber, other: SaidNumber): boolean {
  return Math.max(value, other.value) <= FARTHEST * Math.min(value, other.value);
}

/** A time in whole weeks may be rounded: another one stands against it where it is this much longer. */
const MUCH_LONGER = 1.25;
/** Longer than so many times it is the time of something else. */
const NO_LONGER = 30;

/** A time within which everything is done, and a longer one that people wait; or one waiting time with two numbers. */
export function longerThanPromised(ground: Ground): Conflict[] {
  const times = ground.said.filter(({ field, quote }) =>
    !NOT_DONE_IN.includes(field) && !rivalNamed(ground, quote)
  )
    .flatMap((said) => {
      const all = numbersOf(said.quote).filter(({ days }) => days !== null);
      return all.length === 1 ? all.map(({ days, bound }) => ({ said, days: days ?? 0, bound })) : [];
    });
  const waits = times.filter(({ said }) => BOUNDS.isIn(said.quote, "takes"));
  const promises = times.filter(({ said, bound }) =>
    bound === "most" && BOUNDS.isIn(said.quote, "always", "takes")
  );
  const pairs = [
    ...promises.flatMap((promise) =>
      waits.filter(({ days, bound }) =>
        bound !== "most" && days > promise.days * MUCH_LONGER && days <= promise.days * NO_LONGER
      ).map((wait) => [promise, wait] as const)
    ),
    ...waits.flatMap((one) =>
      waits.filter((other) =>
        one.bound === null && other.bound === null && one.days > other.days &&
        one.days <= other.days * FARTHEST &&
        isOneWait(one.said, other.said)
      ).map((other) => [one, other] as const)
    ),
  ];
  return pairs.filter(([one, other]) => one.said.turn !== other.said.turn).flatMap(([one, other]) =>
    conflictOf({
      id: `time:${one.days}:${other.days}`,
      a: one.said,
      b: other.said,
      weight: 4,
      ask: "For whom is each of the two true?",
    })
  ).slice(0, 1);
}

/** Both name the waiting by the same word. */
function isOneWait(one: Said, other: Said): boolean {
  const words = sharedStems(stemsOf(one.quote), stemsOf(other.quote));
  return words.some((word) =>
    BOUNDS.phrasesOf("takes").some((each) => sharedStems([word], stemsOf(each)).length > 0)
  );
}
