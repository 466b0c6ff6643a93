import { isoDay, longDate } from "../../../domain/days.ts";
import type { GoalFact } from "../../../domain/facts.ts";
import { sumOf } from "../../../ledger/sums.ts";
import {
  amountText,
  isCurrency,
  isPercent,
  marksOfFacts,
  operand,
  roundMoney,
} from "../../../plan/amounts.ts";
import { type GoalToday, goalToday } from "../../../plan/goal_today.ts";
import { monthsBetween } from "../../../plan/spans_of_time.ts";
import type { Sum } from "../../../strategy/leaves.ts";
import type { Material } from "../../../strategy/material.ts";
import { isOfAYear } from "./rates.ts";

const MONTHS_OF_A_YEAR = 12;

/** A goal with its number, and today's. */
interface Gap {
  goal: GoalFact;
  target: number;
  start: GoalToday;
}

/** What the goal asks of each month; null where a number or the date is missing. */
export function gapSum({ sheet, now }: Material): Sum | null {
  const { goal } = sheet.facts;
  const start = goalToday(sheet.facts);
  if (goal?.target == null || start === null || goal.by === null || goal.target === start.value) return null;
  const gap = { goal, target: goal.target, start };
  const months = monthsBetween(isoDay(now), goal.by);
  if (months === 0) return null;
  return isOfAYear(goal) ? yearSum(gap) : stepsSum(gap, months, longDate(goal.by));
}

/** From today's number to the goal in even steps. */
function stepsSum(gap: Gap, months: number, day: string): Sum {
  const { goal, target, start } = gap;
  const isMore = target > start.value;
  const [high, low] = isMore ? [target, start.value] : [start.value, target];
  return sumOf({
    operands: ["goal.target", start.id, "goal.by"],
    formula: `(${operand(high)} − ${operand(low)}) ÷ ${months}`,
    text: (value) => `${fromTo(gap)}: ${stepText(value, gap)} until ${day}.`,
    marks: marksOfFacts(goal, start.measure),
  });

  /** "4 more each month"; of whole things whole ones, as nobody wins 1.8 customers: "1 more every 2 months". */
  function stepText(value: number, { goal: { unit } }: Gap): string {
    const more = isMore ? "more" : "less";
    if (isCurrency(unit)) return `${roundMoney(value, unit)} ${more} each month`;
    if (!isCounted(gap)) return `${amountText(value, null)} ${more} each month`;
    if (high - low === 1) return `1 ${more}`;
    const apart = Math.floor(1 / value);
    return apart > 1 ? `1 ${more} every ${apart} months` : `${wholeStep(value)} ${more} each month`;
  }
}

/** "6–7" of 6.1: of whole things the months bring the one or the other, as the way to the goal is drawn in its table. */
function wholeStep(value: number): string {
  const [fewer, more] = [Math.floor(value), Math.ceil(value)];
  return fewer === more || fewer === 0 ? amountText(more, null) : `${fewer}–${more}`;
}

/** A year's count begins at nought: "From 248 to 300 tunings: 25 a month instead of 21." */
function yearSum(gap: Gap): Sum {
  const { goal, target, start } = gap;
  return sumOf({
    operands: ["goal.target", start.id],
    formula: `${operand(target)} ÷ ${MONTHS_OF_A_YEAR}`,
    text: (value) =>
      `${fromTo(gap)}: ${each(value)} a month instead of ${each(start.value / MONTHS_OF_A_YEAR)}.`,
    marks: marksOfFacts(goal, start.measure),
  });

  function each(value: number): string {
    if (isCurrency(goal.unit)) return roundMoney(value, goal.unit);
    return amountText(value < MONTHS_OF_A_YEAR ? value : Math.round(value), null);
  }
}

function fromTo({ goal: { unit }, target, start }: Gap): string {
  return `From ${amountText(start.value, isCurrency(unit) ? unit : null)} to ${amountText(target, unit)}`;
}

function isCounted({ goal: { unit }, target, start }: Gap): boolean {
  return !isPercent(unit) && Number.isInteger(target) && Number.isInteger(start.value);
}
