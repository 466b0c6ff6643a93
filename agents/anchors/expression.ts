import type { Section } from "../domain/anchors.ts";
import type { JourneyState } from "../domain/journey.ts";
import { plainSection } from "./plain.ts";

/** The Expression anchor's four sections, by rules and the founder's own words. */
export function writeExpression(state: JourneyState, _now: Date): Section[] {
  return [
    plainSection(state, {
      id: "brand_identity",
      fields: ["identity.why", "identity.values"],
      question: "What do you refuse?",
    }),
    plainSection(state, {
      id: "voice_guidelines",
      fields: ["voice.sample"],
      question: "What did you last write to a customer?",
    }),
    plainSection(state, {
      id: "visual_direction",
      fields: ["visual.colours"],
      question: "Which colours are yours?",
    }),
    plainSection(state, {
      id: "strategic_messaging",
      fields: ["messaging.objections", "proof.best"],
      question: "What do they say before they say no?",
    }),
  ];
}
