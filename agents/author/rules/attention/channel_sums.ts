import { isoDay, longDate } from "../../../domain/days.ts";
import { sumOf } from "../../../ledger/sums.ts";
import { plainNumber } from "../../../ledger/sums.ts";
import { marksOfFacts, operand, roundMoney } from "../../../plan/amounts.ts";
import type { ChannelPlan, PlannedChannel } from "../../../plan/channels.ts";
import { costOf } from "../../../plan/channel_cost.ts";
import { momentDay } from "../../../plan/moment_day.ts";
import { weeksBetween } from "../../../plan/spans_of_time.ts";
import type { Sum } from "../../../strategy/leaves.ts";
import type { Material } from "../../../strategy/material.ts";

/** "1 hour", "2.5 hours". */
export function hoursText(hours: number): string {
  return `${plainNumber(hours)} ${hours === 1 ? "hour" : "hours"}`;
}

/** Customers that all channels with a number brought together. */
export function countedIn(channels: PlannedChannel[]): number {
  return channels.reduce((sum, { fact }) => sum + (fact.count ?? 0), 0);
}

/** "19 of 62, 31%": what the channel brought of all that were counted. Null where it, or everything else, has no number. */
export function shareSum(channel: PlannedChannel, channels: PlannedChannel[]): Sum | null {
  const total = countedIn(channels);
  const { count } = channel.fact;
  if (count === null || total === count || total === 0) return null;
  const operands = channels.filter(({ fact }) => fact.count !== null).map(({ id }) => `${id}.count`);
  return sumOf({
    operands,
    formula: `${operand(count)} ÷ ${operand(total)} × 100`,
    text: (value) => `${plainNumber(count)} of ${plainNumber(total)}: ${plainNumber(Math.round(value))}%`,
    marks: marksOfFacts(channel.fact),
  });
}

/** The hours until the goal where no moment comes first, and what a customer of a channel cost. */
export function channelSums(material: Material, plan: ChannelPlan): Sum[] {
  return [hoursSum(material), ...plan.channels.flatMap((channel) => costSums(material, channel))]
    .filter((sum) => sum !== null);
}

function hoursSum(material: Material): Sum | null {
  const { sheet, now } = material;
  const { capacity, goal } = sheet.facts;
  if (momentDay(material) !== null) return null;
  const hours = capacity?.hours_a_week ?? null;
  const until = goal?.by ?? null;
  if (hours === null || until === null) return null;
  const weeks = weeksBetween(isoDay(now), until);
  return weeks === 0 ? null : sumOf({
    operands: ["capacity.hours_a_week", "goal.by"],
    formula: `${operand(hours)} × ${weeks}`,
    text: (value) =>
      `${hoursText(hours)} a week until ${longDate(until)}: ${plainNumber(value)} hours in ${weeks} weeks.`,
    marks: marksOfFacts(capacity, goal),
  });
}

function costSums({ sheet }: Material, { id, fact }: PlannedChannel): Sum[] {
  const { channels, capacity } = sheet.facts;
  const cost = costOf(fact, channels);
  const count = fact.count ?? 0;
  if (cost === null || count === 0) return [];
  const each = sumOf({
    operands: [id, `${id}.count`],
    formula: `${operand(cost.amount)} ÷ ${operand(count)}`,
    text: (value) =>
      `${fact.name}: ${roundMoney(cost.amount, cost.currency)} for ${plainNumber(count)} customers, ${
        roundMoney(value, cost.currency)
      } each.`,
    marks: marksOfFacts(fact),
  });
  const month = capacity?.money_a_month ?? null;
  if (month === null || (month.currency ?? cost.currency) !== cost.currency || month.amount === 0) {
    return [each];
  }
  const months = sumOf({
    operands: [id, "capacity.money_a_month"],
    formula: `${operand(cost.amount)} ÷ ${operand(month.amount)}`,
    text: (value) =>
      `${roundMoney(cost.amount, cost.currency)} is all the money of ${plainNumber(value)} months.`,
    marks: marksOfFacts(fact, capacity),
  });
  return months.value >= 1 ? [each, months] : [each];
}
