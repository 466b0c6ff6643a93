import { keys } from "./keys.ts";
import type { Store } from "./store.ts";

interface PendingJob {
  userId: string;
  jobId: string;
}

/** Whose job comes next. */
interface Turns {
  /** Pending jobs that are not `held`, in the order in which they should be claimed. */
  order(kv: Store, held: PendingJob[]): Promise<PendingJob[]>;
  served(userId: string): void;
}

/** What one look reads: a backlog of any length must not fill the memory of the process that finds it. */
const MOST_READ = 5_000;
/** Jobs of one account in one look: those before may be leased elsewhere or not yet due. */
const MOST_OF_ONE = 20;
const MOST_REMEMBERED = 10_000;

/**
 * Accounts take turns: first whoever has the fewest jobs running, then whoever was served longest ago. Within an
 * account the oldest job comes first.
 */
export function createTurns(): Turns {
  const lastServed = new Map<string, number>();
  let count = 0;

  async function order(kv: Store, held: PendingJob[]): Promise<PendingJob[]> {
    const lines = new Map<string, PendingJob[]>();
    for await (
      const { key, value: userId } of kv.list<string>({ prefix: keys.pendingJobs() }, { limit: MOST_READ })
    ) {
      const jobId = String(key.at(-1));
      const line = lines.get(userId) ?? [];
      if (line.length >= MOST_OF_ONE || held.some((one) => one.jobId === jobId)) continue;
      lines.set(userId, [...line, { userId, jobId }]);
    }
    const runningOf = (userId: string) => held.filter((one) => one.userId === userId).length;
    const jobs = [...lines.values()].flatMap((line) => {
      const running = runningOf(line[0]?.userId ?? "");
      return line.map((job, place) => ({
        job,
        round: running + place,
        last: lastServed.get(job.userId) ?? 0,
      }));
    });
    return jobs.sort((a, b) => a.round - b.round || a.last - b.last).map(({ job }) => job);
  }

  function served(userId: string): void {
    if (lastServed.size >= MOST_REMEMBERED) lastServed.clear();
    lastServed.set(userId, ++count);
  }

  return { order, served };
}
