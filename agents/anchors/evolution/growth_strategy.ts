import type { Choice, Row, Section } from "../../domain/anchors.ts";
import type { Claim } from "../../domain/claims.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { assumption, inference, saidReason, sentencesOf } from "../../text/text.ts";
import { bestCurrent, currentAnswer, saidOrCorrected } from "../words/current_answer.ts";
import { type ChannelPlan, channelPlanOf } from "../attention/channel_plan.ts";
import { longDate } from "../../domain/days.ts";
import { formatNumber } from "../../text/quantities.ts";
import { opening } from "../words/opening.ts";
import {
  buildSection,
  cell,
  claim,
  figure,
  fitting,
  NEEDS_NUMBER,
  paragraph,
  quoted,
  row,
  table,
} from "../section.ts";
import { betOf } from "./bet.ts";
import { goalOf } from "./goal.ts";
import { type MoneyGoal, moneyGoalOf } from "./money_goal.ts";
import { stepRow, stepsOf } from "./growth_steps.ts";
import { nextSteps } from "./order.ts";
import { type Pace, paceOf } from "./pace.ts";
import { cellOf, sentenceOf } from "../words/answers.ts";

/** From finding people to revenue with baselines or open unknowns, one loop, one price hypothesis, one order. */
export function writeGrowthStrategy(state: JourneyState, now: Date): Section {
  const pace = paceOf(state, now);
  const plan = channelPlanOf(state, now);
  const steps = stepsOf(state, { plan, pace, now });
  const unknown = steps.filter((step) => step.baseline === null);
  return buildSection({
    id: "growth_strategy",
    headline: headlineOf(state, { pace, now }),
    blocks: [
      paragraph(paceClaims(state, pace)),
      table(["step", "baseline", "target", "lever"], steps.map(stepRow)),
      figure(
        "One loop",
        { kind: "loop", steps: loopOf(plan) },
        plan.focus.mark,
        inference(["channels.current", "proof.best"]),
      ),
      paragraph(priceClaims(state), "Pricing hypothesis"),
      table(["order", "in your words", "may begin when"], orderRows(state, now)),
    ],
    choice: choiceOf(state),
    deductions: [
      ...unknown.map((step) => `no baseline for ${step.name}`),
      ...(pace?.today ? [] : ["today's pace is unknown"]),
    ].slice(0, 3),
    raisedBy: unknown[0]?.question ?? "the same numbers once more in a month",
    openQuestions: unknown.map((step) => step.question).slice(0, 3),
  });
}

function headlineOf(state: JourneyState, { pace, now }: { pace: Pace | null; now: Date }): Claim {
  if (pace) return paceHeadline(state, pace);
  const goal = goalOf(state, now);
  if (goal) {
    return claim(
      fitting(`The goal is a number, today's count is not known yet: ${quoted(goal.words)}`),
      saidOrCorrected(state, "goal.twelve_months", goal.words),
    );
  }
  const sum = moneyGoalOf(state, now);
  if (sum) return moneyHeadline(state, sum);
  const words = bestCurrent(state, "goal.twelve_months", 10);
  return words
    ? claim(
      fitting(
        `What a good year means has no number yet: ${sentenceOf(words)}`,
        "What a good year means has no number yet.",
      ),
      words.mark,
    )
    : claim(
      "Growth has no number yet, so the first step is to count.",
      assumption("count customers today and again in a month, ten minutes"),
    );
}

/** How many times today's sum the goal asks for. */
function moneyHeadline(state: JourneyState, { words, money, today }: MoneyGoal): Claim {
  const goalMark = saidOrCorrected(state, "goal.twelve_months", words);
  if (today === null) {
    return claim(`The goal is a sum, today's sum is not known yet: ${quoted(words)}`, goalMark);
  }
  const times = formatNumber(Math.round(money.amount / today.money.amount * 10) / 10);
  const how = `${words} ÷ ${today.money.text} = ${times}`;
  return claim(
    `The goal asks for ${times} times today's money: ${cell(today.money.text)} becomes ${cell(words)}.`,
    goalMark,
    saidOrCorrected(state, today.field, today.money.text),
    inference([today.field, "goal.twelve_months"], how),
  );
}

