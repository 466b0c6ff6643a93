import type { Mark } from "../../domain/claims.ts";
import type { FieldId } from "../../domain/fields.ts";
import { type JourneyState, typedAnswer } from "../../domain/journey.ts";
import { bestQuote, isExactIn, said } from "../../text/text.ts";
import { isOutdated, type Said, sentencesSaid } from "./answers.ts";

/** A whole answer that says no more than that there is none. */
const NOTHING =
  /^(?:hm+[,.]? |well,? |honestly,? |sorry,? )*(?:(?:I |we )?(?:really )?(?:don['’]t|do not|can['’]t) (?:really )?(?:know|say)|no idea|none|nothing|not sure|unknown|no clue|keine Ahnung|weiß nicht|keine|não sei|nenhum|no sé|aucune idée|geen idee|ved ikke|わからない|わかりません|не знаю)(?:,? (?:yet|really|honestly|at all))?[.!…。]*$/iu;

/**
 * The standing answer to a field, or "" while there is none or it says only that. Where something in it was corrected later, its
 * sentences stand on lines of their own with the wrong ones replaced by the correcting words.
 */
export function currentAnswer(state: JourneyState, field: FieldId): string {
  if (state.corrections.length > 0 && isOutdated(state, field, typedAnswer(state, field))) {
    return sentencesSaid(state, field).map((each) => each.quote).join("\n");
  }
  const text = typedAnswer(state, field);
  return NOTHING.test(text.trim()) ? "" : text;
}

/** A mark for exact words of a field, of an answer or of what corrected it. Throws RangeError where neither has them. */
export function saidOrCorrected(state: JourneyState, field: FieldId, quote: string): Mark {
  if (state.fields[field].answers.some((answer) => isExactIn(quote, answer.text))) {
    return said(state, field, quote);
  }
  const correction = sentencesSaid(state, field).find((each) => isExactIn(quote, each.quote))?.mark;
  return correction?.kind === "said" ? { ...correction, quote } : said(state, field, quote);
}

/** Exact words of a field as it stands now. Throws RangeError where neither an answer nor a correction has them. */
export function sayCurrent(state: JourneyState, field: FieldId, quote: string): Said {
  return { quote, mark: saidOrCorrected(state, field, quote), whole: currentAnswer(state, field) };
}

/** The most telling words of a field as it stands now, in at most so many words; null where nothing was said. */
export function bestCurrent(state: JourneyState, field: FieldId, maxWords = 18): Said | null {
  const quote = bestQuote(currentAnswer(state, field), maxWords);
  return quote === "" ? null : sayCurrent(state, field, quote);
}
