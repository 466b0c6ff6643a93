import type { Choice, Row, Section } from "../../domain/anchors.ts";
import type { Claim, Mark } from "../../domain/claims.ts";
import type { FieldId } from "../../domain/fields.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { assumption, inference, sentencesOf } from "../../evidence/evidence.ts";
import { answerTo, said } from "../attention/said.ts";
import { type ChannelPlan, channelPlanOf } from "../attention/channel_plan.ts";
import { printedName } from "../attention/channel_strategy.ts";
import { formatMoney, formatNumber, moneyIn } from "../attention/quantities.ts";
import { opening } from "../attention/opening.ts";
import { fitting, spoken, spokenWords } from "../attention/spoken.ts";
import {
  buildSection,
  cell,
  claim,
  figure,
  NEEDS_NUMBER,
  paragraph,
  quoted,
  row,
  table,
} from "../section.ts";
import { betOf } from "./bet.ts";
import { goalOf } from "./goal.ts";
import { nextSteps } from "./order.ts";
import { type Pace, paceOf } from "./pace.ts";
import { quietOf } from "./quiet.ts";

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
  const by = pace?.goal.dateWords;
  if (pace?.today && by) {
    const { today, goal } = pace;
    const text = today.arrives < goal.value
      ? `At today's pace ${by} brings ${formatNumber(today.arrives)}, and your goal is ${
        formatNumber(goal.value)
      }.`
      : `At today's pace ${by} brings ${formatNumber(today.arrives)}: the goal of ${
        formatNumber(goal.value)
      } holds.`;
    return claim(
      text,
      said(state, "goal.twelve_months", goal.words),
      said(state, "goal.twelve_months", by),
      ...today.marks,
    );
  }
  if (pace) {
    return claim(
      `The goal needs ${formatNumber(pace.needed)} more a month, and nobody has counted today's pace.`,
      said(state, "goal.twelve_months", pace.goal.words),
      inference(
        [pace.current.field, "goal.twelve_months"],
        `(${pace.goal.value} − ${pace.current.value}) ÷ ${pace.months} months`,
      ),
    );
  }
  const goal = goalOf(state, now);
  if (goal) {
    return claim(
      fitting(`The goal is a number, today's count is not known yet: ${quoted(goal.words)}`),
      said(state, "goal.twelve_months", goal.words),
    );
  }
  const words = spoken(state, "goal.twelve_months", 10);
  return words
    ? claim(
      fitting(
        `What a good year means has no number yet: ${words.sentence}`,
        "What a good year means has no number yet.",
      ),
      words.mark,
    )
    : claim(
      "Growth has no number yet, so the first step is to count.",
      assumption("count customers today and again in a month, ten minutes"),
    );
}

function paceClaims(state: JourneyState, pace: Pace | null): Claim[] {
  if (!pace?.goal.dateWords) return [];
  const { goal, current, today, needed } = pace;
  const gap = goal.value - current.value;
  const how = `(${goal.value} − ${current.value}) ÷ ${pace.months} months`;
  return [
    claim(`You stand here: ${quoted(current.words)}`, said(state, current.field, current.words)),
    claim(
      `You want to stand here by ${goal.dateWords}: ${quoted(goal.words)}`,
      said(state, "goal.twelve_months", goal.words),
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

function stepsOf(state: JourneyState, { plan, pace, now }: Setting): GrowthStep[] {
  const bet = betOf(state, now);
  const quiet = quietOf(state);
  const price = moneyIn(answerTo(state, "revenue.model"))[0];
  const letter = [plan.focus, ...plan.tests, ...plan.others].find((channel) =>
    channel.told?.cost && channel.told.count
  );
  const cost = letter?.told?.cost && letter.told.count
    ? {
      cell: `${
        formatMoney(Math.round(letter.told.cost.amount / letter.told.count), letter.told.cost)
      } in one channel: ${cell(letter.name)}`,
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
      marks: quiet ? [said(state, "journey.quiet", quiet.when)] : [],
    }),
    step("retention", {
      baseline: matching(
        state,
        /\b(?:left|leave|stay|longer than|churn|came back|cancel|renew|return|gekündigt|saíram|partis)/iu,
        ["growth.numbers", "pitch.traction", "proof.best", "journey.quiet"],
      ),
      target: bet?.fewerIsBetter && bet.target !== null
        ? `under ${formatNumber(bet.target)} by ${bet.dateWords ?? "the bet's date"}`
        : "fewer than last year",
      lever: "one sign of life in the quiet days",
      question: "How many customers left in the last twelve months, and of how many?",
      marks: bet ? [said(state, "evolution.bet", bet.metric)] : [],
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
        ? `the price as it stands: ${cell(price.text, answerTo(state, "revenue.model"))}`
        : "a price that is written down",
      question: "What came in last month?",
      marks: price ? [said(state, "revenue.model", price.text)] : [],
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
    for (const sentence of sentencesOf(answerTo(state, field))) {
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

function stepRow({ name, baseline, target, lever, question, marks }: GrowthStep): Row {
  const open = assumption("count it for four weeks, five minutes a week");
  return row(
    [name, baseline?.cell ?? `${NEEDS_NUMBER}: ${question}`, target, lever],
    baseline?.mark ?? open,
    ...marks,
  );
}

function loopOf(plan: ChannelPlan): string[] {
  return [plan.focus.name, "first result", "proof with a number", "one name asked", "next conversation"];
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
    claim(`The price as it stands: ${words.sentence}`, words.mark),
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
      ? (bet?.dateWords ? `the bet is judged: ${bet.dateWords}` : "the bet is judged")
      : `number ${at} stands`;
    return row(
      [`${at + 1}`, cell(sentence), when],
      said(state, "evolution.next", sentence),
      ...(at === 0 && bet?.dateWords ? [said(state, "evolution.bet", bet.dateWords)] : []),
    );
  });
}

const PRIORITY =
  /have to choose|must choose|if I (?:could|had to)|most of all|matters most|first of all|above all|vor allem|sobretudo|surtout/iu;

function choiceOf(state: JourneyState): Choice | null {
  const goal = opening(state, "goal.twelve_months", 24);
  if (goal === null) return null;
  const first = sentencesOf(answerTo(state, "goal.twelve_months")).find((sentence) =>
    PRIORITY.test(sentence)
  );
  const decision = state.decisions.short_long;
  return {
    chosen: `the year as you named it: ${goal.cell}`,
    rejected: "any other number that would look better",
    why: decision?.reason
      ? `your own reason: ${cell(decision.reason)}`
      : "one number can be missed, and three cannot",
    gives_up: "growth that this number does not count",
    marks: [
      goal.mark,
      ...(first !== undefined ? [said(state, "goal.twelve_months", first)] : []),
      ...(decision?.reason
        ? [{
          kind: "said" as const,
          turn: decision.turn,
          field: "choices.reasons.short_long",
          quote: decision.reason,
        }]
        : []),
    ],
  };
}
