import { longDate } from "../../../domain/days.ts";
import type { Claim } from "../../../domain/claims.ts";
import { printOffer } from "../../../ledger/print.ts";
import { claim, claimFrom, markOf } from "../../../ledger/words.ts";
import { measureText } from "../../../plan/amounts.ts";
import { goalToday } from "../../../plan/goal_today.ts";
import type { GrowthStrategy } from "../../../strategy/evolution.ts";
import type { Sum, UnknownPart } from "../../../strategy/leaves.ts";
import type { Material } from "../../../strategy/material.ts";
import { goalText } from "../attention/launch_plan.ts";
import { openPoints, unknown } from "../open_points.ts";
import { firstHeadline } from "../wording.ts";
import { gapSum } from "./goal_pace.ts";
import { customersSum, paceSum, perCustomerSum, priceSums, todaySum } from "./growth_sums.ts";
import { partSum } from "./part_of_whole.ts";
import { yieldSum } from "./yield_sum.ts";

/** The goal against today, what the price makes of it, what is measured, and the order of the next steps. */
export function writeGrowthStrategy(material: Material): GrowthStrategy {
  const { goal, prices, measured } = material.sheet.facts;
  const pace = paceSum(material);
  const gap = gapSum(material);
  const priced = priceSums(material);
  // Where a price is paid for each one, the price tells more than the average.
  const average = priced.length > 0 ? null : yieldSum(material);
  const today = [todaySum(material), partSum(material.sheet.facts)];
  const sums = [pace, gap, average, customersSum(material), perCustomerSum(material), ...priced, ...today]
    .filter((sum): sum is Sum => sum !== null);
  return {
    headline: firstHeadline(
      [pace, gap, goal === null ? null : goalHeadline(material)],
      "What the next twelve months are to bring is not said yet.",
      "goal.twelve_months",
    ),
    choice: null,
    goal: goal === null ? null : claimFrom("", { ...goal, text: goal.quote }),
    sums,
    measured: measured.map((fact) => ({
      name: fact.name,
      value: fact.value,
      unit: fact.unit,
      claim: claim(measureText(fact), markOf(fact)),
    })),
    prices: prices.map((fact) => ({
      amount: fact.amount,
      currency: fact.currency,
      per: fact.per,
      for: fact.for,
      claim: claim(printOffer(fact), markOf(fact)),
    })),
    pricing: [],
    loop: [],
    // The steps stand in the order of their dates among the milestones.
    order: [],
    unknowns: [
      ...missing(material),
      ...openPoints(material, {
        facts: ["goal", "prices", "measured", "traction"],
        fields: ["goal.twelve_months", "revenue.model", "growth.numbers", "pitch.traction"],
      }),
    ],
  };
}

function goalHeadline({ sheet }: Material): Claim | null {
  const { goal } = sheet.facts;
  if (goal === null || (goal.target === null && goal.metric === null)) return null;
  return claim(
    `${goalText(goal)}${goal.by === null ? "" : ` by ${longDate(goal.by)}`} is the goal.`,
    markOf(goal),
  );
}

function missing({ sheet }: Material): UnknownPart[] {
  const { goal, prices, measured } = sheet.facts;
  return [
    ...(goal === null
      ? [
        unknown(
          "Which number is to be reached, and by when?",
          "name one number you already count",
          "goal.twelve_months",
        ),
      ]
      : []),
    ...(goal !== null && goal.target !== null && goalToday(sheet.facts) === null
      ? [
        unknown(
          goal.metric === null ? "What is the number today?" : `What is the number today: ${goal.metric}?`,
          "count it once, today",
          "goal.twelve_months",
        ),
      ]
      : []),
    ...(prices.length === 0
      ? [
        unknown("What does it cost, and how is it charged?", "read the last three invoices", "revenue.model"),
      ]
      : []),
    ...(measured.length === 0
      ? [unknown("What is counted today?", "count last month's new customers", "growth.numbers")]
      : []),
  ];
}
