import type { JourneyState } from "../../domain/journey.ts";
import { countriesOf, holidaysBetween } from "../../plan/holidays.ts";
import { addDays, isoDay } from "../../domain/days.ts";
import type { Pillar } from "./pillars.ts";
import { NUMBER, numberOf } from "../../text/quantities.ts";

/** A weekly series made of the first pillar. */
export interface Series {
  /** How many episodes the founder said there are, else how many are known. */
  length: number;
  known: number;
  /** True where the founder named the number: "the fourteen ways". */
  counted: boolean;
  dates: string[];
  /** Fridays left out because they are public holidays. */
  skipped: string[];
}

const FRIDAY = 5;
const AT_MOST = 12;

/** Fridays from the next one on, public holidays of the founder's countries left out. */
export function seriesOf(state: JourneyState, pillar: Pillar, now: Date): Series {
  const named = pillar.exact
    ? numberOf(new RegExp(`\\bthe (${NUMBER})\\b`, "iu").exec(pillar.name)?.[1] ?? "")
    : null;
  const pieces = new Set(pillar.pieces.filter((piece) => piece !== pillar.name));
  const known = Math.max(1, pieces.size);
  const counted = named !== null && named >= known && named <= 60;
  const length = counted ? named : known;
  const first = fridayAfter(isoDay(now));
  const holidays = new Set(
    holidaysBetween(countriesOf(state), first, addDays(first, 7 * (length + 6))).map((holiday) =>
      holiday.date
    ),
  );
  const dates: string[] = [];
  const skipped: string[] = [];
  for (let week = 0; dates.length < length && week < length + AT_MOST; week++) {
    const friday = addDays(first, 7 * week);
    (holidays.has(friday) ? skipped : dates).push(friday);
  }
  return { length, known, counted, dates, skipped };
}

function fridayAfter(date: string): string {
  const day = new Date(date).getUTCDay();
  return addDays(date, ((FRIDAY - day + 7) % 7) || 7);
}
