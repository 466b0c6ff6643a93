import { setTimeout as pause } from "node:timers/promises";
import { ConflictError } from "../agents/domain/errors.ts";

/** What an attempt returns when its commit was refused because something it had read changed. */
export const CONTENDED = Symbol("contended");

const ATTEMPTS = 100;
const LONGEST_PAUSE_MS = 60;

/**
 * Reads, decides and commits again until the commit stands: at most 100 times, with full jitter between.
 * Whatever the attempt throws passes through. Throws ConflictError when it never stands.
 */
export async function untilCommitted<T>(attempt: () => Promise<T | typeof CONTENDED>): Promise<T> {
  for (let count = 0; count < ATTEMPTS; count++) {
    const result = await attemptOnce(attempt);
    if (result !== CONTENDED) return result;
    await pause(Math.random() * Math.min(2 ** count, LONGEST_PAUSE_MS));
  }
  throw new ConflictError("Too much is happening at once. Please try again");
}

/** A locked file is contention of another kind: nothing was written, and the next attempt may be luckier. */
async function attemptOnce<T>(attempt: () => Promise<T | typeof CONTENDED>): Promise<T | typeof CONTENDED> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof TypeError && /database is (locked|busy)/i.test(error.message)) return CONTENDED;
    throw error;
  }
}
