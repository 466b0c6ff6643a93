import { addDays, daysBetween, isoDay } from "../../../domain/days.ts";
import { claim, claimFrom, markOf } from "../../../ledger/words.ts";
import { momentDay } from "../../../plan/moment_day.ts";
import { stepsOf } from "../../../plan/steps.ts";
import type { EvolutionMilestones } from "../../../strategy/evolution.ts";
import type { Material } from "../../../strategy/material.ts";
import { betText, goalText, momentText } from "../attention/launch_plan.ts";

type Milestone = EvolutionMilestones["milestones"][number];

/** Days of "now" and "next" (craft: 90 days, 12 months); the goal's date is always within the second. */
const NOW_DAYS = 90;
const NEXT_DAYS = 366;

/**
 * Moment, bet, goal and the next steps in the order of their dates. A step without a date stands behind the step before
 * it, the first of them after the ninety days and a moment right behind them, and one that waits for the bet behind the bet.
 */
export function milestonesOf(material: Material): Milestone[] {
  const today = isoDay(material.now);
  const goal = material.sheet.facts.goal?.by ?? null;
  const next = Math.max(NEXT_DAYS, goal === null ? 0 : daysBetween(today, goal));
  const steps = [...ownDays(material), ...nextSteps(material)];
  return steps.toSorted((one, other) => one.key.localeCompare(other.key))
    .map(({ key, milestone }) => ({ ...milestone, horizon: horizonOf(key, today, next) }));
}

interface Sorted {
  /** ISO date, with a suffix for what stands behind it. */
  key: string;
  milestone: Omit<Milestone, "horizon">;
}

function horizonOf(key: string, today: string, next: number): Milestone["horizon"] {
  const days = daysBetween(today, key.slice(0, 10));
  return days <= NOW_DAYS ? "now" : days <= next ? "next" : "later";
}

function ownDays(material: Material): Sorted[] {
  const { facts } = material.sheet;
  const { moment, bet, goal } = facts;
  const owner = material.founder === "" ? null : material.founder;
  const day = momentDay(material);
  const today = isoDay(material.now);
  const at = (by: string, rest: Pick<Milestone, "what" | "done_when">): Sorted[] =>
    by < today ? [] : [{ key: by, milestone: { by, owner, after: null, ...rest } }];
  return [
    ...(day === null || moment === null ? [] : at(day.on, {
      what: claim(momentText(moment), markOf(moment)),
      done_when: null,
    })),
    ...(bet?.by ? at(bet.by, { what: claim(betText(bet), markOf(bet)), done_when: null }) : []),
    ...(goal?.by
      ? at(goal.by, { what: claim(`Goal: ${goalText(goal)}`, markOf(goal)), done_when: null })
      : []),
  ];
}

function nextSteps(material: Material): Sorted[] {
  const { bet } = material.sheet.facts;
  const owner = material.founder === "" ? null : material.founder;
  const firstFree = addDays(isoDay(material.now), NOW_DAYS + 1);
  const moment = momentDay(material)?.on ?? "";
  const isNear = moment > firstFree && moment <= addDays(firstFree, NOW_DAYS);
  const afterNow = isNear ? moment : firstFree;
  let previous = "";
  return stepsOf(material).map(({ fact, by, waitsForBet }, at) => {
    const behindBet = waitsForBet && bet?.by ? addDays(bet.by, 1) : "";
    const own = by ?? (behindBet > previous ? behindBet : previous === "" ? afterNow : previous);
    previous = own.slice(0, 10);
    return {
      key: `${own.slice(0, 10)}-${at + 1}`,
      milestone: {
        what: claimFrom("", fact),
        by,
        done_when: null,
        owner,
        after: waitsForBet ? "the bet" : by === null && at > 0 ? "the step before" : null,
      },
    };
  });
}
