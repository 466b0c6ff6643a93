import { ANCHOR_TYPES, type SectionId, SECTIONS } from "../domain/anchors.ts";
import type { FactChange, FactName } from "../domain/facts.ts";

/** The sections that take a fact and have to be written again when it changes. */
export const SECTIONS_OF_FACT: Record<FactName, SectionId[]> = {
  offering: [
    "market_analysis",
    "strategic_synthesis",
    "brand_identity",
    "strategic_messaging",
    "pitch_story",
  ],
  region: ["market_analysis", "cultural_opportunities", "growth_strategy", "pitch_story"],
  alternative: ["consumer_insights", "strategic_synthesis", "pitch_story"],
  obstacle: ["market_analysis", "strategic_synthesis", "pitch_story"],
  trigger: [
    "consumer_insights",
    "strategic_synthesis",
    "content_approach",
    "audience_connection",
    "customer_journey",
  ],
  barrier: ["consumer_insights", "strategic_messaging", "customer_journey"],
  belief_now: ["cultural_opportunities", "consumer_insights", "strategic_messaging", "content_approach"],
  belief_needed: ["cultural_opportunities", "consumer_insights", "strategic_messaging", "content_approach"],
  only_we: [
    "cultural_opportunities",
    "strategic_synthesis",
    "brand_identity",
    "strategic_messaging",
    "pitch_story",
  ],
  proof: ["consumer_insights", "strategic_messaging", "content_approach", "pitch_evidence"],
  why: ["brand_identity", "strategic_messaging", "pitch_story"],
  never_become: ["brand_identity", "voice_guidelines"],
  voice_sample: ["voice_guidelines", "strategic_messaging", "content_approach"],
  quiet: ["customer_journey", "retention_approach"],
  customers: ["consumer_insights", "strategic_synthesis", "audience_connection", "pitch_evidence"],
  not_for: ["consumer_insights", "strategic_synthesis", "strategic_messaging", "audience_connection"],
  values: ["brand_identity", "voice_guidelines", "strategic_messaging"],
  refused_channels: ["channel_strategy", "launch_tactics"],
  knowledge: ["content_approach", "audience_connection", "launch_tactics"],
  places: ["channel_strategy", "audience_connection", "launch_tactics"],
  next: ["strategic_synthesis", "evolution_milestones"],
  goal: [
    "market_analysis",
    "strategic_synthesis",
    "brand_identity",
    "launch_tactics",
    "growth_strategy",
    "evolution_milestones",
    "pitch_ask",
  ],
  rivals: ["market_analysis", "strategic_synthesis", "strategic_messaging", "pitch_story"],
  objections: ["consumer_insights", "strategic_messaging", "customer_journey", "content_approach"],
  colours: ["visual_direction"],
  channels: [
    "channel_strategy",
    "audience_connection",
    "launch_tactics",
    "growth_strategy",
    "pitch_evidence",
  ],
  capacity: ["channel_strategy", "content_approach", "launch_tactics", "growth_strategy"],
  moment: ["cultural_opportunities", "launch_tactics", "content_approach", "evolution_milestones"],
  prices: [
    "cultural_opportunities",
    "strategic_messaging",
    "launch_tactics",
    "growth_strategy",
    "pitch_evidence",
  ],
  measured: [
    "market_analysis",
    "customer_journey",
    "growth_strategy",
    "retention_approach",
    "evolution_milestones",
    "pitch_evidence",
  ],
  traction: ["growth_strategy", "evolution_milestones", "pitch_evidence"],
  bet: ["strategic_synthesis", "launch_tactics", "growth_strategy", "evolution_milestones", "pitch_ask"],
  raise: ["growth_strategy", "pitch_ask"],
  team: ["pitch_evidence"],
};

/** The sections to write again after these changes, in reading order, each once. */
export function touchedBy(changes: Pick<FactChange, "fact">[]): SectionId[] {
  const touched = new Set(changes.flatMap(({ fact }) => SECTIONS_OF_FACT[fact]));
  return ANCHOR_TYPES.flatMap((anchor) => SECTIONS[anchor].filter((section) => touched.has(section)));
}
