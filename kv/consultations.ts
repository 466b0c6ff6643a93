import { ConflictError, NotFoundError, QuotaError } from "../agents/domain/errors.ts";
import { allows, monthOf, resetDay } from "../agents/domain/limits.ts";
import { NO_USAGE, type Usage } from "../agents/domain/usage.ts";
import type { Claimed } from "./claimed.ts";
import { CONTENDED, untilCommitted } from "./commit.ts";
import { isPaused } from "./memory_pause.ts";
import { isAhead } from "./deadline.ts";
import { type JourneyRef, keys, newTimedId, partsOf } from "./keys.ts";
import { decodeJson, deletePrefix, discardLarge, encodeJson, readLarge, stageLarge } from "./large_value.ts";
import { addedModelUsage } from "./model_usage.ts";
import { ConsultationRecord, type LargePointer, readable } from "./records.ts";
import type { Store } from "./store.ts";
import { dayName, usageOf, usageRecord } from "./usage.ts";

/** A claim not renewed for this long is a crashed one. */
const LEASE_MS = 4_500;
const HEARTBEAT_MS = 1_000;

/** A question to the consultant and what came of it. Times are ISO 8601 UTC. */
export interface Consultation {
  id: string;
  journeyId: string;
  status: "asked" | "answered" | "failed";
  query: string;
  answer: string | null;
  /** 0 to 1; null while there is no answer. */
  confidence: number | null;
  askedAt: string;
  answeredAt: string | null;
  /** When an answer last looked back on it. */
  usedAt?: string;
  /** When its founder corrected its words. */
  correctedAt?: string;
  /** True where it was asked while the memory rested. */
  apart?: boolean;
}

/** The right to answer a consultation that was counted. Only its holder can record the answer. */
export interface ConsultationClaim {
  userId: string;
  id: string;
  token: string;
}

interface NewConsultation extends JourneyRef {
  /** The same id again is the same consultation; absent for one that cannot be sent again. */
  clientMessageId?: string | null;
  /** A month, -1 without. */
  limit: number;
  query: string;
  now: Date;
}

/**
 * Counts a consultation and keeps its question, in one commit. Under a client's id that was used before it is the same
 * one: answered with what `recordAnswer` was given for the wire, running, or taken up again where a crash or a failure
 * ended it. Throws QuotaError at the limit,
 * NotFoundError for an unknown journey and ConflictError where the id stands for another question.
 */
export async function claimConsultation(
  kv: Store,
  asked: NewConsultation,
): Promise<Claimed<ConsultationClaim>> {
  const { userId, query, now } = asked;
  const id = newTimedId(now);
  const key = keys.consultation(userId, id);
  const record: ConsultationRecord = {
    v: 1,
    id,
    journeyId: asked.journeyId,
    month: monthOf(now),
    status: "asked",
    query: await stageLarge(kv, { key, revision: 1 }, encodeJson(query)),
    answer: null,
    confidence: null,
    askedAt: now.toISOString(),
    answeredAt: null,
  };
  let kept = false;
  try {
    const claimed = await untilCommitted(() => claimOnce(kv, asked, record));
    kept = claimed.kind === "claimed" && claimed.claim.id === id;
    return claimed;
  } finally {
    if (!kept) await deletePrefix(kv, partsOf(key));
  }
}

