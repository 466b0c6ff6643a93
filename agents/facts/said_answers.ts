import { type Answer, FIELD_IDS, type FieldId } from "../domain/fields.ts";
import type { JourneyState } from "../domain/journey.ts";
import type { FieldAnswer, Statements } from "./statement.ts";
import { statementsOf } from "./statements.ts";

/** The answers of the journeys read last: the same answer is the same object each time, by which it is split once. */
const journeys = new Map<string, FieldAnswer[]>();
const MOST_JOURNEYS = 200;

/** All that a journey's founder has said, field by field in the order of the interview; each answer is split once. */
export function statementsIn(state: JourneyState): Statements {
  const before = journeys.get(state.id) ?? [];
  const answers = FIELD_IDS.flatMap((field) =>
    state.fields[field].answers.map((answer) => knownAnswer(before, field, answer))
  );
  journeys.delete(state.id);
  if (journeys.size >= MOST_JOURNEYS) journeys.delete(journeys.keys().next().value ?? "");
  journeys.set(state.id, answers);
  return statementsOf(answers);
}

function knownAnswer(before: FieldAnswer[], field: FieldId, { turn, text, thin }: Answer): FieldAnswer {
  return before.find((known) =>
    known.field === field && known.turn === turn && known.thin === thin && known.text === text
  ) ?? { field, turn, text, thin };
}
