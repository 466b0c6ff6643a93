import { type StatedNumber, statedNumbers } from "../../facts/stated_numbers.ts";
import { rememberedValue } from "../../text/remembered.ts";
import { isSameWord, sharedStems, stemsOf } from "../../text/stems.ts";
import { type Conflict, conflictOf, type Ground, type Said } from "./conflict.ts";
import { NOT_DONE_IN } from "./planned.ts";
import { spanOf } from "./rates.ts";
import { rivalNamed } from "./topics.ts";
import { BOUNDS, WORDS } from "./words.ts";

/** A number with what it counts and what it bounds: "from 60 doors", "never more than 12 guests", "3 weeks". */
interface BoundNumber {
  value: number;
  /** Stem of what it counts; "" where it counts time or nothing. */
  counts: string;
  /** The same in days where it counts time; null where it does not. */
  days: number | null;
  /** "most" and "least" bound what is done; "over" and "under" name those beyond a bound. */
  bound: "most" | "least" | "over" | "under" | null;
}

interface SaidNumber extends BoundNumber {
  said: Said;
}

const IN_DAYS = { day: 1, week: 7, month: 30.4, quarter: 91, year: 365 } as const;
const BEFORE: [NonNullable<BoundNumber["bound"]>, RegExp][] = [
  ["most", before(BOUNDS.sourceOf("most"))],
  ["least", before(BOUNDS.sourceOf("least"))],
  ["over", before(WORDS.sourceOf("more_than"))],
  ["under", before(WORDS.sourceOf("less_than"))],
];
const BEHIND: ["most" | "least", RegExp][] = (["most", "least"] as const).map((bound) => [
  bound,
  new RegExp(`^[^,.;]{0,24}?${BOUNDS.sourceOf(`behind_${bound}`)}`, "iu"),
]);

function before(words: string): RegExp {
  return new RegExp(`${words}\\s?(?:of |von |de |the |den |di |i |le |les )?$`, "iu");
}

const MOST_BEFORE = 40;

const numbersOf = rememberedValue(
  (sentence): readonly BoundNumber[] =>
    statedNumbers(sentence).filter(({ amount }) => amount.kind === "number").map((number) => ({
      value: number.amount.value,
      counts: number.counts[0] ?? "",
      days: daysIn(sentence, number),
      bound: boundIn(sentence, number),
    })),
  4_000,
);

function daysIn(sentence: string, { amount }: StatedNumber): number | null {
  const [, word = ""] = /^[\s-]?(\p{L}+)/u.exec(sentence.slice(amount.end)) ?? [];
  const span = spanOf(word) ?? spanOf(word.replace(/s$/u, ""));
  return span === null ? null : amount.value * IN_DAYS[span];
}

function boundIn(sentence: string, { amount: { index, end } }: StatedNumber): BoundNumber["bound"] {
  const ahead = sentence.slice(Math.max(0, index - MOST_BEFORE), index);
  return BEFORE.find(([, words]) => words.test(ahead))?.[0] ??
    BEHIND.find(([, words]) => words.test(sentence.slice(end)))?.[0] ?? null;
}

/** Who is turned away is beyond the bound that is named: "anybody under 100 doors" is the least of 100. */
const TURNED_AWAY = "customer.not_for";
/** "I could do with 200": farther apart than this the two count different things. */
const FARTHEST = 4;
/** Where a number is as much as there is, and bounds nothing. */
const STANDING = "company.stage_region";

/** A bound of what is done and a number beyond it, of the same things, in another answer. */
export function numberBeyondBound(ground: Ground): Conflict[] {
  const numbers = ground.said.filter(({ quote }) => !rivalNamed(ground, quote)).flatMap((said) =>
    numbersOf(said.quote).map((number) => ({ ...number, bound: ownBound(said, number), said }))
  );
  const bounds = numbers.filter(({ bound, said, counts, days }) =>
    (bound === "most" || bound === "least") && counts !== "" && days === null && said.field !== STANDING &&
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

function ownBound({ field }: Said, { bound }: BoundNumber): BoundNumber["bound"] {
  if (bound !== "over" && bound !== "under") return bound;
  if (field !== TURNED_AWAY) return null;
  return bound === "over" ? "most" : "least";
}

function isBeyond(bound: SaidNumber, other: SaidNumber): boolean {
  if (other.said.turn === bound.said.turn || NOT_DONE_IN.includes(other.said.field) || other.days !== null) {
    return false;
  }
  if (!isSameWord(bound.counts, other.counts)) return false;
  if (other.bound === bound.bound) {
    return bound.bound === "least" && other.value < bound.value && isNear(bound, other);
  }
  if (other.bound !== null || !isNear(bound, other)) return false;
  return bound.bound === "most" ? other.value > bound.value : other.value < bound.value;
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
