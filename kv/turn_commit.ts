import type { KvKey } from "@deno/kv";
import { ANCHOR_LABELS } from "../agents/domain/anchors.ts";
import { ConflictError, NotFoundError } from "../agents/domain/errors.ts";
import type { JourneyState } from "../agents/domain/journey.ts";
import { monthOf } from "../agents/domain/limits.ts";
import { NO_USAGE, type Usage } from "../agents/domain/usage.ts";
import { activityRecord, type NewActivity } from "./activity.ts";
import { addJob } from "./add_job.ts";
import type { Anchors } from "./anchors.ts";
import { CONTENDED, untilCommitted } from "./commit.ts";
import { type JourneySummary, standing, summaryOf } from "./journeys.ts";
import { keys } from "./keys.ts";
import { discardLarge, encodeJson, stageLarge, sweepLarge } from "./large_value.ts";
import { addedModelUsage } from "./model_usage.ts";
import { JourneyRecord, type LargePointer, MessageRecord, TurnRecord } from "./records.ts";
import type { Store } from "./store.ts";
import { isHeldBy, type TurnClaim } from "./turns.ts";

/** All that a turn brings about. It is stored whole or not at all. */
export interface TurnResult {
  state: JourneyState;
  /** Null for a turn of which the conversation shows nothing, such as a change of cells on the screen. */
  reply: string | null;
  agent: string;
  /** The mind whose words the reply is; absent without one. */
  spokenBy?: string;
  /** Anchors written or rewritten in this turn. */
  anchors: Anchors;
  /** The wire's answer: what the same client_message_id is answered with again. */
  answer: unknown;
  /** What the turn asked of a model; absent where none was asked. */
  usage?: Usage;
  /** The kind of a job that what the turn changed makes due, at most one for a journey; it stands once the turn does. */
  job?: string | undefined;
  now: Date;
}

/** Values made ready for the commit, each with the key that will point at it. */
interface Staged {
  state: Value;
  answer: Value;
  reply: Value | null;
  anchors: Value[];
}

interface Value {
  key: KvKey;
  pointer: LargePointer;
}

/**
 * Ends a turn: state, reply, anchors, counts and the answer in one checked commit. Throws ConflictError when
 * the claim was lost to another, and NotFoundError when the journey was deleted meanwhile.
 */
export async function commitTurn(kv: Store, claim: TurnClaim, result: TurnResult): Promise<JourneySummary> {
  const staged = await stageTurn(kv, claim, result);
  const { state, answer, reply, anchors } = staged;
  try {
    const summary = await untilCommitted(() => commitOnce(kv, { claim, result, staged }));
    for (const { key, pointer } of [state, ...anchors]) {
      await sweepLarge(kv, { key, revision: summary.version }, pointer);
    }
    return summary;
  } catch (error) {
    if (error instanceof ConflictError || error instanceof NotFoundError) {
      const values = [state, answer, ...reply === null ? [] : [reply], ...anchors];
      for (const { key, pointer } of values) await discardLarge(kv, key, pointer);
    }
    throw error;
  }
}

async function stageTurn(kv: Store, claim: TurnClaim, result: TurnResult): Promise<Staged> {
  const stage = async (key: KvKey, value: unknown) => ({
    key,
    pointer: await stageLarge(kv, { key, revision: claim.version + 1 }, encodeJson(value)),
  });
  const anchors: Value[] = [];
  for (const anchor of Object.values(result.anchors)) {
    anchors.push(await stage(keys.anchor(claim, anchor.type), anchor));
  }
  return {
    state: await stage(keys.state(claim), result.state),
    answer: await stage(keys.turn(claim, claim.clientMessageId), result.answer),
    reply: result.reply === null
      ? null
      : await stage(keys.message(claim, claim.messageCount + 1), result.reply),
    anchors,
  };
}

