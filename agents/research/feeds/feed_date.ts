import { daysIn } from "../../text/due_days.ts";
import { LANGUAGES } from "../../text/lexicon.ts";

const EARLIEST_YEAR = 1990;
/** Day and month in figures stand in an order that only some countries use: `daysIn` reads the day first. */
const DAY_FIRST = /^\s*\d{1,2}[./]\d/;

/** A feed's date as ISO 8601 UTC: RFC 822, ISO, or written out in a language we know; null for anything else. */
export function feedDate(text: string | undefined): string | null {
  if (text === undefined) return null;
  const parsed = DAY_FIRST.test(text) ? NaN : Date.parse(text);
  const written = Number.isNaN(parsed) ? Date.parse(writtenDay(text)) : parsed;
  if (Number.isNaN(written)) return null;
  const date = new Date(written);
  return date.getUTCFullYear() < EARLIEST_YEAR ? null : date.toISOString();
}

/** The first day of a text that has its year beside it, or "". */
function writtenDay(text: string): string {
  const days = daysIn(text, { languages: LANGUAGES, now: new Date(0) });
  return days.find((day) => day.kind === "day" && /\d{4}/.test(day.text))?.iso ?? "";
}
