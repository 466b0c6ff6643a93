import { RateLimitError } from "../../agents/domain/errors.ts";

const FREE_FAILURES = 5;
const LONGEST_WAIT_MS = 60_000;
const MOST_KEPT = 10_000;

interface Failures {
  count: number;
  /** Milliseconds since the epoch: no attempt before it. */
  until: number;
}

/** Failed sign-ins slow the next ones down, at most to one a minute, and never lock for ever. */
interface Slowdown {
  /** Throws RateLimitError while `who` must wait. */
  check(who: string): void;
  failed(who: string): void;
  succeeded(who: string): void;
}

/** After five failures in a row the wait doubles with each: 1 s, 2 s, 4 s … 60 s. Kept in memory. */
export function createSlowdown(now: () => Date): Slowdown {
  const failures = new Map<string, Failures>();

  function check(who: string): void {
    const wait = (failures.get(who)?.until ?? 0) - now().getTime();
    if (wait > 0) throw new RateLimitError(Math.ceil(wait / 1000));
  }

  function failed(who: string): void {
    const count = (failures.get(who)?.count ?? 0) + 1;
    const wait = count < FREE_FAILURES ? 0 : Math.min(LONGEST_WAIT_MS, 1000 * 2 ** (count - FREE_FAILURES));
    failures.delete(who);
    failures.set(who, { count, until: now().getTime() + wait });
    const oldest = failures.keys().next().value;
    if (failures.size > MOST_KEPT && oldest !== undefined) failures.delete(oldest);
  }

  return { check, failed, succeeded: (who) => void failures.delete(who) };
}
