import type { Mark } from "../../domain/claims.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { inference } from "../../text/text.ts";
import { saidOrCorrected } from "../words/current_answer.ts";
import { daysBetween, isoDay } from "../../domain/days.ts";
import { type Count, earlierCount, type Goal, goalOf, saidPace, standingOf } from "./goal.ts";

/** What today's pace makes of the goal by its date. */
export interface Pace {
  goal: Goal;
  current: Count;
  /** Months from now to the goal's date. */
  months: number;
  /** Needed a month to arrive, one decimal. */
  needed: number;
  /** Today's pace a month and where it leads; null where no pace is known. */
  today: { perMonth: number; arrives: number; how: string; marks: Mark[] } | null;
}

const DAYS_A_MONTH = 30.4;

/** The goal's arithmetic, or null where goal, date or present count is missing. */
export function paceOf(state: JourneyState, now: Date): Pace | null {
  const goal = goalOf(state, now);
  const current = goal && standingOf(state, goal);
  if (!goal?.date || !current) return null;
  const months = daysBetween(isoDay(now), goal.date) / DAYS_A_MONTH;
  if (months <= 0) return null;
  const needed = oneDecimal((goal.value - current.value) / months);
  return {
    goal,
    current,
    months: Math.round(months),
    needed,
    today: todaysPace(state, { goal, current, months, now }),
  };
}

interface Distance {
  goal: Goal;
  current: Count;
  months: number;
  now: Date;
}

function todaysPace(state: JourneyState, { goal, current, months, now }: Distance): Pace["today"] {
  const told = saidPace(state);
  const marks = (field: Count["field"], sentence: string, how: string) => [
    saidOrCorrected(state, field, sentence),
    inference([field, current.field, "goal.twelve_months"], how),
  ];
  if (told) {
    const arrives = Math.floor(current.value + told.perMonth * months);
    const how = `${current.value} + ${oneDecimal(told.perMonth)} × ${Math.round(months)} months = ${arrives}`;
    return {
      perMonth: oneDecimal(told.perMonth),
      arrives,
      how,
      marks: marks(told.field, told.sentence, how),
    };
  }
  const earlier = earlierCount(state, goal);
  const passed = earlier === null ? 0 : (now.getUTCMonth() + 1 - earlier.month + 12) % 12;
  if (earlier === null || passed === 0 || earlier.count.value === current.value) return null;
  const perMonth = (current.value - earlier.count.value) / passed;
  const arrives = Math.floor(current.value + perMonth * months);
  const how = `(${current.value} − ${earlier.count.value}) ÷ ${passed} months = ${oneDecimal(perMonth)}; ` +
    `${current.value} + ${oneDecimal(perMonth)} × ${Math.round(months)} = ${arrives}`;
  return {
    perMonth: oneDecimal(perMonth),
    arrives,
    how,
    marks: marks(earlier.count.field, earlier.count.words, how),
  };
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
