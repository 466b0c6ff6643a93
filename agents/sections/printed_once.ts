import type { Claim } from "../domain/claims.ts";
import type { Strategy } from "../strategy/strategy.ts";

/**
 * The strategy as it is printed: what stands in several parts stands on the page where a reader looks for it, and on no
 * other. A bet stands where it is decided, a step and a goal on the roadmap, the moment in the launch plan, the obstacle
 * with the market.
 */
export function printedOnce(strategy: Strategy): Strategy {
  const { market_analysis, strategic_synthesis, launch_tactics, evolution_milestones } = strategy;
  const { bets } = strategic_synthesis;
  const isBet = (claim: Claim, day: string | null) =>
    bets.some((bet) => bet.by === day && restsOnSame(bet.claim, claim));
  const isMilestone = (claim: Claim) =>
    evolution_milestones.milestones.some(({ what }) => what.text === claim.text);
  const plan = launch_tactics.plan.filter(({ step, stage, on }) =>
    !isBet(step, on) && (stage === "at" || !isMilestone(step))
  );
  const milestones = evolution_milestones.milestones.filter(({ what, by }) =>
    !isBet(what, by) && !plan.some(({ step }) => step.text === what.text)
  );
  const isObstacle = market_analysis.obstacle !== null && strategic_synthesis.diagnosis !== null &&
    restsOnSame(market_analysis.obstacle, strategic_synthesis.diagnosis);
  return {
    ...strategy,
    strategic_synthesis: {
      ...strategic_synthesis,
      diagnosis: isObstacle ? null : strategic_synthesis.diagnosis,
      actions: strategic_synthesis.actions.filter(({ what }) => !isMilestone(what)),
    },
    launch_tactics: { ...launch_tactics, plan },
    evolution_milestones: {
      ...evolution_milestones,
      milestones,
      gates: evolution_milestones.gates.filter(({ gate, on }) => !isBet(gate, on)),
    },
  };
}

/** True for two claims of which one rests on the founder's words of the other. */
function restsOnSame(one: Claim, other: Claim): boolean {
  const quotes = new Set(one.marks.flatMap((mark) => mark.kind === "said" ? [mark.quote] : []));
  return other.marks.some((mark) => mark.kind === "said" && quotes.has(mark.quote));
}
