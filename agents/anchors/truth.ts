import type { Section } from "../domain/anchors.ts";
import type { JourneyState } from "../domain/journey.ts";
import { consumerInsights } from "./truth/consumer_insights.ts";
import { culturalOpportunities } from "./truth/cultural_opportunities.ts";
import { marketAnalysis } from "./truth/market_analysis.ts";
import { strategicSynthesis } from "./truth/strategic_synthesis.ts";

/** The Truth anchor's four sections, by rules and the founder's own words. */
export function writeTruth(state: JourneyState, now: Date): Section[] {
  return [
    marketAnalysis(state, now),
    culturalOpportunities(state, now),
    consumerInsights(state),
    strategicSynthesis(state, now),
  ];
}
