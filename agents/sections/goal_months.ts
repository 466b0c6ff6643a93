import { isoDay } from "../domain/days.ts";
import { isOfAYear } from "../author/rules/evolution/rates.ts";
import { amountText, isCurrency, isPercent } from "../plan/amounts.ts";
import { goalToday } from "../plan/goal_today.ts";
import { monthsBetween } from "../plan/spans_of_time.ts";
import type { Foundation } from "../strategy/foundation.ts";

/** What the goal asks for by each of several days, in even steps. */
export interface GoalMonths {
  /** What is counted: "kitchens"; null for money and shares. */
  thing: string | null;
  months: {
    /** ISO date. */
    by: string;
    /** "24", "£637,231", "40%". */
    amount: string;
  }[];
}

const FEWEST = 3;
const MOST = 24;
const MONTHS_OF_A_YEAR = 12;

/**
 * The way from today's number to the goal, month by month and in even steps, each on the goal's day of the month; what
 * is counted anew every year begins at nought a year before its day. Null unless both numbers and the day are known, and
 * for fewer than three months or more than two years.
 */
export function goalMonths({ sheet, asOf }: Pick<Foundation, "sheet" | "asOf">): GoalMonths | null {
  const { goal } = sheet.facts;
  const start = goalToday(sheet.facts);
  if (goal === null || goal.target === null || goal.by === null || start === null) return null;
  const { target, by, unit } = goal;
  const left = monthsBetween(isoDay(new Date(asOf)), by);
  if (left < FEWEST || left > MOST || target === start.value) return null;
  const isYear = isOfAYear(goal);
  const steps = isYear ? MONTHS_OF_A_YEAR : left;
  const from = isYear ? 0 : start.value;
  const isThing = !isCurrency(unit) && !isPercent(unit);
  const isWhole = isCurrency(unit) || (Number.isInteger(target) && Number.isInteger(start.value));
  const all = Array.from({ length: steps }, (_, at) => {
    const exact = from + ((target - from) * (at + 1)) / steps;
    const amount = isWhole ? Math.round(exact) : Math.round(exact * 10) / 10;
    return {
      by: monthsBefore(by, steps - at - 1),
      amount: amountText(amount, isThing ? null : unit),
    };
  });
  // A goal of few steps would stand still for months.
  const isStill = new Set(all.map(({ amount }) => amount)).size < steps;
  return isStill ? null : { thing: isThing ? unit : null, months: all.slice(-left) };
}

/** The same day so many months earlier, or that month's last day. */
function monthsBefore(iso: string, months: number): string {
  const [year = 0, month = 1, day = 1] = iso.split("-").map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return isoDay(new Date(Date.UTC(year, month - 1 - months, Math.min(day, last))));
}
