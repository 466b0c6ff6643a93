import type { Claim } from "../../../domain/claims.ts";
import { daysBetween, isoDay, longDate } from "../../../domain/days.ts";
import type { Facts } from "../../../domain/facts.ts";
import { TRADEOFF_IDS, TRADEOFFS } from "../../../domain/tradeoffs.ts";
import { inference, source } from "../../../ledger/marks.ts";
import { sumOf } from "../../../ledger/sums.ts";
import { claim, claimFrom, closed, markOf } from "../../../ledger/words.ts";
import type { Sum, UnknownPart } from "../../../strategy/leaves.ts";
import type { Material } from "../../../strategy/material.ts";
import type { StrategicSynthesis } from "../../../strategy/truth.ts";
import { wordCount } from "../../../text/sentences.ts";
import { openPoints, unknown } from "../open_points.ts";
import { firstHeadline, headlineOf, sentenceHeadline } from "../wording.ts";
import { reasonMark } from "./choice.ts";
import { leadingSentences, swapAgainst } from "./swap.ts";

const PLAYBACK_WORDS = 12;

/** Diagnosis, the founder's own sentence as the policy, the position, the trade-offs with their price, swap and bets. */
export function writeStrategicSynthesis(material: Material): StrategicSynthesis {
  const { facts } = material.sheet;
  const { truth, expression } = material.sentences;
  const only = facts.only_we === null ? null : claimFrom("", facts.only_we);
  return {
    headline: firstHeadline(
      [
        sentenceHeadline(truth),
        headlineOf("Only you", facts.only_we),
        headlineOf("", facts.offering),
        headlineOf("In the way", facts.obstacle),
      ],
      "No sentence has been chosen yet.",
      "choices.tradeoffs",
    ),
    diagnosis: facts.obstacle === null ? null : claimFrom("", facts.obstacle),
    policy: truth ?? null,
    actions: [],
    positioning: {
      alternatives: alternativesLine(facts),
      unique: only,
      value: null,
      best_fit: null,
      category: facts.offering === null ? null : claimFrom("", facts.offering),
    },
    statement: null,
    only_we: only,
    playback: expression !== undefined && wordCount(expression.text) <= PLAYBACK_WORDS ? expression : null,
    tradeoffs: tradeoffsOf(material),
    swap: swapOf(material),
    territories: [],
    bets: betsOf(facts),
    sums: betSums(facts, material.now),
    choice: null,
    unknowns: unknownsOf(material),
  };
}

/** The names alone: what is said of them stands beside the alternatives. */
function alternativesLine({ rivals, alternative }: Facts): Claim | null {
  if (rivals.length === 0) return alternative === null ? null : claimFrom("", alternative);
  return claim(closed(rivals.map(({ name }) => name).join(", ")), ...rivals.map(markOf));
}

function tradeoffsOf(material: Material): StrategicSynthesis["tradeoffs"] {
  return TRADEOFF_IDS.flatMap((id) => {
    const decision = material.decisions[id];
    if (decision === undefined) return [];
    const mark = reasonMark(material, id);
    return [{
      id,
      side: decision.side,
      chosen: TRADEOFFS[id][decision.side],
      rejected: TRADEOFFS[id][decision.side === "a" ? "b" : "a"],
      gives_up: TRADEOFFS[id].loss[decision.side],
      reason: mark === null ? null : claim(closed(`“${decision.reason}”`), mark),
    }];
  });
}

/** Each leading sentence beside each rival's page: whose nearest sentence says as much, and whose does not. */
function swapOf(material: Material): StrategicSynthesis["swap"] {
  return leadingSentences(material).flatMap((sentence) =>
    swapAgainst(material.pages, sentence.text).map(({ page, theirs, verdict }) => ({
      sentence,
      rival: page.label,
      verdict,
      theirs: theirs === null ? null : claim(closed(`“${theirs}”`), source(page, theirs)),
    }))
  );
}

function betsOf({ bet }: Facts): StrategicSynthesis["bets"] {
  return bet === null ? [] : [{
    claim: claim(closed(`“${bet.quote}”`), markOf(bet)),
    metric: bet.metric,
    target: bet.target,
    by: bet.by,
    reverses: bet.reverses === null ? null : claimFrom("", bet.reverses),
  }];
}

/** How long before or after the goal's own date the bet is judged: too late is told as too late. */
function betSums({ bet, goal }: Facts, now: Date): Sum[] {
  if (bet === null || goal === null || bet.by === null || goal.by === null || bet.by === goal.by) return [];
  const today = isoDay(now);
  const [toGoal, toBet] = [daysBetween(today, goal.by), daysBetween(today, bet.by)];
  if (toGoal <= 0 || toBet <= 0) return [];
  const isLate = toBet > toGoal;
  const [goalDay, betDay] = [longDate(goal.by), longDate(bet.by)];
  return [sumOf({
    operands: ["goal.by", "bet.by"],
    formula: isLate ? `${toBet} - ${toGoal}` : `${toGoal} - ${toBet}`,
    text: (days) =>
      isLate
        ? `The bet is judged on ${betDay}, ${days} days after the goal's own date, ${goalDay}: too late to change it.`
        : `The bet is judged on ${betDay}: ${days} days are left to the goal's date, ${goalDay}.`,
    marks: [
      markOf(bet),
      markOf(goal),
      inference(["goal.by", "bet.by"], `${today}: ${toGoal} and ${toBet} days`),
    ],
  })];
}

function unknownsOf(material: Material): UnknownPart[] {
  const { facts } = material.sheet;
  const open = TRADEOFF_IDS.filter((id) => material.decisions[id] === undefined);
  const sides = open.map((id) => `${TRADEOFFS[id].a} or ${TRADEOFFS[id].b}`.toLowerCase()).join("; ");
  const missing: [boolean, UnknownPart][] = [
    [
      facts.offering === null,
      unknown(
        "What do you do, in one sentence?",
        "say it to somebody who has never heard of it",
        "offering.what",
      ),
    ],
    [
      facts.only_we === null,
      unknown("What would a rival refuse to do?", "ask a customer why not the other one", "difference.only"),
    ],
    [
      material.sentences.truth === undefined,
      unknown("Which one sentence would you sign?", "pick or write it at the read-back", null),
    ],
    [
      open.length > 0,
      unknown(
        `Trade-offs still open: ${sides}.`,
        "name the side that you would give up",
        "choices.tradeoffs",
      ),
    ],
    [
      facts.bet === null,
      unknown(
        "Which number by which date would change your mind?",
        "write down one number and one date",
        "evolution.bet",
      ),
    ],
  ];
  return [
    ...openPoints(material, {
      facts: ["offering", "only_we"],
      fields: ["offering.what", "difference.only", "choices.tradeoffs"],
    }),
    ...missing.flatMap(([isMissing, point]) => isMissing ? [point] : []),
  ];
}
