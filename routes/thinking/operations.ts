/**
 * What is thought through for a journey: each operation takes data and gives data, so that it comes to the same on
 * whichever thread it is done. Loaded by the worker too: nothing here knows KV or a server.
 */
import { consult } from "../../agents/consultant/consult.ts";
import type { JourneyState } from "../../agents/domain/journey.ts";
import { buildFoundation, calendarOf } from "../../agents/foundation.ts";
import type { IncomingMessage, Surroundings } from "../../agents/interview/turn_types.ts";
import type { Told } from "../../agents/interview/with_model/call.ts";
import type { TurnAnswer as ModelsTurn } from "../../agents/interview/with_model/turn_answer.ts";
import { isWritingDue } from "../../agents/interview/writing_due.ts";
import { changeFacts, finishJourney, takeLateReading, takeTurn, withoutTurn } from "../../agents/master.ts";
import type { Defect } from "../../agents/strategy/foundation.ts";
import { factsAnswer } from "../api/facts_answer.ts";
import { historyAnswer, statusAnswer, turnAnswer } from "../api/journey_answer.ts";

/** What an operation may ask while it thinks. */
export interface Around extends Surroundings {
  /** Told of a model's reading that may still come once the turn is over; what comes is never a rejection. */
  onLate?: (told: Promise<Told<ModelsTurn>>) => void;
}

/** How long what was said is decides where it is thought of. */
export interface Thought {
  state: JourneyState;
  message?: IncomingMessage;
}

type Given<Work extends (state: JourneyState, ...rest: never[]) => unknown> = Parameters<Work>[1];

const OPERATIONS = {
  async takeTurn({ state, message, edits }: Required<Thought> & { edits: string | null }, around: Around) {
    const before = edits === null ? state : withoutTurn(state, edits, around.now);
    const { late, ...outcome } = await takeTurn(before, message, around);
    if (late !== undefined) around.onLate?.(late.told);
    return { outcome, readLate: late?.messages ?? null };
  },
  finishJourney({ state, messageId }: Thought & { messageId: string }, around: Around) {
    return finishJourney(state, messageId, around);
  },
  changeFacts({ state, asked }: Thought & { asked: Given<typeof changeFacts> }, around: Around) {
    return changeFacts(state, asked, around);
  },
  consult({ state, ...asked }: Omit<Parameters<typeof consult>[0], "surroundings">, around: Around) {
    return consult({ ...asked, state, surroundings: around });
  },
  takeLateReading({ state, late }: Thought & { late: Given<typeof takeLateReading> }) {
    return takeLateReading(state, late);
  },
  isWritingDue({ state, before }: Thought & { before: JourneyState }) {
    return isWritingDue(before, state);
  },
  turnAnswer({ state, said }: Thought & { said: Given<typeof turnAnswer> }) {
    return turnAnswer(state, said);
  },
  statusAnswer({ state, beside }: Thought & { beside: Given<typeof statusAnswer> }) {
    return statusAnswer(state, beside);
  },
  historyAnswer({ state, ...said }: Thought & Given<typeof historyAnswer>) {
    return historyAnswer(state, said);
  },
  factsAnswer({ state, now }: Thought & { now: Date }) {
    return factsAnswer(state, now);
  },
  buildFoundation(parts: Omit<Parameters<typeof buildFoundation>[0], "onDefect">) {
    const defects: Defect[] = [];
    const foundation = buildFoundation({ ...parts, onDefect: (defect) => void defects.push(defect) });
    return { foundation, defects };
  },
  calendarOf({ state, now, choice }: Thought & { now: Date; choice: Parameters<typeof calendarOf>[2] }) {
    return calendarOf(state, now, choice);
  },
};

type Operations = typeof OPERATIONS;
export type Operation = keyof Operations;
export type Input<Name extends Operation> = Parameters<Operations[Name]>[0];
export type Output<Name extends Operation> = Awaited<ReturnType<Operations[Name]>>;
/** Only some may ask; the others think by themselves. */
export type AroundOf<Name extends Operation> = Parameters<Operations[Name]> extends [unknown, Around]
  ? [around: Around]
  : [];

const TABLE: {
  [Name in Operation]: (input: Input<Name>, around: Around) => Output<Name> | Promise<Output<Name>>;
} = OPERATIONS;

/** Does an operation on this thread. */
export function runHere<Name extends Operation>(
  name: Name,
  input: Input<Name>,
  around: Around,
): Promise<Output<Name>> {
  return new Promise((resolve) => resolve(TABLE[name](input, around)));
}
