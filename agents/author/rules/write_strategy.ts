import type { z } from "zod";
import { inference } from "../../ledger/marks.ts";
import { claim } from "../../ledger/words.ts";
import { writeCalendar } from "../../plan/build_calendar.ts";
import { emptyPart } from "../../strategy/empty_part.ts";
import type { Material } from "../../strategy/material.ts";
import { type Strategy, StrategySchema } from "../../strategy/strategy.ts";
import { writeAudienceConnection } from "./attention/audience_connection.ts";
import { writeChannelStrategy } from "./attention/channel_strategy.ts";
import { writeContentApproach } from "./attention/content_approach.ts";
import { writeLaunchTactics } from "./attention/launch_tactics.ts";
import { writeDeck } from "./deck/write_deck.ts";
import { writeCustomerJourney } from "./evolution/customer_journey.ts";
import { writeEvolutionMilestones } from "./evolution/evolution_milestones.ts";
import { writeGrowthStrategy } from "./evolution/growth_strategy.ts";
import { writeRetentionApproach } from "./evolution/retention_approach.ts";
import { writeBrandIdentity } from "./expression/brand_identity.ts";
import { writeStrategicMessaging } from "./expression/strategic_messaging.ts";
import { writeVisualDirection } from "./expression/visual_direction.ts";
import { writeVoiceGuidelines } from "./expression/voice_guidelines.ts";
import { writeConsumerInsights } from "./truth/consumer_insights.ts";
import { writeCulturalOpportunities } from "./truth/cultural_opportunities.ts";
import { writeMarketAnalysis } from "./truth/market_analysis.ts";
import { writeStrategicSynthesis } from "./truth/strategic_synthesis.ts";

/** A part whose author threw: it is left empty, and whoever asked for the strategy logs it. */
export interface Defect {
  part: string;
  error: unknown;
}

/** The strategy as the rules write it from facts and choices, each part once. Never throws. */
export function writeStrategy(material: Material): { strategy: Strategy; defects: Defect[] } {
  const defects: Defect[] = [];
  const shape = StrategySchema.shape;

  function guarded<Result>(part: string, write: () => Result, otherwise: () => Result): Result {
    try {
      return write();
    } catch (error) {
      defects.push({ part, error });
      return otherwise();
    }
  }

  function section<Part extends z.ZodObject>(
    name: string,
    schema: Part,
    write: (material: Material) => z.infer<Part>,
  ): z.infer<Part> {
    const headline = claim("This part could not be made from what was said.", inference([name]));
    return guarded(name, () => write(material), () => emptyPart(schema, headline));
  }

  const sections = {
    market_analysis: section("market_analysis", shape.market_analysis, writeMarketAnalysis),
    cultural_opportunities: section(
      "cultural_opportunities",
      shape.cultural_opportunities,
      writeCulturalOpportunities,
    ),
    consumer_insights: section("consumer_insights", shape.consumer_insights, writeConsumerInsights),
    strategic_synthesis: section("strategic_synthesis", shape.strategic_synthesis, writeStrategicSynthesis),
    brand_identity: section("brand_identity", shape.brand_identity, writeBrandIdentity),
    voice_guidelines: section("voice_guidelines", shape.voice_guidelines, writeVoiceGuidelines),
    visual_direction: section("visual_direction", shape.visual_direction, writeVisualDirection),
    strategic_messaging: section("strategic_messaging", shape.strategic_messaging, writeStrategicMessaging),
    channel_strategy: section("channel_strategy", shape.channel_strategy, writeChannelStrategy),
    content_approach: section("content_approach", shape.content_approach, writeContentApproach),
    audience_connection: section("audience_connection", shape.audience_connection, writeAudienceConnection),
    launch_tactics: section("launch_tactics", shape.launch_tactics, writeLaunchTactics),
    customer_journey: section("customer_journey", shape.customer_journey, writeCustomerJourney),
    growth_strategy: section("growth_strategy", shape.growth_strategy, writeGrowthStrategy),
    retention_approach: section("retention_approach", shape.retention_approach, writeRetentionApproach),
    evolution_milestones: section(
      "evolution_milestones",
      shape.evolution_milestones,
      writeEvolutionMilestones,
    ),
  };
  const { truth = null, expression = null, attention = null, evolution = null } = material.sentences;
  const withoutDeck = {
    sentences: { truth, expression, attention, evolution },
    insights: [],
    ...sections,
    calendar: guarded("calendar", () => writeCalendar(material, sections), () => []),
  };
  const deck = guarded("deck", () => writeDeck(withoutDeck, material), () => []);
  return { strategy: { ...withoutDeck, deck }, defects };
}
