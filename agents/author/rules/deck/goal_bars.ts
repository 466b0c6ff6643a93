import type { Facts } from "../../../domain/facts.ts";
import { printMeasure } from "../../../ledger/print.ts";
import { marksOfFacts } from "../../../plan/amounts.ts";
import { goalToday } from "../../../plan/goal_today.ts";
import type { slideOf } from "./slide.ts";

type Drawn = NonNullable<Parameters<typeof slideOf>[0]["picture"]>;

/** Today and the goal as two bars; null unless both numbers are known. */
export function goalBars(facts: Facts): Drawn | null {
  const { goal } = facts;
  const start = goalToday(facts);
  if (goal === null || goal.target === null || start === null || start.value <= 0) return null;
  const bar = (name: string, value: number, strong: boolean) => ({
    name,
    value,
    said: printMeasure({ value, unit: goal.unit }),
    strong,
  });
  const bars = [bar("Today", start.value, true), bar("The goal", goal.target, false)];
  return { picture: { kind: "bars", bars }, marks: marksOfFacts(goal, start.measure) };
}