/** Where today's pace leads by the goal's date; the pace it takes where nobody knows today's. */
function paceHeadline(state: JourneyState, pace: Pace): Claim {
  const { goal, today, current, needed, months } = pace;
  const goalMark = saidOrCorrected(state, "goal.twelve_months", goal.words);
  if (today === null || !goal.dateWords) {
    return claim(
      `The goal needs ${formatNumber(needed)} more a month, and nobody has counted today's pace.`,
      goalMark,
      inference(
        [current.field, "goal.twelve_months"],
        `(${goal.value} − ${current.value}) ÷ ${months} months`,
      ),
    );
  }
  const day = goal.date === null ? goal.dateWords : longDate(goal.date);
  const arrives = `At today's pace ${day} brings ${formatNumber(today.arrives)}`;
  const wanted = formatNumber(goal.value);
  return claim(
    today.arrives < goal.value
      ? `${arrives}, and your goal is ${wanted}.`
      : `${arrives}: the goal of ${wanted} holds.`,
    goalMark,
    saidOrCorrected(state, "goal.twelve_months", goal.dateWords),
    ...today.marks,
  );
}

function paceClaims(state: JourneyState, pace: Pace | null): Claim[] {
  if (!pace?.goal.dateWords) return [];
  const { goal, current, today, needed } = pace;
  const gap = goal.value - current.value;
  const how = `(${goal.value} − ${current.value}) ÷ ${pace.months} months`;
  return [
    claim(`You stand here: ${quoted(current.words)}`, saidOrCorrected(state, current.field, current.words)),
    claim(
      `You want to stand here by ${goal.date === null ? goal.dateWords : longDate(goal.date)}: ${
        quoted(goal.words)
      }`,
      saidOrCorrected(state, "goal.twelve_months", goal.words),
    ),
    ...(today
      ? [claim(
        `That is ${formatNumber(gap)} more in ${pace.months} months, ${
          formatNumber(needed)
        } a month where today's pace is ${formatNumber(today.perMonth)}.`,
        inference([current.field, "goal.twelve_months"], `${how}; ${today.how}`),
      )]
      : [
        claim(
          `That is ${formatNumber(gap)} more, ${formatNumber(needed)} a month.`,
          inference([current.field, "goal.twelve_months"], how),
        ),
      ]),
  ];
}

function loopOf(plan: ChannelPlan): string[] {
  return [plan.focus.label, "first result", "proof with a number", "one name asked", "next conversation"];
}

function priceClaims(state: JourneyState): Claim[] {
  const words = opening(state, "revenue.model", 24);
  if (words === null) {
    return [
      claim(
        `${NEEDS_NUMBER}: what does it cost, and how is it charged?`,
        assumption("name one price to the next three who ask, no cost"),
      ),
    ];
  }
  return [
    claim(`The price as it stands: ${sentenceOf(words)}`, words.mark),
    claim(
      "Hypothesis: it is not the reason for a no; it is dropped when two of the next three who say no name the price.",
      assumption("ask the next three who say no for their one reason, three calls"),
    ),
  ];
}

function orderRows(state: JourneyState, now: Date): Row[] {
  const bet = betOf(state, now);
  const steps = nextSteps(state).slice(0, 4);
  return steps.map((sentence, at) => {
    const when = at === 0
      ? (bet?.date ? `the bet is judged: ${longDate(bet.date)}` : "the bet is judged")
      : `number ${at} stands`;
    return row(
      [`${at + 1}`, cell(sentence), when],
      saidOrCorrected(state, "evolution.next", sentence),
      inference("evolution.next", "in the order in which you said it"),
      ...(at === 0 && bet?.dateWords ? [saidOrCorrected(state, "evolution.bet", bet.dateWords)] : []),
    );
  });
}

const PRIORITY =
  /have to choose|must choose|if I (?:could|had to)|most of all|matters most|first of all|above all|vor allem|sobretudo|surtout/iu;

function choiceOf(state: JourneyState): Choice | null {
  const goal = opening(state, "goal.twelve_months", 24);
  if (goal === null) return null;
  const first = sentencesOf(currentAnswer(state, "goal.twelve_months")).find((sentence) =>
    PRIORITY.test(sentence)
  );
  const reason = saidReason(state, "short_long");
  return {
    chosen: `the year as you named it: ${cellOf(goal)}`,
    rejected: "any other number that would look better",
    why: reason?.kind === "said"
      ? `your own reason: ${cell(reason.quote)}`
      : "one number can be missed, and three cannot",
    gives_up: "growth that this number does not count",
    marks: [
      goal.mark,
      ...(first !== undefined ? [saidOrCorrected(state, "goal.twelve_months", first)] : []),
      ...(reason === null ? [] : [reason]),
    ],
  };
}
