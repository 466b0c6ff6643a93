import type { Section, SectionId } from "../domain/anchors.ts";
import type { JourneyState } from "../domain/journey.ts";
import { writeAudienceConnection } from "./attention/audience_connection.ts";
import { writeChannelStrategy } from "./attention/channel_strategy.ts";
import { writeContentApproach } from "./attention/content_approach.ts";
import { writeLaunchTactics } from "./attention/launch_tactics.ts";
import { writeCustomerJourney } from "./evolution/customer_journey.ts";
import { writeEvolutionMilestones } from "./evolution/evolution_milestones.ts";
import { writeGrowthStrategy } from "./evolution/growth_strategy.ts";
import { writeRetentionApproach } from "./evolution/retention_approach.ts";
import { brandIdentity } from "./expression/brand_identity.ts";
import { strategicMessaging } from "./expression/strategic_messaging.ts";
import { visualDirection } from "./expression/visual_direction.ts";
import { voiceGuidelines } from "./expression/voice_guidelines.ts";
import { writePitchAsk } from "./pitch/pitch_ask.ts";
import { writePitchEvidence } from "./pitch/pitch_evidence.ts";
import { writePitchStory } from "./pitch/pitch_story.ts";
import { consumerInsights } from "./truth/consumer_insights.ts";
import { culturalOpportunities } from "./truth/cultural_opportunities.ts";
import { marketAnalysis } from "./truth/market_analysis.ts";
import { strategicSynthesis } from "./truth/strategic_synthesis.ts";

type SectionWriter = (state: JourneyState, now: Date) => Section;

/** How the built-in strategist writes each section, by rules and from the founder's own words. */
export const SECTION_WRITERS: Record<SectionId, SectionWriter> = {
  market_analysis: marketAnalysis,
  cultural_opportunities: culturalOpportunities,
  consumer_insights: consumerInsights,
  strategic_synthesis: strategicSynthesis,
  brand_identity: brandIdentity,
  voice_guidelines: voiceGuidelines,
  visual_direction: visualDirection,
  strategic_messaging: strategicMessaging,
  channel_strategy: writeChannelStrategy,
  content_approach: writeContentApproach,
  audience_connection: writeAudienceConnection,
  launch_tactics: writeLaunchTactics,
  customer_journey: writeCustomerJourney,
  growth_strategy: writeGrowthStrategy,
  retention_approach: writeRetentionApproach,
  evolution_milestones: writeEvolutionMilestones,
  pitch_story: writePitchStory,
  pitch_evidence: writePitchEvidence,
  pitch_ask: writePitchAsk,
};
