import type { Choice, Row, Section } from "../../domain/anchors.ts";
import type { Claim } from "../../domain/claims.ts";
import type { Figure } from "../../domain/figures.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { assumption, inference, sentencesOf } from "../../text/text.ts";
import { unmeasuredParts } from "../../text/unmeasured.ts";
import { currentAnswer, saidOrCorrected, sayCurrent } from "../words/current_answer.ts";
import { betOf } from "../evolution/bet.ts";
import { buildSection, cell, claim, figure, fitting, list, quoted, row, table } from "../section.ts";
import { CHANNEL_KINDS } from "./channel_kinds.ts";
import { type ChannelPlan, channelPlanOf } from "./channel_plan.ts";
import { printedName } from "./printed_name.ts";
import { addDays, isoDay, longDate } from "../../domain/days.ts";
import { type LaunchPlan, launchPlanOf } from "./launch_plan.ts";
import { formatMoney, formatNumber } from "../../text/quantities.ts";
import { obstacleWords } from "../words/opening.ts";
import { quietOf } from "../evolution/quiet.ts";
import { type Said, sentenceOf } from "../words/answers.ts";

/** The dated plan, what stops each experiment, the risks, and what is counted. */
export function writeLaunchTactics(state: JourneyState, now: Date): Section {
  const launch = launchPlanOf(state, now);
  const plan = channelPlanOf(state, now);
  return buildSection({
    id: "launch_tactics",
    headline: headlineOf(state, launch),
    blocks: [
      table(["date", "when", "what", "owner", "needs", "done when"], launch.lines.map(planRow)),
      figure("Before, at and after", ganttOf(launch, now), inference("launch.moment", "dates from the plan")),
      table(["experiment", "stop rule"], experiments(state, { plan, launch, now })),
      list(risksOf(state, plan), "Risks"),
      list(measuredOf(state), "Measured, and not measured"),
    ],
    choice: choiceOf(state, launch),
    deductions: [
      ...(launch.isSaid && launch.within === null ? [] : ["the day is assumed"]),
      ...(betOf(state, now)?.flip ? [] : ["the bet has no stop of its own"]),
    ],
    raisedBy: "the first four answers from the focus channel",
    openQuestions: [
      launch.within !== null
        ? "On which day of it do you begin?"
        : launch.isSaid
        ? "What came of it the last time you did something like this, in numbers?"
        : "On which day, or in which weeks, does your audience have time for something new?",
    ],
  });
}

function headlineOf(state: JourneyState, launch: LaunchPlan): Claim {
  const first = launch.lines[0];
  const before = launch.lines.filter((line) => line.phase === "before").length;
  if (!launch.isSaid) {
    return claim(
      `${before} steps begin now; ${longDate(launch.day)} stands until you name a day.`,
      assumption("name one day on which your audience has time, five minutes"),
    );
  }
  const date = launch.moment?.dates.find((each) => each.date.iso === launch.day)?.date.text ?? "";
  const name = launch.moment?.name;
  const start = first ? longDate(first.date) : "";
  if (launch.within !== null) {
    return claim(
      fitting(
        `${before} steps lead to ${longDate(launch.day)}, our first working day for this: ${quoted(date)}`,
        `${before} steps lead to ${longDate(launch.day)}; the day is ours until you name one.`,
      ),
      saidOrCorrected(state, "launch.moment", date),
      inference("launch.moment", "the first working day of what you named"),
    );
  }
  const text = fitting(
    ...(name ? [`${before} steps lead from ${start} to ${longDate(launch.day)}: ${quoted(name)}`] : []),
    `${before} steps lead from ${start} to ${longDate(launch.day)}, the day you named.`,
  );
  return claim(
    text,
    saidOrCorrected(state, "launch.moment", date),
    ...(name && text.includes(name) ? [saidOrCorrected(state, "launch.moment", name)] : []),
    inference("launch.moment", "worked backwards from the said day"),
  );
}

function planRow(line: LaunchPlan["lines"][number]): Row {
  return row([longDate(line.date), line.phase, line.what, line.owner, line.needs, line.done], ...line.marks);
}

