import type { FieldId } from "../../domain/fields.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { type FoundNumber, numbersIn, stem, valueOf } from "../../text/text.ts";
import { beginsWithMonth } from "../../text/months.ts";
import { customerNoun } from "../customers.ts";
import { type Clash, clashOf, numbersSaid, type SaidNumber, saidSide, sentencesIn } from "./clash.ts";

/** The same thing with two numbers in two answers; only where each answer has one such number and no other date. */
export function numberClashes(state: JourneyState): Clash[] {
  return [
    twoPrices(state),
    twoTotals(state, "pitch.traction"),
    twoTotals(state, "growth.numbers"),
    ...payingCounts(state),
    twoHours(state),
    ...partsAboveTotal(state),
  ].filter((clash) => clash !== null);
}

/** One price in the first answer and another, for the same stretch of time, where it is charged. */
function twoPrices(state: JourneyState): Clash | null {
  const [first, ...others] = pricesIn(state, "offering.what");
  const [second, ...more] = pricesIn(state, "revenue.model");
  if (first === undefined || second === undefined || others.length + more.length > 0) return null;
  if (rateOf(first.number) !== rateOf(second.number)) return null;
  return twoNumbers(
    { id: "price", field: "revenue.model", weight: 5, question: "Which of the two prices holds today?" },
    [first, second],
  );
}

/** Prices with the time or thing they are charged for: "€30 a month". */
export function pricesIn(state: JourneyState, field: FieldId): SaidNumber[] {
  return numbersSaid(state, [field]).filter(({ number, sentence }) =>
    rateOf(number) !== null && !isOneOfMany(sentence, number)
  );
}

/** "From €30", "€35 on average": there are other prices, and nothing is contradicted. */
export function isOneOfMany(sentence: string, number: FoundNumber): boolean {
  const before = sentence.slice(0, number.index);
  return /\b(?:from|starting at|starts at|average \p{L}+(?: \p{L}+)?|average|up to|about|around|instead of|was|save|ab|desde|à partir de|vanaf|fra|från)\s*$/iu
    .test(before) ||
    /^,? (?:on average|more|off|less)\b/iu.test(sentence.slice(number.index + number.text.length));
}

/** "€ month" for "€30 a month"; null for a number that is no such price. */
export function rateOf(number: FoundNumber): string | null {
  const span = / (?:a|an|per|each) (\p{L}+)$/u.exec(number.text)?.[1];
  const isMoney = number.unit !== null && !["%", "‰", "time", "year"].includes(number.unit);
  return span === undefined || !isMoney ? null : `${number.unit} ${span}`;
}

/** How many customers there are, where the business stands and again where it is counted. */
function twoTotals(state: JourneyState, field: "pitch.traction" | "growth.numbers"): Clash | null {
  const noun = customerNoun(state);
  if (noun === null) return null;
  const counts = (from: FieldId) =>
    numbersSaid(state, [from]).filter(({ number, sentence }) =>
      number.noun !== null && stem(number.noun) === stem(noun) && !isOfAnotherDay(sentence, number)
    );
  const [first, ...others] = counts("company.stage_region");
  const [second, ...more] = counts(field);
  if (first === undefined || second === undefined || others.length + more.length > 0) return null;
  return twoNumbers(
    { id: `total:${field}`, field, weight: 5, question: "Which of the two counts is today's?" },
    [first, second],
  );
}

const IS_PAYING = /\b(?:paying|active|current) \p{L}+/u;

/** "61 paying customers" and "64 paying customers": where people are called no more than that. */
function payingCounts(state: JourneyState): (Clash | null)[] {
  if (customerNoun(state) !== null) return [];
  const paying = (field: FieldId) =>
    numbersSaid(state, [field]).filter(({ number }) => IS_PAYING.test(number.text));
  return paying("company.stage_region").flatMap((first) =>
    paying("growth.numbers").filter(({ number }) => number.noun === first.number.noun).map((second) =>
      twoNumbers({
        id: `counts:${first.number.noun}`,
        field: "growth.numbers",
        weight: 5,
        question: "Which of the two counts is today's?",
      }, [first, second])
    )
  );
}

