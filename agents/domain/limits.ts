/** What each kind of account may do (specification, section 9). -1 is unlimited. */
export const UNLIMITED = -1;

interface Allowance {
  activeJourneys: number;
  foundationsPerMonth: number;
  consultationsPerMonth: number;
}

const FREE: Allowance = { activeJourneys: 3, foundationsPerMonth: 3, consultationsPerMonth: 10 };

interface AccountKind {
  user_type: string;
  subscription_tier: string;
  max_journeys: number;
}

/** Premium and admin are unlimited; everyone else has the free monthly limits and their own journey cap. */
export function allowanceOf(account: AccountKind): Allowance {
  if (account.user_type === "admin" || account.subscription_tier === "premium") {
    return { activeJourneys: UNLIMITED, foundationsPerMonth: UNLIMITED, consultationsPerMonth: UNLIMITED };
  }
  return { ...FREE, activeJourneys: account.max_journeys };
}

export const DEFAULT_MAX_JOURNEYS = FREE.activeJourneys;

/** True while one more use is within a limit; an unlimited one always allows it. */
export function allows(limit: number, used: number): boolean {
  return limit === UNLIMITED || used < limit;
}

/** `2026-11`: the month a use counts towards, in UTC. */
export function monthOf(now: Date): string {
  return now.toISOString().slice(0, 7);
}

/** The first day of the next month in UTC, when monthly limits start again. */
export function resetDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
}
