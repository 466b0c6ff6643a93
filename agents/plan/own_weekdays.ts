import { addDays } from "../domain/days.ts";
import type { Facts } from "../domain/facts.ts";
import { hasCue, LANGUAGES } from "../text/lexicon.ts";
import { sentencesOf } from "../text/sentences.ts";
import { canBeAsked } from "./channel_kind.ts";
import { weekdaysIn } from "./named_weekdays.ts";
import { TIMES } from "./words.ts";

const CLAUSE = /[,;:、]\s*/u;
/** "Monday to Friday" leaves the days between them unsaid: such a stretch is no day of its own. */
const STRETCH = new RegExp(`${TIMES.sourceOf("up_to")}|[–-]`, "iu");

/**
 * Weekdays, 0 for Sunday, on which the founder has the hours for this: "two hours, on Fridays"; none where none is named.
 * Hours that were put right keep the days they were said with.
 */
export function ownWeekdays({ capacity }: Facts): number[] {
  if (capacity === null) return [];
  const own = habitualDaysIn(capacity.quote);
  return own.length > 0 ? own : habitualDaysIn(capacity.beside?.quote ?? "");
}

function habitualDaysIn(text: string): number[] {
  const clauses = sentencesOf(text).flatMap((sentence) => sentence.split(CLAUSE))
    .filter((clause) => !hasCue(clause, LANGUAGES, "negation", "contrast"))
    // "This Sunday there is a match" names a date and no habit.
    .filter((clause) => !TIMES.isIn(clause, "one_time"));
  return [
    ...new Set(clauses.flatMap((clause) => {
      const named = weekdaysIn(clause);
      return named.length > 1 && STRETCH.test(clause) ? [] : named;
    })),
  ].toSorted((one, other) => one - other);
}

/** Weeks before and behind a day in which another is looked for. */
const WEEKS_AROUND = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4];
/** Who has one day a week for it does several things on that day, more of them in more hours. */
function mostOn(own: number[], hours: number | null): number {
  if (own.length !== 1) return 1;
  return hours !== null && hours >= HOURS_FOR_MORE ? 3 : 2;
}

const HOURS_FOR_MORE = 2;

interface Days {
  /** The founder's own weekdays, 0 for Sunday. */
  own: number[];
  /** A week, where they were said. */
  hours: number | null;
  /** Weekdays on which others work too. */
  working: number[];
  isOpen: (date: string) => boolean;
}

/** How many entries the founder's own weekdays hold among some days; null where they named none on which all can be done. */
export function roomOn(dates: string[], { own, hours, working, isOpen }: Days): number | null {
  if (own.length === 0 || !own.every((day) => working.includes(day))) return null;
  const days = dates.filter((date) => own.includes(new Date(date).getUTCDay()) && isOpen(date)).length;
  return days * mostOn(own, hours);
}

/**
 * Dates moved to the nearest that suits the place of what is planned: "Saturday market" is held on a Saturday, and all
 * else happens on the founder's own weekdays. Nobody is met on a Sunday: who is met then is met on any day of work.
 */
export function onTheirDay(
  dates: string[],
  places: string[],
  { own, hours, working, isOpen }: Days,
): string[] {
  return dates.reduce<string[]>((moved, date, at) => {
    const place = places[at] ?? "";
    const held = weekdaysIn(place);
    const usual = canBeAsked(place) ? own.filter((day) => working.includes(day)) : own;
    const wanted = held.length > 0 ? held : usual;
    const most = held.length === 0 ? mostOn(own, hours) : 1;
    const others = [...moved, ...dates.slice(at + 1)];
    const isFree = (day: string) => isOpen(day) && others.filter((each) => each === day).length < most;
    const nearest = wanted.flatMap((weekday) => {
      const first = (weekday - new Date(date).getUTCDay() + 7) % 7;
      return WEEKS_AROUND.map((week) => first + week * 7);
    }).toSorted((one, other) => Math.abs(one) - Math.abs(other))
      .map((days) => addDays(date, days)).find(isFree);
    return [...moved, nearest ?? date];
  }, []);
}
