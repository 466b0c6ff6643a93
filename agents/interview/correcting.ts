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
      state.corrections.push({
        turn: message.id,
        field,
        from: each.from,
        to: each.to,
        quote: each.quote,
        stale,
      });
    }
    draft.heard.push({ field: each.field, value: each.to, quote: each.quote });
    draft.lines.push(correctionLine(each, stale));
  }
  return found;
}
