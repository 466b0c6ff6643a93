import { type FieldId } from "../../../agents/domain/fields.ts";
import type { FactChange, FactSheet } from "../../../agents/domain/facts.ts";
import { type JourneyState, newJourney } from "../../../agents/domain/journey.ts";
import { readFacts } from "../../../agents/facts/read_facts.ts";

/** A day on which every test of the facts takes place. */
export const NOW = new Date("2026-11-22T09:00:00Z");

let journeys = 0;

/** A journey in which each field was answered once, in the turn "t-" and the field's id. */
export function journeyWith(answers: Partial<Record<FieldId, string>>): JourneyState {
  journeys += 1;
  const state = newJourney(`journey-${journeys}`, "Acme", "Kim");
  for (const [field, text] of Object.entries(answers) as [FieldId, string][]) {
    state.fields[field].answers.push({ turn: `t-${field}`, text, thin: false });
  }
  return state;
}

/** What is read of these answers. */
export function sheetOf(
  answers: Partial<Record<FieldId, string>>,
  factChanges: FactChange[] = [],
): FactSheet {
  return readFacts({ ...journeyWith(answers), factChanges }, NOW);
}
