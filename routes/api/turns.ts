import { z } from "zod";
import { ConflictError } from "../../agents/domain/errors.ts";
import { forOneTurn } from "../../agents/model/budget.ts";
import { spokenTo } from "../../agents/master.ts";
import type { Model } from "../../agents/model/model.ts";
import type { Surroundings, TurnOutcome } from "../../agents/interview/turn_types.ts";
import { commitTurn } from "../../kv/turn_commit.ts";
import {
  awaitAnswer,
  claimTurn,
  keepTurnAlive,
  type NewTurn,
  releaseTurn,
  type TurnClaim,
} from "../../kv/turns.ts";
import { getWriting } from "../../kv/writing.ts";
import type { AppDeps } from "../deps.ts";
import { failureOf, sentenceOf } from "../errors.ts";
import type { StreamEvent, TurnAnswer } from "./contract.ts";
import { awaitLateReading, isReading } from "./late_readings.ts";
import { writingJob } from "./writing.ts";
import type { Emit, Work } from "./stream.ts";

/** A model's call ends after this long. A founder waits less; what it reads late is still taken. */
const LONGEST_CALL_MS = 300_000;

type StatusEvent = Extract<StreamEvent, { event: "status" }>;

/** What the strategist does in one turn. */
type Thinking = (claim: TurnClaim, surroundings: Surroundings) => Promise<TurnOutcome>;

const Shape = z.looseObject({ session_id: z.string(), message: z.string(), metadata: z.looseObject({}) });
const StoredAnswer = z.custom<TurnAnswer>(
  (value) => Shape.safeParse(value).success,
  "must be a turn's answer",
);

/**
 * Claims a turn before any thinking is done and hands back the work that answers it. A turn answered before is
 * not done again. Throws NotFoundError, or ConflictError while another message is being answered.
 */
export async function beginTurn(deps: AppDeps, turn: NewTurn, think: Thinking): Promise<Work<TurnAnswer>> {
  const claimed = await claimTurn(deps.kv, turn);
  switch (claimed.kind) {
    case "answered":
      return () => Promise.resolve(StoredAnswer.parse(claimed.answer));
    case "running":
      return (emit) => joinTurn(deps, { turn, think, emit });
    case "claimed":
      return (emit) => runTurn(deps, { claim: claimed.claim, think, emit });
  }
}

interface Joining {
  turn: NewTurn;
  think: Thinking;
  emit: Emit;
}

/** Waits for whoever is at work on the turn; where they ended without an answer, it is taken up here. */
async function joinTurn(deps: AppDeps, { turn, think, emit }: Joining): Promise<TurnAnswer> {
  const { kv, now, stopping } = deps;
  const ended = await awaitAnswer(kv, turn, { now, signal: stopping });
  if (ended) return StoredAnswer.parse(ended.answer);
  if (stopping.aborted) throw new ConflictError("The answer was interrupted. Please send your message again");
  const work = await beginTurn(deps, { ...turn, now: now() }, think);
  return await work(emit);
}

async function runTurn(
  deps: AppDeps,
  { claim, think, emit }: { claim: TurnClaim; think: Thinking; emit: Emit },
): Promise<TurnAnswer> {
  const letGo = keepTurnAlive(deps.kv, claim, deps.now);
  try {
    const { written: { sentences } } = await getWriting(deps.kv, claim);
    const isStillReading = isReading(claim.journeyId);
    const inTheirs: Emit = (event) => emit(event.event === "status" ? spokenStatus(claim, event) : event);
    const surroundings = { ...surroundingsOf(deps, inTheirs), sentences, isReading: isStillReading };
    const outcome = await think(claim, surroundings);
    if (!surroundings.hasStreamed()) emit({ event: "delta", data: { text: outcome.reply } });
    return await commitOutcome(deps, claim, outcome);
  } catch (error) {
    await releaseTurn(deps.kv, claim, sentenceOf(failureOf(error)));
    throw error;
  } finally {
    letGo();
  }
}

/** What is being done, in the language of the interview. */
function spokenStatus({ state }: TurnClaim, { event, data }: StatusEvent): StatusEvent {
  return { event, data: { ...data, text: spokenTo(state, data.text) } };
}

/** What a turn is thought through with; `hasStreamed` tells whether any words have gone out already. */
export function surroundingsOf(
  { minds, model, research, now, stopping }: AppDeps,
  emit: Emit,
): Surroundings & { hasStreamed: () => boolean } {
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(LONGEST_CALL_MS)]);
  let streamed = false;
  return {
    model: endedBy(signal, forOneTurn(model)),
    research,
    now: now(),
    onStatus: (step) => emit({ event: "status", data: step }),
    onText(text) {
      streamed = true;
      emit({ event: "delta", data: { text } });
    },
    signal,
    patienceMs: minds.patienceMs(),
    hasStreamed: () => streamed,
  };
}

/** The same mind, whose every call ends with the turn: a stop leaves the rest to the built-in strategist. */
function endedBy(signal: AbortSignal, model: Model): Model {
  if (model.kind === "builtin") return model;
  return {
    ...model,
    answer: (task, asked = {}) =>
      model.answer(task, {
        ...asked,
        signal: asked.signal === undefined ? signal : AbortSignal.any([signal, asked.signal]),
      }),
  };
}

async function commitOutcome(deps: AppDeps, claim: TurnClaim, outcome: TurnOutcome): Promise<TurnAnswer> {
  const { state, agent, spokenBy, anchors, heard, note, usage, late } = outcome;
  const reply = withNotice(outcome);
  const now = deps.now();
  const said = { message: reply, agent, spokenBy, heard, turn: claim.messageId, now };
  const answer = await deps.thinking.run("turnAnswer", { state, said });
  const job = await writingJob(deps, claim.state, state);
  await commitTurn(deps.kv, claim, { state, reply, agent, spokenBy, anchors, answer, usage, job, now });
  if (late !== undefined) void deps.background.hold(awaitLateReading(deps, claim, late));
  if (note !== null) deps.log("warn", "the built-in strategist stood in", { journey: claim.journeyId });
  return answer;
}

/** Where the built-in strategist stood in for a model, the chat says so below its words. */
function withNotice({ reply, notice }: TurnOutcome): string {
  return notice === null ? reply : `${reply}\n\n*${notice}*`;
}
