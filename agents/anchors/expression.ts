import type { Section } from "../domain/anchors.ts";
import type { JourneyState } from "../domain/journey.ts";
import { brandIdentity } from "./expression/brand_identity.ts";
import { strategicMessaging } from "./expression/strategic_messaging.ts";
import { visualDirection } from "./expression/visual_direction.ts";
import { voiceGuidelines } from "./expression/voice_guidelines.ts";

/** The Expression anchor's four sections, by rules and the founder's own words. */
export function writeExpression(state: JourneyState, now: Date): Section[] {
  return [
    brandIdentity(state, now),
    voiceGuidelines(state),
    visualDirection(state),
    strategicMessaging(state),
  ];
}
