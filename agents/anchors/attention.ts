import type { Section } from "../domain/anchors.ts";
import type { JourneyState } from "../domain/journey.ts";
import { writeAudienceConnection } from "./attention/audience_connection.ts";
import { writeChannelStrategy } from "./attention/channel_strategy.ts";
import { writeContentApproach } from "./attention/content_approach.ts";
import { writeLaunchTactics } from "./attention/launch_tactics.ts";

/** The four sections of the Attention Anchor, as the built-in strategist writes them from the founder's words. */
export function writeAttention(state: JourneyState, now: Date): Section[] {
  return [
    writeChannelStrategy(state, now),
    writeContentApproach(state, now),
    writeAudienceConnection(state, now),
    writeLaunchTactics(state, now),
  ];
}
