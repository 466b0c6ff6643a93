import type { FieldId } from "../../domain/fields.ts";
import { type JourneyState, standingAnswer } from "../../domain/journey.ts";
import { assume, type Draft, recordAnswer } from "../draft.ts";
import { pickedOption } from "../asking/options.ts";
import { spokenOptions } from "../language/spoken.ts";
import { anchorOfField, writtenAnchors } from "../changing/stale.ts";

/** True where the message picks one of the options offered: by its words, or by its letter. */
export function takeOption(
  draft: Draft,
  { field, text }: { field: FieldId; text: string },
): boolean {
  const options = spokenOptions(draft.state);
  const at = pickedOption(options, text);
  const option = options[at];
  if (option === undefined) return false;
  const { state, message } = draft;
  if (state.fields[field].status === "contradicted" && standingHolds(state, field, option)) {
    keepStanding(draft, field, option);
    return true;
  }
  if (text.length > 3 && option.startsWith(text.slice(0, 12))) {
    recordAnswer(draft, field, { turn: message.id, text, thin: false });
    return true;
  }
  const quote = /“([^”]*)”/.exec(option)?.[1] ?? option;
  const origin = answerHolding(state, quote);
  if (origin !== null) {
    recordPicked(draft, field, { turn: origin, text: quote });
  } else {
    assume(state, field);
    state.fields[field].assumption = { text: option, test: state.fields[field].assumption?.test ?? "" };
  }
  return true;
}

function standingHolds(state: JourneyState, field: FieldId, words: string): boolean {
  return standingAnswer(state, field)?.text.includes(words) ?? false;
}

/** The answer that stood is the one that holds: nothing of it is lost. */
function keepStanding(draft: Draft, field: FieldId, option: string): void {
  draft.state.fields[field].status = isWritten(draft.state, field) ? "confirmed" : "heard";
  draft.heard.push({ field, value: option, quote: draft.message.text.trim() });
}

function isWritten(state: JourneyState, field: FieldId): boolean {
  const anchor = anchorOfField(field);
  return anchor !== null && writtenAnchors(state).includes(anchor);
}

/** An answer picked by its letter: the words stand where they were first said. */
function recordPicked(draft: Draft, field: FieldId, answer: { turn: string; text: string }): void {
  const kept = draft.state.fields[field];
  kept.answers.push({ ...answer, thin: false });
  kept.status = "probed";
  draft.heard.push({ field, value: answer.text, quote: draft.message.text.trim() });
}

function answerHolding(state: JourneyState, quote: string): string | null {
  const answers = Object.values(state.fields).flatMap((field) => field.answers);
  return answers.find((answer) => answer.text.includes(quote))?.turn ?? null;
}
