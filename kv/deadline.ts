/** Longer than any lease and any pause of ours, by enough for a `now` that was read a while ago. */
const LONGEST_MS = 60_000;

/**
 * True until the deadline of a lease or a pause. One further away than any is was set by a clock that has been
 * put back since, and counts as past: nothing may be stuck until the clock has caught up.
 */
export function isAhead(deadline: number, now: Date): boolean {
  const left = deadline - now.getTime();
  return left > 0 && left <= LONGEST_MS;
}
