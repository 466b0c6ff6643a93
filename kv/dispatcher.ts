import { giveBackInterrupted } from "./consultations.ts";
import { answerDoorbell } from "./doorbell.ts";
import { resumeErasures } from "./erasures.ts";
import { claimJob } from "./job_lease.ts";
import { type JobHandler, type JobLog, runJob, type Running, textOf } from "./job_run.ts";
import { shredResidue } from "./residue.ts";
import { createTurns } from "./job_turns.ts";
import type { Store } from "./store.ts";

/** Room for one kind of job beside the others. */
interface Lane {
  /** Jobs of the kind at once. */
  concurrency: number;
  /** Milliseconds an attempt may take. */
  attemptFor: number;
}

interface DispatcherOptions {
  kv: Store;
  /** One for each kind of job. */
  handlers: Record<string, JobHandler>;
  now?: () => Date;
  /** Jobs at once: 2 unless told. */
  concurrency?: number;
  /** Kinds that take long and keep no place from the others: each has places of its own. */
  lanes?: Record<string, Lane>;
  /** Milliseconds between looks at the index of pending jobs, the floor below the doorbell: 1,000. */
  pollEvery?: number;
  /** Milliseconds after which a lease that nobody renews is taken over: 6,000. */
  leaseFor?: number;
  /** Milliseconds between renewals: 1,500. */
  heartbeatEvery?: number;
  /** Milliseconds an attempt may take: 300,000. */
  attemptFor?: number;
  /** Looked at with the jobs, each at most once in `every` milliseconds: they add the jobs that have come due. */
  sweeps?: { every: number; run: (now: Date) => Promise<void> }[];
  log?: JobLog;
  /** Named in leases: which process this is. */
  owner?: string;
}

export interface Dispatcher {
  start(): void;
  /** Looks for jobs now, without waiting for the doorbell or the next poll. */
  wake(): void;
  /** Claims no more, lets a look and running jobs end for `grace` milliseconds (3,000), then gives the jobs back. */
  stop(grace?: number): Promise<void>;
  /** Runs every job that is due and answers when none is left: for tests and one-off sweeps. */
  drainOnce(): Promise<void>;
  /** "queue" once the queue's doorbell has been heard, else "polling". */
  readonly doorbell: "queue" | "polling";
}

/** The one place from which jobs are run. It claims by lease, so any number of processes may have one. */
export function createDispatcher(options: DispatcherOptions): Dispatcher {
  const { kv, handlers } = options;
  const now = options.now ?? (() => new Date());
  const log = options.log ?? (() => {});
  const concurrency = options.concurrency ?? 2;
  const lanes = options.lanes ?? {};
  /** A kind of each lane, and one that has none. */
  const lines = ["", ...Object.keys(lanes)];
  const leaseFor = options.leaseFor ?? 6_000;
  const owner = options.owner ?? crypto.randomUUID();
  const running = new Set<Running>();
  const skipped = new Set<string>();
  const turns = createTurns();
  const swept = new Map<NonNullable<typeof options.sweeps>[number], number>();
  let stopped = true;
  let heard = false;
  let looking: Promise<void> | null = null;
  let lookAgain = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** One look at a time: a ring during a look makes it look once more. */
  function look(): Promise<void> {
    lookAgain = true;
    looking ??= lookWhileRung().finally(() => looking = null);
    return looking;
  }

  async function lookWhileRung(): Promise<void> {
    while (lookAgain) {
      lookAgain = false;
      try {
        await claimDue();
      } catch (error) {
        log("error", "looking for jobs failed", { error: textOf(error) });
      }
    }
  }

  function hasRoom(kind: string): boolean {
    const lane = lanes[kind];
    const isBeside = (job: Running) => lane === undefined ? lanes[job.kind] === undefined : job.kind === kind;
    return [...running].filter(isBeside).length < (lane?.concurrency ?? concurrency);
  }

  async function claimDue(): Promise<void> {
    await giveBackInterrupted(kv, now());
    await shredResidue(kv);
    await sweepDue();
    if (!lines.some(hasRoom)) return;
    const held = [...running].map((job) => job.held);
    for (const job of await turns.order(kv, held)) {
      if (stopped || !lines.some(hasRoom)) return;
      const claim = await claimOrSkip(job);
      if (claim === null) continue;
      turns.served(job.userId);
      run(claim);
    }
  }

  /** One that fails is told and tried again the next time it is due: jobs that wait need not wait for it. */
  async function sweepDue(): Promise<void> {
    for (const sweep of options.sweeps ?? []) {
      const last = swept.get(sweep);
      if (last !== undefined && now().getTime() - last < sweep.every) continue;
      swept.set(sweep, now().getTime());
      try {
        await sweep.run(now());
      } catch (error) {
        log("error", "looking for what is due failed", { error: textOf(error) });
      }
    }
  }

  /** A record that cannot be read is told once and passed over: those after it belong to others. */
  async function claimOrSkip(job: { userId: string; jobId: string }): ReturnType<typeof claimJob> {
    try {
      return await claimJob(kv, job, { owner, leaseFor, now: now(), hasRoom });
    } catch (error) {
      if (!skipped.has(job.jobId)) {
        log("error", "a job was passed over", { job: job.jobId, error: textOf(error) });
      }
      skipped.add(job.jobId);
      return null;
    }
  }

  function run(claim: NonNullable<Awaited<ReturnType<typeof claimJob>>>): void {
    const heartbeatEvery = options.heartbeatEvery ?? 1_500;
    const attemptFor = lanes[claim.record.kind]?.attemptFor ?? options.attemptFor ?? 300_000;
    const job = runJob(kv, claim, {
      handler: handlers[claim.record.kind],
      now,
      log,
      leaseFor,
      heartbeatEvery,
      attemptFor,
    });
    running.add(job);
    job.ended.finally(() => {
      running.delete(job);
      if (!stopped) look();
    });
  }

  function poll(): void {
    if (stopped) return;
    timer = setTimeout(() => look().finally(poll), options.pollEvery ?? 1_000);
  }

  return {
    start() {
      stopped = false;
      resumeErasures(kv).catch((error) => log("error", "an erasure failed", { error: textOf(error) }));
      answerDoorbell(kv, () => {
        heard = true;
        if (!stopped) look();
      });
      look();
      poll();
    },
    wake() {
      if (!stopped) look();
    },
    async stop(grace = 3_000) {
      stopped = true;
      clearTimeout(timer);
      await endedWithin(grace, looking);
      await Promise.all([...running].map((job) => job.stop(grace)));
    },
    async drainOnce() {
      const wasStopped = stopped;
      stopped = false;
      await look();
      while (running.size > 0) {
        await Promise.race([...running].map((job) => job.ended));
        await look();
      }
      stopped = wasStopped;
    },
    get doorbell() {
      return heard ? "queue" : "polling";
    },
  };
}

/** Waits for the work, but no longer: a sweep may be speaking to a server that is silent. */
async function endedWithin(milliseconds: number, work: Promise<void> | null): Promise<void> {
  const cap = Promise.withResolvers<void>();
  const timer = setTimeout(cap.resolve, milliseconds);
  await Promise.race([work, cap.promise]);
  clearTimeout(timer);
}
