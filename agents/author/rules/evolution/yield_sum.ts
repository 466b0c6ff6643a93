import { sumOf } from "../../../ledger/sums.ts";
import {
  amountText,
  isCurrency,
  isPercent,
  marksOfFacts,
  operand,
  roundMoney,
} from "../../../plan/amounts.ts";
import type { Sum } from "../../../strategy/leaves.ts";
import type { Material } from "../../../strategy/material.ts";
import { PERIODS } from "../words.ts";

/**
 * What the goal yields if each one brings what it brings today: "31,400 ÷ 61 × 120". Only where money of a month or a year
 * is measured and the goal counts things.
 */
export function yieldSum({ sheet }: Material): Sum | null {
  const { goal, measured, traction } = sheet.facts;
  if (goal?.target == null || goal.baseline === null || goal.baseline <= 0) return null;
  const { target, baseline, unit } = goal;
  if (isCurrency(unit) || isPercent(unit)) return null;
  const lists = [
    ...measured.map((fact, at) => ({ fact, id: `measured.${at}` })),
    ...traction.map((fact, at) => ({ fact, id: `traction.${at}` })),
  ];
  const found = lists.flatMap((each) => {
    const { name, unit: currency, value } = each.fact;
    const period = PERIODS.isIn(name, "sum_of_a_month")
      ? "month"
      : PERIODS.isIn(name, "sum_of_a_year")
      ? "year"
      : null;
    return isCurrency(currency) && period !== null && value > 0 ? [{ ...each, period }] : [];
  })[0];
  if (found === undefined) return null;
  const { fact, id, period } = found;
  return sumOf({
    operands: [id, "goal.baseline", "goal.target"],
    formula: `${operand(fact.value)} ÷ ${operand(baseline)} × ${operand(target)}`,
    text: (value) =>
      `${amountText(target, unit)} at what each brings today: ${
        roundMoney(value, fact.unit)
      } per ${period}, from ${roundMoney(fact.value, fact.unit)}.`,
    marks: marksOfFacts(fact, goal),
  });
}
