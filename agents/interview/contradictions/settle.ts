import type { FieldId } from "../../domain/fields.ts";
import type { JourneyState, OpenContradiction, SettledContradiction } from "../../domain/journey.ts";
import { touchedBy } from "../../facts/sections_of_fact.ts";
import { anchorOfSection } from "../../domain/anchors.ts";
import { numbersIn, wordCount } from "../../text/text.ts";
import { type Draft, recordAnswer } from "../draft.ts";
import { keepChanges } from "../changing/keep_changes.ts";
import { pickedOption } from "../asking/options.ts";
import { anchorOfField, writtenAnchors } from "../changing/stale.ts";
import { spokenOptions } from "../language/spoken.ts";
import { isUnknown } from "../hearing/thinness.ts";
import { decidedSide, saysBoth } from "./decided.ts";
import { settledIn } from "./conflicts.ts";

/** The contradiction that the open question is about; null where it is about none. */
export function openContradiction(state: JourneyState): OpenContradiction | null {
  return state.question?.contradiction ?? null;
}

/**
 * Takes what the founder makes of a contradiction: one side, both for a reason, nobody knows, or their own resolution,
 * which is kept word for word. A side that holds changes the facts of the other one.
 */
export function settleContradiction(draft: Draft, open: OpenContradiction): void {
  const { state, message } = draft;
  const text = message.text.trim();
  const at = chosenSide(spokenOptions(state), open, text);
  if (at === null && isUnknown(text)) return leaveContradiction(draft, open);
  const isBoth = saysBoth(text);
  const decided = at === null && !isBoth ? decidedSide(open, text) : null;
  const kept = at === 0 ? "first" : at === 1 ? "second" : isBoth ? "both" : decided ?? "neither";
  keep(state, { id: open.id, turn: message.id, quote: text, kept });
  const field = restore(state, open);
  if (at !== null) {
    draft.heard.push({ field, value: (at === 0 ? open.a : open.b).quote, quote: text });
    changeFacts(draft, at === 0 ? open.changes.first : open.changes.second);
    return;
  }
  if (decided !== null) {
    changeFacts(draft, open.changes[decided]);
    keepInWords(draft);
    return;
  }
  // Where one side was no more than a thin answer, what is said now is the answer.
  const isAnswer = isThin(state, field, open) || (kept === "neither" && isOneThing(open, text));
  if (isAnswer) {
    recordAnswer(draft, field, { turn: message.id, text, thin: false });
    if (isOneThing(open, text)) changeFacts(draft, [...open.changes.first, ...open.changes.second]);
    return;
  }
  draft.heard.push({ field, value: text, quote: text });
  keepInWords(draft);
}

/** The decision is none of the field's answers: nothing of it is given back as one. */
function keepInWords(draft: Draft): void {
  draft.lines.push("Kept as you put it, word for word.");
  draft.lastAnswer.text = "";
  rewriteWhatIsWritten(draft);
}

/** Nobody knows yet: it stays open and is printed as open. */
export function leaveContradiction(draft: Draft, open: OpenContradiction): void {
  const { state, message } = draft;
  keep(state, { id: open.id, turn: message.id, quote: message.text.trim(), kept: "unknown" });
  restore(state, open);
  draft.lines.push("It stays open: both stand in what we do not know, until one of them is settled.");
  draft.lastAnswer.text = "";
}

function keep(state: JourneyState, settled: SettledContradiction): void {
  state.settledContradictions = [...settledIn(state).filter(({ id }) => id !== settled.id), settled];
  delete state.settledClashes;
}

/** The side a message picks: as offered, by its letter, or because it holds the words of one alone. */
function chosenSide(options: string[], { a, b }: OpenContradiction, text: string): 0 | 1 | null {
  const at = pickedOption(options, text);
  if (at === 0 || at === 1) return at;
  const held = [a, b].map(({ quote }) => text.includes(quote) && wordCount(quote) > 1);
  return held[0] === held[1] ? null : held[0] ? 0 : 1;
}

/** The field stands as it did before the question: confirmed once its anchor, or the opening, is over. */
function restore(state: JourneyState, { field }: OpenContradiction): FieldId {
  const kept = state.fields[field];
  const anchor = anchorOfField(field);
  const isOver = anchor === null
    ? state.phase !== "conversation_initiation"
    : writtenAnchors(state).includes(anchor);
  if (kept.answers.length > 0) kept.status = isOver ? "confirmed" : "heard";
  else if (kept.status === "contradicted") kept.status = "empty";
  return field;
}

function isThin(state: JourneyState, field: FieldId, { a, b }: OpenContradiction): boolean {
  const { answers } = state.fields[field];
  return answers.length > 0 && answers.every(({ thin }) => thin) &&
    [a, b].some((side) => side.field === field);
}

/** A third number for the thing that had two: both are struck out, and what is said now is read. */
function isOneThing({ id }: OpenContradiction, text: string): boolean {
  return id === "two-prices" && numbersIn(text).length > 0;
}

function changeFacts(draft: Draft, changes: OpenContradiction["changes"]["first"]): void {
  const { state, message, now } = draft;
  if (changes.length === 0) return rewriteWhatIsWritten(draft);
  const words = message.text.trim();
  keepChanges(state, changes.map((change) => ({ ...change, turn: message.id, quote: words })), now);
  const written = writtenAnchors(state);
  for (const section of touchedBy(changes)) {
    const anchor = anchorOfSection(section);
    if (written.includes(anchor)) draft.rewrite.add(anchor);
  }
}

/** What was written while the two stood against each other is written again. */
function rewriteWhatIsWritten({ state, rewrite }: Draft): void {
  for (const anchor of writtenAnchors(state)) rewrite.add(anchor);
}
