import type { Row } from "../../domain/anchors.ts";
import type { Mark } from "../../domain/claims.ts";
import type { FieldId } from "../../domain/fields.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { assumption, inference, sentencesOf } from "../../text/text.ts";
import { currentAnswer, saidOrCorrected, sayCurrent } from "../words/current_answer.ts";
import type { ChannelPlan, PlannedChannel } from "../attention/channel_plan.ts";
import { placedName, printedName } from "../attention/printed_name.ts";
import { longDate } from "../../domain/days.ts";
import { admitsUnmeasured } from "../../text/unmeasured.ts";
import { formatMoney, formatNumber, moneyIn } from "../../text/quantities.ts";
import { cell, NEEDS_NUMBER, row } from "../section.ts";
import { betOf } from "./bet.ts";
import { moneyGoalOf } from "./money_goal.ts";
import { type Pace } from "./pace.ts";
import { quietOf } from "./quiet.ts";

/** One step from finding people to what they cost, with what is known of it today. */
interface GrowthStep {
  name: string;
  baseline: { cell: string; mark: Mark } | null;
  target: string;
  lever: string;
  question: string;
  marks: Mark[];
}

interface Setting {
  plan: ChannelPlan;
  pace: Pace | null;
  now: Date;
}

/** Six steps from acquisition to the cost of a new customer; a baseline that nobody knows is null. */
export function stepsOf(state: JourneyState, setting: Setting): GrowthStep[] {
  return [
    acquisition(setting),
    activation(state),
    retention(state, setting.now),
    referral(setting.plan),
    revenue(state, setting.now),
    costOfACustomer(setting.plan),
  ];
}

function acquisition({ plan, pace }: Setting): GrowthStep {
  return {
    name: "acquisition",
    baseline: pace?.today
      ? {
        cell: `about ${formatNumber(pace.today.perMonth)} a month`,
        mark: pace.today.marks[0] ?? plan.focus.mark,
      }
      : countOf(plan.focus),
    target: pace ? `${formatNumber(pace.needed)} a month` : "a count each month",
    lever: placedName("focus channel", plan.focus),
    question: "How many new customers came in each of the last three months?",
    marks: [plan.focus.mark],
  };
}

const FIRST_RESULT = /\b(?:median|days?|weeks?|minutes?)\b.*\b(?:first|until|from|to)\b/iu;

function activation(state: JourneyState): GrowthStep {
  const quiet = quietOf(state);
  return {
    name: "activation",
    baseline: numberAbout(state, FIRST_RESULT, ["growth.numbers", "journey.quiet"]),
    target: quiet?.day ? `the first result before day ${quiet.day}` : "a day count for each new customer",
    lever: "the fix of the quiet days",
    question: "How many days pass from the yes to the first result?",
    marks: quiet
      ? [
        saidOrCorrected(state, "journey.quiet", quiet.when),
        ...(quiet.day ? [inference("journey.quiet", `the silence begins on day ${quiet.day}`)] : []),
      ]
      : [],
  };
}

const STAYING =
  /\b(?:left|leave|stay|longer than|churn|came back|cancel|renew|return|gekündigt|saíram|partis)/iu;

function retention(state: JourneyState, now: Date): GrowthStep {
  const bet = betOf(state, now);
  return {
    name: "retention",
    baseline: numberAbout(state, STAYING, [
      "growth.numbers",
      "pitch.traction",
      "proof.best",
      "journey.quiet",
    ]),
    target: bet?.fewerIsBetter && bet.target !== null
      ? `under ${bet.targetText} by ${bet.date === null ? "the bet's date" : longDate(bet.date)}`
      : "fewer than last year",
    lever: "one sign of life in the quiet days",
    question: "How many customers left in the last twelve months, and of how many?",
    marks: bet ? [saidOrCorrected(state, "evolution.bet", bet.metric)] : [],
  };
}

function referral(plan: ChannelPlan): GrowthStep {
  const told = channelsOf(plan).find((channel) => channel.kind === "referral" && channel.told?.count);
  return {
    name: "referral",
    baseline: told === undefined ? null : countOf(told),
    target: "one name from each customer",
    lever: "asking right after something went well",
    question: "How many of your customers came through another customer?",
    marks: [],
  };
}