async function commitOnce(
  kv: Store,
  { claim, result, staged }: { claim: TurnClaim; result: TurnResult; staged: Staged },
): Promise<JourneySummary | typeof CONTENDED> {
  const [journey, open, turn, active] = await kv.getMany<[unknown, unknown, unknown, number]>([
    keys.journey(claim),
    keys.openTurn(claim),
    keys.turn(claim, claim.clientMessageId),
    keys.activeJourneys(claim.userId),
  ]);
  if (journey.value === null) throw new NotFoundError("This journey was deleted");
  const record = JourneyRecord.parse(journey.value);
  if (!isHeldBy(open.value, claim) || record.version !== claim.version) {
    throw new ConflictError("Another message was answered meanwhile. Please send yours again");
  }
  const at = result.now.toISOString();
  const past = TurnRecord.parse(turn.value);
  const next: JourneyRecord = {
    ...record,
    ...standing(result.state, record),
    version: claim.version + 1,
    messageCount: claim.messageCount + (staged.reply === null ? 0 : 1),
    updatedAt: at,
    usedAt: at,
  };
  const reply = staged.reply === null ? null : replyMessage(result, staged.reply.pointer);
  const write = kv.atomic().check(journey).check(open).check(turn)
    .set(journey.key, next)
    .set(staged.state.key, { v: 1, updatedAt: at, value: staged.state.pointer })
    .set(turn.key, { ...past, status: "answered", error: null, answer: staged.answer.pointer })
    .delete(open.key);
  if (staged.reply !== null && reply !== null) write.set(staged.reply.key, reply);
  for (const { key, pointer } of staged.anchors) write.set(key, { v: 1, updatedAt: at, value: pointer });
  if (record.active && !next.active) {
    write.check(active).set(active.key, Math.max(0, (active.value ?? 0) - 1));
  }
  if (past.sequence !== null && reply !== null) {
    const asked = await kv.get(keys.message(claim, past.sequence));
    if (asked.value === null) throw new NotFoundError("This journey was deleted");
    write.check(asked).set(asked.key, { ...MessageRecord.parse(asked.value), answeredBy: reply.id });
  }
  const { usage = NO_USAGE } = result;
  if (usage.calls > 0) {
    const month = await kv.get(keys.modelUsage(claim.userId, monthOf(result.now)));
    write.check(month).set(month.key, addedModelUsage(month.value, usage));
  }
  if (result.job !== undefined) {
    const { userId, journeyId } = claim;
    await addJob(kv, write, { userId, journeyId, kind: result.job, now: result.now });
  }
  for (const line of newsOf(record, next)) {
    const activity = activityRecord({ ...line, journeyId: record.id }, result.now);
    write.set(keys.activity(claim.userId, activity.id), activity);
  }
  return (await write.commit()).ok ? summaryOf(next) : CONTENDED;
}

function replyMessage({ state, agent, spokenBy, now }: TurnResult, content: LargePointer): MessageRecord {
  return {
    v: 1,
    id: crypto.randomUUID(),
    role: "assistant",
    content,
    phase: state.phase,
    agent,
    ...(spokenBy === undefined ? {} : { spokenBy }),
    at: now.toISOString(),
    clientMessageId: null,
    answeredBy: null,
  };
}

/** What a turn adds to the activity feed: anchors it completed, and the journey itself. */
function newsOf(before: JourneyRecord, after: JourneyRecord): Omit<NewActivity, "journeyId">[] {
  const completed = after.completedAnchors.filter((type) => !before.completedAnchors.includes(type));
  const lines: Omit<NewActivity, "journeyId">[] = completed.map((type) => ({
    kind: "anchor_completed",
    text: `${ANCHOR_LABELS[type]} completed`,
    link: `/anchors?anchor=${type}&session=${after.id}`,
  }));
  if (before.active && !after.active) {
    lines.push({ kind: "journey_completed", text: `Completed ${after.name}` });
  }
  return lines;
}
