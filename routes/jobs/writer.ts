import type { FoundationAnchor } from "../../agents/domain/anchors.ts";
import type { JourneyState } from "../../agents/domain/journey.ts";
import type { WritingStages } from "../../agents/interview/writing_due.ts";
import type { Asked, Model } from "../../agents/model/model.ts";
import type { WrittenStrategy } from "../../agents/strategy/written.ts";

/** What a step may take. */
export interface WritingGround {
  state: JourneyState;
  stages: WritingStages;
  written: WrittenStrategy;
  now: Date;
}

/** A step of the writing: what is stored at once, so that a crash loses no more than one. */
export interface WritingStep {
  /** The same for the same step, whatever else was written. */
  id: string;
  /** Null for what goes across the anchors: deck, thirty days, last edit. */
  anchor: FoundationAnchor | null;
  /** True where what it brings stands already and rests on nothing that was changed since. */
  isDone: boolean;
}

/** Thinks and writes with a model, and keeps nothing. */
export interface StrategyWriter {
  /** Every step of what may be written by now, done or not, in their order. */
  plan(ground: WritingGround): WritingStep[];
  /** What is written once the step is done. Throws ModelFailure where the model brought nothing. */
  write(
    step: WritingStep,
    ground: WritingGround,
    mind: { model: Model; asked: Asked },
  ): Promise<WrittenStrategy>;
}
