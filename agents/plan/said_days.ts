import { datesIn } from "../text/dates.ts";
import { spansIn } from "../text/spans.ts";
import { isoDay } from "../domain/days.ts";

/** A day that a text names. */
export interface SaidDay {
  /** ISO date; of a month or season its first day. */
  on: string;
  /** The last day of the month or season, equal to `on` for a day. */
  until: string;
  /** True where only a month, quarter or season was said: the day in it is ours. */
  isOurs: boolean;
}

/** The one day, month or season of a text that is not over; null where it names none, or several. */
export function dayIn(text: string, now: Date): SaidDay | null {
  const today = isoDay(now);
  const days = [...new Set(datesIn(text, now).map(({ iso }) => iso))];
  const [day] = days;
  if (day !== undefined) {
    return days.length > 1 || day < today ? null : { on: day, until: day, isOurs: false };
  }
  const spans = new Map(spansIn(text, now).map((span) => [`${span.from} ${span.to}`, span]));
  const [span] = spans.values();
  if (span === undefined || spans.size > 1 || span.to < today) return null;
  return { on: span.from < today ? today : span.from, until: span.to, isOurs: true };
}