async function claimOnce(
  kv: Store,
  asked: NewConsultation,
  fresh: ConsultationRecord,
): Promise<Claimed<ConsultationClaim> | typeof CONTENDED> {
  const { userId, clientMessageId, limit, now } = asked;
  const idKey = keys.consultationId(asked, clientMessageId ?? fresh.id);
  const [journey, known, memory] = await kv.getMany<[unknown, string, unknown]>([
    keys.journey(asked),
    idKey,
    keys.consultantMemory(asked),
  ]);
  if (journey.value === null) throw new NotFoundError("This journey does not exist");
  const entry = await kv.get(keys.consultation(userId, known.value ?? fresh.id));
  const before = entry.value === null ? null : ConsultationRecord.parse(entry.value);
  if (before !== null) await refuseAnotherQuestion(kv, asked, before);
  if (before?.status === "answered") {
    const bytes = await readLarge(kv, entry.key, before.wire ?? { bytes: encodeJson(null) });
    return bytes === null ? CONTENDED : { kind: "answered", answer: decodeJson(bytes) };
  }
  if (before?.status === "asked" && isLive(before, now)) return { kind: "running" };
  const record = {
    ...before ?? fresh,
    status: "asked" as const,
    lease: newLease(now),
    ...isPaused(memory.value) && { apart: true },
  };
  const usage = await kv.get(keys.usage(userId, record.month));
  const write = kv.atomic().check(entry).check(known).check(usage)
    .set(keys.consultation(userId, record.id), record)
    .set(keys.openConsultation(userId, record.id), true);
  if (before?.status !== "asked") {
    const used = usageOf(usage.value);
    refuseOverLimit(limit, used.consultations, now);
    write.set(usage.key, usageRecord({ ...used, consultations: used.consultations + 1 }));
  }
  if (clientMessageId) write.set(idKey, record.id);
  if (!(await write.commit()).ok) return CONTENDED;
  return { kind: "claimed", claim: { userId, id: record.id, token: record.lease.token } };
}

async function refuseAnotherQuestion(
  kv: Store,
  { userId, query }: NewConsultation,
  { id, query: pointer }: ConsultationRecord,
): Promise<void> {
  const bytes = await readLarge(kv, keys.consultation(userId, id), pointer);
  if (bytes === null || decodeJson(bytes) === query) return;
  throw new ConflictError(
    "This client_message_id stands for another question. Send a new question under a new id",
  );
}

function refuseOverLimit(limit: number, used: number, now: Date): void {
  if (allows(limit, used)) return;
  const day = dayName(resetDay(now));
  throw new QuotaError(
    `You have used all ${limit} consultations of this month. The next ones open on ${day}`,
  );
}

function newLease(now: Date, token: string = crypto.randomUUID()) {
  return { token, expiresAt: now.getTime() + LEASE_MS };
}

function isLive({ lease }: ConsultationRecord, now: Date): boolean {
  return lease !== undefined && isAhead(lease.expiresAt, now);
}

/** Renews a claim every second until the returned function is called: one that is not renewed counts as crashed. */
export function keepConsultationAlive(kv: Store, claim: ConsultationClaim, now: () => Date): () => void {
  const beat = async () => {
    const entry = await kv.get(keys.consultation(claim.userId, claim.id));
    const record = entry.value === null ? null : ConsultationRecord.parse(entry.value);
    if (record?.status !== "asked" || record.lease?.token !== claim.token) return;
    await kv.atomic().check(entry).set(entry.key, { ...record, lease: newLease(now(), claim.token) })
      .commit();
  };
  // The next beat comes in a second, and the lease outlives three that are missed.
  const timer = setInterval(() => beat().catch(() => {}), HEARTBEAT_MS);
  return () => clearInterval(timer);
}

/** Gives back what a crash took in the middle of an answer: it shows as failed, and may be asked again. */
export async function giveBackInterrupted(kv: Store, now: Date): Promise<void> {
  for await (const { key } of kv.list({ prefix: keys.openConsultations() })) {
    const [userId, id] = [String(key[1]), String(key[2])];
    const { value } = await kv.get(keys.consultation(userId, id));
    const record = readable(ConsultationRecord, value);
    if (record === null) await kv.atomic().delete(key).commit();
    else if (!isLive(record, now)) {
      await giveBackConsultation(kv, { userId, id, token: record.lease?.token ?? "" });
    }
  }
}

interface KeptAnswer {
  answer: string;
  /** The wire's answer: what the same client's id is answered with again. */
  wire?: unknown;
  confidence: number;
  /** What the answer asked of a model; absent where none was asked. */
  usage?: Usage;
  now: Date;
}

