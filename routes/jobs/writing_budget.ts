import type { JourneyState } from "../../agents/domain/journey.ts";
import type { Usage } from "../../agents/domain/usage.ts";
import { correctingTurns } from "../../agents/interview/writing_due.ts";
import type { Budget } from "../../agents/model/model.ts";

/** What the writing of one foundation may ask of a model. */
export interface WritingLimits {
  calls: number;
  promptTokens: number;
}

export interface WritingBudget extends Budget {
  /** True once a call did not fit any more. */
  isSpent(): boolean;
}

/**
 * What a correction may cost beyond the first writing, its insights thought once more and its parts written again, and what is
 * added when the founder asks for more.
 */
const SHARE_OF_A_CHANGE = 1 / 3;

/** What is left for a foundation: each turn that corrected something, and each asking for more, adds a third. */
export function budgetOf(
  limits: WritingLimits,
  { state, used, extended }: { state: JourneyState; used: Usage; extended: number },
): WritingBudget {
  const share = 1 + SHARE_OF_A_CHANGE * (correctingTurns(state) + extended);
  let calls = Math.ceil(limits.calls * share) - used.calls;
  let promptTokens = Math.ceil(limits.promptTokens * share) - used.promptTokens;
  let spent = calls < 1 || promptTokens < 1;
  return {
    take(tokens) {
      if (calls < 1 || tokens > promptTokens) spent = true;
      if (spent) return false;
      calls -= 1;
      promptTokens -= tokens;
      return true;
    },
    timeLeft: () => Infinity,
    isSpent: () => spent,
  };
}
