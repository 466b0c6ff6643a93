import { FIELD_IDS, type FieldId, FIELDS } from "../../domain/fields.ts";
import type { JourneyState, Question } from "../../domain/journey.ts";
import { askOptions, type NextQuestion } from "../asking/ask.ts";
import { assume, type Draft } from "../draft.ts";
import { probesAllowed } from "./probing.ts";

/** "I don't know" is met with three readings once; after that it stands as an assumption. */
export function takeUnknown(draft: Draft, field: FieldId, question: Question | null): NextQuestion | null {
  const kept = draft.state.fields[field];
  const wasOffered = question?.options !== undefined;
  const unknown = unknownsBefore(draft.state, field);
  const isTired = unknown >= OFFERS_END_AFTER || openFields(draft.state) >= MOST_OFFERS;
  if (wasOffered || isTired || kept.probes >= probesAllowed(draft.state) || !FIELDS[field].needed) {
    if (kept.answers.some((answer) => !answer.thin)) return null;
    assume(draft.state, field);
    draft.lines.push(`${openly(unknown)}: ${kept.assumption?.test ?? ""}`);
    draft.lastAnswer.text = "";
    if (FINISH_OFFERED_AT.includes(openFields(draft.state))) draft.lines.push(FINISH_OFFER);
    return null;
  }
  kept.probes += 1;
  kept.status = "probed";
  return askOptions(draft, field);
}

/** After so many answers in a row that nobody knows, readings are no longer offered: each is assumed at once. */
const OFFERS_END_AFTER = 3;
/** Nor after so many in all. */
const MOST_OFFERS = 5;
/** After how many of them the way out is named: it is offered, never pressed. */
const FINISH_OFFERED_AT = [4, 12, 20];
const FINISH_OFFER =
  "Much is still open, and that is no shame: say *finish with assumptions* and the rest is filled in as assumptions, or go on.";

/** Fields that stand as assumptions with nothing said. */
function openFields(state: JourneyState): number {
  return Object.values(state.fields).filter((each) => each.status === "assumed" && each.answers.length === 0)
    .length;
}

/** How many fields right before this one stand as assumptions with nothing said. */
function unknownsBefore(state: JourneyState, field: FieldId): number {
  const before = FIELD_IDS.slice(0, FIELD_IDS.indexOf(field)).toReversed();
  const known = before.findIndex((id) =>
    state.fields[id].status !== "assumed" || state.fields[id].answers.length > 0
  );
  return known < 0 ? before.length : known;
}

function openly(turn: number): string {
  const openings = [
    "Noted as an assumption; the cheapest test",
    "It stays open; the cheapest test",
    "To find out cheaply",
  ];
  return openings[turn % openings.length] ?? "The cheapest test";
}
