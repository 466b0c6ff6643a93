import { type Capacity, hoursOn } from "../anchors/attention/capacity.ts";
import { addDays, daysBetween } from "../domain/days.ts";
import { apportion } from "../text/quantities.ts";

/** Days that a calendar covers (craft, section 6). */
export const CALENDAR_DAYS = 30;
const FEWEST = 10;
/** How far, in points, a pillar's share of the entries may be from its own (craft, section 6). */
const SHARE_TOLERANCE = 5;

/** How many entries a week of so many hours carries: short hours get fewer and shorter ones. */
function wanted(hours: number): number {
  if (hours >= 6) return 22;
  if (hours >= 4) return 20;
  if (hours >= 2) return 16;
  return hours >= 1 ? 12 : FEWEST;
}

/** The number of entries: what the hours carry, moved to the nearest number at which the shares come out. */
export function entryCount(hours: number, shares: number[], days: number): number {
  const aim = Math.min(wanted(hours), days);
  const reachable = Array.from(
    { length: Math.max(1, days - FEWEST + 1) },
    (_, at) => Math.min(days, FEWEST + at),
  );
  const nearest = reachable.sort((one, other) => Math.abs(one - aim) - Math.abs(other - aim) || other - one);
  return nearest.find((count) => deviation(count, shares) <= SHARE_TOLERANCE) ?? aim;
}

function deviation(count: number, shares: number[]): number {
  const parts = apportion(count, shares);
  return Math.max(...parts.map((part, at) => Math.abs((part / count) * 100 - (shares[at] ?? 0))));
}

/** Deals out kinds in their proportions so that none comes in a clump: always the one furthest behind. */
export function interleave(counts: number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const given = counts.map(() => 0);
  return Array.from({ length: total }, (_, at) => {
    const behind = counts.map((count, kind) => ({
      kind,
      by: (count * (at + 1)) / total - (given[kind] ?? 0),
    }))
      .filter(({ kind }) => (given[kind] ?? 0) < (counts[kind] ?? 0));
    const next = behind.reduce((most, each) => each.by > most.by ? each : most);
    given[next.kind] = (given[next.kind] ?? 0) + 1;
    return next.kind;
  });
}

/** The working days of the thirty: no Sundays, no closed weekdays, no public holidays, Saturdays only when needed. */
export function workingDays(from: string, closed: { weekdays: number[]; dates: Set<string> }): string[] {
  const all = Array.from({ length: CALENDAR_DAYS }, (_, at) => addDays(from, at));
  const isOpen = (date: string, resting: number[]) =>
    !resting.includes(weekdayOf(date)) && !closed.dates.has(date);
  const opensOnSaturday = closed.weekdays.some((day) => day >= 1 && day <= 5);
  const usual = all.filter((date) => isOpen(date, [0, ...(opensOnSaturday ? [] : [6]), ...closed.weekdays]));
  if (usual.length >= FEWEST) return usual;
  return all.filter((date) => isOpen(date, closed.weekdays));
}

function weekdayOf(date: string): number {
  return new Date(date).getUTCDay();
}

/** So many of the days, evenly spread. */
export function spread(days: string[], count: number): string[] {
  return Array.from({ length: count }, (_, at) => days[Math.floor((at * days.length) / count)] ?? "");
}

/** Cuts minutes down, week by week from the first day, until each week is within its hours. */
export function withinHours(
  dates: string[],
  minutes: number[],
  { from, capacity }: { from: string; capacity: Capacity },
): number[] {
  const weekOf = (date: string) => Math.floor(daysBetween(from, date) / 7);
  return minutes.map((own, at) => {
    const week = weekOf(dates[at] ?? from);
    const sum = minutes.reduce(
      (total, each, other) => total + (weekOf(dates[other] ?? from) === week ? each : 0),
      0,
    );
    const limit = minutesIn(week);
    const fitted = sum <= limit ? own : (own * limit) / sum;
    return Math.max(1, fitted >= 5 ? Math.floor(fitted / 5) * 5 : Math.floor(fitted));
  });

  function minutesIn(week: number): number {
    const days = Math.min(7, CALENDAR_DAYS - week * 7);
    const hours = Array.from(
      { length: days },
      (_, day) => hoursOn(capacity, addDays(from, week * 7 + day)) / 7,
    );
    return hours.reduce((total, each) => total + each, 0) * 60;
  }
}
