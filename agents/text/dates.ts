import { MONTHS } from "./months.ts";

const MONTH = `(${MONTHS.join("|")})`;
const DAY_MONTH =
  `(\\d{1,2})(?:st|nd|rd|th|\\.|er|º)?(?: de| of)? ${MONTH}\\.?(?:,? (?:de )?((?:19|20)\\d{2}))?`;
const MONTH_DAY = `${MONTH}\\.? (\\d{1,2})(?:st|nd|rd|th)?(?!\\d|:)(?:,? ((?:19|20)\\d{2}))?`;
const NUMERIC = "((?:19|20)\\d{2})-(\\d{2})-(\\d{2})|(\\d{1,2})[./](\\d{1,2})[./]((?:19|20)\\d{2})";
const EAST_ASIAN = "(?:((?:19|20)\\d{2})年)?(\\d{1,2})月(\\d{1,2})日";
/** Scripts without spaces between words need no boundary around a date. */
const DATE = new RegExp(
  `(?<![\\p{L}\\d])(?:${DAY_MONTH}|${MONTH_DAY}|${NUMERIC})(?![\\p{L}\\d])|(?<!\\d)${EAST_ASIAN}`,
  "giu",
);

/** An explicit date in a text. */
export interface FoundDate {
  /** "2027-02-01" */
  iso: string;
  /** An exact stretch of the text. */
  text: string;
  index: number;
}

/**
 * Dates with a day and a month. A missing year is taken from the next date of the text that has one, else from
 * `near` (the next such day on or after it); with neither, the date is left out.
 */
export function datesIn(text: string, near?: Date): FoundDate[] {
  const raw = [...text.matchAll(DATE)].map((match) => ({
    ...partsOf(match),
    text: match[0],
    index: match.index,
  }));
  return raw.flatMap((date, at) => {
    const year = date.year ?? raw.slice(at + 1, at + 3).find((later) => later.year !== null)?.year ??
      nextYear(date, near);
    const iso = year === null ? null : isoDate(year, date.month, date.day);
    return iso === null ? [] : [{ iso, text: date.text, index: date.index }];
  });
}

interface DayAndMonth {
  day: number;
  month: number;
  year: number | null;
}

function partsOf(match: RegExpMatchArray): DayAndMonth {
  const [, day, month, year, monthFirst, dayAfter, yearAfter, y, m, d, d2, m2, y2, ay, am, ad] = match;
  if (day !== undefined) return { day: Number(day), month: monthNumber(month), year: toYear(year) };
  if (dayAfter !== undefined) {
    return { day: Number(dayAfter), month: monthNumber(monthFirst), year: toYear(yearAfter) };
  }
  if (d !== undefined) return { day: Number(d), month: Number(m), year: toYear(y) };
  if (d2 !== undefined) return dayFirst(Number(d2), Number(m2), toYear(y2));
  return { day: Number(ad), month: Number(am), year: toYear(ay) };
}

/** Day before month as in most of the world, unless only the other order is a date: "3/15/2027". */
function dayFirst(first: number, second: number, year: number | null): DayAndMonth {
  return second > 12 && first <= 12
    ? { day: second, month: first, year }
    : { day: first, month: second, year };
}

function toYear(text: string | undefined): number | null {
  return text === undefined ? null : Number(text);
}

function monthNumber(name: string | undefined): number {
  return MONTHS.findIndex((names) => new RegExp(`^(${names})$`, "iu").test(name ?? "")) + 1;
}

function nextYear(date: DayAndMonth, near: Date | undefined): number | null {
  if (near === undefined) return null;
  const thisYear = isoDate(near.getUTCFullYear(), date.month, date.day);
  const isPast = thisYear !== null && thisYear < near.toISOString().slice(0, 10);
  return near.getUTCFullYear() + (isPast ? 1 : 0);
}

function isoDate(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : null;
}
