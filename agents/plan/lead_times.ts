import type { Facts, MeasureFact } from "../domain/facts.ts";
import { lexiconsOf } from "../text/lexicon.ts";
import { operand } from "./amounts.ts";
import { TIMES } from "./words.ts";

/** A duration from a start to its first result: onboarding, delivery, "from signing to the first invoice". */
export interface LeadTime {
  /** "measured.2" */
  id: string;
  fact: MeasureFact;
  /** Whole days, rounded up; a month is counted with its longest 31, so that a start is never too late. */
  days: number;
  /** The days as arithmetic: "12", "3 × 7". */
  formula: string;
}

const DAYS: Record<string, number> = { day: 1, week: 7, month: 31 };

/** The measured durations that their own words call the way from a start to a result. */
export function leadTimes({ measured }: Facts): LeadTime[] {
  return measured.flatMap((fact, at) => {
    const factor = daysIn(fact.unit);
    const isLead = TIMES.isIn(fact.name, "lead") || TIMES.isIn(fact.quote, "lead");
    if (factor === null || !isLead || fact.thin === true || fact.value <= 0) return [];
    const formula = factor === 1 ? operand(fact.value) : `${operand(fact.value)} × ${factor}`;
    return [{ id: `measured.${at}`, fact, days: Math.ceil(fact.value * factor), formula }];
  });
}

/** How many days a unit of time has; null for every other unit, and for hours. */
function daysIn(unit: string | null): number | null {
  const typed = unit?.trim().toLowerCase() ?? "";
  const name = Object.keys(DAYS).find((each) =>
    lexiconsOf().some(({ per }) => each === typed || per.get(each)?.includes(typed))
  );
  return name === undefined ? null : DAYS[name] ?? null;
}
