import type { Row } from "../../domain/anchors.ts";
import type { Mark } from "../../domain/claims.ts";
import type { FieldId } from "../../domain/fields.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { assumption, inference, sentencesOf } from "../../evidence/evidence.ts";
import { currentAnswer, saidOrCorrected } from "../words/current_answer.ts";
import { type ChannelPlan } from "../attention/channel_plan.ts";
import { printedName } from "../attention/printed_name.ts";
import { longDate } from "../../domain/days.ts";
import { formatMoney, formatNumber, moneyIn } from "../../evidence/quantities.ts";
import { spokenWords } from "../words/spoken.ts";
import { cell, NEEDS_NUMBER, row } from "../section.ts";
import { betOf } from "./bet.ts";
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
export function stepsOf(state: JourneyState, { plan, pace, now }: Setting): GrowthStep[] {
  const bet = betOf(state, now);
  const quiet = quietOf(state);
  const price = moneyIn(currentAnswer(state, "revenue.model"))[0];
  const letter = [plan.focus, ...plan.tests, ...plan.others].find((channel) =>
    channel.told?.cost && channel.told.count
  );
  const cost = letter?.told?.cost && letter.told.count
    ? {
      cell: `${
        formatMoney(Math.round(letter.told.cost.amount / letter.told.count), letter.told.cost)
      } in one channel: ${printedName(letter)}`,
      mark: inference("channels.current", `${letter.told.cost.text} ÷ ${letter.told.count}`),
    }
    : null;
  return [
    step("acquisition", {
      baseline: pace?.today
        ? {
          cell: `about ${formatNumber(pace.today.perMonth)} a month`,
          mark: pace.today.marks[0] ?? plan.focus.mark,
        }
        : counted(plan),
      target: pace ? `${formatNumber(pace.needed)} a month` : "a count each month",
      lever: `the focus channel: ${printedName(plan.focus)}`,
      question: "How many new customers came in each of the last three months?",
      marks: [plan.focus.mark],
    }),
    step("activation", {
      baseline: matching(state, /\b(?:median|days?|weeks?|minutes?)\b.*\b(?:first|until|from|to)\b/iu, [
        "growth.numbers",
        "journey.quiet",
      ]),
      target: quiet?.day ? `the first result before day ${quiet.day}` : "a day count for each new customer",
      lever: "the fix of the quiet days",
      question: "How many days pass from the yes to the first result?",
      marks: quiet ? [saidOrCorrected(state, "journey.quiet", quiet.when)] : [],
    }),
    step("retention", {
      baseline: matching(
        state,
        /\b(?:left|leave|stay|longer than|churn|came back|cancel|renew|return|gekündigt|saíram|partis)/iu,
        ["growth.numbers", "pitch.traction", "proof.best", "journey.quiet"],
      ),
      target: bet?.fewerIsBetter && bet.target !== null
        ? `under ${bet.targetText} by ${bet.date === null ? "the bet's date" : longDate(bet.date)}`
        : "fewer than last year",
      lever: "one sign of life in the quiet days",
      question: "How many customers left in the last twelve months, and of how many?",
      marks: bet ? [saidOrCorrected(state, "evolution.bet", bet.metric)] : [],
    }),
    step("referral", {
      baseline: referralOf(plan),
      target: "one name from each customer",
      lever: "asking right after something went well",
      question: "How many of your customers came through another customer?",
      marks: [],
    }),
    step("revenue", {
      baseline: matching(state, /[€$£¥]|\bkr\b|\bCHF\b|\bEUR\b|円/u, [
        "growth.numbers",
        "pitch.traction",
        "company.stage_region",
      ]),
      target: "the goal's customers at today's price",
      lever: price
        ? `the price as it stands: ${cell(price.text, currentAnswer(state, "revenue.model"))}`
        : "a price that is written down",
      question: "What came in last month?",
      marks: price ? [saidOrCorrected(state, "revenue.model", price.text)] : [],
    }),
    step("cost of a new customer", {
      baseline: cost,
      target: "known for the focus channel",
      lever: "hours and money noted for the next ten",
      question: "What does a new customer cost you, in money and in hours?",
      marks: [],
    }),
  ];
}

function step(name: string, rest: Omit<GrowthStep, "name">): GrowthStep {
  return { name, ...rest };
}

function counted(plan: ChannelPlan): GrowthStep["baseline"] {
  const { told, mark } = plan.focus;
  return told?.count ? { cell: cell(told.quote), mark } : null;
}

function referralOf(plan: ChannelPlan): GrowthStep["baseline"] {
  const channel = [plan.focus, ...plan.tests, ...plan.others].find(({ kind, told }) =>
    kind === "referral" && told?.count
  );
  return channel?.told ? { cell: cell(channel.told.quote), mark: channel.mark } : null;
}

/** The first clause of these fields that has a number and speaks of this; exact words. */
function matching(state: JourneyState, subject: RegExp, fields: FieldId[]): GrowthStep["baseline"] {
  for (const field of fields) {
    for (const sentence of sentencesOf(currentAnswer(state, field))) {
      const clause = [...sentence.split(/(?:[,;:](?!\d))\s*/u), sentence].find((each) =>
        subject.test(each) && /\d/.test(each)
      );
      const words = clause?.trim().replace(/^(?:and|but|so|und|et|e|y)\s/iu, "").replace(/[.!?。]+$/u, "");
      if (words !== undefined && !/not measured|don['’]t know|unknown/i.test(sentence)) {
        const found = spokenWords(state, field, words);
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