/** A sum that came in: named so, or with the time in which it did. */
const INCOME =
  /(?<!\p{L})(?:mrr|arr|gmv|turnover|revenue|sales|income|umsatz|chiffre|factura\w*|omzet|(?:a|per|each|last|this) (?:month|year|week)|monthly|im (?:Monat|Jahr)|par (?:mois|an)|al (?:mes|año)|por (?:mês|ano)|per maand|January|February|March|April|May|June|July|August|September|October|November|December)(?!\p{L})|月|年/iu;

function revenue(state: JourneyState, now: Date): GrowthStep {
  const sum = moneyGoalOf(state, now);
  const price = moneyIn(currentAnswer(state, "revenue.model"))[0];
  return {
    name: "revenue",
    baseline: incomeOf(state, ["growth.numbers", "pitch.traction", "company.stage_region"]),
    target: sum === null ? "the goal's customers at today's price" : cell(sum.words),
    lever: price
      ? `the price as it stands: ${cell(price.text, currentAnswer(state, "revenue.model"))}`
      : "a price that is written down",
    question: "What came in last month?",
    marks: price ? [saidOrCorrected(state, "revenue.model", price.text)] : [],
  };
}

/** The first clause of these fields that names a sum of money and says that it came in. */
function incomeOf(state: JourneyState, fields: FieldId[]): GrowthStep["baseline"] {
  for (const field of fields) {
    for (const sentence of sentencesOf(currentAnswer(state, field))) {
      const clause = sentence.split(/[,;](?!\d)\s*/u).find((each) =>
        moneyIn(each).length > 0 && INCOME.test(each)
      );
      const words = clause?.trim().replace(/^(?:and|but|so|und|et|e|y)\s/iu, "").replace(/[.!?。]+$/u, "");
      if (words !== undefined) return { cell: `“${words}”`, mark: sayCurrent(state, field, words).mark };
    }
  }
  return null;
}

function costOfACustomer(plan: ChannelPlan): GrowthStep {
  return {
    name: "cost of a new customer",
    baseline: costOf(plan),
    target: "known for the focus channel",
    lever: "hours and money noted for the next ten",
    question: "What does a new customer cost you, in money and in hours?",
    marks: [],
  };
}

/** What a channel cost, divided by the customers it brought: the first one of which both were said. */
function costOf(plan: ChannelPlan): GrowthStep["baseline"] {
  const channel = channelsOf(plan).find(({ told }) => told?.cost && told.count);
  const { cost, count } = channel?.told ?? {};
  if (channel === undefined || !cost || !count) return null;
  const each = formatMoney(Math.round(cost.amount / count), cost);
  return {
    cell: `${each} in one channel: ${printedName(channel)}`,
    mark: inference("channels.current", `${cost.text} ÷ ${count}`),
  };
}

function channelsOf(plan: ChannelPlan): PlannedChannel[] {
  return [plan.focus, ...plan.tests, ...plan.others];
}

function countOf({ told, mark }: PlannedChannel): GrowthStep["baseline"] {
  return told?.count ? { cell: cell(told.quote), mark } : null;
}

/** The first clause of these fields that has a number and speaks of this; exact words. */
function numberAbout(state: JourneyState, subject: RegExp, fields: FieldId[]): GrowthStep["baseline"] {
  for (const field of fields) {
    for (const sentence of sentencesOf(currentAnswer(state, field))) {
      const clause = [...sentence.split(/(?:[,;:](?!\d))\s*/u), sentence].find((each) =>
        subject.test(each) && /\d/.test(each)
      );
      const words = clause?.trim().replace(/^(?:and|but|so|und|et|e|y)\s/iu, "").replace(/[.!?。]+$/u, "");
      if (words !== undefined && !admitsUnmeasured(words)) {
        const found = sayCurrent(state, field, words);
        return { cell: `“${words}”`, mark: found.mark };
      }
    }
  }
  return null;
}

/** A step as a row: where the baseline is missing, the question that would bring it. */
export function stepRow({ name, baseline, target, lever, question, marks }: GrowthStep): Row {
  const open = assumption("count it for four weeks, five minutes a week");
  return row(
    [name, baseline?.cell ?? `${NEEDS_NUMBER}: ${question}`, target, lever],
    baseline?.mark ?? open,
    ...marks,
  );
}
