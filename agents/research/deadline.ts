import { ReadingFailure } from "./reading_failure.ts";

/** Ends work when the signal does: name look-ups cannot be aborted, so the clock is watched beside the work. */
export function orTimeout<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

interface Failed {
  /** "page" or "feed". */
  noun: string;
  host: string;
  timedOut: boolean;
  timeoutMs: number;
}

/** Why a reading failed, as a sentence for the founder. */
export function failureSentence(error: unknown, { noun, host, timedOut, timeoutMs }: Failed): string {
  if (timedOut) return `The ${noun} at ${host} did not answer in ${timeoutMs / 1000} seconds.`;
  if (error instanceof ReadingFailure) return error.message.replace(/^The page\b/, `The ${noun}`);
  return `The ${noun} at ${host} could not be understood.`;
}
