import { FIELD_IDS, type FieldId, FIELDS } from "../../domain/fields.ts";
import { anchorOfPhase, type Phase, PHASES } from "../../domain/phases.ts";
import type { JourneyState } from "../../domain/journey.ts";

/** A question and its answer take a founder about 100 seconds (landing page: 60 minutes for 36). */
const SECONDS_A_QUESTION = 100;
/** A founder who answers fully is done in at most this many turns (craft, section 1). */
export const MOST_TURNS = 36;
const READ_BACKS = 4;

/** True while a field still has to be asked. */
export function isOpen(state: JourneyState, field: FieldId): boolean {
  const { status, locked } = state.fields[field];
  return status === "empty" && !locked;
}

/**
 * How many questions remain: open fields and read-backs not yet accepted, without the optional ones that will be left out
 * to keep what was promised. At the start it is the number that the welcome says.
 */
export function questionsLeft(state: JourneyState): number {
  if (state.phase === "complete") return 0;
  const open = FIELD_IDS.filter((field) => isOpen(state, field));
  const optional = open.filter((field) => !FIELDS[field].needed).length;
  // The last phase has left out what it could before its first question: all that is open in it is asked.
  const isLast = state.phase === "pitch_deck_creation";
  const leftOut = isLast ? 0 : Math.min(Math.max(0, plannedTurns(state) - MOST_TURNS), optional);
  return Math.max(open.length + readBacksLeft(state) - leftOut, state.question === null ? 0 : 1);
}

/** Whole minutes, at 100 seconds a question. */
export function minutesLeft(state: JourneyState): number {
  return Math.round((questionsLeft(state) * SECONDS_A_QUESTION) / 60);
}

/** How many questions were saved because one answer filled several fields or a field needed none. */
export function savedQuestions(state: JourneyState): number {
  const settled = FIELD_IDS.filter((field) => !isOpen(state, field));
  const firstTurns = settled.map((field) => state.fields[field].answers[0]?.turn);
  const asked = firstTurns.filter((turn) => turn !== undefined);
  return asked.length - new Set(asked).size;
}

/** Whether asking all that is left would take more turns than promised. */
export function wouldOverrun(state: JourneyState): boolean {
  return plannedTurns(state) > MOST_TURNS;
}

/** Whether the founder took turns that neither a question nor a probe asked for, as for a question back or a remark. */
export function leftThePath(state: JourneyState): boolean {
  const open = FIELD_IDS.filter((field) => isOpen(state, field)).length;
  const probes = FIELD_IDS.reduce((sum, field) => sum + state.fields[field].probes, 0);
  return state.turns - probes > plannedTurns(state) - open - readBacksLeft(state);
}

/** Whether the needed questions that are open, and the read-backs, still fit into the turns promised. */
export function hasTurnsFor(state: JourneyState): boolean {
  const open = FIELD_IDS.filter((field) => FIELDS[field].needed && isOpen(state, field)).length;
  return state.turns + open + readBacksLeft(state) <= MOST_TURNS;
}

function readBacksLeft(state: JourneyState): number {
  return READ_BACKS - Object.values(state.readBacks).filter((each) => each?.accepted).length;
}

/** How many turns all questions would take, asked or still to be asked. */
function plannedTurns(state: JourneyState): number {
  return FIELD_IDS.length + READ_BACKS - savedQuestions(state) - skippedUnasked(state) +
    repeatedAnswers(state);
}

/** Answers that were sent again word for word: the probe brought nothing and cost a turn. */
function repeatedAnswers(state: JourneyState): number {
  const answers = FIELD_IDS.map((field) => state.fields[field].answers.map((answer) => answer.text));
  return answers.reduce((sum, texts) => sum + texts.length - new Set(texts).size, 0);
}

/** Optional fields that were left out without a question: nothing was said and no assumption was needed. */
function skippedUnasked(state: JourneyState): number {
  return FIELD_IDS.filter((field) =>
    !FIELDS[field].needed && state.fields[field].status === "assumed" && state.fields[field].probes === 0 &&
    state.fields[field].answers.length === 0
  ).length;
}

/** The first phase in which something is still open; `complete` when nothing is. */
export function currentPhase(state: JourneyState): Phase {
  return PHASES.find((phase) => phase !== "complete" && !isPhaseDone(state, phase)) ?? "complete";
}

/** True once a phase has nothing left to ask and its read-back was accepted. */
export function isPhaseDone(state: JourneyState, phase: Phase): boolean {
  const open = FIELD_IDS.some((field) => FIELDS[field].phase === phase && isOpen(state, field));
  if (open) return false;
  const anchor = anchorOfPhase(phase);
  if (anchor !== null && anchor === state.refining) return false;
  return anchor === null || anchor === "pitchDeck" || state.readBacks[anchor]?.accepted === true;
}
