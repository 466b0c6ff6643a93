import { z } from "zod";
import { AudienceConnection, ChannelStrategy, ContentApproach, LaunchTactics } from "./attention.ts";
import { CalendarPartSchema } from "./calendar.ts";
import { DeckSchema } from "./deck.ts";
import { CustomerJourney, EvolutionMilestones, GrowthStrategy, RetentionApproach } from "./evolution.ts";
import { BrandIdentity, StrategicMessaging, VisualDirection, VoiceGuidelines } from "./expression.ts";
import { InsightsSchema } from "./insights.ts";
import { MaybeClaim } from "./leaves.ts";
import { ConsumerInsights, CulturalOpportunities, MarketAnalysis, StrategicSynthesis } from "./truth.ts";

/** The whole strategy as one value: what is stored, handed out as JSON, and printed by every view. */
export const StrategySchema = z.object({
  /** The one sentence of each anchor, word for word as the founder picked or wrote it. */
  sentences: z.object({
    truth: MaybeClaim,
    expression: MaybeClaim,
    attention: MaybeClaim,
    evolution: MaybeClaim,
  }),
  insights: InsightsSchema,
  market_analysis: MarketAnalysis,
  cultural_opportunities: CulturalOpportunities,
  consumer_insights: ConsumerInsights,
  strategic_synthesis: StrategicSynthesis,
  brand_identity: BrandIdentity,
  voice_guidelines: VoiceGuidelines,
  visual_direction: VisualDirection,
  strategic_messaging: StrategicMessaging,
  channel_strategy: ChannelStrategy,
  content_approach: ContentApproach,
  audience_connection: AudienceConnection,
  launch_tactics: LaunchTactics,
  customer_journey: CustomerJourney,
  growth_strategy: GrowthStrategy,
  retention_approach: RetentionApproach,
  evolution_milestones: EvolutionMilestones,
  deck: DeckSchema,
  calendar: z.array(CalendarPartSchema),
});
export type Strategy = z.infer<typeof StrategySchema>;
