import type { Section } from "../domain/anchors.ts";
import type { JourneyState } from "../domain/journey.ts";
import { plainSection } from "./plain.ts";

/** The Evolution anchor's four sections: what was said, in order. */
export function writeEvolution(state: JourneyState, _now: Date): Section[] {
  return [
    plainSection(state, {
      id: "customer_journey",
      fields: ["journey.quiet"],
      question: "Where in the first 30 days do they go quiet?",
    }),
    plainSection(state, {
      id: "growth_strategy",
      fields: ["growth.numbers", "revenue.model", "goal.twelve_months"],
      question: "What do you measure today?",
    }),
    plainSection(state, {
      id: "retention_approach",
      fields: ["journey.quiet", "pitch.traction"],
      question: "Why did the last one leave?",
    }),
    plainSection(state, {
      id: "evolution_milestones",
      fields: ["evolution.next", "evolution.bet"],
      question: "What would change your mind?",
    }),
  ];
}
