import type { Choice, Section } from "../../domain/anchors.ts";
import type { Claim, Mark } from "../../domain/claims.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { inference, sentencesOf, wordCount } from "../../text/text.ts";
import { put, refusalsSaid } from "../words/answers.ts";
import { saidOrCorrected, sayCurrent } from "../words/current_answer.ts";
import { buildSection, claim, figure, fitting, NEEDS_NUMBER, paragraph, quoted, table } from "../section.ts";
import { betOf } from "../evolution/bet.ts";
import { capacityMark } from "./capacity.ts";
import { type ChannelPlan, channelPlanOf, planMark } from "./channel_plan.ts";
import { namesChannel } from "./naming.ts";
import { channelRows, planned } from "./channel_table.ts";
import { placedName, printedName } from "./printed_name.ts";
import { apportion, formatMoney, formatNumber } from "../../text/quantities.ts";

/** Which channel gets the hours, which two are tried, and which are refused. */
export function writeChannelStrategy(state: JourneyState, now: Date): Section {
  const plan = channelPlanOf(state, now);
  return buildSection({
    id: "channel_strategy",
    headline: headlineOf(state, plan),
    blocks: [
      paragraph([
        reasonFor(state, plan, now),
        ...hoursOf(state, plan),
        ...unitCosts(state, plan),
        ...refusalTold(state),
      ]),
      table(["channel", "evidence", "hours a week", "money a month", "expected signal", "verdict"], [
        ...channelRows(state, { plan, now }),
      ]),
      figure(
        "Hours a week against what came of it",
        effortOf(plan),
        planMark("hours from the table, results as counted"),
      ),
      figure("Where the effort goes", sharesOf(plan), planMark("largest remainder, adds to 100")),
    ],
    choice: choiceOf(state, plan),
    deductions: deductionsOf(plan),
    raisedBy: raisedBy(plan),
    openQuestions: questionsFor(plan),
  });
}

function headlineOf(state: JourneyState, plan: ChannelPlan): Claim {
  const hours = `${formatNumber(plan.focus.hours)} of ${formatNumber(plan.hours)} ${
    plan.hours === 1 ? "hour" : "hours"
  } a week`;
  const name = printedName(plan.focus);
  const text = fitting(
    `One channel gets ${hours}, the rest is test: ${name}.`,
    `One channel gets ${hours}: ${name}.`,
    `One channel gets ${hours}, two are tests, and the rest waits.`,
  );
  return claim(text, plan.focus.mark, capacityMark(state, plan.capacity));
}

function reasonFor(state: JourneyState, plan: ChannelPlan, now: Date): Claim {
  const { focus, reason } = plan;
  const { sentence, words } = state.readBacks.attention ?? {};
  if (reason === "confirmed" && words !== undefined) {
    const said = sentencesOf(words.text);
    const quote = said.find((each) => namesChannel(each, focus.name)) ?? said[0] ?? words.text;
    return claim(
      `It comes first because you said so at the read-back: ${quoted(quote)}`,
      { kind: "said", turn: words.turn, field: "confirm.attention", quote },
    );
  }
  if (reason === "picked" && sentence) {
    return claim("It comes first because the sentence you picked names it.", ...sentence.marks, focus.mark);
  }
  const bet = betOf(state, now);
  if (reason === "bet" && bet) {
    return claim(
      `It comes first because your bet is counted there: ${quoted(bet.metric)}`,
      saidOrCorrected(state, "evolution.bet", bet.metric),
    );
  }
  if (reason === "count" && focus.told) {
    return claim(`It comes first because it brought the most: ${quoted(focus.told.quote)}`, focus.mark);
  }
  if (reason === "named") {
    return claim("It comes first because you named it first; nothing was counted yet.", focus.mark);
  }
  return claim("You named no channel, so the cheapest one to learn from comes first.", focus.mark);
}

function hoursOf(state: JourneyState, plan: ChannelPlan): Claim[] {
  const { capacity } = plan;
  const mark = capacityMark(state, capacity);
  if (capacity.sentence === null) {
    return [claim("You named no hours, so two hours a week are assumed until you do.", mark)];
  }
  if (capacity.other === null) return [];
  const now = formatNumber(plan.hours);
  const other = plan.hours === capacity.hours ? capacity.other.hours : capacity.hours;
  return [
    claim(`These are the ${now} hours of the present season; the other has ${formatNumber(other)}.`, mark),
  ];
}

