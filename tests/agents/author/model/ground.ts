import type { JourneyState } from "../../../../agents/domain/journey.ts";
import { type WritingGround, writingGround } from "../../../../agents/author/model/ground.ts";
import type { Due } from "../../../../agents/author/model/steps/plan.ts";
import { materialOf } from "../../../../agents/interview/strategy_material.ts";
import { caseState, NOW } from "../../../helpers/case_state.ts";

/** What the steps of a journey's writing take at a moment, and all that is due of a finished one. */
export function groundAt(state: JourneyState, now = NOW): { ground: WritingGround; due: Due } {
  const ground = writingGround(state, materialOf(state, now));
  const stages = { truth: "ended", expression: "ended", attention: "ended", evolution: "ended" } as const;
  return { ground, due: { stages, isComplete: true, standing: ground.standing } };
}

/** The same of the founder of Tidewatch, once everything was said. */
export function tidewatchGround(): { ground: WritingGround; due: Due } {
  return groundAt(caseState("tidewatch"));
}
