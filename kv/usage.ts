import { QuotaError } from "../agents/domain/errors.ts";
import { allows, resetDay } from "../agents/domain/limits.ts";
import { keys } from "./keys.ts";
import { UsageRecord } from "./records.ts";
import type { Store } from "./store.ts";

/** What an account has used up in one month. */
export interface Usage {
  foundations: number;
  consultations: number;
}

/** How many journeys are active, and the month's use, in one read. */
export async function readStanding(
  kv: Store,
  userId: string,
  month: string,
): Promise<Usage & { activeJourneys: number }> {
  const [active, usage] = await kv.getMany<[number, unknown]>([
    keys.activeJourneys(userId),
    keys.usage(userId, month),
  ]);
  return { ...usageOf(usage.value), activeJourneys: active.value ?? 0 };
}

export function usageOf(value: unknown): Usage {
  if (value === null) return { foundations: 0, consultations: 0 };
  const { foundations, consultations } = UsageRecord.parse(value);
  return { foundations, consultations };
}

export function usageRecord(usage: Usage): ReturnType<typeof UsageRecord.parse> {
  return UsageRecord.parse({ v: 1, ...usage });
}

/** Throws QuotaError where a month's foundations are used up; a limit of -1 never is. */
export function refuseOverMonth(limit: number, used: number, now: Date): void {
  if (allows(limit, used)) return;
  throw new QuotaError(
    `You have used all ${limit} strategic foundations of this month. The next ones open on ${
      dayName(resetDay(now))
    }`,
  );
}

/** "1 December": the day monthly limits start again, in UTC. */
export function dayName(day: Date): string {
  return day.toLocaleDateString("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });
}
