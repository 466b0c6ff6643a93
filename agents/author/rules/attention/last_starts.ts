import type { Claim } from "../../../domain/claims.ts";
import { addDays, daysBetween, isoDay, longDate } from "../../../domain/days.ts";
import { plainNumber, sumOf } from "../../../ledger/sums.ts";
import { marksOfFacts, measureText, operand } from "../../../plan/amounts.ts";
import { leadTimes } from "../../../plan/lead_times.ts";
import { momentDay } from "../../../plan/moment_day.ts";
import { freeDay, nextMonday, workDayBefore } from "../../../plan/work_days.ts";
import type { Material } from "../../../strategy/material.ts";

interface DatedStep {
  /** ISO date. */
  on: string;
  step: Claim;
}

/**
 * For each duration that the founder measured from a start to its first result, the last day of work on which it can
 * begin and be over by the moment; where that day is past, by how many days it is too late.
 */
export function lastStarts(material: Material): DatedStep[] {
  const { sheet: { facts }, now } = material;
  const moment = momentDay(material);
  if (moment === null || facts.moment === null) return [];
  const said = facts.moment;
  const today = isoDay(now);
  const left = daysBetween(today, moment.on);
  const when = moment.isOurs && said.season !== null ? `“${said.season}”` : longDate(moment.on);
  return leadTimes(facts).map(({ id, fact, days, formula }) => {
    const sum = sumOf({
      operands: [moment.isOurs ? "moment.season" : "moment.on", `${id}.value`],
      formula: `${operand(left)} − ${formula}`,
      text: (spare) => textOf(spare),
      marks: marksOfFacts(said, fact),
    });
    const on = workDayBefore(material, addDays(moment.on, -days));
    const isLate = sum.value < 0;
    return {
      on: isLate ? freeDay(material, nextMonday(now)) : on < today ? today : on,
      step: { text: sum.text, marks: sum.marks },
    };

    function textOf(spare: number): string {
      const what = measureText(fact);
      return spare < 0
        ? `Too late for ${when} by ${plainNumber(-spare)} days: ${what}`
        : `Last start for ${when}: ${what}`;
    }
  });
}
