import type { Section } from "../domain/anchors.ts";
import type { Strategy } from "../strategy/strategy.ts";
import { audienceConnectionBlocks } from "./attention/audience_connection.ts";
import { channelStrategyBlocks } from "./attention/channel_strategy.ts";
import { contentApproachBlocks } from "./attention/content_approach.ts";
import { launchTacticsBlocks } from "./attention/launch_tactics.ts";
import { customerJourneyBlocks } from "./evolution/customer_journey.ts";
import { evolutionMilestonesBlocks } from "./evolution/evolution_milestones.ts";
import { growthStrategyBlocks } from "./evolution/growth_strategy.ts";
import { retentionApproachBlocks } from "./evolution/retention_approach.ts";
import { brandIdentityBlocks } from "./expression/brand_identity.ts";
import { strategicMessagingBlocks } from "./expression/strategic_messaging.ts";
import { visualDirectionBlocks } from "./expression/visual_direction.ts";
import { voiceGuidelinesBlocks } from "./expression/voice_guidelines.ts";
import { printedOnce } from "./printed_once.ts";
import { sectionFrom } from "./section.ts";
import { consumerInsightsBlocks } from "./truth/consumer_insights.ts";
import { culturalOpportunitiesBlocks } from "./truth/cultural_opportunities.ts";
import { marketAnalysisBlocks } from "./truth/market_analysis.ts";
import { strategicSynthesisBlocks } from "./truth/strategic_synthesis.ts";

/** The sixteen sections of a foundation, in reading order: the parts of a strategy as they are printed. */
export function sectionsOf(whole: Strategy): Section[] {
  const strategy = printedOnce(whole);
  const {
    market_analysis,
    cultural_opportunities,
    consumer_insights,
    strategic_synthesis,
    brand_identity,
    voice_guidelines,
    visual_direction,
    strategic_messaging,
    channel_strategy,
    content_approach,
    audience_connection,
    launch_tactics,
    customer_journey,
    growth_strategy,
    retention_approach,
    evolution_milestones,
  } = strategy;
  return [
    sectionFrom("market_analysis", market_analysis, marketAnalysisBlocks(market_analysis)),
    sectionFrom(
      "cultural_opportunities",
      cultural_opportunities,
      culturalOpportunitiesBlocks(cultural_opportunities),
    ),
    sectionFrom("consumer_insights", consumer_insights, consumerInsightsBlocks(consumer_insights)),
    sectionFrom("strategic_synthesis", strategic_synthesis, strategicSynthesisBlocks(strategic_synthesis)),
    sectionFrom("brand_identity", brand_identity, brandIdentityBlocks(brand_identity)),
    sectionFrom("voice_guidelines", voice_guidelines, voiceGuidelinesBlocks(voice_guidelines)),
    sectionFrom("visual_direction", visual_direction, visualDirectionBlocks(visual_direction)),
    sectionFrom("strategic_messaging", strategic_messaging, strategicMessagingBlocks(strategic_messaging)),
    sectionFrom("channel_strategy", channel_strategy, channelStrategyBlocks(channel_strategy)),
    sectionFrom(
      "content_approach",
      content_approach,
      contentApproachBlocks(content_approach, strategy.calendar),
    ),
    sectionFrom("audience_connection", audience_connection, audienceConnectionBlocks(audience_connection)),
    sectionFrom("launch_tactics", launch_tactics, launchTacticsBlocks(launch_tactics)),
    sectionFrom("customer_journey", customer_journey, customerJourneyBlocks(customer_journey)),
    sectionFrom("growth_strategy", growth_strategy, growthStrategyBlocks(growth_strategy)),
    sectionFrom("retention_approach", retention_approach, retentionApproachBlocks(retention_approach)),
    sectionFrom(
      "evolution_milestones",
      evolution_milestones,
      evolutionMilestonesBlocks(evolution_milestones, strategic_synthesis.bets),
    ),
  ];
}
