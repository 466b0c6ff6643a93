import { currentAnswer } from "../anchors/words/current_answer.ts";
import type { JourneyState } from "../domain/journey.ts";

import { sentencesOf } from "../text/text.ts";

const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const CLOSED = /\b(?:close|closed|closes|we don['’]t (?:open|work)|not open|day off|rest day|shut)\b/iu;

/** Weekdays, 0 for Sunday, on which the founder says they are closed. */
export function closedWeekdays(state: JourneyState): number[] {
  const texts = (["identity.values", "difference.only", "company.stage_region", "offering.what"] as const)
    .map((field) => currentAnswer(state, field));
  const clauses = texts.flatMap(sentencesOf).filter((sentence) => CLOSED.test(sentence))
    .map((sentence) =>
      sentence.slice(sentence.search(CLOSED)).split(/[,;]|\band (?:nobody|we|you|I)\b/u)[0] ?? ""
    );
  return WEEKDAYS.flatMap((name, day) =>
    clauses.some((clause) => new RegExp(`\\b${name}s?\\b`, "i").test(clause)) ? [day] : []
  );
}
