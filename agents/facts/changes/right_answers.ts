import type { FactSheet, ObjectionFact } from "../../domain/facts.ts";
import { statedNumbers } from "../numbers/stated_numbers.ts";
import { type NumberPutRight, statesWrong } from "./corrected_numbers.ts";

/** A sheet whose answers to doubts give no number that the founder has put right since: they are handed out as they stand. */
export function withRightAnswers(sheet: FactSheet, numbers: readonly NumberPutRight[]): FactSheet {
  const objections = sheet.facts.objections.map((each) => numbers.reduce(putRight, each));
  return { ...sheet, facts: { ...sheet.facts, objections } };
}

function putRight(objection: ObjectionFact, number: NumberPutRight): ObjectionFact {
  const { answer, turn } = objection;
  if (answer === null || turn === number.turn || !statesWrong(answer, number)) return objection;
  // A number in words that counts nothing may be any other: "it feeds four".
  const old = statedNumbers(answer).find(({ amount, counts }) =>
    amount.value === number.from && (counts.length > 0 || /\d/.test(amount.text))
  );
  if (old === undefined) return objection;
  const stated = statedNumbers(number.quote);
  const right = number.to === null && stated.length === 1
    ? stated[0]
    : stated.find(({ amount }) => amount.value === number.to);
  // Where no one number took its place, there is no answer to hand out.
  if (right === undefined) return { ...objection, answer: null };
  const { index, end } = old.amount;
  return {
    ...objection,
    answer: `${answer.slice(0, index)}${right.amount.text}${answer.slice(end)}`,
    quote: number.quote,
    turn: number.turn,
    state: "corrected",
  };
}
