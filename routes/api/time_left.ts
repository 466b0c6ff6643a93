import { type Job, listJobs } from "../../kv/jobs.ts";
import type { Store } from "../../kv/store.ts";
import type { DocumentType } from "./contract.ts";

/** What a render takes where this person has none yet to judge by. */
const TYPICAL_SECONDS: Record<DocumentType, number> = { brand_strategy: 8, pitch_deck: 5 };

/**
 * About how many seconds a document still takes, from the median of this person's earlier ones of its kind; never
 * less than one while it runs. Null once it has ended.
 */
export async function secondsLeft(
  kv: Store,
  job: Job,
  { type, now }: { type: DocumentType; now: Date },
): Promise<number | null> {
  if (job.status === "completed" || job.status === "failed") return null;
  const jobs = await listJobs(kv, job.userId);
  const took = jobs.filter(({ kind, status }) => kind === type && status === "completed").map(secondsOf);
  const whole = medianOf(took) ?? TYPICAL_SECONDS[type];
  const since = job.startedAt === null ? 0 : (now.getTime() - Date.parse(job.startedAt)) / 1000;
  return Math.max(1, Math.round(whole - since));
}

function secondsOf({ startedAt, finishedAt }: Job): number {
  return (Date.parse(finishedAt ?? "") - Date.parse(startedAt ?? "")) / 1000;
}

/** Null of nothing; the upper one of two middle values. */
function medianOf(values: number[]): number | null {
  const known = values.filter((value) => value >= 0).toSorted((a, b) => a - b);
  return known[Math.floor(known.length / 2)] ?? null;
}
