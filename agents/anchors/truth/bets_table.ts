import type { Block, Row } from "../../domain/anchors.ts";
import { longDate } from "../../domain/days.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { inference } from "../../text/text.ts";
import { formatNumber } from "../../text/quantities.ts";
import { type Bet, betOf } from "../evolution/bet.ts";
import { type Pace, paceOf } from "../evolution/pace.ts";
import { bestSaid, sentencesSaid } from "../words/answers.ts";
import { saidOrCorrected } from "../words/current_answer.ts";
import { cell, NEEDS_NUMBER, row, table } from "../section.ts";

/** What the strategy stakes: the founder's own bet, and the goal's count on the day that bet is judged. */
export function betsTable(state: JourneyState, now: Date): Block | null {
  const bet = betOf(state, now);
  const rows = [
    bet === null ? null : ownBet(state, bet),
    goalsBet(state, { bet, pace: paceOf(state, now), now }),
  ]
    .filter((each) => each !== null);
  return rows.length === 0
    ? null
    : table(["bet", "target", "judged on", "what changes your mind"], rows, "Bets");
}

function ownBet(state: JourneyState, bet: Bet): Row | null {
  const words = sentencesSaid(state, "evolution.bet").find(({ quote }) => quote.includes(bet.metric)) ??
    bestSaid(state, "evolution.bet", 26);
  if (words === null) return null;
  const flip = sentencesSaid(state, "evolution.bet").find(({ quote }) =>
    bet.flip !== null && quote.includes(bet.flip)
  );
  return row(
    [
      cell(bet.metric, bet.text),
      bet.targetText ?? NEEDS_NUMBER,
      bet.date === null ? "no date said" : longDate(bet.date),
      flip === undefined || bet.flip === null ? "not said" : cell(bet.flip),
    ],
    words.mark,
    ...(flip === undefined ? [] : [flip.mark]),
  );
}

const DAYS_A_MONTH = 30.4;
const DAY_MS = 86_400_000;

/** Where the goal's count must stand on the day of the bet, and the count at which its date moves. */
function goalsBet(
  state: JourneyState,
  { bet, pace, now }: { bet: Bet | null; pace: Pace | null; now: Date },
): Row | null {
  if (!pace?.today || !pace.goal.date || !bet?.date) return null;
  const months = (Date.parse(bet.date) - now.getTime()) / DAY_MS / DAYS_A_MONTH;
  const { goal, current, today, needed } = pace;
  if (months < 1 || bet.date >= pace.goal.date || needed <= today.perMonth) return null;
  const wanted = Math.round(current.value + needed * months);
  const least = Math.floor(current.value + today.perMonth * months);
  if (wanted <= least) return null;
  const span = formatNumber(Math.round(months * 10) / 10);
  return row(
    [
      `the way to the goal: ${cell(goal.words)}`,
      formatNumber(wanted),
      longDate(bet.date),
      `${formatNumber(least)} or fewer: the goal or its date moves`,
    ],
    saidOrCorrected(state, "goal.twelve_months", goal.words),
    inference(
      [current.field, "goal.twelve_months"],
      `${current.value} + ${needed} × ${span} months = ${wanted}; at today's ${today.perMonth} a month ${least}`,
    ),
  );
}
