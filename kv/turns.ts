import { setTimeout as pause } from "node:timers/promises";
import { ConflictError, NotFoundError } from "../agents/domain/errors.ts";
import type { Choices, JourneyState } from "../agents/domain/journey.ts";
import { monthOf } from "../agents/domain/limits.ts";
import type { Claimed } from "./claimed.ts";
import { CONTENDED, untilCommitted } from "./commit.ts";
import { type JourneyRef, keys } from "./keys.ts";
import { decodeJson, discardLarge, readLarge } from "./large_value.ts";
import { type JourneyRecord, type LargePointer, OpenTurnRecord, TurnRecord } from "./records.ts";
import { readState, type StateRead } from "./states.ts";
import type { Store } from "./store.ts";
import { liveTurn, liveTurnOf, TURN_LEASE_MS } from "./turn_lease.ts";
import { messageOf, type NewTurn, refuseAnotherMessage } from "./turn_message.ts";
import { refuseOverMonth, usageOf, usageRecord } from "./usage.ts";

export type { NewTurn };

const HEARTBEAT_MS = 1_000;

/** The right to answer one turn. Only its holder can commit. */
export interface TurnClaim extends JourneyRef {
  clientMessageId: string;
  token: string;
  /** The id under which the founder's message is stored. */
  messageId: string;
  /** The message as it was first stored under this client_message_id. */
  message: string | null;
  choices: Choices | null;
  cells: Record<string, string> | null;
  /** The message whose answer this one takes the place of. */
  edits: string | null;
  /** The journey's state as the turn finds it. */
  state: JourneyState;
  name: string;
  /** The version of the state that was read, and the number of messages before the reply. */
  version: number;
  messageCount: number;
}

/**
 * Stores the founder's message and takes the right to answer it, in one commit and before any thinking. A turn that was
 * answered before comes with what `commitTurn` was given; for a running one wait with `awaitAnswer`.
 * Throws NotFoundError for an unknown journey, and ConflictError while another message is being answered or where the
 * client's id stands for another one.
 */
export async function claimTurn(kv: Store, turn: NewTurn): Promise<Claimed<TurnClaim>> {
  return await untilCommitted(async () => {
    const [open, past] = await kv.getMany([keys.openTurn(turn), keys.turn(turn, turn.clientMessageId)]);
    const read = await readState(kv, turn);
    if (read === CONTENDED) return CONTENDED;
    if (read === null) throw new NotFoundError("This journey does not exist");
    const before = past.value === null ? null : TurnRecord.parse(past.value);
    if (before !== null) await refuseAnotherMessage(kv, turn, before);
    if (before?.answer) return { kind: "answered", answer: await readAnswer(kv, turn, before.answer) };
    const running = liveTurnOf(open.value, turn.now);
    if (running === turn.clientMessageId) return { kind: "running" };
    if (running !== null) {
      throw new ConflictError("Another message is being answered. Please wait for its reply");
    }
    if (before === null) {
      refuseChoicesOutOfPlace(turn, read.state);
      refuseOutdatedField(turn, read.state);
    }
    const charge = await chargeOf(kv, turn, read.record);
    const message = await messageOf(kv, { turn, read, before });
    const token = crypto.randomUUID();
    const { cells, edits } = before ?? turn;
    const record: TurnRecord = {
      v: 1,
      messageId: message.id,
      sequence: message.sequence,
      choices: before?.choices ?? turn.choices,
      ...(cells ? { cells } : {}),
      ...(edits ? { edits } : {}),
      status: "claimed",
      error: null,
      answer: null,
    };
    const write = kv.atomic()
      .check(open).check(past).check({ key: keys.journey(turn), versionstamp: read.versionstamp })
      .set(past.key, record)
      .set(open.key, openTurn(turn, token));
    if (charge !== null) {
      write.check(charge.usage).set(charge.usage.key, charge.next);
      write.set(keys.journey(turn), { ...read.record, charged: true });
    }
    if (message.record !== null && message.sequence !== null) {
      write.set(keys.message(turn, message.sequence), message.record);
      write.set(keys.journey(turn), {
        ...read.record,
        charged: read.record.charged || charge !== null,
        messageCount: message.sequence,
        updatedAt: turn.now.toISOString(),
        usedAt: turn.now.toISOString(),
      });
    }
    if (!(await write.commit()).ok) {
      if (message.record !== null && message.sequence !== null) {
        await discardLarge(kv, keys.message(turn, message.sequence), message.record.content);
      }
      return CONTENDED;
    }
    return { kind: "claimed", claim: claimOf({ turn, read, record, token, text: message.text }) };
  });
}

/** Sides of the trade-offs answer nothing but their own question: a second window may still show it. */
function refuseChoicesOutOfPlace({ choices }: NewTurn, { question }: JourneyState): void {
  if (choices === null || Object.keys(choices).length === 0 || question?.choices !== undefined) return;
  throw new ConflictError("The trade-offs are not asked about now. Load the page again to see what is");
}

