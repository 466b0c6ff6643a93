import type { Choice, Row, Section } from "../../domain/anchors.ts";
import type { Claim } from "../../domain/claims.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { assumption, inference, sentencesOf } from "../../text/text.ts";
import { currentAnswer, saidOrCorrected } from "../words/current_answer.ts";
import { longDate } from "../../domain/days.ts";
import { launchPlanOf } from "../attention/launch_plan.ts";
import { betOf } from "../evolution/bet.ts";
import { goalOf } from "../evolution/goal.ts";
import {
  buildSection,
  cell,
  claim,
  figure,
  fitting,
  list,
  NEEDS_NUMBER,
  paragraph,
  quoted,
  row,
  table,
} from "../section.ts";
import { objectionsOf } from "../words/objections.ts";
import { type Ask, askOf } from "./funds.ts";

/** What the founder left open of the sum. */
const NOT_NAMED = "not named yet";

/** What is asked for, or what comes next where nothing is; the team, the milestones, and the risks with answers. */
export function writePitchAsk(state: JourneyState, now: Date): Section {
  const ask = askOf(state);
  const isSplit = (ask?.uses.length ?? 0) > 0;
  return buildSection({
    id: "pitch_ask",
    headline: headlineOf(state, ask),
    blocks: [
      paragraph(askClaims(state, ask)),
      table(["use", "share"], ask ? useRows(state, ask) : []),
      ...(ask && isSplit
        ? [
          figure("Use of funds", {
            kind: "shares",
            unit: "% of the sum",
            parts: ask.uses.map(({ what, share }) => ({ name: what ?? NOT_NAMED, share })),
          }, inference("pitch.raise", "as you split it")),
        ]
        : []),
      list(teamClaims(state), "Team"),
      table(["what comes next", "by"], nextRows(state, now)),
      table(["risk", "answer"], riskRows(state, now)),
    ],
    choice: choiceOf(state, ask),
    deductions: [
      ...(ask === null ? ["raising or not is not said"] : []),
      ...(ask?.raising && ask.amount === null ? ["the sum is not named"] : []),
      ...(ask?.raising && !isSplit ? ["the use of the sum is not split"] : []),
      ...(currentAnswer(state, "pitch.team") === "" ? ["the team is not named"] : []),
    ],
    raisedBy: ask?.raising
      ? "what the money buys, line by line"
      : "one date on which somebody outside hears this",
    openQuestions: [
      ...(ask === null ? ["Are you raising money, and if so how much and for what?"] : []),
      ...(ask?.raising && !isSplit ? ["How is the sum split, in per cent?"] : []),
      ...(ask && !ask.raising ? ["Who is the deck shown to first, and on which day?"] : []),
    ],
  });
}

function headlineOf(state: JourneyState, ask: Ask | null): Claim {
  if (ask === null) {
    return claim(
      "Nothing is asked for yet: the deck shows what comes next.",
      assumption("decide in one sentence whether money from outside would help, ten minutes"),
    );
  }
  const mark = saidOrCorrected(state, "pitch.raise", ask.sentence);
  if (!ask.raising) {
    return claim("Nothing is asked of investors; what comes next is already paid for or planned.", mark);
  }
  if (ask.amount === null) {
    return claim(
      fitting(
        `You are raising, and the sum is open: ${quoted(ask.sentence)}`,
        "You are raising, and the sum is still open.",
      ),
      mark,
    );
  }
  return claim(
    `${ask.amount.text} is asked for, and every part of it has a use or a question.`,
    mark,
  );
}

function askClaims(state: JourneyState, ask: Ask | null): Claim[] {
  if (ask === null) return [];
  return sentencesOf(currentAnswer(state, "pitch.raise")).slice(0, 4)
    .map((sentence, at) =>
      claim(
        at === 0 ? `On money you said: ${quoted(sentence)}` : quoted(sentence),
        saidOrCorrected(state, "pitch.raise", sentence),
      )
    );
}

function useRows(state: JourneyState, ask: Ask): Row[] {
  if (!ask.raising) return [];
  const whole = ask.amount === null
    ? []
    : [row(["in all", ask.amount.text], saidOrCorrected(state, "pitch.raise", ask.sentence))];
  if (ask.uses.length === 0) {
    return [
      row(
        [`${NEEDS_NUMBER}: what is it spent on, in parts?`, "100%"],
        assumption("split the sum into three lines with a price each, one hour"),
      ),
      ...whole,
    ];
  }
  const isTold = (share: number) => ask.sentence.includes(`${share}%`) || ask.sentence.includes(`${share} %`);
  const parts = ask.uses.map(({ what, words, share }) =>
    what === null
      ? row([NOT_NAMED, `${share}%`], inference("pitch.raise", `100 − ${100 - share} = ${share}`))
      : row(
        [cell(what), `${share}%`],
        saidOrCorrected(state, "pitch.raise", words),
        ...(isTold(share) ? [] : [inference("pitch.raise", "its part of the sum, in per cent")]),
      )
  );
  return [...parts, ...whole];
}

function teamClaims(state: JourneyState): Claim[] {
  const sentences = sentencesOf(currentAnswer(state, "pitch.team"));
  if (sentences.length === 0) {
    return [claim("The team is not named yet.", assumption("write one line for each person, five minutes"))];
  }
  return sentences.slice(0, 5).map((sentence) =>
    claim(quoted(sentence), saidOrCorrected(state, "pitch.team", sentence))
  );
}

function nextRows(state: JourneyState, now: Date): Row[] {
  const launch = launchPlanOf(state, now);
  const bet = betOf(state, now);
  const goal = goalOf(state, now);
  const day = launch.lines.find((line) => line.phase === "at");
  return [
    ...(day && launch.isSaid ? [row([day.what, longDate(day.date)], ...day.marks)] : []),
    ...(bet?.date && bet.dateWords
      ? [
        row(
          [`the bet: ${cell(bet.metric, bet.text)}`, longDate(bet.date)],
          saidOrCorrected(state, "evolution.bet", bet.metric),
          saidOrCorrected(state, "evolution.bet", bet.dateWords),
        ),
      ]
      : []),
    ...(goal?.date && goal.dateWords
      ? [
        row(
          [cell(goal.words), longDate(goal.date)],
          saidOrCorrected(state, "goal.twelve_months", goal.words),
          saidOrCorrected(state, "goal.twelve_months", goal.dateWords),
        ),
      ]
      : []),
  ];
}

function riskRows(state: JourneyState, now: Date): Row[] {
  const objections = objectionsOf(state).flatMap(({ objection, answer }) =>
    answer === null ? [] : [row([`“${objection.quote}”`, cell(answer.quote)], objection.mark, answer.mark)]
  ).slice(0, 3);
  const bet = betOf(state, now);
  const wrong = bet?.flip
    ? [row(["the bet is lost", cell(bet.flip)], saidOrCorrected(state, "evolution.bet", bet.flip))]
    : [];
  return [...objections, ...wrong];
}

function choiceOf(state: JourneyState, ask: Ask | null): Choice | null {
  if (ask === null) return null;
  return {
    chosen: ask.raising ? "asking for money, in the open" : "going on without investors",
    rejected: ask.raising ? "growing only from what comes in" : "a round that would set its own dates",
    why: `in your words: ${cell(ask.sentence)}`,
    gives_up: ask.raising ? "a part of what you own" : "what a larger sum would make possible sooner",
    marks: [saidOrCorrected(state, "pitch.raise", ask.sentence)],
  };
}
