import { z } from "zod";
import type { FoundationAnchor } from "../agents/domain/anchors.ts";
import { monthOf } from "../agents/domain/limits.ts";
import { NotFoundError } from "../agents/domain/errors.ts";
import { NO_USAGE, type Usage } from "../agents/domain/usage.ts";
import { NOTHING_WRITTEN, type WrittenStrategy } from "../agents/strategy/written.ts";
import { addJob } from "./add_job.ts";
import { CONTENDED, untilCommitted } from "./commit.ts";
import { type HeldJob, ours } from "./job_lease.ts";
import { type JourneyRef, keys } from "./keys.ts";
import { decodeJson, discardLarge, encodeJson, readLarge, stageLarge, sweepLarge } from "./large_value.ts";
import { addedModelUsage } from "./model_usage.ts";
import { WritingRecord } from "./writing_records.ts";
import type { Store } from "./store.ts";
import { addedCounts, type FateCounts, NO_FATES } from "./writing_counts.ts";

const Shape = z.looseObject({
  memos: z.looseObject({}),
  sentences: z.looseObject({}),
  parts: z.looseObject({}),
  usage: z.looseObject({}),
});
/** Written by this program only, so its outline is enough to tell it from anything else. */
const Written = z.custom<WrittenStrategy>(
  (value) => Shape.safeParse(value).success,
  "must be what a model wrote",
);

/** How far the writing is: so many steps of so many, of an anchor, or of the whole at its end. */
export interface WritingProgress {
  anchor: FoundationAnchor | null;
  done: number;
  total: number;
}

/** What a model has written of a journey's strategy, and how the writing stands. */
export interface Writing extends Omit<WritingRecord, "v" | "updatedAt" | "value"> {
  written: WrittenStrategy;
}

/** A journey of which no model has written anything yet. */
export const NO_WRITING: Writing = {
  revision: 0,
  written: NOTHING_WRITTEN,
  progress: null,
  paused: null,
  skipped: null,
  failures: 0,
  extended: 0,
};

/** What was written so far; nothing for an unknown journey or somebody else's. */
export async function getWriting(kv: Store, ref: JourneyRef): Promise<Writing> {
  return await untilCommitted(async () => {
    const { key, value } = await kv.get(keys.writing(ref));
    if (value === null) return NO_WRITING;
    const { v: _, updatedAt: _at, value: pointer, ...standing } = WritingRecord.parse(value);
    const bytes = await readLarge(kv, key, pointer);
    return bytes === null ? CONTENDED : { ...standing, written: Written.parse(decodeJson(bytes)) };
  });
}

/** How the writing stands, without what was written. */
export async function getWritingState(kv: Store, ref: JourneyRef): Promise<Omit<Writing, "written">> {
  const { value } = await kv.get(keys.writing(ref));
  const { written: _none, ...nothing } = NO_WRITING;
  if (value === null) return nothing;
  const { v: _, updatedAt: _at, value: _pointer, ...standing } = WritingRecord.parse(value);
  return standing;
}

/** One step of the writing, as it is stored: whole or not at all. */
export interface StoredStep {
  ref: JourneyRef;
  /** Built on the revision that was read; its own is one more. */
  next: Writing;
  /** The model that was asked, and what that took. */
  asked: string;
  usage: Usage;
  /** What became of leaves, by the model that wrote each. */
  counts: ReadonlyMap<string, FateCounts>;
  now: Date;
}

/** What became of a step: it stands, or the job is another's or its journey gone, or somebody else wrote meanwhile. */
export type Stored = "stored" | "lost" | "moved";

/**
 * Stores a step while the job that made it is still ours, and counts the job's attempts anew: what got on is no
 * failure. Where it is not "stored", nothing of it is.
 */
export async function storeStep(kv: Store, held: HeldJob, step: StoredStep): Promise<Stored> {
  const { ref, next: { written, ...standing }, now } = step;
  const key = keys.writing(ref);
  const revision = standing.revision + 1;
  const value = await stageLarge(kv, { key, revision }, encodeJson(written));
  const record = { v: 1 as const, ...standing, revision, updatedAt: now.toISOString(), value };
  const stored = await untilCommitted(() => commitStep(kv, held, { step, record }));
  if (stored === "stored") await sweepLarge(kv, { key, revision }, value);
  else await discardLarge(kv, key, value);
  return stored;
}

async function commitStep(
  kv: Store,
  held: HeldJob,
  { step, record }: { step: StoredStep; record: WritingRecord },
): Promise<Stored | typeof CONTENDED> {
  const { ref, usage, asked, counts, now } = step;
  const month = monthOf(now);
  const [job, journey, before, used] = await kv.getMany([
    keys.job(held.userId, held.jobId),
    keys.journey(ref),
    keys.writing(ref),
    keys.modelUsage(ref.userId, month),
  ]);
  const models = [...new Set([asked, ...counts.keys()])];
  const counted = await Promise.all(models.map((model) => kv.get(keys.writingCounts(month, model))));
  const running = ours(job.value, held);
  const revision = before.value === null ? 0 : WritingRecord.parse(before.value).revision;
  if (running === null || journey.value === null) return "lost";
  if (revision !== record.revision - 1) return "moved";
  const write = kv.atomic().check(job).check(journey).check(before)
    .set(job.key, { ...running, attempts: 1, interruptions: 0 })
    .set(before.key, record);
  if (usage.calls > 0) {
    write.check(used).set(used.key, addedModelUsage(used.value, usage));
    for (const [at, entry] of counted.entries()) {
      const model = models[at] ?? asked;
      const taken = model === asked ? usage : NO_USAGE;
      write.check(entry).set(entry.key, addedCounts(entry.value, counts.get(model) ?? NO_FATES, taken));
    }
  }
  return (await write.commit()).ok ? "stored" : CONTENDED;
}

/**
 * Has a journey's strategy written on, now, whatever stopped it before; where the budget was used up, by a founder who
 * asks for more. Throws NotFoundError when there is no such journey.
 */
export async function askForWriting(
  kv: Store,
  ref: JourneyRef,
  job: { kind: string; now: Date },
): Promise<void> {
  await untilCommitted(async () => {
    const [journey, before] = await kv.getMany([keys.journey(ref), keys.writing(ref)]);
    if (journey.value === null) throw new NotFoundError("This journey does not exist");
    const record = before.value === null ? null : WritingRecord.parse(before.value);
    const write = kv.atomic().check(journey).check(before);
    if (record !== null && record.paused !== null) {
      const extended = record.extended + (record.paused.until === "extended" ? 1 : 0);
      const revision = record.revision + 1;
      write.set(before.key, { ...record, revision, extended, paused: null, failures: 0, skipped: null });
    }
    await addJob(kv, write, { ...ref, ...job, isUrgent: true });
    return (await write.commit()).ok ? undefined : CONTENDED;
  });
}
