import { DOING } from "../words/doing.ts";
import type { Mark } from "../../domain/claims.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { countriesOf, holidaysBetween } from "../../plan/holidays.ts";
import { assumption, inference } from "../../text/text.ts";
import { saidOrCorrected } from "../words/current_answer.ts";
import { betOf } from "../evolution/bet.ts";
import { goalOf, standingOf } from "../evolution/goal.ts";
import { cell } from "../section.ts";
import { CHANNEL_KINDS } from "./channel_kinds.ts";
import { capacityMark } from "./capacity.ts";
import { type ChannelPlan, channelPlanOf } from "./channel_plan.ts";
import { placedName, printedName } from "./printed_name.ts";
import { printedPillar } from "./content_approach.ts";
import { addDays, daysBetween, isoDay, weekday } from "../../domain/days.ts";
import { type Moment, momentOf } from "./moment.ts";
import { pillarsOf } from "./pillars.ts";
import { formatMoney, formatNumber } from "../../text/quantities.ts";
import { FOUNDER, ownerOf } from "./team.ts";

/** One line of the dated plan. */
interface PlanLine {
  date: string;
  phase: "before" | "at" | "after";
  what: string;
  owner: string;
  needs: string;
  done: string;
  marks: Mark[];
}

/** The plan with the day it is worked backwards from. */
export interface LaunchPlan {
  lines: PlanLine[];
  /** ISO date of the launch. */
  day: string;
  /** The last said day of the launch, equal to `day` where there is one only. */
  lastDay: string;
  /** False where the founder named neither a day nor a month, and six weeks from now are assumed. */
  isSaid: boolean;
  /** The exact words of the month or season where the day in it is ours; else null. */
  within: string | null;
  moment: Moment | null;
}

type Step = Omit<PlanLine, "date" | "phase">;

const WEEKS_WITHOUT_A_DATE = 6;
const LONGEST_RUN_UP = 84;
const ENOUGH_NOTICE = 7;

/** Works backwards from the said dates, and forward to the bet's date. */
export function launchPlanOf(state: JourneyState, now: Date): LaunchPlan {
  const today = isoDay(now);
  const moment = momentOf(state, now);
  const noticed = (moment?.dates ?? []).filter(({ date }) => daysBetween(today, date.iso) >= ENOUGH_NOTICE);
  const free = freeDays(state, { from: today, to: addDays(noticed.at(-1)?.date.iso ?? today, 400) });
  const saidDays = noticed.map((each) =>
    each.isOurs ? { ...each, date: { ...each.date, iso: free(each.date.iso) } } : each
  );
  const main = mainDay(saidDays);
  const within = main?.isOurs ? main.date.text : null;
  const day = main?.date.iso ?? free(addDays(today, WEEKS_WITHOUT_A_DATE * 7));
  const lastDay = saidDays.filter(({ sentence }) => sentence === main?.sentence).at(-1)?.date.iso ?? day;
  const before = runUp(state, now).map((step, at, all): PlanLine => ({
    ...step,
    date: free(runUpDay({ today, day, at, steps: all.length })),
    phase: "before",
  }));
  const lines = [
    ...before,
    ...onTheDays(state, { saidDays, day }),
    ...afterwards(state, { now, lastDay, free }),
  ];
  lines.sort((one, other) => one.date.localeCompare(other.date));
  return { lines, day, lastDay, isSaid: saidDays.length > 0, within, moment };
}

/** The day on which the founder does something; else the first that was given its year; else the first. */
function mainDay(days: Moment["dates"]): Moment["dates"][number] | undefined {
  return days.find(({ sentence }) => DOING.test(sentence)) ??
    days.find(({ date }) => /20\d{2}/u.test(date.text)) ??
    days[0];
}

/** The step of the run-up in which customers are asked. */
export const ASK_NAMES = "ask customers for one name each";

const AT_ONCE = 2;
const FIRST_DAY = 3;

/** The first two steps need nothing and begin this week; the others fill the last twelve weeks before the day. */
function runUpDay(
  { today, day, at, steps }: { today: string; day: string; at: number; steps: number },
): string {
  const span = Math.min(Math.max(0, daysBetween(today, day) - FIRST_DAY), LONGEST_RUN_UP);
  const spread = addDays(
    day,
    Math.floor((Math.max(0, span - FIRST_DAY) * at) / Math.max(1, steps - 1)) - span,
  );
  return at < AT_ONCE && spread > addDays(today, 14) ? addDays(today, FIRST_DAY + 4 * at) : spread;
}

/** Moves a day past weekends and the public holidays of the founder's countries. */
function freeDays(state: JourneyState, span: { from: string; to: string }): (date: string) => string {
  const holidays = new Set(holidaysBetween(countriesOf(state), span.from, span.to).map(({ date }) => date));
  return (date) => {
    let day = weekday(date);
    while (holidays.has(day)) day = weekday(addDays(day, 1));
    return day;
  };
}

