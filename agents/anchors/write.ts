import { type Anchor, ANCHOR_AGENTS, type AnchorType, type Section } from "../domain/anchors.ts";
import type { JourneyState } from "../domain/journey.ts";
import { writeAttention } from "./attention.ts";
import { writeEvolution } from "./evolution.ts";
import { writeExpression } from "./expression.ts";
import { writePitch } from "./pitch.ts";
import { writeTruth } from "./truth.ts";

const WRITERS: Record<AnchorType, (state: JourneyState, now: Date) => Section[]> = {
  truth: writeTruth,
  expression: writeExpression,
  attention: writeAttention,
  evolution: writeEvolution,
  pitchDeck: writePitch,
};

/** An anchor as the built-in strategist writes it: every section, however little was said. Never fails. */
export function writeAnchor(type: AnchorType, state: JourneyState, now: Date): Anchor {
  return anchorOf(type, state, { now, sections: WRITERS[type](state, now) });
}

/** An anchor around its sections: completed once its read-back was accepted, the deck with the journey. */
export function anchorOf(
  type: AnchorType,
  state: JourneyState,
  { now, sections }: { now: Date; sections: Section[] },
): Anchor {
  const readBack = type === "pitchDeck" ? undefined : state.readBacks[type];
  const isDone = type === "pitchDeck" ? state.phase === "complete" : readBack?.accepted === true;
  return {
    type,
    agent: ANCHOR_AGENTS[type],
    status: isDone ? "completed" : "in_progress",
    sentence: readBack?.sentence ?? null,
    sections,
    written_at: now.toISOString(),
  };
}
