import type { Section } from "../domain/anchors.ts";
import type { JourneyState } from "../domain/journey.ts";
import { plainSection } from "./plain.ts";

/** The pitch deck's three sections: what was said, in order. */
export function writePitch(state: JourneyState, _now: Date): Section[] {
  return [
    plainSection(state, {
      id: "pitch_story",
      fields: ["offering.what", "identity.why"],
      question: "Who is the deck for?",
    }),
    plainSection(state, {
      id: "pitch_evidence",
      fields: ["pitch.traction", "pitch.team"],
      question: "Which number would a sceptic ask for?",
    }),
    plainSection(state, { id: "pitch_ask", fields: ["pitch.raise"], question: "What do you ask for?" }),
  ];
}