/** An answer from a window that still shows an earlier question would be kept under the wrong one. */
function refuseOutdatedField({ field = null }: NewTurn, { question }: JourneyState): void {
  if (field === null || field === (question?.field ?? null)) return;
  throw new ConflictError(
    "This conversation went on in another window. Nothing was sent: look at the question as it stands now",
  );
}

/** What the first answer of a journey uses up of the month; null where it is paid for. Throws QuotaError at the limit. */
async function chargeOf(
  kv: Store,
  { userId, foundationsPerMonth, now }: NewTurn,
  { charged }: JourneyRecord,
) {
  if (charged || foundationsPerMonth === undefined) return null;
  const usage = await kv.get(keys.usage(userId, monthOf(now)));
  const used = usageOf(usage.value);
  refuseOverMonth(foundationsPerMonth, used.foundations, now);
  return { usage, next: usageRecord({ ...used, foundations: used.foundations + 1 }) };
}

/** The id of the founder's message that a client's id stands for; null where there was none. */
export async function messageOfTurn(
  kv: Store,
  ref: JourneyRef,
  clientMessageId: string,
): Promise<string | null> {
  const { value } = await kv.get(keys.turn(ref, clientMessageId));
  return value === null ? null : TurnRecord.parse(value).messageId;
}

function openTurn({ clientMessageId, now }: NewTurn, token: string): OpenTurnRecord {
  return { v: 1, clientMessageId, token, expiresAt: now.getTime() + TURN_LEASE_MS };
}

interface Claiming {
  turn: NewTurn;
  read: StateRead;
  record: TurnRecord;
  token: string;
  text: string | null;
}

function claimOf({ turn, read, record, token, text }: Claiming): TurnClaim {
  return {
    userId: turn.userId,
    journeyId: turn.journeyId,
    clientMessageId: turn.clientMessageId,
    token,
    messageId: record.messageId,
    message: text,
    choices: record.choices,
    cells: record.cells ?? null,
    edits: record.edits ?? null,
    state: read.state,
    name: read.record.name,
    version: read.record.version,
    messageCount: Math.max(read.record.messageCount, record.sequence ?? 0),
  };
}

async function readAnswer(kv: Store, turn: NewTurn, pointer: LargePointer): Promise<unknown> {
  const bytes = await readLarge(kv, keys.turn(turn, turn.clientMessageId), pointer);
  if (bytes === null) throw new NotFoundError("This answer no longer exists");
  return decodeJson(bytes);
}

/** Renews a claim. False when it is no longer ours: another has taken the turn over, or it is done. */
export async function heartbeatTurn(kv: Store, claim: TurnClaim, now: Date): Promise<boolean> {
  return await untilCommitted(async () => {
    const open = await kv.get(keys.openTurn(claim));
    if (!isHeldBy(open.value, claim)) return false;
    const result = await kv.atomic().check(open)
      .set(open.key, openTurn({ ...claim, now }, claim.token)).commit();
    return result.ok ? true : CONTENDED;
  });
}

export function isHeldBy(open: unknown, claim: TurnClaim): boolean {
  return open !== null && OpenTurnRecord.parse(open).token === claim.token;
}

/** Renews a claim every second until the returned function is called or the claim is lost. */
export function keepTurnAlive(kv: Store, claim: TurnClaim, now: () => Date): () => void {
  const timer = setInterval(async () => {
    try {
      if (!await heartbeatTurn(kv, claim, now())) clearInterval(timer);
    } catch {
      // The next beat comes in a second, and the lease outlives three that are missed.
    }
  }, HEARTBEAT_MS);
  return () => clearInterval(timer);
}

/** Gives a claim back unanswered. The message stays, marked, and the same client_message_id tries again. */
export async function releaseTurn(kv: Store, claim: TurnClaim, error: string): Promise<void> {
  await untilCommitted(async () => {
    const turnKey = keys.turn(claim, claim.clientMessageId);
    const [open, past] = await kv.getMany([keys.openTurn(claim), turnKey]);
    if (!isHeldBy(open.value, claim) || past.value === null) return;
    const result = await kv.atomic().check(open).check(past).delete(open.key)
      .set(turnKey, { ...TurnRecord.parse(past.value), status: "failed", error }).commit();
    return result.ok ? undefined : CONTENDED;
  });
}

/**
 * Waits for the answer of a turn that somebody else is working on; null when it ended without one or when
 * `signal` aborts.
 */
export async function awaitAnswer(
  kv: Store,
  turn: JourneyRef & { clientMessageId: string },
  { now, signal }: { now: () => Date; signal: AbortSignal },
): Promise<{ answer: unknown } | null> {
  const key = keys.turn(turn, turn.clientMessageId);
  while (!signal.aborted) {
    // Asked before the record is read: the commit that ends a turn brings its answer.
    const isLive = await liveTurn(kv, turn, now()) === turn.clientMessageId;
    const { value } = await kv.get(key);
    const record = value === null ? null : TurnRecord.parse(value);
    if (record?.answer) {
      const bytes = await readLarge(kv, key, record.answer);
      return bytes === null ? null : { answer: decodeJson(bytes) };
    }
    if (!isLive) return null;
    await pause(200);
  }
  return null;
}
