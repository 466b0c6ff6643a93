import { setTimeout as pause } from "node:timers/promises";
import { BusyError } from "./errors.ts";

interface FairQueueOptions {
  /** Tasks that run at once. */
  atOnce: number;
  /** Tasks that may wait: of one client, and of all of them. */
  waitingEach: number;
  waitingInAll: number;
}

type Pass = <T>(client: string, task: () => Promise<T>) => Promise<T>;

interface Waiting {
  enter: () => void;
  refuse: (reason: BusyError) => void;
}

const BUSY = "Too many people are signing in at this moment. Please try again in a few seconds";
const RETRY_AFTER_SECONDS = 5;
const REFUSED_AFTER_MS = 1_000;
/** So many refusals may be held back at once; the others are told at once. */
const MOST_REFUSED_LATE = 1_000;
const MOST_REMEMBERED = 10_000;

/**
 * Runs tasks some at once. Of those who wait the client comes next that was served longest ago, so that whoever comes
 * anew passes any number of clients that ask again and again. When too many wait in all, the longest line loses its
 * last task to a client with a shorter one. Throws BusyError to whoever may not wait.
 */
export function createFairQueue({ atOnce, waitingEach, waitingInAll }: FairQueueOptions): Pass {
  const lines = new Map<string, Waiting[]>();
  const lastServed = new Map<string, number>();
  let served = 0;
  let waiting = 0;
  let inside = 0;
  let refused = 0;

  async function enter(client: string): Promise<void> {
    if (inside < atOnce) {
      inside++;
      return noteServed(client);
    }
    const line = lines.get(client) ?? [];
    if (line.length >= waitingEach || !hasRoomFor(line)) return await refuseLate();
    waiting++;
    lines.set(client, line);
    await new Promise<void>((resolve, reject) => line.push({ enter: resolve, refuse: reject }));
  }

  /** Whoever asks again at each refusal would take the processor from those who are served. */
  async function refuseLate(): Promise<never> {
    if (refused < MOST_REFUSED_LATE) {
      refused++;
      await pause(REFUSED_AFTER_MS);
      refused--;
    }
    throw busy();
  }

  function hasRoomFor(line: Waiting[]): boolean {
    if (waiting < waitingInAll) return true;
    const longest = [...lines.values()].reduce((a, b) => b.length > a.length ? b : a, line);
    if (longest.length < line.length + 2) return false;
    longest.pop()?.refuse(busy());
    waiting--;
    return true;
  }

  function leave(): void {
    const client = nextClient();
    const line = client === undefined ? undefined : lines.get(client);
    const next = line?.shift();
    if (client === undefined || line === undefined || next === undefined) {
      inside--;
      return;
    }
    if (line.length === 0) lines.delete(client);
    waiting--;
    noteServed(client);
    next.enter();
  }

  function nextClient(): string | undefined {
    const since = (client: string) => lastServed.get(client) ?? 0;
    return [...lines.keys()].toSorted((a, b) => since(a) - since(b))[0];
  }

  function noteServed(client: string): void {
    if (lastServed.size >= MOST_REMEMBERED) lastServed.clear();
    lastServed.set(client, ++served);
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

function busy(): BusyError {
  return new BusyError(BUSY, RETRY_AFTER_SECONDS);
}
