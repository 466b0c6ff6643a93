import { type Job, listJobs, listPendingJobs } from "../../kv/jobs.ts";
import type { Store } from "../../kv/store.ts";
import type { DocumentType } from "./contract.ts";
import { isDocumentType } from "./document_answer.ts";

/** What a render takes where this person has none yet to judge by. */
const TYPICAL_SECONDS: Record<DocumentType, number> = {
  brand_strategy: 8,
  pitch_deck: 5,
  strategy_review: 4,
};

interface Estimating {
  type: DocumentType;
  /** Documents that are made at once. */
  atOnce: number;
  now: Date;
}

/**
 * About how many seconds a document still takes: what stands before it in the queue, and the median of this person's
 * earlier ones of its kind; never less than one while it runs. Null once it has ended.
 */
export async function secondsLeft(
  kv: Store,
  job: Job,
  { type, atOnce, now }: Estimating,
): Promise<number | null> {
  if (job.status === "completed" || job.status === "failed") return null;
  const jobs = await listJobs(kv, job.userId);
  const took = jobs.filter(({ kind, status }) => kind === type && status === "completed").map(secondsOf);
  const whole = medianOf(took) ?? TYPICAL_SECONDS[type];
  const before = job.status === "queued" ? Math.floor(await countBefore(kv, job) / atOnce) : 0;
  const since = job.status === "queued" || job.startedAt === null
    ? 0
    : (now.getTime() - Date.parse(job.startedAt)) / 1000;
  return Math.max(1, Math.round(whole * (before + 1) - since));
}

/** How many documents come before a waiting one: those being made, and those whose account's turn is no later. */
async function countBefore(kv: Store, job: Job): Promise<number> {
  const pending = (await listPendingJobs(kv)).filter(({ kind }) => isDocumentType(kind));
  const running = pending.filter(({ status }) => status === "processing");
  const queued = pending.filter(({ status }) => status === "queued");
  const roundOf = (one: Job) =>
    running.filter(({ userId }) => userId === one.userId).length +
    queued.filter(({ userId, id }) => userId === one.userId && id < one.id).length;
  const own = roundOf(job);
  const before = queued.filter((one) => one.id !== job.id && roundOf(one) <= own);
  return running.length + before.length;
}

function secondsOf({ startedAt, finishedAt }: Job): number {
  return (Date.parse(finishedAt ?? "") - Date.parse(startedAt ?? "")) / 1000;
}

/** Null of nothing; the upper one of two middle values. */
function medianOf(values: number[]): number | null {
  const known = values.filter((value) => value >= 0).toSorted((a, b) => a - b);
  return known[Math.floor(known.length / 2)] ?? null;
}
