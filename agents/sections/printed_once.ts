import { lettersIn } from "../text/letters.ts";
import type { Claim } from "../domain/claims.ts";
import type { CustomerJourney, RetentionApproach } from "../strategy/evolution.ts";
import type { Strategy } from "../strategy/strategy.ts";

/**
 * The strategy as it is printed: what stands in several parts stands on the page where a reader looks for it, and on no
 * other. A bet stands where it is decided, a step and a goal on the roadmap, the moment in the launch plan, the obstacle
 * with the market.
 */
export function printedOnce(strategy: Strategy): Strategy {
  const { market_analysis, strategic_synthesis, launch_tactics, evolution_milestones } = strategy;
  const { customer_journey, growth_strategy, retention_approach } = strategy;
  const { bets } = strategic_synthesis;
  const isBet = (claim: Claim, day: string | null) =>
    bets.some((bet) => bet.by === day && isToldBy(claim, bet.claim));
  const isMilestone = (claim: Claim) =>
    evolution_milestones.milestones.some(({ what }) => what.text === claim.text);
  const plan = launch_tactics.plan.filter(({ step, stage, on }) =>
    !isBet(step, on) && (stage === "at" || !isMilestone(step))
  );
  const milestones = evolution_milestones.milestones.filter(({ what, by }) =>
    !isBet(what, by) && !plan.some(({ step }) => step.text === what.text)
  );
  const isObstacle = market_analysis.obstacle !== null && strategic_synthesis.diagnosis !== null &&
    isToldBy(strategic_synthesis.diagnosis, market_analysis.obstacle);
  return {
    ...strategy,
    strategic_synthesis: {
      ...strategic_synthesis,
      diagnosis: isObstacle ? null : strategic_synthesis.diagnosis,
      actions: strategic_synthesis.actions.filter(({ what }) => !isMilestone(what)),
    },
    launch_tactics: { ...launch_tactics, plan },
    customer_journey: { ...customer_journey, stages: stagesLeft(customer_journey, retention_approach) },
    growth_strategy: {
      ...growth_strategy,
      prices: customer_journey.stages.some(({ stage }) => stage === "buy") ? [] : growth_strategy.prices,
      goal: isToldBy(growth_strategy.goal, growth_strategy.headline) ? null : growth_strategy.goal,
    },
    evolution_milestones: {
      ...evolution_milestones,
      milestones,
      gates: evolution_milestones.gates.filter((gate) => !bets.some((bet) => isGateOf(gate, bet))),
    },
  };
}

/** Who they weigh stands with the alternatives, and where they go quiet where they are kept: unless more is said of it. */
function stagesLeft({ stages }: CustomerJourney, { quiet }: RetentionApproach): CustomerJourney["stages"] {
  return stages.filter(({ stage, said, ...more }) =>
    Object.values(more).some((each) => each !== null) ||
    (stage !== "evaluate" && !(quiet !== null && isToldBy(said, quiet)))
  );
}

/** True for a gate of a bet's day and ground of which the bet tells all: the sentence, and what is done if it is lost. */
function isGateOf(
  { gate, on, if_lost }: Strategy["evolution_milestones"]["gates"][number],
  { claim, by, reverses }: Strategy["strategic_synthesis"]["bets"][number],
): boolean {
  const isLossTold = if_lost === null || isToldBy(if_lost, claim) ||
    (reverses !== null && isToldBy(if_lost, reverses));
  const isTold = isInTheirWords(gate) || /^[\d.,]+[%％]?(?:\s|$)/u.test(gate.text);
  return on === by && isLossTold && isTold && restsOnSame(gate, claim);
}

/** True for a sentence that only tells the founder's words over again which another one rests on; prose of its own stays. */
function isToldBy(sentence: Claim | null, other: Claim): boolean {
  return sentence !== null && isInTheirWords(sentence) && restsOnSame(sentence, other);
}

function isInTheirWords({ text, marks }: Claim): boolean {
  const told = lettersIn(text);
  return /“[^”]+”/u.test(text) ||
    marks.some((mark) =>
      mark.kind === "said" && (lettersIn(mark.quote).includes(told) || told.includes(lettersIn(mark.quote)))
    );
}

/** True for two claims of which one rests on the founder's words of the other. */
function restsOnSame(one: Claim, other: Claim): boolean {
  const quotes = new Set(one.marks.flatMap((mark) => mark.kind === "said" ? [mark.quote] : []));
  return other.marks.some((mark) => mark.kind === "said" && quotes.has(mark.quote));
}
