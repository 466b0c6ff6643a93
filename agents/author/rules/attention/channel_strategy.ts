import type { Claim } from "../../../domain/claims.ts";
import { inference } from "../../../ledger/marks.ts";
import { printMoney } from "../../../ledger/print.ts";
import { plainNumber } from "../../../ledger/sums.ts";
import { claim, claimFrom, markOf } from "../../../ledger/words.ts";
import { type ChannelPlan, planChannels, type PlannedChannel, refusedThing } from "../../../plan/channels.ts";
import { goalToday } from "../../../plan/goal_today.ts";
import type { ChannelStrategy } from "../../../strategy/attention.ts";
import type { UnknownPart } from "../../../strategy/leaves.ts";
import type { Material } from "../../../strategy/material.ts";
import { shorten } from "../../../text/shorten.ts";
import { openPoints, unknown } from "../open_points.ts";
import { firstHeadline, isOfKnowledge, sentenceHeadline } from "../wording.ts";
import { channelSums, countedIn, hoursText, shareSum } from "./channel_sums.ts";

/** The founder's channels, weighed by what they brought; hours by what they brought, and what is not divided asked for. */
export function writeChannelStrategy(material: Material): ChannelStrategy {
  const plan = planChannels(material);
  const [focus] = plan.channels.filter(({ verdict }) => verdict === "focus");
  return {
    headline: firstHeadline(
      [
        isOfKnowledge(material) ? null : sentenceHeadline(material.sentences.attention),
        mostHeadline(focus, plan),
        onlyHeadline(focus, plan),
      ],
      "Which channel brings customers is not known yet.",
      "channels.current",
    ),
    choice: choiceOf(focus, plan),
    channels: [
      ...plan.channels.map((channel) => ({
        name: channel.fact.name,
        verdict: channel.verdict,
        why: whyOf(channel, plan.channels),
        count: channel.fact.count,
        share: channel.fact.share,
        hours_a_week: channel.hours,
        money_a_month: null,
        signal: null,
      })),
      ...plan.refused.map(({ fact, channel }) => ({
        name: channel?.name ?? shorten(refusedThing(fact.text), 6),
        verdict: "refused" as const,
        why: claimFrom("", fact),
        count: channel?.count ?? null,
        share: channel?.share ?? null,
        hours_a_week: null,
        money_a_month: null,
        signal: null,
      })),
    ],
    sums: channelSums(material, plan),
    unknowns: [
      ...missing(material, plan),
      ...undividedOf(plan),
      ...lessOf(material, plan),
      ...openPoints(material, {
        facts: ["channels", "capacity", "refused_channels"],
        fields: ["channels.current", "channels.capacity", "channels.refused"],
      }),
    ],
  };
}

function whyOf(channel: PlannedChannel, channels: PlannedChannel[]): Claim {
  const sum = shareSum(channel, channels);
  if (sum !== null) return { text: sum.text, marks: sum.marks };
  const { fact } = channel;
  if (fact.count !== null) return claim(`${plainNumber(fact.count)} customers`, markOf(fact));
  return claim(fact.share === null ? "named, not counted" : `${plainNumber(fact.share)}%`, markOf(fact));
}

function mostHeadline(focus: PlannedChannel | undefined, { channels }: ChannelPlan): Claim | null {
  if (focus === undefined) return null;
  const { name, count } = focus.fact;
  const total = countedIn(channels);
  if (count === null || total === count) return null;
  const sum = shareSum(focus, channels);
  // How a channel is called fits into no sentence of ours: "harbour master rang them".
  const text = `${shorten(name, 8)}: ${plainNumber(count)} of the ${plainNumber(total)} that you counted.`;
  return sum === null ? null : { text, marks: sum.marks };
}

function onlyHeadline(focus: PlannedChannel | undefined, { channels }: ChannelPlan): Claim | null {
  if (focus === undefined) return null;
  const { name, count, share } = focus.fact;
  if (share !== null) {
    return claim(`${shorten(name, 8)}: ${plainNumber(share)}% come through it.`, markOf(focus.fact));
  }
  const reach = count === null ? "" : `: ${plainNumber(count)} customers`;
  const text = channels.length === 1
    ? `One channel, ${shorten(name, 8)}${reach}.`
    : `First: ${shorten(name, 8)}${reach}.`;
  return claim(text, markOf(focus.fact));
}

/** Where the founder's own sentence names a channel, what that one leads instead of; else the verdicts say it all. */
function choiceOf(focus: PlannedChannel | undefined, plan: ChannelPlan): ChannelStrategy["choice"] {
  const others = plan.channels.filter(({ verdict }) => verdict === "test" || verdict === "kept");
  if (focus === undefined || others.length === 0 || plan.reason !== "picked") return null;
  const rest = countedIn(others);
  return {
    chosen: focus.fact.name,
    rejected: others.map(({ fact }) => fact.name).join(", "),
    why: "it stands in the sentence you chose",
    gives_up: rest > 0
      ? `the first place for ways that brought ${plainNumber(rest)}`
      : "the first place for the other ways",
    marks: [markOf(focus.fact), inference(others.map(({ id }) => id))],
  };
}

/** Hours and money that the founder has and nothing they said divides: asked, and never divided by rank. */
function undividedOf({ channels, undivided: { hours, money, decided } }: ChannelPlan): UnknownPart[] {
  const planned = channels.filter(({ verdict }) => verdict === "focus" || verdict === "test");
  if (planned.length === 0) return [];
  const names = planned.map(({ fact }) => fact.name).join(", ");
  return [
    ...(hours === null ? [] : [{
      what: `${hoursText(hours)} a week: how many go to ${names}?`,
      options: decided === null ? [] : [claim(`You decided: “${decided.text}”`, ...decided.marks)],
      test: "write down for one week where the hours went",
      field: "channels.capacity" as const,
    }]),
    ...(money === null ? [] : [
      unknown(`${printMoney(money)} a month: what is it spent on?`, "", "channels.capacity"),
    ]),
  ];
}

/** Channels bring more, and the goal is to have less of something: which hours serve it is asked, and not assumed. */
function lessOf({ sheet }: Material, { channels }: ChannelPlan): UnknownPart[] {
  const { goal } = sheet.facts;
  const today = goalToday(sheet.facts)?.value ?? null;
  const isLess = goal !== null && goal.target !== null && today !== null && goal.target < today;
  if (!isLess || !channels.some(({ hours }) => hours !== null && hours > 0)) return [];
  return [unknown(
    `The goal is to have less, from ${plainNumber(today)} to ${
      plainNumber(goal.target ?? 0)
    }: which of these hours serve it?`,
    "",
    "goal.twelve_months",
  )];
}

function missing({ sheet }: Material, { channels }: ChannelPlan): UnknownPart[] {
  const isUncounted = channels.length > 0 &&
    channels.every(({ fact }) => fact.count === null && fact.share === null);
  const [first, second] = channels;
  return [
    ...(channels.length === 0
      ? [
        unknown(
          "Where did the last ten customers come from?",
          "look through the last ten",
          "channels.current",
        ),
      ]
      : []),
    ...(isUncounted && first && second
      ? [{
        what: "Which brings more?",
        options: [first, second].map(({ fact }) => claim(`“${fact.name}”`, markOf(fact))),
        test: "ask the next ten customers",
        field: "channels.current" as const,
      }]
      : []),
    ...((sheet.facts.capacity?.hours_a_week ?? null) === null
      ? [unknown("How many hours a week are there?", "block two hours in one week", "channels.capacity")]
      : []),
  ];
}
