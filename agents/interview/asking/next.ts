import type { FoundationAnchor } from "../../domain/anchors.ts";
import { type FieldId, fieldsOfPhase } from "../../domain/fields.ts";
import { type JourneyState, type ReadBack } from "../../domain/journey.ts";
import { anchorOfPhase, type Phase } from "../../domain/phases.ts";
import { wordCount } from "../../text/text.ts";
import { isTimeUnit } from "../../facts/numbers/counted.ts";
import { readFacts } from "../../facts/read_facts.ts";
import { askContradiction, askField, askReadBackQuestion, type NextQuestion } from "./ask.ts";
import type { Surroundings } from "../turn_types.ts";
import { offeredSentences } from "../read_back/offered_sentences.ts";
import { composeReadBack } from "./compose.ts";
import { conflictsOf, nextConflict, notesOf } from "../contradictions/conflicts.ts";
import { assume, confirmOpening, confirmPhase, type Draft } from "../draft.ts";
import { handOverLine } from "./hand_over.ts";
import { heardLine } from "../quoting/heard_line.ts";
import { LONGEST_TURN } from "./linter.ts";
import { currentPhase, isOpen, isPhaseDone, leftThePath, savedQuestions, wouldOverrun } from "./pace.ts";

/** Each is put once; what is left then is named at the read-backs. */
const MOST_CONTRADICTIONS = 4;

/** Decides by plain code what is put next: a contradiction, an open field, a read-back, or nothing more. */
export function decideNext(draft: Draft): NextQuestion | null {
  const { state } = draft;
  skipRedundantFields(draft);
  const from = state.phase;
  const conflict = mayAskContradiction(state) ? nextConflict(state, draft.now) : null;
  if (conflict !== null) return askContradiction(draft, conflict);
  if (state.refining !== undefined && !hasOpenField(state)) return askReadBack(draft, state.refining);
  if (from === "pitch_deck_creation" && isPhaseDone(state, from)) endPitch(draft);
  if (isPhaseDone(state, from)) state.phase = currentPhase(state);
  if (state.phase !== from) handOver(draft, from);
  if (state.phase === "complete") return null;
  const field = fieldsOfPhase(state.phase).find((id) => isOpen(state, id));
  if (field !== undefined) return askField(draft, field);
  const anchor = anchorOfPhase(state.phase);
  return anchor === null || anchor === "pitchDeck" ? null : askReadBack(draft, anchor);
}

/** The same, letting others be answered between its parts: facts and contradictions are remembered until it asks for them. */
export async function decideInParts(
  draft: Draft,
  breathe: Surroundings["breathe"],
): Promise<NextQuestion | null> {
  const { state, now } = draft;
  if (breathe !== undefined) {
    await breathe();
    readFacts(state, now);
    await breathe();
    if (mayAskContradiction(state)) conflictsOf(state, now);
    await breathe();
  }
  return decideNext(draft);
}

function hasOpenField({ phase, ...state }: JourneyState): boolean {
  return fieldsOfPhase(phase).some((field) => isOpen({ phase, ...state }, field));
}

function handOver(draft: Draft, from: Phase): void {
  const { state } = draft;
  if (from === "conversation_initiation") confirmOpening(state);
  draft.lines.push(handOverLine(from, state));
  const anchor = anchorOfPhase(from);
  const text = anchor === null || anchor === "pitchDeck" ? null : inTheirWords(state.readBacks[anchor]);
  // What the next agent takes along is the sentence that was just put at the anchor's head.
  if (text !== null) draft.lastAnswer = { text, field: null, isProbed: false, lead: "To build on:" };
}

/** The founder's words in the sentence that heads an anchor: what it quotes, or all of it where they wrote it; null where it only lists names of theirs. */
function inTheirWords(readBack: ReadBack | undefined): string | null {
  const { sentence = null, words } = readBack ?? {};
  if (sentence === null) return null;
  const quoted = /“([^”]+)”/u.exec(sentence.text)?.[1];
  return quoted ?? (words?.text.includes(sentence.text) === true ? sentence.text : null);
}

function endPitch(draft: Draft): void {
  confirmPhase(draft.state, "pitch_deck_creation");
  draft.rewrite.add("pitchDeck");
}

