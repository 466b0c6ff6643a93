import type { FactSheet } from "../../domain/facts.ts";
import type { FieldId } from "../../domain/fields.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { readFacts } from "../../facts/read_facts.ts";

/** What would be read of a field if this text were its one answer; the journey given stays as it was. */
export function readAsAnswer(
  state: JourneyState,
  { field, text, turn }: { field: FieldId; text: string; turn: string },
  now: Date,
): FactSheet["facts"] {
  const fields = { ...state.fields };
  fields[field] = { ...fields[field], answers: [{ turn, text, thin: false }] };
  const alone = { factChanges: [], factLocks: [], corrections: [], modelFacts: [] };
  return readFacts({ ...state, fields, ...alone }, now).facts;
}
