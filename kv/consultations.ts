import { NotFoundError, QuotaError } from "../agents/domain/errors.ts";
import { allows, monthOf, resetDay } from "../agents/domain/limits.ts";
import { NO_USAGE, type Usage } from "../agents/domain/usage.ts";
import { CONTENDED, untilCommitted } from "./commit.ts";
import { type JourneyRef, keys, newTimedId, partsOf } from "./keys.ts";
import { decodeJson, deletePrefix, encodeJson, readLarge, stageLarge } from "./large_value.ts";
import { addedModelUsage } from "./model_usage.ts";
import { ConsultationRecord, type LargePointer } from "./records.ts";
import type { Store } from "./store.ts";
import { dayName, usageOf, usageRecord } from "./usage.ts";

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
}

/** A consultation that was counted and not yet answered. */
export interface ConsultationClaim {
  userId: string;
  id: string;
}

/**
 * Counts a consultation and keeps its question, in one commit. `limit` a month, -1 without.
 * Throws QuotaError at the limit and NotFoundError for an unknown journey.
 */
export async function claimConsultation(
  kv: Store,
  { limit, query, now, ...ref }: JourneyRef & { limit: number; query: string; now: Date },
): Promise<ConsultationClaim> {
  const { userId, journeyId } = ref;
  const id = newTimedId(now);
  const key = keys.consultation(userId, id);
  const month = monthOf(now);
  const record: ConsultationRecord = {
    v: 1,
    id,
    journeyId,
    month,
    status: "asked",
    query: await stageLarge(kv, { key, revision: 1 }, encodeJson(query)),
    answer: null,
    confidence: null,
    askedAt: now.toISOString(),
    answeredAt: null,
  };
  const claim = () => countAndKeep(kv, { ref, limit, now, record });
  try {
    return await untilCommitted(claim);
  } catch (error) {
    if (error instanceof QuotaError || error instanceof NotFoundError) await deletePrefix(kv, partsOf(key));
    throw error;
  }
}

interface Counting {
  ref: JourneyRef;
  limit: number;
  now: Date;
  record: ConsultationRecord;
}

async function countAndKeep(
  kv: Store,
  { ref, limit, now, record }: Counting,
): Promise<ConsultationClaim | typeof CONTENDED> {
  const { userId } = ref;
  const [journey, usage] = await kv.getMany([keys.journey(ref), keys.usage(userId, record.month)]);
  if (journey.value === null) throw new NotFoundError("This journey does not exist");
  const used = usageOf(usage.value);
  if (!allows(limit, used.consultations)) {
    const day = dayName(resetDay(now));
    throw new QuotaError(
      `You have used all ${limit} consultations of this month. The next ones open on ${day}`,
    );
  }
  const key = keys.consultation(userId, record.id);
  const result = await kv.atomic().check(usage).check({ key, versionstamp: null })
    .set(usage.key, usageRecord({ ...used, consultations: used.consultations + 1 }))
    .set(key, record)
    .commit();
  return result.ok ? { userId, id: record.id } : CONTENDED;
}

interface KeptAnswer {
  answer: string;
  confidence: number;
  /** What the answer asked of a model; absent where none was asked. */
  usage?: Usage;
  now: Date;
}

/** Keeps the answer and counts what it asked of a model. Throws NotFoundError when the consultation was deleted meanwhile. */
export async function recordAnswer(
  kv: Store,
  { userId, id }: ConsultationClaim,
  { answer, confidence, usage = NO_USAGE, now }: KeptAnswer,
): Promise<void> {
  const key = keys.consultation(userId, id);
  const pointer = await stageLarge(kv, { key, revision: 2 }, encodeJson(answer));
  await untilCommitted(async () => {
    const entry = await kv.get(key);
    if (entry.value === null) {
      await deletePrefix(kv, partsOf(key));
      throw new NotFoundError("This consultation was deleted");
    }
    const record: ConsultationRecord = {
      ...ConsultationRecord.parse(entry.value),
      status: "answered",
      answer: pointer,
      confidence,
      answeredAt: now.toISOString(),
    };
    const write = kv.atomic().check(entry).set(key, record);
    if (usage.calls > 0) {
      const month = await kv.get(keys.modelUsage(userId, record.month));
      write.check(month).set(month.key, addedModelUsage(month.value, usage));
    }
    return (await write.commit()).ok ? undefined : CONTENDED;
  });
}

/** Gives the month's use back when no answer could be had. Once: a second call changes nothing. */
export async function giveBackConsultation(kv: Store, { userId, id }: ConsultationClaim): Promise<void> {
  await untilCommitted(async () => {
    const entry = await kv.get(keys.consultation(userId, id));
    if (entry.value === null) return;
    const record = ConsultationRecord.parse(entry.value);
    if (record.status !== "asked") return;
    const usage = await kv.get(keys.usage(userId, record.month));
    const used = usageOf(usage.value);
    const result = await kv.atomic().check(entry).check(usage)
      .set(entry.key, { ...record, status: "failed" })
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

/** Forgets a consultation; its use of the month stays. Throws NotFoundError when there is none. */
export async function deleteConsultation(kv: Store, userId: string, id: string): Promise<void> {
  const key = keys.consultation(userId, id);
  await untilCommitted(async () => {
    const entry = await kv.get(key);
    if (entry.value === null) throw new NotFoundError("This consultation does not exist");
    return (await kv.atomic().check(entry).delete(key).commit()).ok ? undefined : CONTENDED;
  });
  await deletePrefix(kv, partsOf(key));
}

async function toConsultation(
  kv: Store,
  userId: string,
  { v: _, month: _month, ...record }: ConsultationRecord,
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
