import type { Claim } from "../../../domain/claims.ts";
import { addDays, isoDay } from "../../../domain/days.ts";
import type { BetFact, FactSheet, MomentFact } from "../../../domain/facts.ts";
import { plainNumber } from "../../../ledger/sums.ts";
import { claim, claimFrom, markOf } from "../../../ledger/words.ts";
import { amountText, isCurrency, isPercent } from "../../../plan/amounts.ts";
import { momentDay } from "../../../plan/moment_day.ts";
import { goalToday } from "../../../plan/goal_today.ts";
import { stepsOf } from "../../../plan/steps.ts";
import { freeDay, nextMonday } from "../../../plan/work_days.ts";
import type { LaunchTactics } from "../../../strategy/attention.ts";
import type { Material } from "../../../strategy/material.ts";
import { isUnspaced } from "../../../text/sentences.ts";
import { lastStarts } from "./last_starts.ts";

type PlanLine = LaunchTactics["plan"][number];
/** What shows that a line is over. */
type End = { done: string; ends?: never } | { ends: PlanLine["ends"] & string; done?: never };

/** Dated lines in their order: what has to be there first, the moment, and what is counted afterwards. */
export function launchPlan(material: Material): PlanLine[] {
  const { facts } = material.sheet;
  const today = isoDay(material.now);
  const start = freeDay(material, nextMonday(material.now));
  const moment = momentDay(material);
  const owner = material.founder === "" ? "founder" : material.founder;
  const line = (on: string, step: Claim, rest: End & { needs?: string }): PlanLine => ({
    stage: moment === null ? on <= start ? "at" : "after" : stageOf(on, moment.on),
    on,
    step,
    owner,
    needs: rest.needs ?? null,
    done_when: rest.done ?? "",
    ...(rest.ends === undefined ? {} : { ends: rest.ends }),
  });
  const lines = [
    ...unknownNumbers(material.sheet).map((step) => line(start, step, { ends: "by_itself" })),
    ...facts.objections.filter(({ answer, thin }) => answer === null && !thin).map((fact) =>
      line(freeDay(material, addDays(start, 4)), claim(`An answer to “${fact.says}”`, markOf(fact)), {
        done: "it is one sentence",
      })
    ),
    ...(moment && facts.moment
      ? [line(
        moment.isOurs ? freeDay(material, moment.on) : moment.on,
        claim(momentText(facts.moment), markOf(facts.moment)),
        { ends: "moment" },
      )]
      : []),
    ...lastStarts(material).map(({ on, step }) => line(on, step, { ends: "by_itself" })),
    ...stepsOf(material).filter(({ by }) => by !== null).map(({ by, fact, waitsForBet }) =>
      line(by ?? today, claimFrom("", fact), {
        ends: "by_itself",
        ...(waitsForBet ? { needs: "the bet" } : {}),
      })
    ),
    ...decisions(material.sheet).map(({ on, step, end }) => line(on, step, end)),
  ];
  return lines.filter(({ on }) => on >= today).toSorted((one, other) => one.on.localeCompare(other.on));
}

function stageOf(on: string, moment: string): PlanLine["stage"] {
  return on < moment ? "before" : on === moment ? "at" : "after";
}

/** "Your moment: march", or "Your moment" beside a said day: a season is often named for another day than that. */
export function momentText({ on, season }: MomentFact): string {
  return season === null || on !== null ? "Your moment" : `Your moment: ${season}`;
}

/** A goal without a number for today. */
function unknownNumbers({ facts }: FactSheet): Claim[] {
  const { goal } = facts;
  if (goal === null || goal.target === null || goal.metric === null || goalToday(facts) !== null) return [];
  return [claim(`Count today's ${goal.metric}`, markOf(goal))];
}

/** The days on which the bet and the goal are decided. */
function decisions({ facts: { bet, goal } }: FactSheet): { on: string; step: Claim; end: End }[] {
  return [
    ...(bet?.by
      ? [{ on: bet.by, step: claim(betText(bet), markOf(bet)), end: { ends: "by_itself" as const } }]
      : []),
    ...(goal?.by && goal.target !== null
      ? [{
        on: goal.by,
        step: claim(`Goal: ${goalText(goal)}`, markOf(goal)),
        end: { done: `${amountText(goal.target, goal.unit)}, or what is missing` },
      }]
      : []),
  ];
}

/** "Bet: 80% closing by day 2", "Bet: 直接予約 6": the number with the percent sign that was said behind it. */
export function betText(bet: Pick<BetFact, "metric" | "target" | "quote">): string {
  const what = betNumber(bet);
  return what === "" ? "Bet" : `Bet: ${what}`;
}

/** "12軒": a Japanese word that only counts stands behind its number. */
const COUNTER_SIGNS = 2;

/** What the bet is judged by, as it was counted; "" where neither number nor name was said. */
export function betNumber({ metric, target, quote }: Pick<BetFact, "metric" | "target" | "quote">): string {
  if (target === null) return metric ?? "";
  const number = plainNumber(target);
  const isShare = new RegExp(`(?<![\\d.,])${number.replace(".", "[.,]")}\\s?[%％]`, "u").test(quote);
  const said = isShare ? `${number}%` : number;
  if (metric === null) return said;
  if (!isUnspaced(metric)) return `${said} ${metric}`;
  return metric.length <= COUNTER_SIGNS ? `${said}${metric}` : `${metric} ${said}`;
}

/** "£1,000,000 ARR" or "20 dogs a week": the target with its unit, and the metric where the unit does not name it. */
export function goalText(
  { metric, target, unit }: { metric: string | null; target: number | null; unit: string | null },
): string {
  if (target === null) return metric ?? "";
  const isThing = unit !== null && !isCurrency(unit) && !isPercent(unit);
  if (isThing && metric !== null && metric.toLowerCase().startsWith(unit.toLowerCase())) {
    return `${plainNumber(target)}${isUnspaced(metric) ? "" : " "}${metric}`;
  }
  const amount = amountText(target, unit);
  return metric === null || amount.toLowerCase().includes(metric.toLowerCase())
    ? amount
    : `${amount} ${metric}`;
}
