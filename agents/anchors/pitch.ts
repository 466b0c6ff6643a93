import type { Section } from "../domain/anchors.ts";
import type { JourneyState } from "../domain/journey.ts";
import { writePitchAsk } from "./pitch/pitch_ask.ts";
import { writePitchEvidence } from "./pitch/pitch_evidence.ts";
import { writePitchStory } from "./pitch/pitch_story.ts";

/** The three sections of the pitch deck, as the built-in strategist writes them from the founder's words. */
export function writePitch(state: JourneyState, now: Date): Section[] {
  return [writePitchStory(state), writePitchEvidence(state, now), writePitchAsk(state, now)];
}
