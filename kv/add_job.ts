import type { AtomicOperation } from "@deno/kv";
import { isOpen, newRecord, unorderedKey } from "./jobs.ts";
import { type JourneyRef, keys, newTimedId } from "./keys.ts";
import { encodeJson } from "./large_value.ts";
import { JobRecord } from "./records.ts";
import type { Store } from "./store.ts";

/** A job that follows from something else, at most one of its kind for a journey. */
interface AddedJob extends JourneyRef {
  kind: string;
  /** True where it should not wait out the pause after a failure. */
  isUrgent?: boolean;
  now: Date;
}

/**
 * Adds a job without an order to a commit, so that both stand or neither does. Where one waits already, that one will
 * do; where one is running, it is run once more when it ends, for it may have read what stood before this commit. The
 * commit fails where the job moved meanwhile: read and add again.
 */
export async function addJob(kv: Store, write: AtomicOperation, job: AddedJob): Promise<void> {
  const { userId, journeyId, kind, now } = job;
  const dedupeKey = dedupeKeyOf(job);
  const dedupe = await kv.get<string>(keys.jobByDedupe(userId, dedupeKey));
  write.check(dedupe);
  if (dedupe.value !== null) {
    const entry = await kv.get(keys.job(userId, dedupe.value));
    const record = entry.value === null ? null : JobRecord.parse(entry.value);
    write.check(entry);
    if (record !== null && isOpen(record)) {
      if (record.status === "processing") write.set(entry.key, { ...record, askedAgain: true });
      else if (job.isUrgent) write.set(entry.key, { ...record, notBefore: 0 });
      return;
    }
  }
  const id = newTimedId(now);
  const payload = { v: 1, updatedAt: now.toISOString(), value: { bytes: encodeJson(null) } };
  write.set(keys.job(userId, id), newRecord({ userId, journeyId, kind, payload: null, dedupeKey, now }, id))
    .set(keys.jobPayload(userId, id), payload)
    .set(keys.pendingJob(id), userId)
    .set(dedupe.key, id);
}

/** True while a journey has a job of that kind that waits or runs. */
export async function hasOpenJob(
  kv: Store,
  job: Pick<AddedJob, "userId" | "journeyId" | "kind">,
): Promise<boolean> {
  return (await kv.get(keys.jobByDedupe(job.userId, dedupeKeyOf(job)))).value !== null;
}

function dedupeKeyOf({ kind, journeyId }: Pick<AddedJob, "kind" | "journeyId">): string {
  return unorderedKey(kind, journeyId);
}
