import { dossierOf } from "../../author/model/dossier.ts";
import type { FieldId } from "../../domain/fields.ts";
import { isFieldId } from "../../domain/fields.ts";
import type { JourneyState } from "../../domain/journey.ts";
import type { ReadableMessage } from "../../facts/from_model/check_model_fact.ts";
import { readFacts } from "../../facts/read_facts.ts";
import { quotableTexts, turnTexts } from "../../ledger/known.ts";
import { refusedOnce, stoodIn } from "../../model/ask.ts";
import { conclude } from "../conclude.ts";
import { conflictsOf } from "../contradictions/conflicts.ts";
import { account, type Draft } from "../draft.ts";
import { helpWith } from "../hearing/meet_talk.ts";
import { PATIENCE_MS, type Surroundings, type TurnOutcome } from "../turn_types.ts";
import { NO_VERDICT } from "../hearing/verdict.ts";
import { callModel } from "./call.ts";
import { type Plan, plansOf } from "./plans.ts";
import { speakerOf } from "./speaker.ts";
import { type TurnGround, turnTask } from "./turn_task.ts";
import { verdictOf } from "./verdict_of.ts";
import { wordTurn } from "./wording.ts";
import { type ComputedTurn, type ComputeTurn, isQuestion } from "./computed_turn.ts";

interface Turn {
  /** The journey before the message. */
  state: JourneyState;
  byRules: ComputedTurn;
  computeTurn: ComputeTurn;
}

/**
 * Ends a turn with one call of a model beside the rules: what it read and said counts as far as code lets it, and where it
 * fails, or takes longer than the founder waits, the rules' turn stands as it was worked out.
 */
export async function takeTurnWithModel(
  { state, byRules, computeTurn }: Turn,
  surroundings: Surroundings,
): Promise<TurnOutcome> {
  const { draft } = byRules;
  const ground = await groundOf({ state, byRules, computeTurn });
  const endByRules = () => conclude(draft, byRules.decided, surroundings);
  if (surroundings.isReading === true) {
    leaveUnread(draft);
    return await endByRules();
  }
  const { model, signal, onText, patienceMs = PATIENCE_MS } = surroundings;
  const task = turnTask(ground);
  const { speaker, ...called } = await callModel(model, task, {
    speaker: (onWord) => speakerOf(ground.plans, { onText, onWord }),
    patienceMs: state.modelIsAway === true ? 0 : patienceMs,
    signal,
  });
  if ("late" in called) {
    leaveUnread(draft);
    draft.isSlow = true;
    return { ...await endByRules(), late: { told: called.late, messages: ground.messages } };
  }
  if ("failure" in called) {
    leaveUnread(draft);
    account(draft, { note: stoodIn(called.failure), usage: called.usage });
    return await endByRules();
  }
  const { value: told, usage, spokenBy } = called;
  const verdict = verdictOf(told, byRules, ground);
  const isNothing = JSON.stringify(verdict) === JSON.stringify(NO_VERDICT);
  const worked = isNothing ? byRules : await computeTurn(verdict);
  const open = state.question?.field ?? "";
  const stands = wordTurn({ told, worked, open, known: knownTo(ground, worked.draft) });
  const note = stands || !asksInWords(worked) ? null : refusedOnce(model.name);
  account(worked.draft, { note, usage });
  if (stands) worked.draft.spokenBy = spokenBy;
  delete worked.draft.state.unread;
  const rest = speaker.hasSpoken() ? { ...surroundings, onText: undefined } : surroundings;
  return await conclude(worked.draft, worked.decided, rest);
}

/** True where a model's words were wanted: choices, and what stands at the end, are put by code. */
function asksInWords({ decided }: ComputedTurn): boolean {
  return decided === "stay" || isQuestion(decided) && decided.question.choices === undefined;
}

async function groundOf({ state, byRules, computeTurn }: Turn): Promise<TurnGround> {
  const { draft } = byRules;
  const sheet = readFacts(draft.state, draft.now);
  const conflicts = conflictsOf(draft.state, draft.now);
  return {
    state,
    sheet,
    dossier: dossierOf(draft.state, sheet, { conflicts }),
    plans: await plansOf(byRules, state, computeTurn),
    messages: messagesOf(state, draft),
  };
}

/** The message, then those that no model has read yet. */
function messagesOf(state: JourneyState, { message }: Draft): ReadableMessage[] {
  const open = state.question?.field ?? "";
  const said = turnTexts(state);
  const earlier = (state.unread ?? []).filter(({ turn }) => turn !== message.id).map(({ turn, field }) => ({
    turn,
    field,
    text: [...new Set(said.filter((each) => each.turn === turn).map(({ text }) => text))].join("\n"),
  }));
  return [{ turn: message.id, field: fieldFor(open), text: message.text }, ...earlier];
}

/** Facts said at a read-back belong to no field of their own: their own fields keep them. */
function fieldFor(open: string): FieldId {
  return isFieldId(open) ? open : "offering.what";
}

const MOST_UNREAD = 3;

/** An answer that no model has read in time is read with the next one. */
function leaveUnread({ state, message, taken, lastAnswer: { field } }: Draft): void {
  if (taken !== "answer" || field === null) return;
  state.unread = [...state.unread ?? [], { turn: message.id, field }].slice(-MOST_UNREAD);
}

/** All that numbers and names in a model's words may come from. */
function knownTo({ plans }: TurnGround, { state, message }: Draft): string {
  const field = state.question?.field ?? "";
  return [
    state.company,
    state.founder,
    message.text,
    ...quotableTexts(state),
    ...state.pages.map(({ label }) => label),
    ...plans.flatMap(wordsOf),
    isFieldId(field) ? helpWith(field) : "",
  ].join("\n");
}

function wordsOf({ decided, lines }: Plan): string[] {
  if (!isQuestion(decided)) return lines;
  const { question, turn } = decided;
  return [...lines, turn.observation, turn.question, turn.why, ...question.options ?? []];
}
