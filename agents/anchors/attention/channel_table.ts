import type { Row } from "../../domain/anchors.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { betOf } from "../evolution/bet.ts";
import { cell, row } from "../section.ts";
import { CHANNEL_KINDS } from "./channel_kinds.ts";
import { capacityMark } from "./capacity.ts";
import { type ChannelPlan, planMark, type PlannedChannel } from "./channel_plan.ts";
import { longDate } from "../../domain/days.ts";
import { printedName } from "./printed_name.ts";
import { formatMoney, formatNumber } from "../../text/quantities.ts";
import { currentAnswer, saidOrCorrected } from "../words/current_answer.ts";

/** Focus, tests and others of a plan, in this order. */
export function planned(plan: ChannelPlan): PlannedChannel[] {
  return [plan.focus, ...plan.tests, ...plan.others];
}

interface Setting {
  plan: ChannelPlan;
  now: Date;
}

/** Each channel weighed, those that are refused, and the sum of hours and money. */
export function channelRows(state: JourneyState, setting: Setting): Row[] {
  return [
    ...planned(setting.plan).map((channel) => channelRow(state, channel, setting)),
    ...refusedRows(state, setting.plan),
    sumRow(state, setting.plan),
  ];
}

function channelRow(state: JourneyState, channel: PlannedChannel, { plan, now }: Setting): Row {
  const { told, verdict } = channel;
  const evidence = told
    ? cell(told.quote, currentAnswer(state, "channels.current"))
    : channel.assumed
    ? "none yet"
    : "named, not counted";
  return row([
    printedName(channel),
    evidence,
    formatNumber(channel.hours),
    moneyCell(plan, channel),
    signalOf(state, channel, now),
    verdict === "focus" ? "**focus**" : verdict,
  ], channel.mark);
}

function moneyCell(plan: ChannelPlan, channel: PlannedChannel): string {
  const { money } = plan.capacity;
  if (money === null) return "not named";
  return `${formatMoney(channel.money, money)} (${channel.moneyShare}%)`;
}

function signalOf(state: JourneyState, channel: PlannedChannel, now: Date): string {
  const bet = betOf(state, now);
  if (channel.verdict === "focus" && bet?.metric.includes(channel.name) && bet.target !== null) {
    return `${bet.targetText} by ${bet.date === null ? "the bet's date" : longDate(bet.date)}`;
  }
  if (channel.verdict === "rests") return "none while it rests";
  return CHANNEL_KINDS[channel.kind].signal;
}

function refusedRows(state: JourneyState, plan: ChannelPlan): Row[] {
  const said_ = plan.refused.map((each) =>
    row(
      [cell(each.name), cell(each.sentence), "0", "none", "none", "refused"],
      saidOrCorrected(state, each.field, each.sentence),
    )
  );
  const missing = Math.max(0, 2 - said_.length);
  const open = ["Bought reach: advertisements and paid search", "Anything that must be posted every day"];
  return [
    ...said_,
    ...open.slice(0, missing).map((name) =>
      row([name, "nothing was refused yet", "0", "none", "none", "refused"], {
        kind: "assumption",
        test: "say in one sentence whether you would ever use it, five minutes",
      })
    ),
  ];
}

function sumRow(state: JourneyState, plan: ChannelPlan): Row {
  const used = planned(plan).reduce((sum, each) => sum + each.hours, 0);
  const { money } = plan.capacity;
  const shares = planned(plan).map((each) => each.moneyShare).filter((share) => share > 0);
  const spent = planned(plan).reduce((sum, each) => sum + each.money, 0);
  return row(
    [
      "sum",
      `${formatNumber(plan.hours)} ${plan.hours === 1 ? "hour" : "hours"} at most`,
      formatNumber(used),
      money === null ? "not named" : `${formatMoney(spent, money)} (100%)`,
      "",
      "",
    ],
    capacityMark(state, plan.capacity),
    planMark(`${shares.join(" + ")} = 100%`),
  );
}