/**
 * Keeps the answer and counts what it asked of a model; where the use of the month was given back meanwhile, because its
 * process was too busy to say that it is alive, it counts again. Throws NotFoundError when the consultation was deleted
 * meanwhile, and ConflictError when somebody else has taken it up.
 */
export async function recordAnswer(
  kv: Store,
  { userId, id, token }: ConsultationClaim,
  { answer, wire = null, confidence, usage = NO_USAGE, now }: KeptAnswer,
): Promise<void> {
  const key = keys.consultation(userId, id);
  const pointer = await stageLarge(kv, { key, revision: 2 }, encodeJson(answer));
  const whole = await stageLarge(kv, { key, revision: 3 }, encodeJson(wire));
  await untilCommitted(async () => {
    const entry = await kv.get(key);
    if (entry.value === null) {
      await deletePrefix(kv, partsOf(key));
      throw new NotFoundError("This consultation was deleted");
    }
    const asked = ConsultationRecord.parse(entry.value);
    if (asked.lease?.token !== token) {
      for (const staged of [pointer, whole]) await discardLarge(kv, key, staged);
      throw new ConflictError("This question was sent again meanwhile");
    }
    const record: ConsultationRecord = {
      ...asked,
      status: "answered",
      wire: whole,
      answer: pointer,
      confidence,
      answeredAt: now.toISOString(),
    };
    const write = kv.atomic().check(entry).set(key, record).delete(keys.openConsultation(userId, id));
    if (asked.status === "failed") {
      const given = await kv.get(keys.usage(userId, asked.month));
      const used = usageOf(given.value);
      write.check(given).set(
        given.key,
        usageRecord({ ...used, consultations: used.consultations + 1 }),
      );
    }
    if (usage.calls > 0) {
      const month = await kv.get(keys.modelUsage(userId, record.month));
      write.check(month).set(month.key, addedModelUsage(month.value, usage));
    }
    return (await write.commit()).ok ? undefined : CONTENDED;
  });
}

/** Gives the month's use back when no answer could be had. Once: a second call changes nothing. */
export async function giveBackConsultation(
  kv: Store,
  { userId, id, token }: ConsultationClaim,
): Promise<void> {
  await untilCommitted(async () => {
    const entry = await kv.get(keys.consultation(userId, id));
    if (entry.value === null) return;
    const record = ConsultationRecord.parse(entry.value);
    if (record.status !== "asked" || (record.lease?.token ?? "") !== token) return;
    const usage = await kv.get(keys.usage(userId, record.month));
    const used = usageOf(usage.value);
    const result = await kv.atomic().check(entry).check(usage)
      .set(entry.key, { ...record, status: "failed" })
      .delete(keys.openConsultation(userId, id))
      .set(usage.key, usageRecord({ ...used, consultations: Math.max(0, used.consultations - 1) }))
      .commit();
    return result.ok ? undefined : CONTENDED;
  });
}

/** The newest first; those of one journey where `journeyId` is given. */
export async function listConsultations(
  kv: Store,
  userId: string,
  { journeyId, limit = 50 }: { journeyId?: string; limit?: number } = {},
): Promise<Consultation[]> {
  const consultations: Consultation[] = [];
  const list = kv.list({ prefix: keys.ofUser("consultations", userId) }, { reverse: true });
  for await (const entry of list) {
    const record = ConsultationRecord.parse(entry.value);
    if (journeyId !== undefined && record.journeyId !== journeyId) continue;
    if (consultations.length >= limit) break;
    consultations.push(await toConsultation(kv, userId, record));
  }
  return consultations;
}

async function toConsultation(
  kv: Store,
  userId: string,
  { v: _, month: _month, lease: _lease, wire: _wire, revision: _revision, ...record }: ConsultationRecord,
): Promise<Consultation> {
  const read = async (pointer: LargePointer) => {
    const bytes = await readLarge(kv, keys.consultation(userId, record.id), pointer);
    return bytes === null ? "" : String(decodeJson(bytes));
  };
  return {
    ...record,
    query: await read(record.query),
    answer: record.answer === null ? null : await read(record.answer),
  };
}
