import type { Mark } from "../../domain/claims.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { assumption } from "../../text/text.ts";
import { addDays, isoDay, longDate } from "../../domain/days.ts";
import { launchPlanOf } from "../attention/launch_plan.ts";
import { saidOrCorrected } from "../words/current_answer.ts";
import { FOUNDER } from "../attention/team.ts";
import { cell, NEEDS_NUMBER } from "../section.ts";
import { type Bet, betOf } from "./bet.ts";
import { wantedOf } from "./money_goal.ts";
import { nextSteps } from "./order.ts";

type Lane = "now" | "next" | "later";

/** One line of the roadmap. */
export interface Milestone {
  lane: Lane;
  line: string;
  /** As the lanes of the picture show it. */
  short: string;
  owner: string;
  date: string;
  done: string;
  needs: string;
  marks: Mark[];
}

const NINETY_DAYS = 90;
const A_YEAR_AND_A_QUARTER = 460;

/** What is done in ninety days, in twelve months and after that, in this order. */
export function milestonesOf(state: JourneyState, now: Date): Milestone[] {
  const bet = betOf(state, now);
  return [...nowLane(state, now), ...nextLane(state, { bet, now }), ...laterLane(state, bet)];
}

function nowLane(state: JourneyState, now: Date): Milestone[] {
  const limit = addDays(isoDay(now), NINETY_DAYS);
  const launch = launchPlanOf(state, now);
  const due = launch.lines.filter((line) => line.date <= limit);
  const steps = due.filter((line) =>
    /focus channel|one name each|the day you named|the day is ours|start the test/.test(line.what)
  );
  return (steps.length > 0 ? steps : due).slice(0, 4).map((line) => ({
    lane: "now",
    line: line.what,
    short: line.what.replace(/, [^:]+ a month at most/, "").replace(/[“”]/g, ""),
    owner: line.owner,
    date: longDate(line.date),
    done: line.done,
    needs: `${line.needs} · too few hours`,
    marks: line.marks,
  }));
}

function nextLane(state: JourneyState, { bet, now }: { bet: Bet | null; now: Date }): Milestone[] {
  const goal = wantedOf(state, now);
  const judged: Milestone[] = bet?.date && bet.dateWords
    ? [{
      lane: "next",
      line: `judge the bet: ${cell(bet.metric, bet.text)}`,
      short: bet.target === null ? "The bet is judged" : `The bet: ${bet.targetText}`,
      owner: FOUNDER,
      date: longDate(bet.date),
      done: bet.target === null ? "the number is written down" : `the number stands beside ${bet.targetText}`,
      needs: "weekly counts · a number that nobody kept",
      marks: [
        saidOrCorrected(state, "evolution.bet", bet.metric),
        saidOrCorrected(state, "evolution.bet", bet.dateWords),
      ],
    }]
    : [];
  if (!goal) return judged;
  const date = goal.date !== null && goal.date < addDays(isoDay(now), A_YEAR_AND_A_QUARTER)
    ? longDate(goal.date)
    : "within twelve months";
  return [...judged, {
    lane: "next",
    line: `the year as you named it: ${cell(goal.words)}`,
    short: goal.words,
    owner: FOUNDER,
    date,
    done: "counted, and the number is told to the team",
    needs: "the bet · the pace of the growth table",
    marks: [
      saidOrCorrected(state, "goal.twelve_months", goal.words),
      ...(goal.dateWords ? [saidOrCorrected(state, "goal.twelve_months", goal.dateWords)] : []),
    ],
  }];
}

function laterLane(state: JourneyState, bet: Bet | null): Milestone[] {
  const open = nextSteps(state).slice(0, 3);
  if (open.length === 0) {
    return [{
      lane: "later",
      line: `${NEEDS_NUMBER}: what would you do after the goal is reached?`,
      short: "Open until the goal is near",
      owner: FOUNDER,
      date: "within three years",
      done: "one sentence with a number",
      needs: "the goal · doing too much at once",
      marks: [assumption("answer it at the first quarterly review")],
    }];
  }
  return open.map((sentence) => ({
    lane: "later",
    line: cell(sentence),
    short: sentence,
    owner: FOUNDER,
    date: bet?.date ? `not before ${longDate(bet.date)}, within three years` : "within three years",
    done: "the first one is running and counted",
    needs: "the bet judged · hours taken from the focus",
    marks: [
      saidOrCorrected(state, "evolution.next", sentence),
      ...(bet?.dateWords ? [saidOrCorrected(state, "evolution.bet", bet.dateWords)] : []),
    ],
  }));
}
