import type { Section } from "../domain/anchors.ts";
import type { JourneyState } from "../domain/journey.ts";
import { writeCustomerJourney } from "./evolution/customer_journey.ts";
import { writeEvolutionMilestones } from "./evolution/evolution_milestones.ts";
import { writeGrowthStrategy } from "./evolution/growth_strategy.ts";
import { writeRetentionApproach } from "./evolution/retention_approach.ts";

/** The four sections of the Evolution Anchor, as the built-in strategist writes them from the founder's words. */
export function writeEvolution(state: JourneyState, now: Date): Section[] {
  return [
    writeCustomerJourney(state, now),
    writeGrowthStrategy(state, now),
    writeRetentionApproach(state, now),
    writeEvolutionMilestones(state, now),
  ];
}
