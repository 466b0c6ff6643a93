import { FIELD_IDS } from "../../domain/fields.ts";
import type { JourneyState } from "../../domain/journey.ts";
import type { Statements } from "./statement.ts";
import { statementsOf } from "./statements.ts";

/** All that a journey's founder has said, field by field in the order of the interview; each answer is split once. */
export function statementsIn({ fields, saidOn = {} }: JourneyState): Statements {
  return statementsOf(
    FIELD_IDS.flatMap((field) =>
      fields[field].answers.map(({ turn, text, thin }) => ({
        field,
        turn,
        text,
        thin,
        ...(saidOn[turn] === undefined ? {} : { on: saidOn[turn] }),
      }))
    ),
  );
}
