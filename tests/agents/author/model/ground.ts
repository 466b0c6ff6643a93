import type { JourneyState } from "../../../../agents/domain/journey.ts";
import type { Dossier } from "../../../../agents/author/model/dossier.ts";
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

/** The id of the first sentence, said or read, with these words. */
export function idOf(words: string, { dossier }: { dossier: Dossier }): string {
  const id = dossier.ids.find((each) => /^[AP]/.test(each) && dossier.sentenceOf(each)?.includes(words));
  if (id === undefined) throw new Error(`No sentence has "${words}"`);
  return id;
}

/** Two claims about the boards of marinas that cite the founder of Tidewatch: one that stands, and one whose number nobody told. */
export function boardClaims(ground: WritingGround) {
  const ids = [idOf("nobody's job gets better", ground)];
  return {
    boards: { text: "A board that votes yes gives nobody at the table less to do.", ids },
    foreign: { text: "A board of 71 members has never voted yes.", ids },
  };
}
