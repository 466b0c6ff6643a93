import type { WorksheetRow } from "../domain/facts.ts";
import { completedAnchors, type Heard, type JourneyState, progressOf } from "../domain/journey.ts";
import { minutesLeft, questionsLeft } from "./pace.ts";

/** What every journey answer carries beside its words, in the shape of the wire contract. */
export function journeyMetadata(state: JourneyState, heard: Heard[], worksheet: WorksheetRow[] = []) {
  const question = state.question;
  return {
    completed_anchors: completedAnchors(state),
    progress: progressOf(state),
    minutes_left: minutesLeft(state),
    questions_left: questionsLeft(state),
    question: question === null ? null : {
      field: question.field,
      section: question.section,
      why: question.why,
      technique: question.technique,
      skippable: question.skippable,
      ...(question.options === undefined ? {} : { options: question.options }),
      ...(question.choices === undefined ? {} : { choices: question.choices }),
    },
    heard,
    worksheet,
  };
}
