import type { FieldId } from "../../../agents/domain/fields.ts";
import { type JourneyState, newJourney } from "../../../agents/domain/journey.ts";

/** A journey in which these answers were heard, each in a turn named after its field. */
export function journeyWith(answers: Partial<Record<FieldId, string>>): JourneyState {
  const state = newJourney("j", "Wheelyard", "Ann");
  for (const [id, text] of Object.entries(answers)) {
    state.fields[id as FieldId].answers.push({ turn: `t-${id}`, text, thin: false });
    state.fields[id as FieldId].status = "heard";
  }
  return state;
}