function runUp(state: JourneyState, now: Date): Step[] {
  const plan = channelPlanOf(state, now);
  const [first, second] = plan.tests;
  const [pillar] = pillarsOf(state);
  const caller = ownerOf(state, "calls");
  const callerMarks = caller.sentence === null ? [] : [saidOrCorrected(state, "pitch.team", caller.sentence)];
  const hours = formatNumber(plan.hours);
  return [
    step("block the hours of the plan in the diary", {
      done: `${hours} ${plan.hours === 1 ? "hour stands" : "hours stand"} in each week`,
      marks: [capacityMark(state, plan.capacity)],
    }),
    step("write down the first hundred by name", {
      done: "100 names on one list",
      marks: [inference("channels.current", "the table of the first hundred")],
    }),
    ...(pillar
      ? [step(`make the first piece of this pillar: ${printedPillar(pillar)}`, {
        needs: "the list",
        done: "one customer has read it and said what is missing",
        marks: [
          pillar.field
            ? saidOrCorrected(state, pillar.field, pillar.opening)
            : assumption("ask one customer what they would read"),
        ],
      })]
      : []),
    ...(first ? [testStep(first, plan)] : []),
    ...(plan.tests.some((test) => test.assumed && test.kind === "referral") ? [] : [{
      ...step(ASK_NAMES, {
        needs: "the list",
        done: doneNames(state, now),
        marks: [inference("channels.current", "one name each"), ...callerMarks],
      }),
      owner: caller.name,
    }]),
    ...(second ? [testStep(second, plan)] : []),
    step(`open ${placedName("focus channel", plan.focus)}`, {
      needs: "the first piece",
      done: focusDone(state, plan, now),
      marks: [plan.focus.mark, ...betMarks(state, now)],
    }),
    step("walk through the day once, with one person who does not know it", {
      needs: "everything above",
      done: "what went wrong is written down and put right",
      marks: [inference("launch.moment")],
    }),
  ];
}

function step(what: string, rest: { needs?: string; done: string; marks: Mark[] }): Step {
  return { what, owner: FOUNDER, needs: rest.needs ?? "nothing", done: rest.done, marks: rest.marks };
}

function testStep(test: ChannelPlan["focus"], plan: ChannelPlan): Step {
  const { money } = plan.capacity;
  const budget = money && test.money > 0 ? `, ${formatMoney(test.money, money)} a month at most` : "";
  return step(`start the test${budget}: ${printedName(test)}`, {
    needs: "the first piece",
    done: `the count is written down weekly: ${CHANNEL_KINDS[test.kind].signal}`,
    marks: [test.mark],
  });
}

function doneNames(state: JourneyState, now: Date): string {
  const goal = goalOf(state, now);
  const current = goal && standingOf(state, goal);
  return current && current.value > 1 && current.value <= 40
    ? `${current.value} asked, each answer noted`
    : "40 asked, each answer noted";
}

function focusDone(state: JourneyState, plan: ChannelPlan, now: Date): string {
  const bet = betOf(state, now);
  if (bet?.target && bet.metric.includes(plan.focus.name)) return `${bet.targetText} fixed`;
  return `the first week's count is written down: ${CHANNEL_KINDS[plan.focus.kind].signal}`;
}

function betMarks(state: JourneyState, now: Date): Mark[] {
  const bet = betOf(state, now);
  return bet ? [saidOrCorrected(state, "evolution.bet", bet.metric)] : [];
}

function onTheDays(
  state: JourneyState,
  { saidDays, day }: { saidDays: Moment["dates"]; day: string },
): PlanLine[] {
  if (saidDays.length === 0) {
    return [{
      date: day,
      phase: "at",
      what: "the launch, on a day that is not chosen yet",
      owner: FOUNDER,
      needs: "a day of your own",
      done: "the first three answers are written down",
      marks: [assumption("name one day on which your audience has time, five minutes")],
    }];
  }
  return saidDays.slice(0, 4).map(({ date, sentence, isOurs }, at) => {
    const sameBefore = saidDays.slice(0, at).some((other) => other.sentence === sentence);
    return {
      date: date.iso,
      phase: "at",
      what: isOurs
        ? `the first working day of this, the day is ours: ${cell(date.text)}`
        : sameBefore
        ? `the last day of it: ${cell(date.text)}`
        : `the day you named: ${cell(sentence, sentence)}`,
      owner: FOUNDER,
      needs: at === 0 ? "the steps before it" : "the day before it",
      done: "what came of it is counted the same evening",
      marks: [saidOrCorrected(state, "launch.moment", isOurs || sameBefore ? date.text : sentence)],
    };
  });
}

interface After {
  now: Date;
  lastDay: string;
  free: (date: string) => string;
}

function afterwards(state: JourneyState, { now, lastDay, free }: After): PlanLine[] {
  const caller = ownerOf(state, "calls");
  const bet = betOf(state, now);
  const follow: PlanLine = {
    date: free(addDays(lastDay, 14)),
    phase: "after",
    what: "ask everybody who has not answered, once",
    owner: caller.name,
    needs: "the list with its answers",
    done: "a yes, a no or a date beside each name",
    marks: [
      inference("launch.moment", "two weeks after the last said day"),
      ...(caller.sentence === null ? [] : [saidOrCorrected(state, "pitch.team", caller.sentence)]),
    ],
  };
  if (!bet?.date || bet.date <= isoDay(now)) return [follow];
  const target = bet.target === null ? "the number" : `the number beside ${bet.targetText}`;
  return [follow, {
    date: bet.date,
    phase: "after",
    what: "judge the bet",
    owner: FOUNDER,
    needs: "the weekly counts",
    done: `${target} is written down`,
    marks: [saidOrCorrected(state, "evolution.bet", bet.dateWords ?? bet.metric)],
  }];
}