const PLANS = [
  "content.knowledge",
  "community.places",
  "launch.moment",
  "evolution.next",
  "evolution.bet",
] as const;

/** More hours a week planned somewhere than there are. */
function twoHours(state: JourneyState): Clash | null {
  const hours = (fields: readonly FieldId[]) =>
    numbersSaid(state, fields).filter(({ number, sentence }) =>
      /^ ?hours? (?:a|per|each|every) week\b/u.test(
        sentence.slice(sentence.indexOf(number.value) + number.value.length),
      )
    );
  const [most, ...others] = hours(["channels.capacity"]);
  if (most === undefined || others.length > 0) return null;
  const over = hours(PLANS).find(({ number }) => valueOf(number.value) > valueOf(most.number.value));
  return over === undefined ? null : twoNumbers(
    { id: "hours", field: over.field, weight: 4, question: "Which of the two fits your week?" },
    [most, over],
  );
}

/** "Of 20 guests 12 came by the shop, 9 with a friend": parts that come to more than their whole. */
function partsAboveTotal(state: JourneyState): (Clash | null)[] {
  return sentencesIn(state, ["channels.current"]).map(({ field, sentence }) => {
    const whole = OF_A_WHOLE.exec(sentence);
    if (whole === null) return null;
    const numbers = numbersIn(sentence);
    const total = numbers.find(({ index }) => index >= whole.index);
    const rest = numbers.filter(({ index, unit }) =>
      total !== undefined && index > total.index && unit === null
    );
    const isParts = total !== undefined && rest.length >= 2 &&
      rest.every((part) => CAME.test(sentence.slice(part.index + part.value.length, part.index + 60)));
    const sum = rest.reduce((all, part) => all + valueOf(part.value), 0);
    if (!isParts || sum <= valueOf(total.value)) return null;
    const words = whole[0].trim();
    const parts = sentence.slice(rest[0]!.index).replace(/[\s.!…]+$/u, "");
    return clashOf({
      id: "parts:channels.current",
      field,
      weight: 4,
      reckoned: `Reckoned: ${rest.map((part) => part.value).join(" + ")} = ${sum}, more than ${total.value}.`,
      question: "Which of the two is right?",
    }, [saidSide(field, words), saidSide(field, parts)]);
  });
}

const OF_A_WHOLE = /\b[Oo]f (?:the |my |our )?(?:last )?\d+(?: \p{L}+){0,2}/u;
const CAME = /^(?: \p{L}+)? (?:came|come|by|through|from|via|with|found|heard|were|rang|are)\b/u;

/** "156 subscribers in January", "209 before": true of another day, so it contradicts nothing. */
function isOfAnotherDay(sentence: string, number: FoundNumber): boolean {
  const after = sentence.slice(number.index + number.text.length, number.index + number.text.length + 30);
  const isPast = /^[^,.;]*\b(?:before|ago|last|then|earlier|by|until|when|more|new|lost|left|longer)\b/iu
    .test(after);
  const inMonth = /^ (?:in|by|until|from|since) (\S+)/u.exec(after)?.[1] ?? "";
  return isPast || beginsWithMonth(inMonth) || /^\d{4}/.test(inMonth) ||
    /\b(?:after|before|target|goal|want)\b/iu.test(sentence.slice(0, number.index));
}

function twoNumbers(
  kind: Omit<Clash, "sides" | "isOneThing">,
  [first, second]: [SaidNumber, SaidNumber],
): Clash | null {
  if (valueOf(first.number.value) === valueOf(second.number.value)) return null;
  return clashOf(
    { ...kind, isOneThing: true },
    [saidSide(first.field, first.sentence), saidSide(second.field, second.sentence)],
  );
}
