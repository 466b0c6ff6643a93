import { BusyError } from "./errors.ts";

interface FairQueueOptions {
  /** Tasks that run at once. */
  atOnce: number;
  /** Tasks that may wait: of one client, and of all of them. */
  waitingEach: number;
  waitingInAll: number;
}

type Pass = <T>(client: string, task: () => Promise<T>) => Promise<T>;

const BUSY = "Too many people are signing in at this moment. Please try again in a few seconds";
const RETRY_AFTER_SECONDS = 5;

/** Runs tasks some at once; those who wait take turns client by client. Throws BusyError when too many wait. */
export function createFairQueue({ atOnce, waitingEach, waitingInAll }: FairQueueOptions): Pass {
  const lines = new Map<string, (() => void)[]>();
  let waiting = 0;
  let inside = 0;

  async function enter(client: string): Promise<void> {
    if (inside < atOnce) {
      inside++;
      return;
    }
    const line = lines.get(client) ?? [];
    if (line.length >= waitingEach || waiting >= waitingInAll) throw new BusyError(BUSY, RETRY_AFTER_SECONDS);
    waiting++;
    lines.set(client, line);
    await new Promise<void>((resolve) => line.push(resolve));
  }

  /** The first of the client whose turn it is; that client goes to the end of the round. */
  function leave(): void {
    const [turn] = lines;
    if (turn === undefined) {
      inside--;
      return;
    }
    const [client, line] = turn;
    const next = line.shift();
    lines.delete(client);
    if (line.length > 0) lines.set(client, line);
    waiting--;
    next?.();
  }

  return async function pass(client, task) {
    await enter(client);
    try {
      return await task();
    } finally {
      leave();
    }
  };
}
