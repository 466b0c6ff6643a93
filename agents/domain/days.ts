/** A day in milliseconds. */
export const DAY_MS = 86_400_000;
/** For readings that do not depend on today: of days kept with their year, or of where a day stands in a text. */
export const ANY_DAY = new Date(0);

/** "2026-11-21", in UTC. */
export function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** An ISO date moved by whole days. */
export function addDays(date: string, days: number): string {
  return isoDay(new Date(Date.parse(date) + days * DAY_MS));
}

/** Whole days from one ISO date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

const LONG = new Intl.DateTimeFormat("en-GB", {
  timeZone: "UTC",
  day: "numeric",
  month: "long",
  year: "numeric",
});

/** "27 November 2026" for 2026-11-27. */
export function longDate(date: string): string {
  return LONG.format(new Date(date));
}

/** "January" to "December", as `longDate` writes them. */
export const MONTHS: readonly string[] = Array.from(
  { length: 12 },
  (_, month) => longDate(isoDay(new Date(Date.UTC(2000, month, 1)))).split(" ")[1] ?? "",
);

/** The same day, or the next Monday where it falls on a weekend. */
export function weekday(date: string): string {
  const day = new Date(date).getUTCDay();
  return day === 6 ? addDays(date, 2) : day === 0 ? addDays(date, 1) : date;
}
