import { wordsOfBet } from "../../../facts/bet_words.ts";
import type { Claim } from "../../../domain/claims.ts";
import { daysBetween, isoDay, longDate } from "../../../domain/days.ts";
import type { MeasureFact } from "../../../domain/facts.ts";
import { plainNumber, sumOf } from "../../../ledger/sums.ts";
import { betNumber } from "../attention/launch_plan.ts";
import { claim, claimFrom, markOf } from "../../../ledger/words.ts";
import { amountText, isPercent, marksOfFacts, operand } from "../../../plan/amounts.ts";
import { weeksBetween } from "../../../plan/spans_of_time.ts";
import { stepsOf } from "../../../plan/steps.ts";
import type { EvolutionMilestones } from "../../../strategy/evolution.ts";
import type { Sum, UnknownPart } from "../../../strategy/leaves.ts";
import type { Material } from "../../../strategy/material.ts";
import { stemsIn } from "../../../text/words.ts";
import { openPoints, unknown } from "../open_points.ts";
import { firstHeadline, headlineOf, sentenceHeadline } from "../wording.ts";
import { milestonesOf } from "./milestones.ts";

/** The founder's own steps and days in order, with the bet as the gate between them. */
export function writeEvolutionMilestones(material: Material): EvolutionMilestones {
  const { bet, goal } = material.sheet.facts;
  const toGoal = betToGoalSum(material);
  const isLate = bet?.by && goal?.by ? bet.by > goal.by : false;
  const gap = betGapSum(material);
  const sums = (isLate ? [toGoal, gap] : [gap, toGoal]).filter((sum) => sum !== null);
  return {
    headline: firstHeadline(
      [
        chosenHeadline(material),
        isLate ? toGoal : gap,
        headlineOf("First", stepsOf(material)[0]?.fact ?? null),
        toGoal,
      ],
      "What comes next is not said yet.",
      "evolution.next",
    ),
    choice: null,
    milestones: milestonesOf(material),
    gates: bet === null ? [] : [{
      gate: bet.metric !== null && bet.target !== null
        ? claim(betNumber(bet), markOf(bet))
        : claimFrom("", { ...bet, text: wordsOfBet(bet) }),
      on: bet.by,
      if_lost: bet.reverses === null ? null : claimFrom("", bet.reverses),
    }],
    stretch: { may: [], never: [] },
    review: [],
    sums,
    unknowns: [
      ...missing(material),
      ...openPoints(material, {
        facts: ["next", "bet"],
        fields: ["evolution.next", "evolution.bet"],
      }),
    ],
  };
}

/** The sentence that was chosen, unless it says where customers go quiet: that heads the page of how they are kept. */
function chosenHeadline({ sentences: { evolution } }: Material): Claim | null {
  const isQuiet = evolution?.marks.some((mark) => mark.kind === "said" && mark.field === "journey.quiet");
  return isQuiet === true ? null : sentenceHeadline(evolution);
}

/**
 * From today's number to the bet's, where the bet's metric is a share or bears the very name of what is measured. A count
 * that is lower than today's is one of a part: "if the new shop has not 60 a month", where all together have 140.
 */
function betGapSum({ sheet, now }: Material): Sum | null {
  const { bet, measured, traction } = sheet.facts;
  if (bet?.target == null || bet.by === null || bet.metric === null) return null;
  const { target, by, metric, quote } = bet;
  const weeks = weeksBetween(isoDay(now), by);
  const known = [
    ...measured.map((fact, at) => ({ fact, id: `measured.${at}` })),
    ...traction.map((fact, at) => ({ fact, id: `traction.${at}` })),
  ].find(({ fact }) => isMeasureOf(fact, metric, /%|percent/u.test(`${metric} ${quote}`)));
  if (known === undefined || weeks === 0 || known.fact.value === target) return null;
  const { fact, id } = known;
  if (!isPercent(fact.unit) && target < fact.value) return null;
  return sumOf({
    operands: ["bet.target", id, "bet.by"],
    formula: `${operand(Math.max(fact.value, target))} − ${operand(Math.min(fact.value, target))}`,
    text: (value) =>
      `${fact.name}: from ${plainNumber(fact.value)} to ${amountText(target, fact.unit)}, ${
        plainNumber(value)
      }${isPercent(fact.unit) ? " points" : ""} in ${weeks} weeks.`,
    marks: marksOfFacts(bet, fact),
  });
}

function isMeasureOf({ name, unit }: MeasureFact, metric: string, isShare: boolean): boolean {
  if (name.toLowerCase() === metric.toLowerCase()) return true;
  const own = stemsIn(name);
  const wanted = stemsIn(metric);
  return isShare && isPercent(unit) && own.size > 0 && own.size === wanted.size &&
    [...own].every((each) => wanted.has(each));
}

function betToGoalSum({ sheet }: Material): Sum | null {
  const { bet, goal } = sheet.facts;
  if (!bet?.by || !goal?.by) return null;
  const days = daysBetween(bet.by, goal.by);
  const goalDay = longDate(goal.by);
  return Math.abs(days) < 7 ? null : sumOf({
    operands: ["bet.by", "goal.by"],
    formula: `${Math.abs(days)} ÷ 7`,
    text: (value) =>
      days > 0
        ? `After the bet, ${Math.floor(value)} weeks are left until ${goalDay}.`
        : `The bet is decided ${Math.floor(value)} weeks after the goal is due on ${goalDay}.`,
    marks: marksOfFacts(bet, goal),
  });
}

function missing(material: Material): UnknownPart[] {
  const { next, bet } = material.sheet.facts;
  const early = stepsOf(material).filter(({ isTooEarly }) => isTooEarly);
  return [
    ...(next.length === 0
      ? [unknown("What comes next, and what does not?", "name one step and one refusal", "evolution.next")]
      : []),
    ...(bet === null
      ? [
        unknown(
          "Which number by which date would change your mind?",
          "name one you already count",
          "evolution.bet",
        ),
      ]
      : []),
    ...(bet !== null && bet.by === null
      ? [unknown("On which day is the bet decided?", "put it in the diary", "evolution.bet")]
      : []),
    ...early.map(({ fact }) => ({
      what: "This step is dated before the bet that it waits for: which moves?",
      options: [
        claimFrom("", fact),
        ...(bet === null ? [] : [claimFrom("", { ...bet, text: wordsOfBet(bet) })]),
      ],
      test: "move one of the two dates",
      field: "evolution.next",
    })),
  ];
}
