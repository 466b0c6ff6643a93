import { addDays, isoDay } from "../domain/days.ts";

/** A unit in which people count time ahead. */
export type TimeUnit = "day" | "week" | "month" | "quarter" | "year";

/** Which part of a month was named: "early", "mid", "end of". */
export type PartOfMonth = "all" | "start" | "mid" | "end";

/** The first and the last day of a month or of a part of it, as ISO dates. */
export function inMonth(year: number, month: number, part: PartOfMonth): [string, string] {
  const last = isoDay(new Date(Date.UTC(year, month, 0)));
  const stem = last.slice(0, 8);
  if (part === "mid") return [`${stem}15`, `${stem}15`];
  if (part === "start") return [`${stem}01`, `${stem}10`];
  return [part === "end" ? `${stem}21` : `${stem}01`, last];
}

/** "Before June" is due on the last day of May. */
export function dayBefore(year: number, month: number): [string, string] {
  const iso = isoDay(new Date(Date.UTC(year, month - 1, 0)));
  return [iso, iso];
}

/** The first and the last day of some whole months. */
export function monthsFrom(year: number, month: number, count: number): [string, string] {
  return [
    isoDay(new Date(Date.UTC(year, month - 1, 1))),
    isoDay(new Date(Date.UTC(year, month - 1 + count, 0))),
  ];
}

/** A day as a stretch of itself; null where there is no such day. */
export function oneDay(year: number, month: number, day: number): [string, string] | null {
  const iso = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  return isRealDay(iso) ? [iso, iso] : null;
}

/** "13-17 October" begins on the 13th and is over on the 17th. */
export function fromDay(
  year: number,
  month: number,
  [first, last]: [number, number],
): [string, string] | null {
  const [begin, end] = [oneDay(year, month, first), oneDay(year, month, last)];
  return begin === null || end === null ? null : [begin[0], end[1]];
}

/** True for an ISO date that is in the calendar. */
export function isRealDay(iso: string): boolean {
  const time = Date.parse(`${iso}T00:00:00Z`);
  return !Number.isNaN(time) && isoDay(new Date(time)) === iso;
}

/** Easter Sunday of a year in the Gregorian calendar (Meeus, Jones and Butcher). */
export function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return isoDay(new Date(Date.UTC(year, month - 1, day)));
}

/** The day so many days, weeks, months, quarters or years after today. */
export function moved(now: Date, count: number, unit: TimeUnit): string {
  if (unit === "day" || unit === "week") return addDays(isoDay(now), count * (unit === "week" ? 7 : 1));
  const months = count * (unit === "year" ? 12 : unit === "quarter" ? 3 : 1);
  const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months + 1, 0)).getUTCDate();
  return isoDay(
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, Math.min(now.getUTCDate(), last))),
  );
}
