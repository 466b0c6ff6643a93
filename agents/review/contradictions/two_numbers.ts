import { type FoundNumber, numbersIn, stem, valueOf } from "../../text/text.ts";
import { rowsOf } from "../../facts/cell_values.ts";
import { isLimit } from "./limits.ts";
import { beginsWithMonth } from "../../text/months.ts";
import { type Conflict, conflictOf, type Ground, type Said, saidIn } from "./conflict.ts";

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

/** "From €30", "€35 on average": there are other prices, and nothing is contradicted. */
export function isOneOfMany(sentence: string, number: FoundNumber): boolean {
  const before = sentence.slice(0, number.index);
  return /(?<!\p{L})(?:from|starting at|starts at|average \p{L}+(?: \p{L}+)?|average|up to|about|around|instead of|was|save|ab|statt|desde|à partir de|vanaf|da|a partir de)\s*$/iu
    .test(before) ||
    /^,? (?:on average|more|off|less|im schnitt|en moyenne|de media|in media|em média|gemiddeld)(?!\p{L})/iu
      .test(
        sentence.slice(number.index + number.text.length),
      );
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
    return conflictOf({
      id: `count:${first.noun}`,
      a: first.said,
      b: second.said,
      weight: 5,
      ask: "Which of the two counts is today's?",
    });
  });
}

const SPANS = /^(?:minute|hour|day|week|month|year|time|percent|point|euro|pound|dollar|quid)/u;
/** Only what is sure to be a count of buyers or of what they own: "61 homes", not "7 of them". */
function countsIn(sentences: Said[]): (SaidNumber & { noun: string })[] {
  return sentences.flatMap((said) =>
    numbersIn(said.quote).flatMap((number) => {
      const noun = number.noun === null ? "" : stem(number.noun.toLowerCase());
      const isCount = noun.length > 2 && !SPANS.test(noun) && /(?:s|en|i|er)$/u.test(number.noun ?? "") &&
        !isOfAnotherDay(said.quote, number) && !isPart(said.quote, number) && !isLimit(said.quote);
      return isCount ? [{ said, number, noun }] : [];
    })
  );
}

/** "2 groups in Ireland", "61 of my 90", "7 more": a part or a change, not how many there are. */
function isPart(sentence: string, number: FoundNumber): boolean {
  const after = sentence.slice(number.index + number.text.length);
  const before = sentence.slice(0, number.index);
  return /^\s(?:in|from|of|at|a|an|per|each|with|who|that|every|over|under|new|more)(?!\p{L})/iu.test(
    after,
  ) ||
    /(?<!\p{L})(?:from|of|add|adds|added|about|plus|lost|new|another|apart|except|over|under)\s*(?:my|our|the)?\s*$/iu
      .test(before);
}

/** "156 subscribers in January", "209 before": true of another day, so it contradicts nothing. */
function isOfAnotherDay(sentence: string, number: FoundNumber): boolean {
  const after = sentence.slice(number.index + number.text.length, number.index + number.text.length + 30);
  const isPast = /^[^,.;]*\b(?:before|ago|last|then|earlier|by|until|when|more|new|lost|left|longer)\b/iu
    .test(after);
  const inMonth = /^ (?:in|by|until|from|since) (\S+)/u.exec(after)?.[1] ?? "";
  return isPast || beginsWithMonth(inMonth) || /^\d{4}/.test(inMonth) ||
    /\b(?:after|before|target|goal|want|if|under)\b/iu.test(sentence.slice(0, number.index));
}

function isSame(one: SaidNumber, other: SaidNumber): boolean {
  return valueOf(one.number.value) === valueOf(other.number.value);
}