function ganttOf(launch: LaunchPlan, now: Date): Figure {
  const from = isoDay(now);
  const end = launch.lines.at(-1)?.date ?? launch.lastDay;
  const to = end > launch.lastDay ? end : launch.lastDay;
  const tests = launch.lines.filter((line) => line.what.startsWith("start the test"));
  return {
    kind: "gantt",
    from,
    to,
    bars: [
      { name: "Preparing", from, to: launch.day },
      ...tests.map((line, at) => ({
        name: `Test ${at + 1}`,
        from: line.date,
        to: addDays(line.date, 42) > to ? to : addDays(line.date, 42),
      })),
      { name: "Launch", from: launch.day, to: launch.lastDay },
      { name: "Following up", from: launch.lastDay, to },
    ],
  };
}

interface Setting {
  plan: ChannelPlan;
  launch: LaunchPlan;
  now: Date;
}

function experiments(state: JourneyState, { plan, launch, now }: Setting): Row[] {
  const bet = betOf(state, now);
  const own = bet?.flip
    ? [
      row(
        [`the bet: ${cell(bet.metric, bet.text)}`, cell(bet.flip)],
        saidOrCorrected(state, "evolution.bet", bet.metric),
        saidOrCorrected(state, "evolution.bet", bet.flip),
      ),
    ]
    : [];
  const earlier = bet?.earlier && own.length > 0
    ? [
      row(
        ["the bet, before its date", cell(bet.earlier, bet.text)],
        saidOrCorrected(state, "evolution.bet", bet.earlier),
      ),
    ]
    : [];
  const halfway = longDate(addDays(launch.day, 14));
  const tests = plan.tests.map((test) => {
    const { money } = plan.capacity;
    const spent = money && test.money > 0
      ? `${formatMoney(test.money, money)} spent`
      : `${formatNumber(Math.max(1, test.hours * 6))} hours spent`;
    return row(
      [
        printedName(test),
        `${spent} and nothing to count by ${halfway}: its hours go to the focus channel (${
          CHANNEL_KINDS[test.kind].signal
        })`,
      ],
      test.mark,
      inference(
        ["channels.capacity", "launch.moment"],
        money && test.money > 0 ? "one month's share of the money" : "six weeks of its hours",
      ),
    );
  });
  return [...own, ...earlier, ...tests].slice(0, 4);
}

function risksOf(state: JourneyState, plan: ChannelPlan): Claim[] {
  const quiet = quietOf(state);
  const hours = plan.capacity.sentence;
  const risks: [string, Said | null][] = [
    ["The obstacle may outlast the plan", obstacleWords(state)],
    [
      "All of it hangs on these hours",
      hours === null ? null : sayCurrent(state, "channels.capacity", hours),
    ],
    [
      "New people may go quiet here",
      quiet === null ? null : sayCurrent(state, "journey.quiet", quiet.sentence),
    ],
  ];
  return risks.flatMap(([label, words]) =>
    words ? [claim(`${label}: ${sentenceOf(words)}`, words.mark)] : []
  );
}

function measuredOf(state: JourneyState): Claim[] {
  const sentences = sentencesOf(currentAnswer(state, "growth.numbers"));
  const unknown = sentences.flatMap(unmeasuredParts)[0];
  const known = sentences.find((sentence) => /\d/.test(sentence) && sentence !== unknown);
  return [
    known
      ? claim(`Measured today: ${quoted(known)}`, saidOrCorrected(state, "growth.numbers", known))
      : claim(
        "*Needs your number*: what do you measure today? One count a week is enough to begin.",
        assumption("count enquiries for one week, five minutes a day"),
      ),
    ...(unknown
      ? [
        claim(
          `Not measured, and left so: ${quoted(unknown)}`,
          saidOrCorrected(state, "growth.numbers", unknown),
        ),
      ]
      : []),
  ];
}

function choiceOf(state: JourneyState, launch: LaunchPlan): Choice {
  const reason = sentencesOf(currentAnswer(state, "launch.moment")).at(-1);
  const why = launch.isSaid && reason ? cell(reason) : "a day that stands makes the steps before it possible";
  return {
    chosen: launch.isSaid
      ? `everything is counted back from ${longDate(launch.day)}`
      : "six weeks of run-up, then one day",
    rejected: "starting everything at once",
    why,
    gives_up: "the weeks before it, in which some would have bought already",
    marks: launch.isSaid && reason
      ? [saidOrCorrected(state, "launch.moment", reason)]
      : [assumption("name one day on which your audience has time, five minutes")],
  };
}
