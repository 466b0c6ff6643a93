import type { Mark } from "../../domain/claims.ts";
import type { FieldId } from "../../domain/fields.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { bestQuote, wordCount } from "../../evidence/evidence.ts";
import { currentAnswer, saidOrCorrected } from "./current_answer.ts";
import { cell, HEADLINE_WORDS, quoted } from "../section.ts";

/** Exact words of an answer, ready to be printed. */
export interface Spoken {
  quote: string;
  /** With marks and cuts shown, closed with a full stop. */
  sentence: string;
  /** The same for a table cell. */
  cell: string;
  mark: Mark;
}

/** Exact words of a field's answer as something to print. */
export function spokenWords(state: JourneyState, field: FieldId, quote: string): Spoken {
  const whole = currentAnswer(state, field);
  return {
    quote,
    sentence: quoted(quote, whole),
    cell: cell(quote, whole),
    mark: saidOrCorrected(state, field, quote),
  };
}

/** The most telling words of a field in at most so many words; null where nothing was said. */
export function spoken(state: JourneyState, field: FieldId, maxWords = 18): Spoken | null {
  const text = currentAnswer(state, field);
  const quote = bestQuote(text, maxWords);
  return quote === "" ? null : spokenWords(state, field, quote);
}

/** The first of these sentences that a headline has room for. */
export function fitting(...sentences: string[]): string {
  return sentences.find((sentence) => wordCount(sentence) <= HEADLINE_WORDS) ?? sentences.at(-1) ?? "";
}
