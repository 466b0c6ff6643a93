import { isoDay } from "../domain/days.ts";
import { amountText, isCurrency } from "../plan/amounts.ts";
import { goalToday } from "../plan/goal_today.ts";
import { monthsBetween } from "../plan/spans_of_time.ts";
import type { Foundation } from "../strategy/foundation.ts";

/** What the goal asks for by a day, in even steps. */
export interface GoalMonth {
  /** ISO date. */
  by: string;
  /** "24 kitchens", "£637,231". */
  amount: string;
}

const FEWEST = 3;
const MOST = 24;

/**
 * The way from today's number to the goal, month by month and in even steps, each on the goal's day of the month; none
 * unless both numbers and the day are known, and for fewer than three months or more than two years.
 */
export function goalMonths({ sheet, asOf }: Pick<Foundation, "sheet" | "asOf">): GoalMonth[] {
  const { goal } = sheet.facts;
  const start = goalToday(sheet.facts);
  if (goal === null || goal.target === null || goal.by === null || start === null) return [];
  const { target, by, unit } = goal;
  const months = monthsBetween(isoDay(new Date(asOf)), by);
  if (months < FEWEST || months > MOST || target === start.value) return [];
  const isWhole = isCurrency(unit) || (Number.isInteger(target) && Number.isInteger(start.value));
  const all = Array.from({ length: months }, (_, at) => {
    const exact = start.value + ((target - start.value) * (at + 1)) / months;
    const amount = isWhole ? Math.round(exact) : Math.round(exact * 10) / 10;
    return { by: monthsBefore(by, months - at - 1), amount: amountText(amount, unit) };
  });
  // A goal of few steps would stand still for months.
  return new Set(all.map(({ amount }) => amount)).size === months ? all : [];
}

/** The same day so many months earlier, or that month's last day. */
function monthsBefore(iso: string, months: number): string {
  const [year = 0, month = 1, day = 1] = iso.split("-").map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return isoDay(new Date(Date.UTC(year, month - 1 - months, Math.min(day, last))));
}
