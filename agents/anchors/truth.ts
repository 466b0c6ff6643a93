import type { Section } from "../domain/anchors.ts";
import type { JourneyState } from "../domain/journey.ts";
import { plainSection } from "./plain.ts";

/** The Truth anchor's four sections, by rules and the founder's own words. */
export function writeTruth(state: JourneyState, _now: Date): Section[] {
  return [
    plainSection(state, {
      id: "market_analysis",
      fields: ["market.obstacle", "market.rivals", "market.alternative"],
      question: "Which alternative wins most often?",
    }),
    plainSection(state, {
      id: "cultural_opportunities",
      fields: ["identity.contrast", "difference.only"],
      question: "Which side do you take?",
    }),
    plainSection(state, {
      id: "consumer_insights",
      fields: ["customer.last_three", "customer.trigger_barrier", "customer.belief", "customer.not_for"],
      question: "Which of the last three would you clone?",
    }),
    plainSection(state, {
      id: "strategic_synthesis",
      fields: ["difference.only", "goal.twelve_months"],
      question: "What do you do that a rival would refuse?",
    }),
  ];
}
