import type { FieldId } from "../domain/fields.ts";
import { type JourneyState, typedAnswer } from "../domain/journey.ts";
import { correctionsIn, fieldsTouched, type FoundCorrection } from "./corrections.ts";
import { type Draft, markStale } from "./draft.ts";
import { correctionLine } from "./read_back.ts";

/** Applies the corrections a message holds: old words stay as they were said, the new value stands beside them. */
export function applyCorrections(draft: Draft, inReadBack: boolean): FoundCorrection[] {
  const { state, message } = draft;
  const found = correctionsIn(state, message.text, inReadBack);
  for (const each of found) {
    const fields = fieldsTouched(state, each);
    const stale = markStale(draft, fields);
    for (const field of fields) {
      const from = whatWasSaid(state, field, each.from);
      state.corrections = state.corrections.filter((old) => old.field !== field || old.to !== each.from);
      state.corrections.push({
        turn: message.id,
        field,
        from,
        to: each.to,
        quote: each.quote,
        stale,
      });
    }
    draft.heard.push({ field: each.field, value: each.to, quote: each.quote });
    const said = typedAnswer(state, each.field);
    draft.lines.push(correctionLine({ ...each, said }, stale));
  }
  return found;
}

/** The value as the answer has it: a correction of a correction still takes the place of what was said first. */
function whatWasSaid(state: JourneyState, field: FieldId, value: string): string {
  return state.corrections.find((old) => old.field === field && old.to === value)?.from ?? value;
}
