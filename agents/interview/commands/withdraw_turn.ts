import { ConflictError } from "../../domain/errors.ts";
import { FIELD_IDS, FIELDS } from "../../domain/fields.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { lockedWords } from "../../domain/locked_words.ts";
import { askField } from "../asking/ask.ts";
import { draftOf } from "../draft.ts";
import { withoutReviewTurn } from "../quarterly/hold_review.ts";

/**
 * The journey as if one message had filled nothing, with the question open that it answered: what the founder writes next
 * takes its place. Throws ConflictError where the message is no answer, or its words are locked.
 */
export function withoutTurn(state: JourneyState, turn: string, now: Date): JourneyState {
  if (state.review !== undefined) return withoutReviewTurn(state, turn, now);
  const draft = draftOf(state, { id: "", text: "" }, now);
  const filled = FIELD_IDS.filter((id) => draft.state.fields[id].answers.some((each) => each.turn === turn));
  const [asked] = filled;
  if (asked === undefined || state.question === null) {
    throw new ConflictError("That message was no answer. Write what is to change instead");
  }
  const isKept = lockedWords(draft.state).some((words) => words.turn === turn);
  if (isKept || filled.some((id) => draft.state.fields[id].locked)) {
    throw new ConflictError(`The words on this are locked: ${FIELDS[asked].label}`);
  }
  for (const id of filled) {
    const kept = draft.state.fields[id];
    kept.answers = kept.answers.filter((each) => each.turn !== turn);
    if (kept.answers.length > 0) continue;
    kept.status = "empty";
    kept.probes = 0;
  }
  draft.state.replaced = [...draft.state.replaced ?? [], turn];
  draft.state.modelFacts = draft.state.modelFacts?.filter((fact) => fact.turn !== turn);
  draft.state.question = askField(draft, asked).question;
  return draft.state;
}