/** A contradiction is worth a turn of its own, beyond those that the fields take. */
function mayAskContradiction(state: JourneyState): boolean {
  const asked = state.contradictionsAsked?.length ?? 0;
  return asked < MOST_CONTRADICTIONS && state.phase !== "complete" && state.refining === undefined;
}

/** The read-back of an anchor: what was heard, what disagrees, three candidate sentences. */
export function askReadBack(draft: Draft, anchor: FoundationAnchor): NextQuestion {
  const { state } = draft;
  const earlier = state.readBacks[anchor];
  const written = draft.sentences?.[anchor] ?? [];
  const byModel = written.length > 0 ? written : draft.verdict?.sentences ?? [];
  const candidates = offeredSentences(state, { anchor, byModel, now: draft.now });
  const asked = (earlier?.asked ?? 0) + 1;
  state.readBacks[anchor] = {
    candidates,
    ...(byModel.length > 0 ? { byModel } : earlier?.byModel ? { byModel: earlier.byModel } : {}),
    accepted: earlier?.accepted ?? false,
    asked,
    sentence: earlier?.sentence ?? null,
  };
  const next = askReadBackQuestion(draft, anchor, candidates.map((candidate) => candidate.text));
  next.above = composeReadBack({
    notes: [
      ...notesOf(state, fieldsReadBack(anchor), draft.now),
    ],
    candidates,
  });
  const rest = wordCount([next.above, next.turn.question, next.turn.why].join(" "));
  if (asked === 1) {
    next.turn.reflect = heardLine(state, anchor, { candidates, room: LONGEST_TURN - rest });
  }
  return next;
}

/** After "none of these": the founder's own sentence is asked for, and nothing is offered. */
export function askOwnSentence(draft: Draft, anchor: FoundationAnchor): NextQuestion {
  const readBack = draft.state.readBacks[anchor];
  if (readBack !== undefined) readBack.asked = (readBack.asked ?? 0) + 1;
  const next = askReadBackQuestion(draft, anchor, []);
  next.turn.reflect = "None of them, then.";
  return next;
}

/** The same after a message that only put something right: it is no try at a sentence, and spends none. */
export function askOwnSentenceAgain(draft: Draft, anchor: FoundationAnchor): NextQuestion {
  const next = askReadBackQuestion(draft, anchor, []);
  next.turn.reflect = "";
  return next;
}

/** The fields an anchor's read-back covers; the opening ones are read back with the first anchor. */
function fieldsReadBack(anchor: FoundationAnchor): FieldId[] {
  const opening = anchor === "truth" ? fieldsOfPhase("conversation_initiation") : [];
  return [...opening, ...fieldsOfPhase(`${anchor}_anchor_analysis`)];
}

/** Where a full founder would need more than the turns promised, fields that others already carry are not asked. */
function skipRedundantFields(draft: Draft): void {
  const { state } = draft;
  if (!wouldOverrun(state)) return;
  if (
    state.phase === "expression_anchor_analysis" && isOpen(state, "visual.colours") &&
    isNextOpen(state, "visual.colours")
  ) {
    const own = state.pages.find((page) => page.role === "own" && page.failure === null);
    if (savedQuestions(state) === 0 && own !== undefined && own.colours.length >= 3) {
      assume(state, "visual.colours");
      draft.lines.push("Your colours are taken from your own site; say so if one is wrong.");
    }
  }
  if (state.phase !== "pitch_deck_creation" && !isPhaseDone(state, "evolution_anchor_analysis")) return;
  skipTraction(draft);
}

function isNextOpen(state: JourneyState, field: FieldId): boolean {
  return fieldsOfPhase(state.phase).find((id) => isOpen(state, id)) === field;
}

/** Fewer counts than these leave the question for traction worth its turn. */
const ENOUGH_COUNTS = 2;

/**
 * Traction is not asked for where what is measured holds counts already: whoever shows numbers takes them from there.
 * Nothing is copied, for what stands twice would have to be corrected twice. Whoever strayed is beyond the turns promised
 * either way, and is asked.
 */
function skipTraction({ state, now }: Draft): void {
  if (!isOpen(state, "pitch.traction") || leftThePath(state)) return;
  const counts = readFacts(state, now).facts.measured.filter(({ field, unit }) =>
    field === "growth.numbers" && (unit === null || !isTimeUnit(unit))
  );
  if (counts.length >= ENOUGH_COUNTS) state.fields["pitch.traction"].status = "assumed";
}
