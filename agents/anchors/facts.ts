import type { Fact, Mark } from "../domain/claims.ts";
import { FIELD_IDS, type FieldId } from "../domain/fields.ts";
import { type JourneyState, standingAnswer } from "../domain/journey.ts";
import { correctingWords, isOutdated } from "./words/answers.ts";
import { TRADEOFF_IDS } from "../domain/tradeoffs.ts";
import { datesIn, type FoundNumber, numbersIn, saidReason, sentencesOf, wordCount } from "../text/text.ts";

const NOT_FACTS: FieldId[] = ["company.links", "visual.colours", "voice.sample"];

/**
 * The fact table: every number and date that a founder gave, each once, as typed. A corrected number stands with
 * its new value and rests on the correcting turn.
 */
export function buildFacts(state: JourneyState): Fact[] {
  const facts = new Map<string, Omit<Fact, "id">>();
  const add = (fact: Omit<Fact, "id">) => {
    const key = fact.text.toLowerCase();
    if (!facts.has(key)) facts.set(key, fact);
  };
  for (const correction of state.corrections) correctionFacts(correction).forEach(add);
  for (const field of FIELD_IDS) {
    const answer = standingAnswer(state, field);
    if (answer === null || NOT_FACTS.includes(field)) continue;
    factsOfAnswer(answer, field).flatMap((fact) => standingFact(state, field, fact)).forEach(add);
  }
  for (const id of TRADEOFF_IDS) {
    const mark = saidReason(state, id);
    if (mark?.kind === "said") factsOfAnswer({ turn: mark.turn, text: mark.quote }, mark.field).forEach(add);
  }
  return [...facts.values()].map((fact, at) => ({ id: `F${at + 1}`, ...fact }));
}

/** A corrected number is no fact; one whose sentence also holds a corrected number rests on its own words alone. */
function standingFact(state: JourneyState, field: FieldId, fact: Omit<Fact, "id">): Omit<Fact, "id">[] {
  const { mark, text, value } = fact;
  const isStale = mark.kind === "said" && isOutdated(state, field, mark.quote);
  const isCorrected = state.corrections.some((each) =>
    (each.field === field || isStale) && numberOrSelf(each.from) === value
  );
  if (isCorrected || isOutdated(state, field, text)) return [];
  return [isStale && mark.kind === "said" ? { ...fact, mark: { ...mark, quote: text } } : fact];
}

function numberOrSelf(text: string): string {
  return numbersIn(text)[0]?.value ?? text;
}

function correctionFacts(correction: JourneyState["corrections"][number]): Omit<Fact, "id">[] {
  const quote = correctingWords(correction) ?? correction.to;
  const wanted = numberOrSelf(correction.to);
  const mark: Mark = { kind: "said", turn: correction.turn, field: correction.field, quote };
  return numbersIn(quote).filter((number) => number.value === wanted).slice(0, 1).map((number) => ({
    text: number.text,
    value: number.value,
    noun: number.noun,
    field: correction.field,
    mark,
  }));
}

function factsOfAnswer(answer: { turn: string; text: string }, field: string): Omit<Fact, "id">[] {
  return sentencesOf(answer.text).flatMap((sentence) => {
    const mark: Mark = { kind: "said", turn: answer.turn, field, quote: sentence };
    const dates = datesIn(sentence, new Date(0)).map((date) => ({
      text: date.text,
      value: date.text,
      noun: null,
      field,
      mark,
    }));
    const isInDate = (number: FoundNumber) =>
      datesIn(sentence, new Date(0)).some((date) =>
        number.index >= date.index && number.index < date.index + date.text.length
      );
    const numbers = numbersIn(sentence).filter((number) => !isInDate(number)).map((number) => ({
      text: printed(sentence, number),
      value: number.value,
      noun: number.noun,
      field,
      mark,
    }));
    return [...dates, ...numbers];
  });
}

/** A bare number says nothing alone: it is printed with its clause where that is short. */
function printed(sentence: string, number: FoundNumber): string {
  if (number.unit !== null || number.noun !== null) return number.text;
  const clause = /^[^,;:.!?]*/u.exec(sentence.slice(number.index))?.[0].trim() ?? "";
  return wordCount(clause) > 1 && wordCount(clause) <= 8 ? clause : number.text;
}
