import { setImmediate } from "node:timers/promises";
import { ModelFailure } from "./model/model.ts";
import type { JourneyState } from "./domain/journey.ts";
import { dossierTokensFor } from "./author/model/dossier.ts";
import { writingGround } from "./author/model/ground.ts";
import { standingOf } from "./author/model/parts/resting.ts";
import type { Mind } from "./author/model/steps/ask.ts";
import { type Due, planOf, type WritingStep } from "./author/model/steps/plan.ts";
import { takeStep } from "./author/model/steps/take_step.ts";
import { materialOf } from "./interview/strategy_material.ts";
import type { WrittenStrategy } from "./strategy/written.ts";

/** What a step of the writing may take: the journey as it is now, and what is stored. */
export interface WritingGiven {
  state: JourneyState;
  stages: Due["stages"];
  written: WrittenStrategy;
  now: Date;
}

/** Thinks and writes with a model, and keeps nothing. */
export interface StrategyWriter {
  /** Every step of what may be written by now, done or not, in order. */
  plan(given: WritingGiven): WritingStep[];
  /**
   * What a step makes of what was written. Throws ModelFailure where the model brought nothing. Steps may go side by side:
   * `withStep` puts what each brought into what is stored by then.
   */
  write(step: WritingStep, given: WritingGiven, mind: Mind): Promise<WrittenStrategy>;
}

/** A writer that keeps its dossier within the context of the model that it asks. */
export function newStrategyWriter(): StrategyWriter {
  return {
    plan({ state, stages, written, now }) {
      const standing = standingOf(state, materialOf(state, now).sheet);
      return planOf(written, { stages, isComplete: state.phase === "complete", standing });
    },
    async write(step, { state, written, now }, mind) {
      const tokens = dossierTokensFor(mind.model.contextTokens ?? null);
      const material = materialOf(state, now);
      // Whoever waits for the server goes before a job: what it works out in one go takes some 20 ms each.
      await setImmediate();
      const ground = writingGround(state, material, tokens);
      await setImmediate();
      const { written: next, failure } = await takeStep(step, { written, ground, mind });
      if (failure instanceof ModelFailure) throw failure;
      return next;
    },
  };
}
