import { datesIn } from "./text.ts";
import { spansIn } from "./spans.ts";

/**
 * The day by which a text says something is due, as an ISO date with its exact words: a day, else the last day of
 * the month, quarter, season or year it names; null where it names none.
 */
export function deadlineIn(text: string, now: Date): { date: string; text: string } | null {
  const exact = datesIn(text, now)[0];
  if (exact) return { date: exact.iso, text: exact.text };
  const span = spansIn(text, now).at(0);
  if (span) return { date: span.to, text: span.text };
  const year = /\b20\d{2}\b/.exec(text)?.[0];
  return year !== undefined && Number(year) >= now.getUTCFullYear()
    ? { date: `${year}-12-31`, text: year }
    : null;
}
