import { type FoundNumber, numbersIn, stem, valueOf } from "../../text/text.ts";
import { rowsOf } from "../../facts/changes/cell_values.ts";
import { isLimit } from "./limits.ts";
import { beginsWithMonth } from "../../text/months.ts";
import { type Conflict, conflictOf, type Ground, type Said, saidIn } from "./conflict.ts";
import { NUMBERS, WORDS } from "./words.ts";

/** One thing with two numbers in two answers; only where each answer has one such number and neither is of another day. */
export function twoNumbers(ground: Ground): Conflict[] {
  return [...twoPrices(ground), ...twoCounts(ground)];
}

interface SaidNumber {
  said: Said;
  number: FoundNumber;
}

/** One price in the first answer and another, for the same stretch of time, where it is charged. */
function twoPrices(ground: Ground): Conflict[] {
  const [first, ...others] = pricesIn(saidIn(ground, "offering.what"));
  const [second, ...more] = pricesIn(saidIn(ground, "revenue.model"));
  if (first === undefined || second === undefined || others.length + more.length > 0) return [];
  if (rateOf(first.number) !== rateOf(second.number) || isSame(first, second)) return [];
  return conflictOf({
    id: "two-prices",
    a: first.said,
    b: second.said,
    weight: 5,
    ask: "Which of the two prices holds today?",
    changes: { first: strikePrice(ground, second), second: strikePrice(ground, first) },
  });
}

function strikePrice({ sheet: { facts } }: Ground, { said, number }: SaidNumber) {
  const at = facts.prices.findIndex(({ amount, turn }) =>
    amount === valueOf(number.value) && turn === said.turn
  );
  const row = rowsOf(facts, "prices")[at]?.key;
  return row === undefined ? [] : [{ fact: "prices" as const, part: null, row, value: "" }];
}

/** Prices with the time or thing they are charged for: "€30 a month". */
export function pricesIn(sentences: Said[]): SaidNumber[] {
  return sentences.flatMap((said) =>
    numbersIn(said.quote).filter((number) => rateOf(number) !== null && !isOneOfMany(said.quote, number))
      .map((number) => ({ said, number }))
  );
}

const AHEAD_OF_MANY = new RegExp(
  `(?:${NUMBERS.sourceOf("one_of_many")}|${NUMBERS.sourceOf("average")} \\p{L}+(?: \\p{L}+)?)\\s*$`,
  "iu",
);
const ON_AVERAGE = new RegExp(`^,? ${NUMBERS.sourceOf("on_average")}`, "iu");

/** "From €30", "€35 on average": there are other prices, and nothing is contradicted. */
export function isOneOfMany(sentence: string, number: FoundNumber): boolean {
  return AHEAD_OF_MANY.test(sentence.slice(0, number.index)) || ON_AVERAGE.test(behind(sentence, number));
}

function behind(sentence: string, number: FoundNumber): string {
  return sentence.slice(number.index + number.text.length);
}

/** "€ month" for "€30 a month"; null for a number that is no such price. */
export function rateOf(number: FoundNumber): string | null {
  const span = / (?:a|an|per|each) (\p{L}+)$/u.exec(number.text)?.[1];
  const isMoney = number.unit !== null && !["%", "‰", "time", "year"].includes(number.unit);
  return span === undefined || !isMoney ? null : `${number.unit} ${span}`;
}

/** How many there are where the business stands, and again where it is counted: the same noun, one number each. */
function twoCounts(ground: Ground): Conflict[] {
  const standing = countsIn(saidIn(ground, "company.stage_region"));
  const counted = (["growth.numbers", "pitch.traction"] as const).flatMap((field) =>
    countsIn(saidIn(ground, field)).map((count) => ({ ...count, field }))
  );
  const known = new Set(
    ground.sheet.facts.measured.filter(({ state }) => state === "corrected").map(({ value }) => value),
  );
  return standing.flatMap((first) => {
    const same = counted.filter(({ noun }) => noun === first.noun);
    const [second] = same;
    const isClear = standing.filter(({ noun }) => noun === first.noun).length === 1 && second !== undefined &&
      same.filter(({ field }) => field === second.field).length === 1;
    if (!isClear || isSame(first, second) || known.has(valueOf(second.number.value))) return [];
    if (isDenied(ground, first)) return [];
    return conflictOf({
      id: `count:${first.noun}`,
      a: first.said,
      b: second.said,
      weight: 5,
      ask: "Which of the two counts is today's?",
    });
  });
}

/** "It is 1,040 lines, not 1,150": whoever takes a number back later has said which of the two counts. */
function isDenied({ said }: Ground, { said: first, number }: SaidNumber): boolean {
  return said.some(({ quote, turn }) =>
    turn !== first.turn && WORDS.isIn(quote, "refuses") &&
    numbersIn(quote).some(({ value }) => valueOf(value) === valueOf(number.value))
  );
}

/** Only what is sure to be a count of buyers or of what they own: "61 homes", not "7 of them". */
function countsIn(sentences: Said[]): (SaidNumber & { noun: string })[] {
  return sentences.flatMap((said) =>
    numbersIn(said.quote).flatMap((number) => {
      const noun = number.noun === null ? "" : stem(number.noun.toLowerCase());
      const isCount = noun.length > 2 && !NUMBERS.isIn(noun, "no_buyers") &&
        /(?:s|en|i|er)$/u.test(number.noun ?? "") &&
        !isOfAnotherDay(said.quote, number) && !isPart(said.quote, number) && !isLimit(said.quote);
      return isCount ? [{ said, number, noun }] : [];
    })
  );
}

const BEHIND_A_PART = new RegExp(`^\\s${NUMBERS.sourceOf("behind_a_part")}`, "iu");
const BEFORE_A_PART = new RegExp(
  `${NUMBERS.sourceOf("before_a_part")}\\s*${NUMBERS.sourceOf("ours")}?\\s*$`,
  "iu",
);

/** "2 groups in Ireland", "61 of my 90", "7 more": a part or a change, not how many there are. */
function isPart(sentence: string, number: FoundNumber): boolean {
  return BEHIND_A_PART.test(behind(sentence, number)) || BEFORE_A_PART.test(sentence.slice(0, number.index));
}

const BEHIND_ANOTHER_DAY = new RegExp(`^[^,.;]*${NUMBERS.sourceOf("behind_another_day")}`, "iu");
const IN_MONTH = new RegExp(`^ ${NUMBERS.sourceOf("before_a_month")} (?<month>\\S+)`, "iu");
/** So many letters behind a number tell of which day it is. */
const MOST_BEHIND = 30;

/** "156 subscribers in January", "209 before": true of another day, so it contradicts nothing. */
function isOfAnotherDay(sentence: string, number: FoundNumber): boolean {
  const after = behind(sentence, number).slice(0, MOST_BEHIND);
  const inMonth = IN_MONTH.exec(after)?.groups?.["month"] ?? "";
  return BEHIND_ANOTHER_DAY.test(after) || beginsWithMonth(inMonth) || /^\d{4}/.test(inMonth) ||
    NUMBERS.isIn(sentence.slice(0, number.index), "before_another_day");
}

function isSame(one: SaidNumber, other: SaidNumber): boolean {
  return valueOf(one.number.value) === valueOf(other.number.value);
}
