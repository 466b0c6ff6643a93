import type { Block, Row } from "../../domain/anchors.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { assumption, datesIn, inference } from "../../text/text.ts";
import { bestSaid, sentencesSaid } from "../words/answers.ts";
import { afterLabel, brief, briefCell, untied } from "../words/cuts.ts";
import { DOING } from "../words/doing.ts";
import type { Mark } from "../../domain/claims.ts";
import { ASK_NAMES, launchPlanOf } from "../attention/launch_plan.ts";
import { FOUNDER } from "../attention/team.ts";
import { saidOrCorrected } from "../words/current_answer.ts";
import { triggerAndBarrier } from "./consumer_insights.ts";
import { betOf } from "../evolution/bet.ts";
import { wantedOf } from "../evolution/money_goal.ts";
import { longDate } from "../../domain/days.ts";
import { cell, NEEDS_NUMBER, needsNumber, row, table } from "../section.ts";

interface Action {
  /** As printed: our clause, or the founder's words. */
  what: string;
  marks: Mark[];
  /** ISO date, or null where none was said. */
  date: string | null;
  /** Where the date stands, if not in the words themselves. */
  from: string | null;
  doneWhen: string;
  /** Which part of the policy it carries out. */
  carries: string;
}

/** Three moves that carry out the policy, each with its owner, its date and what shows that it is done. */
export function actionsTable(state: JourneyState, now: Date): Block | null {
  const rows = actionsOf(state, now).map(({ what, marks, date, from, doneWhen, carries }): Row => {
    const by = date === null ? needsNumber("by which day?") : longDate(date);
    const dated = date === null
      ? [assumption("write one date beside it, 1 minute")]
      : from === null
      ? []
      : [inference(from, "the date said there")];
    return row([what, FOUNDER, by, doneWhen, carries], ...marks, ...dated);
  });
  return rows.length === 0
    ? null
    : table(["action", "owner", "by", "done when", "which part of the policy"], rows, "Actions");
}

function actionsOf(state: JourneyState, now: Date): Action[] {
  return [namesAsked(state, now), moment(state, now), betJudged(state, now)].filter((each) => each !== null);
}

/** Where customers came through customers, the next are found by asking for one name at the policy's moment. */
function namesAsked(state: JourneyState, now: Date): Action | null {
  const { trigger } = triggerAndBarrier(state);
  const line = launchPlanOf(state, now).lines.find(({ what }) => what === ASK_NAMES);
  if (trigger === null || line === undefined) return next(state, now);
  const when = brief(afterLabel(trigger), 20);
  return {
    what: `ask each customer for one name where this has happened: ${cell(when.quote)}`,
    marks: [when.mark, inference(["customer.trigger_barrier", "channels.current"])],
    date: line.date,
    from: "launch.moment",
    doneWhen: line.done,
    carries: "the moment: it finds those for whom it has come",
  };
}

function next(state: JourneyState, now: Date): Action | null {
  const words = sentencesSaid(state, "evolution.next")[0];
  if (words === undefined) return null;
  const own = lastDate(words.quote, now);
  return {
    what: briefCell(untied(words), 30),
    marks: [words.mark],
    date: own ?? wantedOf(state, now)?.date ?? null,
    from: own === null ? "goal.twelve_months" : null,
    doneWhen: "the first one runs, and somebody has paid for it",
    carries: "what comes next, once the policy holds",
  };
}

function betJudged(state: JourneyState, now: Date): Action | null {
  const bet = betOf(state, now);
  if (bet === null) return null;
  return {
    what: `count this and judge the bet: ${cell(bet.metric, bet.text)}`,
    marks: [saidOrCorrected(state, "evolution.bet", bet.metric)],
    date: bet.date,
    from: bet.date === null ? null : "evolution.bet",
    doneWhen: bet.targetText ? `the count stands beside ${bet.targetText}` : NEEDS_NUMBER,
    carries: "the test: it says whether the policy holds",
  };
}

function moment(state: JourneyState, now: Date): Action | null {
  const said = sentencesSaid(state, "launch.moment");
  const words = said.find((each) => DOING.test(each.quote)) ??
    said.find((each) => datesIn(each.quote, now).length > 0) ?? bestSaid(state, "launch.moment", 30);
  if (words === null) return null;
  const own = lastDate(words.quote, now);
  const near = said.flatMap((each) => datesIn(each.quote, now))[0]?.iso ?? null;
  return {
    what: briefCell(untied(words), 30),
    marks: [words.mark],
    date: own ?? near,
    from: own === null && near !== null ? "launch.moment" : null,
    doneWhen: "the day has passed, and what it brought is counted",
    carries: "the answer: it is given where they have time for it",
  };
}

function lastDate(words: string, now: Date): string | null {
  return datesIn(words, now).at(-1)?.iso ?? null;
}
