import type { Mark } from "../../domain/claims.ts";
import type { FieldId } from "../../domain/fields.ts";
import { type JourneyState, standingAnswer } from "../../domain/journey.ts";
import { isExactIn, said as saidInAnswer } from "../../evidence/evidence.ts";
import { sentencesSaid } from "../answers.ts";

/**
 * The standing answer to a field, or "" while there is none. Where something in it was corrected later, its
 * sentences stand on lines of their own with the wrong ones replaced by the correcting words.
 */
export function answerTo(state: JourneyState, field: FieldId): string {
  if (state.corrections.some((correction) => correction.field === field)) {
    return sentencesSaid(state, field).map((each) => each.quote).join("\n");
  }
  return standingAnswer(state, field)?.text ?? "";
}

/** A mark for exact words of a field, of an answer or of what corrected it. Throws RangeError where neither has them. */
export function said(state: JourneyState, field: FieldId, quote: string): Mark {
  if (state.fields[field].answers.some((answer) => isExactIn(quote, answer.text))) {
    return saidInAnswer(state, field, quote);
  }
  const correction = sentencesSaid(state, field).find((each) => isExactIn(quote, each.quote))?.mark;
  return correction?.kind === "said" ? { ...correction, quote } : saidInAnswer(state, field, quote);
}
