import { FIELD_IDS, type FieldId } from "../../domain/fields.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { distinctiveTerms, wordCount } from "../../evidence/evidence.ts";
import { answerText, rivalNames } from "../answers.ts";

const NOT_THEIRS: FieldId[] = [
  "company.links",
  "pitch.raise",
  "choices.tradeoffs",
  "channels.refused",
  "identity.contrast",
];

/** The founder's own terms, strongest first: no rival's name, no web address, at most four words each. */
export function ownTerms(state: JourneyState, most: number): string[] {
  const texts = FIELD_IDS.filter((field) => !NOT_THEIRS.includes(field)).map((field) =>
    answerText(state, field)
  );
  const rivals = rivalNames(state).map((name) => name.toLowerCase());
  return distinctiveTerms(texts)
    .filter((term) => wordCount(term) <= 4 && !/https?:|[/@#]/.test(term))
    .filter((term) =>
      !rivals.some((name) => term.toLowerCase().includes(name) || name.includes(term.toLowerCase()))
    )
    .slice(0, most);
}
