import type { FieldId } from "../domain/fields.ts";
import { type JourneyState, standingAnswer } from "../domain/journey.ts";
import { type FoundNumber, numbersIn, sentencesOf, stem, valueOf } from "../evidence/evidence.ts";
import { beginsWithMonth } from "../evidence/months.ts";
import type { Clash } from "./contradictions.ts";
import { customerNoun } from "./customers.ts";

/** A number as it was said, with the sentence that carries it. */
interface Said {
  number: FoundNumber;
  sentence: string;
}

/** The same thing with two numbers in two answers; only where each answer has one such number and no other date. */
export function numberClashes(state: JourneyState): Clash[] {
  return [
    twoPrices(state),
    twoTotals(state, "pitch.traction"),
    twoTotals(state, "growth.numbers"),
    twoHours(state),
  ]
    .flatMap((clash) => clash ?? []);
}

/** One price in the first answer and another, for the same stretch of time, where it is charged. */
function twoPrices(state: JourneyState): Clash | null {
  const prices = (field: FieldId) =>
    saidIn(state, field).filter(({ number }) =>
      number.unit !== null && / (?:a|an|per|each) \p{L}+$/u.test(number.text)
    );
  const rate = ({ number }: Said) =>
    `${number.unit}${/ (?:a|an|per|each) (\p{L}+)$/u.exec(number.text)?.[1]}`;
  const [first, ...others] = prices("offering.what");
  const [second, ...more] = prices("revenue.model");
  if (first === undefined || second === undefined || others.length + more.length > 0) return null;
  if (rate(first) !== rate(second)) return null;
  return clashOf(
    { field: "revenue.model", id: "price", question: "Which of the two prices holds today?" },
    first,
    second,
  );
}

/** How many customers there are, where the business stands and again where it is counted. */
function twoTotals(state: JourneyState, field: "pitch.traction" | "growth.numbers"): Clash | null {
  const noun = customerNoun(state);
  if (noun === null) return null;
  const counts = (from: FieldId) =>
    saidIn(state, from).filter(({ number, sentence }) =>
      number.noun !== null && stem(number.noun) === stem(noun) && !isOfAnotherDay(sentence, number)
    );
  const [first, ...others] = counts("company.stage_region");
  const [second, ...more] = counts(field);
  if (first === undefined || second === undefined || others.length + more.length > 0) return null;
  return clashOf(
    { field, id: `total:${field}`, question: "Which of the two counts is today's?" },
    first,
    second,
  );
}

/** More hours a week planned somewhere than there are. */
function twoHours(state: JourneyState): Clash | null {
  const hours = (field: FieldId) =>
    saidIn(state, field).filter(({ number, sentence }) =>
      /^ ?hours? (?:a|per|each|every) week\b/u.test(
        sentence.slice(sentence.indexOf(number.value) + number.value.length),
      )
    );
  const [most, ...others] = hours("channels.capacity");
  const plans = [
    "content.knowledge",
    "community.places",
    "launch.moment",
    "evolution.next",
    "evolution.bet",
  ] as const;
  const over = most === undefined || others.length > 0
    ? undefined
    : plans.flatMap((field) =>
      hours(field).filter(({ number }) => valueOf(number.value) > valueOf(most.number.value)).map((plan) => ({
        field,
        plan,
      }))
    )[0];
  if (most === undefined || over === undefined) return null;
  return clashOf(
    { field: over.field, id: "hours", question: "Which of the two fits your week?" },
    most,
    over.plan,
  );
}

function saidIn(state: JourneyState, field: FieldId): Said[] {
  const answer = standingAnswer(state, field);
  if (answer === null) return [];
  const corrected = state.corrections.filter((each) => each.field === field).map((each) => each.from);
  return sentencesOf(answer.text).flatMap((sentence) =>
    numbersIn(sentence).filter((number) => !corrected.includes(number.value)).map((number) => ({
      number,
      sentence,
    }))
  );
}

/** "156 subscribers in January", "209 before": true of another day, so it contradicts nothing. */
function isOfAnotherDay(sentence: string, number: FoundNumber): boolean {
  const after = sentence.slice(number.index + number.text.length, number.index + number.text.length + 30);
  const isPast = /^[^,.;]*\b(?:before|ago|last|then|earlier|by|until|when|more|new|lost|left|longer)\b/iu
    .test(after);
  const inMonth = /^ (?:in|by|until|from|since) (\S+)/u.exec(after)?.[1] ?? "";
  return isPast || beginsWithMonth(inMonth) || /^\d{4}/.test(inMonth) ||
    /\b(?:after|before|target|goal|want)\b/iu.test(sentence.slice(0, number.index));
}

function clashOf(kind: Pick<Clash, "id" | "field" | "question">, first: Said, second: Said): Clash | null {
  if (valueOf(first.number.value) === valueOf(second.number.value)) return null;
  const isPlain = !/[?？“”{}]|https?:/.test(first.sentence + second.sentence);
  return isPlain ? { ...kind, options: [first.sentence, second.sentence] } : null;
}
