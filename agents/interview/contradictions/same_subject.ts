import { factsIn } from "../../author/model/dossier/superseded.ts";
import type { Evidence, FactSheet } from "../../domain/facts.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { daysIn } from "../../text/due_days.ts";
import { LANGUAGES } from "../../text/lexicon.ts";
import { sharedStems, stemsOf } from "../../text/stems.ts";
import { contentWords, numbersIn, sentencesOf } from "../../text/text.ts";

/** Two sides that are held against each other. */
interface Sides {
  a: Evidence;
  b: Evidence;
}

/**
 * True where two sides can be about one thing at all: they share a fact, a number's unit or a telling word, both name a day, or
 * they answer one question at different times. What two sentences mean is not judged.
 */
export function isSameSubject({ a, b }: Sides, sheet: FactSheet): boolean {
  return isAskedTwice(a, b) || sharesFact({ a, b }, sheet) || sharesUnit(a.quote, b.quote) ||
    sharedStems(stemsOf(a.quote), stemsOf(b.quote)).length > 0 || sharesPart(a.quote, b.quote) ||
    [a, b].every(({ quote }) => namesDay(quote));
}

const SHORTEST_PART = 5;

/** "Kasse" and "Selbstbedienungskasse", "levering" and "thuislevering": one is a part of the other. */
function sharesPart(one: string, other: string): boolean {
  const [words, others] = [one, other].map((text) => contentWords(text.toLowerCase()));
  const isPart = (part: string, whole: string) =>
    part.length >= SHORTEST_PART && (whole.startsWith(part) || whole.endsWith(part));
  return words?.some((word) => others?.some((each) => isPart(word, each) || isPart(each, word))) ?? false;
}

/** Two days may not go together, whatever is done on them. */
function namesDay(text: string): boolean {
  return daysIn(text, { languages: LANGUAGES, now: new Date(0) }).some(({ kind }) => kind === "day");
}

function isAskedTwice(a: Evidence, b: Evidence): boolean {
  return a.field === b.field && a.turn !== b.turn;
}

function sharesFact({ a, b }: Sides, sheet: FactSheet): boolean {
  const facts = factsIn(sheet, a);
  return factsIn(sheet, b).some((fact) => facts.includes(fact));
}

function sharesUnit(one: string, other: string): boolean {
  const units = unitsIn(one);
  return unitsIn(other).some((unit) => units.includes(unit));
}

/** A year says when, and counts nothing. */
function unitsIn(text: string): string[] {
  return numbersIn(text).flatMap(({ unit }) => unit === null || unit === "year" ? [] : [unit]);
}

/** True where both sides stand in one sentence: it was said in one breath, and whoever said it knew both. */
export function isSameSentence(state: JourneyState, { a, b }: Sides): boolean {
  if (a.turn !== b.turn) return false;
  const sentences = sentencesAround(state, a);
  return sentencesAround(state, b).some((sentence) => sentences.includes(sentence));
}

function sentencesAround(state: JourneyState, { turn, quote }: Evidence): string[] {
  const answers = Object.values(state.fields).flatMap((each) => each.answers);
  const answer = answers.find((each) => each.turn === turn && each.text.includes(quote));
  return sentencesOf(answer?.text ?? quote).filter((sentence) =>
    sentence.includes(quote) || quote.includes(sentence)
  );
}
