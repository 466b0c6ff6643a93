import type { WorksheetRow } from "../domain/worksheet.ts";
import { FIELD_IDS, FIELDS } from "../domain/fields.ts";
import { completedAnchors, type Heard, type JourneyState, progressOf } from "../domain/journey.ts";
import { isOpen, minutesLeft, questionsLeft } from "./asking/pace.ts";
import { spokenRows, spokenTo } from "./language/spoken.ts";
import { interviewLanguages } from "./language/turn_languages.ts";

/** Of the answers that a foundation needs: how many are assumed, how many still open. */
function assumedIn(state: JourneyState): { count: number; open: number; of: number } {
  const needed = FIELD_IDS.filter((id) => FIELDS[id].needed);
  return {
    count: needed.filter((id) => state.fields[id].status === "assumed").length,
    open: needed.filter((id) => isOpen(state, id)).length,
    of: needed.length,
  };
}

/** What every journey answer carries beside its words, in the shape of the wire contract. */
export function journeyMetadata(state: JourneyState, heard: Heard[], worksheet: WorksheetRow[] = []) {
  const { question } = state;
  const say = (text: string) => spokenTo(state, text);
  return {
    completed_anchors: completedAnchors(state),
    progress: progressOf(state),
    minutes_left: minutesLeft(state),
    languages: interviewLanguages(state),
    questions_left: questionsLeft(state),
    question: question === null ? null : {
      field: question.field,
      section: question.section,
      why: say(question.why),
      technique: question.technique,
      skippable: question.skippable,
      ...(question.options === undefined ? {} : { options: question.options.map(say) }),
      ...(question.choices === undefined
        ? {}
        : { choices: question.choices.map(({ id, a, b }) => ({ id, a: say(a), b: say(b) })) }),
    },
    heard,
    worksheet: spokenRows(state, worksheet),
    assumed: assumedIn(state),
  };
}
