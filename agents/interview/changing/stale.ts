import { ANCHOR_TYPES, anchorOfSection, type AnchorType, type SectionId } from "../../domain/anchors.ts";
import type { FieldId } from "../../domain/fields.ts";
import { anchorOfPhase } from "../../domain/phases.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { FIELDS } from "../../domain/fields.ts";

/** Which sections rest on a field: what a change of it makes stale. The first is where it is at home. */
export const SECTIONS_OF: Record<FieldId, SectionId[]> = {
  "offering.what": [
    "market_analysis",
    "strategic_synthesis",
    "brand_identity",
    "strategic_messaging",
    "pitch_story",
  ],
  "customer.last_three": ["consumer_insights", "audience_connection", "pitch_story"],
  "company.links": ["market_analysis", "visual_direction"],
  "company.stage_region": ["market_analysis", "cultural_opportunities", "growth_strategy", "pitch_evidence"],
  "goal.twelve_months": [
    "strategic_synthesis",
    "brand_identity",
    "growth_strategy",
    "evolution_milestones",
    "pitch_ask",
  ],
  "market.alternative": ["market_analysis", "strategic_synthesis", "pitch_story"],
  "market.rivals": ["market_analysis", "strategic_synthesis", "pitch_evidence"],
  "market.obstacle": ["market_analysis", "strategic_synthesis", "pitch_story"],
  "customer.trigger_barrier": ["consumer_insights", "audience_connection", "launch_tactics"],
  "customer.belief": ["consumer_insights", "cultural_opportunities", "strategic_messaging"],
  "customer.not_for": ["consumer_insights", "channel_strategy"],
  "difference.only": ["strategic_synthesis", "strategic_messaging", "pitch_story"],
  "proof.best": ["market_analysis", "voice_guidelines", "strategic_messaging", "pitch_evidence"],
  "choices.tradeoffs": ["strategic_synthesis", "channel_strategy", "evolution_milestones"],
  "identity.why": ["brand_identity", "strategic_messaging", "pitch_story"],
  "identity.values": ["brand_identity", "voice_guidelines"],
  "identity.contrast": ["brand_identity", "visual_direction"],
  "voice.sample": ["voice_guidelines", "content_approach", "retention_approach"],
  "visual.colours": ["visual_direction"],
  "messaging.objections": ["strategic_messaging", "audience_connection", "pitch_evidence"],
  "channels.current": ["channel_strategy", "growth_strategy"],
  "channels.capacity": ["channel_strategy", "launch_tactics", "content_approach"],
  "channels.refused": ["channel_strategy", "content_approach"],
  "content.knowledge": ["content_approach", "audience_connection"],
  "community.places": ["audience_connection"],
  "launch.moment": ["launch_tactics", "evolution_milestones"],
  "revenue.model": ["growth_strategy", "strategic_messaging", "pitch_evidence"],
  "journey.quiet": ["customer_journey", "retention_approach"],
  "growth.numbers": ["growth_strategy", "customer_journey", "pitch_evidence"],
  "evolution.next": ["evolution_milestones", "pitch_ask"],
  "evolution.bet": ["evolution_milestones", "strategic_synthesis", "pitch_ask"],
  "pitch.raise": ["pitch_ask"],
  "pitch.team": ["pitch_ask"],
  "pitch.traction": ["pitch_evidence"],
};

/** Anchors that have been written: their read-back is accepted, or, for the deck, its phase is over. */
export function writtenAnchors(state: JourneyState): AnchorType[] {
  return ANCHOR_TYPES.filter((type) =>
    type === "pitchDeck" ? isDeckWritten(state) : state.readBacks[type]?.accepted === true
  );
}

function isDeckWritten(state: JourneyState): boolean {
  const team = state.fields["pitch.team"].status;
  return team === "confirmed" || team === "assumed" || team === "skipped";
}

/** The sections a change of these fields makes stale, in anchors already written. */
export function staleSections(state: JourneyState, fields: FieldId[]): SectionId[] {
  const written = writtenAnchors(state);
  const touched = new Set(fields.flatMap((field) => SECTIONS_OF[field]));
  return [...touched].filter((section) => written.includes(anchorOfSection(section)));
}

/** The anchor whose agent asks for a field; null for the opening questions. */
export function anchorOfField(field: FieldId): AnchorType | null {
  return anchorOfPhase(FIELDS[field].phase);
}
