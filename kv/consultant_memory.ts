import { ConflictError, NotFoundError } from "../agents/domain/errors.ts";
import { CONTENDED, untilCommitted } from "./commit.ts";
import { type Consultation, listConsultations } from "./consultations.ts";
import { type JourneyRef, keys, partsOf } from "./keys.ts";
import { decodeJson, deletePrefix, discardLarge, encodeJson, readLarge, stageLarge } from "./large_value.ts";
import { isMemoryPaused } from "./memory_pause.ts";
import { ConsultationRecord, readable } from "./records.ts";
import { noteResidue } from "./residue.ts";
import type { Store } from "./store.ts";

/** What the consultant may look back on, the newest first: nothing while the memory rests. */
export async function rememberedOf(
  kv: Store,
  { userId, journeyId }: JourneyRef,
  limit: number,
): Promise<(Consultation & { answer: string })[]> {
  if (await isMemoryPaused(kv, { userId, journeyId })) return [];
  const all = await listConsultations(kv, userId, { journeyId, limit });
  return all.flatMap((each) =>
    each.answer === null || each.apart === true ? [] : [{ ...each, answer: each.answer }]
  );
}

/** Notes that an answer has looked back on these. One that was forgotten meanwhile stays forgotten. */
export async function noteMemoryUsed(kv: Store, userId: string, ids: string[], now: Date): Promise<void> {
  for (const id of ids) {
    const entry = await kv.get(keys.consultation(userId, id));
    const record = readable(ConsultationRecord, entry.value);
    if (record === null) continue;
    // Whoever changed it in between has the last word: this is only a date.
    await kv.atomic().check(entry).set(entry.key, { ...record, usedAt: now.toISOString() }).commit();
  }
}

interface Correction {
  userId: string;
  id: string;
  /** What is to stand instead; what is left out stays as it is. */
  query?: string;
  answer?: string;
  /** The wire's answer with the new words in it. */
  rewire: (wire: unknown, answer: string) => unknown;
  now: Date;
}

const AT_FIRST = 3;
/** Question, answer and the wire's answer are each written anew. */
const WRITTEN = 3;

/**
 * Puts other words in the place of what is remembered; the old ones are gone. Throws NotFoundError when there is no such
 * consultation and ConflictError while it is still being answered.
 */
export async function correctConsultation(
  kv: Store,
  { userId, id, ...correction }: Correction,
): Promise<void> {
  const key = keys.consultation(userId, id);
  await untilCommitted(async () => {
    const entry = await kv.get(key);
    if (entry.value === null) throw new NotFoundError("This consultation does not exist");
    const before = ConsultationRecord.parse(entry.value);
    if (before.status === "asked") throw new ConflictError("This question is still being answered");
    const revision = before.revision ?? AT_FIRST;
    const stage = (by: number, value: unknown) =>
      stageLarge(kv, { key, revision: revision + by }, encodeJson(value));
    const changed: Partial<ConsultationRecord> = {};
    if (correction.query !== undefined) changed.query = await stage(1, correction.query);
    if (correction.answer !== undefined && before.answer !== null) {
      const bytes = before.wire === undefined ? null : await readLarge(kv, key, before.wire);
      changed.answer = await stage(2, correction.answer);
      if (bytes !== null) {
        changed.wire = await stage(3, correction.rewire(decodeJson(bytes), correction.answer));
      }
    }
    const record: ConsultationRecord = {
      ...before,
      ...changed,
      revision: revision + WRITTEN,
      correctedAt: correction.now.toISOString(),
    };
    const { ok } = await kv.atomic().check(entry).set(key, record).commit();
    const stale = ok ? before : changed;
    for (const name of ["query", "answer", "wire"] as const) {
      if (changed[name] !== undefined) await discardLarge(kv, key, stale[name] ?? null);
    }
    return ok ? undefined : CONTENDED;
  });
}

/** Forgets a consultation; its use of the month stays. Throws NotFoundError when there is none. */
export async function forgetConsultation(kv: Store, userId: string, id: string): Promise<void> {
  const key = keys.consultation(userId, id);
  await untilCommitted(async () => {
    const entry = await kv.get(key);
    if (entry.value === null) throw new NotFoundError("This consultation does not exist");
    const write = kv.atomic().check(entry).delete(key).delete(keys.openConsultation(userId, id));
    return (await write.commit()).ok ? undefined : CONTENDED;
  });
  await deletePrefix(kv, partsOf(key));
  await noteResidue(kv);
}

/** Forgets all that was asked, of one journey or of all; hands back how many there were. */
export async function forgetConsultations(kv: Store, userId: string, journeyId?: string): Promise<number> {
  let forgotten = 0;
  for await (const { key, value } of kv.list({ prefix: keys.ofUser("consultations", userId) })) {
    if (journeyId !== undefined && readable(ConsultationRecord, value)?.journeyId !== journeyId) continue;
    try {
      await forgetConsultation(kv, userId, String(key.at(-1)));
      forgotten += 1;
    } catch (error) {
      if (!(error instanceof NotFoundError)) throw error;
    }
  }
  return forgotten;
}