function unitCosts(state: JourneyState, plan: ChannelPlan): Claim[] {
  return planned(plan).flatMap(({ name, told }) => {
    if (!told?.cost || !told.count) return [];
    const each = formatMoney(Math.round(told.cost.amount / told.count), told.cost);
    return [claim(
      `One channel has a known price, ${each} for each customer: ${quoted(name)}`,
      saidOrCorrected(state, "channels.current", told.quote),
      inference("channels.current", `${told.cost.text} ÷ ${told.count}`),
    )];
  });
}

/** Where the hours were named, some founders say at once which channels get none of them, and what taught them. */
function refusalTold(state: JourneyState): Claim[] {
  const [told] = refusalsSaid(state, "channels.capacity");
  return told === undefined || wordCount(told.quote) > 40 ? [] : [put("What gets none of the hours", told)];
}

function effortOf(plan: ChannelPlan) {
  const channels = planned(plan).map(({ label, hours, told, verdict }) => ({
    name: label,
    hours,
    result: told?.count ?? 0,
    verdict,
  }));
  const refused = plan.refused.map(({ name }) => ({
    name,
    hours: 0,
    result: 0,
    verdict: "refused" as const,
  }));
  return { kind: "effort" as const, channels: [...channels, ...refused] };
}

function sharesOf(plan: ChannelPlan) {
  const all = planned(plan);
  const isMoney = (plan.capacity.money?.amount ?? 0) > 0;
  const shares = isMoney ? all.map((each) => each.moneyShare) : apportion(100, all.map((each) => each.hours));
  const parts = all.map(({ label }, at) => ({ name: label, share: shares[at] ?? 0 })).filter(({ share }) =>
    share > 0
  );
  return { kind: "shares" as const, unit: isMoney ? "% of the money" : "% of the hours", parts };
}

function choiceOf(state: JourneyState, plan: ChannelPlan): Choice {
  const [first, second] = plan.tests;
  const rest =
    [...plan.tests, ...plan.others].sort((a, b) => (b.told?.count ?? 0) - (a.told?.count ?? 0))[0] ?? first;
  const marks: Mark[] = [plan.focus.mark, ...[first, second].flatMap((test) => test ? [test.mark] : [])];
  const lost = rest?.told?.count
    ? "some of what the next best channel brought"
    : "reach among people who never hear of you otherwise";
  const { sentence } = plan.capacity;
  const capacity = sentence === null ? null : sayCurrent(state, "channels.capacity", sentence);
  return {
    chosen: printedName(plan.focus),
    rejected: rest
      ? `the same hours for ${placedName("next best channel", rest)}`
      : "the same hours for everything",
    why: capacity ? "the hours you named are few" : "hours are few, and half of them in one place teach more",
    gives_up: lost,
    marks: capacity ? [...marks, capacity.mark] : marks,
  };
}

function deductionsOf(plan: ChannelPlan): string[] {
  return [
    ...(plan.focus.assumed
      ? ["no channel was named"]
      : plan.focus.told?.count
      ? []
      : ["nobody has counted the focus channel"]),
    ...(plan.capacity.sentence === null ? ["hours are assumed"] : []),
    ...(plan.refused.length < 2 ? ["fewer than two channels refused"] : []),
  ];
}

function raisedBy(plan: ChannelPlan): string {
  if (plan.focus.assumed) return "the ways in which your last ten customers came";
  return "the cost and the hours of one customer from the focus channel";
}

function questionsFor(plan: ChannelPlan): string[] {
  const uncosted = plan.others.find((each) => each.verdict === "rests");
  return [
    ...(plan.capacity.money === null ? [`${NEEDS_NUMBER}: how much money a month may this cost?`] : []),
    ...(uncosted ? [`What did it cost in hours and money: ${printedName(uncosted)}?`] : []),
    ...(plan.focus.told?.cost
      ? []
      : [`What does one customer cost in hours and money here: ${printedName(plan.focus)}?`]),
  ].slice(0, 2);
}
