import type { Choice, Row, Section } from "../../domain/anchors.ts";
import type { Claim } from "../../domain/claims.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { assumption, inference, saidReason } from "../../text/text.ts";
import { saidOrCorrected } from "../words/current_answer.ts";
import { addDays, isoDay, longDate } from "../../domain/days.ts";
import { opening } from "../words/opening.ts";
import { buildSection, cell, claim, figure, fitting, list, quoted, row, table } from "../section.ts";
import { type Bet, betOf } from "./bet.ts";
import { neverSteps, nextSteps } from "./order.ts";
import { type Milestone, milestonesOf } from "./milestones.ts";

/** Now, next and later with the evidence that each is done, the bet's gates, and what is not stretched to. */
export function writeEvolutionMilestones(state: JourneyState, now: Date): Section {
  const milestones = milestonesOf(state, now);
  const bet = betOf(state, now);
  return buildSection({
    id: "evolution_milestones",
    headline: headlineOf(state, bet),
    blocks: [
      table(["lane", "line", "owner", "date", "done when", "needs · risk"], milestones.map(milestoneRow)),
      figure(
        "Now, next, later",
        {
          kind: "lanes",
          lanes: (["now", "next", "later"] as const).map((lane) => ({
            name: lane,
            items: milestones.filter((each) => each.lane === lane).map((each) => each.short),
          })),
        },
        inference(["evolution.next", "evolution.bet", "launch.moment"]),
      ),
      table(["at the bet's date", "then"], bet ? gates(state, bet) : []),
      list(stretchClaims(state), "May stretch to, and not to"),
      list(reviewClaims(now), "Quarterly review"),
    ],
    choice: choiceOf(state),
    deductions: [
      ...(bet ? [] : ["there is no bet"]),
      ...(bet && bet.date === null ? ["the bet has no date"] : []),
      ...(bet && bet.target === null ? ["the bet has no target"] : []),
      ...(bet && bet.flip === null ? ["nothing is named that would change your mind"] : []),
    ],
    raisedBy: bet?.date ? "the number at the bet's date" : "a bet with a number and a date",
    openQuestions: [
      bet?.target === null || bet === null
        ? "Which number, by which date, would show that you are right?"
        : "Which number do you need to see halfway to the bet's date?",
    ],
  });
}

function headlineOf(state: JourneyState, bet: Bet | null): Claim {
  const sentence = state.readBacks.evolution?.accepted ? state.readBacks.evolution.sentence : null;
  const [next] = nextSteps(state);
  if (bet?.target && bet.date && bet.dateWords && bet.targetWords) {
    const text = `Nothing larger begins before the bet is judged: ${bet.targetText} by ${
      longDate(bet.date)
    }.`;
    return claim(
      fitting(text),
      saidOrCorrected(state, "evolution.bet", bet.targetWords),
      saidOrCorrected(state, "evolution.bet", bet.dateWords),
    );
  }
  if (next) {
    return claim(
      fitting(
        `First things first, in your words: ${quoted(next)}`,
        "One thing comes first, and the others wait for it.",
      ),
      saidOrCorrected(state, "evolution.next", next),
      ...(sentence?.marks ?? []),
    );
  }
  return claim(
    "No bet and no next step are named yet, so only ninety days are planned.",
    assumption("write one number and one date on a card, five minutes"),
  );
}

function milestoneRow({ lane, line, owner, date, done, needs, marks }: Milestone): Row {
  return row([lane, line, owner, date, done, needs], ...marks);
}

function gates(state: JourneyState, bet: Bet): Row[] {
  const { target, targetText, flip, flipAt, flipText, fewerIsBetter, targetWords } = bet;
  const reached = fewerIsBetter ? "or fewer" : "or more";
  const rows: Row[] = [];
  if (target !== null && targetWords !== null) {
    rows.push(row(
      [`${targetText} ${reached}`, "the same again, and the next step of the order may begin"],
      saidOrCorrected(state, "evolution.bet", targetWords),
      inference("evolution.next", "the consequence is ours"),
    ));
  }
  if (target !== null && flipAt !== null && flipAt !== target) {
    const [low, high] = target < flipAt ? [targetText, flipText] : [flipText, targetText];
    rows.push(row(
      [
        `between ${low} and ${high}`,
        "half the hours go on, the other half to the first test",
      ],
      inference("evolution.bet", "the middle band is ours"),
    ));
  }
  if (flip !== null) {
    rows.push(
      row(["what would change your mind", cell(flip)], saidOrCorrected(state, "evolution.bet", flip)),
    );
  }
  if (bet.earlier !== null) {
    rows.push(
      row(
        ["before the date", cell(bet.earlier, bet.text)],
        saidOrCorrected(state, "evolution.bet", bet.earlier),
      ),
    );
  }
  return rows;
}

function stretchClaims(state: JourneyState): Claim[] {
  const refusals = neverSteps(state);
  const may = nextSteps(state).at(-1);
  const never = opening(state, "customer.not_for", 16);
  return [
    ...(may ? [claim(`May stretch to: ${quoted(may)}`, saidOrCorrected(state, "evolution.next", may))] : []),
    ...refusals.slice(0, 2).map((sentence) =>
      claim(`Will not stretch to: ${quoted(sentence)}`, saidOrCorrected(state, "evolution.next", sentence))
    ),
    ...(never
      ? [claim("And not to those you turn away, as the consumer insights name them.", never.mark)]
      : []),
  ];
}

const AGENDA = "the bet's number, the quiet days, hours and money against the plan, one refusal that hurt";

function reviewClaims(now: Date): Claim[] {
  const dates = quarterEnds(now).map(longDate).join(", ");
  return [
    claim(`Dates: ${dates}.`, inference("evolution.bet", "the last days of the next four quarters")),
    claim(`Agenda: ${AGENDA}.`, inference(["evolution.bet", "journey.quiet", "channels.capacity"])),
  ];
}

/** The last days of the four quarters after `now`; a quarter that ends within six weeks is left to the next. */
function quarterEnds(now: Date): string[] {
  const first = addDays(isoDay(now), 42);
  const ends = [0, 1, 2, 3, 4, 5].map((ahead) => {
    const quarter = Math.floor(now.getUTCMonth() / 3) + ahead;
    return isoDay(new Date(Date.UTC(now.getUTCFullYear(), quarter * 3 + 3, 0)));
  });
  return ends.filter((end) => end >= first).slice(0, 4);
}

function choiceOf(state: JourneyState): Choice | null {
  const [first] = nextSteps(state);
  if (first === undefined) return null;
  const [refused] = neverSteps(state);
  const reason = saidReason(state, "explore_exploit");
  return {
    chosen: "one after the other, in the order you named",
    rejected: refused ? "what you will not stretch to" : "two steps at once",
    why: reason?.kind === "said" ? `your own reason: ${cell(reason.quote)}` : "each step pays for the next",
    gives_up: "being first with what waits",
    marks: [
      saidOrCorrected(state, "evolution.next", first),
      ...(refused ? [saidOrCorrected(state, "evolution.next", refused)] : []),
      ...(reason === null ? [] : [reason]),
    ],
  };
}
