/** The specification's words for phases, anchors and agents, as the screens show them. */
const PHASE_LABELS: Record<string, string> = {
  conversation_initiation: "Getting Started",
  truth_anchor_analysis: "Truth Anchor",
  expression_anchor_analysis: "Expression Anchor",
  attention_anchor_analysis: "Attention Anchor",
  evolution_anchor_analysis: "Evolution Anchor",
  pitch_deck_creation: "Pitch Deck",
  complete: "Complete",
};

export function phaseLabel(phase: string): string {
  return PHASE_LABELS[phase] ?? "In Progress";
}

export const ANCHOR_NAMES = ["truth", "expression", "attention", "evolution"] as const;
export type AnchorName = typeof ANCHOR_NAMES[number];

interface AnchorText {
  label: string;
  agent: string;
  about: string;
  sections: readonly string[];
}

export const ANCHORS: Record<AnchorName, AnchorText> = {
  truth: {
    label: "Truth Anchor",
    agent: "Strategic Analysis Agent",
    about: "Where you stand: the obstacle, the alternatives, the one thing a rival would refuse.",
    sections: ["market_analysis", "cultural_opportunities", "consumer_insights", "strategic_synthesis"],
  },
  expression: {
    label: "Expression Anchor",
    agent: "Brand Development Agent",
    about: "How you sound and look: voice, identity, vision, mission, core message.",
    sections: ["brand_identity", "voice_guidelines", "visual_direction", "strategic_messaging"],
  },
  attention: {
    label: "Attention Anchor",
    agent: "Launch Strategy Agent",
    about: "Where you are heard: one channel in focus, two on trial, the rest refused.",
    sections: ["channel_strategy", "content_approach", "audience_connection", "launch_tactics"],
  },
  evolution: {
    label: "Evolution Anchor",
    agent: "Growth Planning Agent",
    about: "What comes next: the customer journey, the bet, and what would change your mind.",
    sections: ["customer_journey", "growth_strategy", "retention_approach", "evolution_milestones"],
  },
};

/** `market_analysis` → `Market analysis`. */
export function sectionLabel(id: string): string {
  const words = id.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `21 Nov 2026` as the specification's en-US date: `Nov 21, 2026`. UTC, so that server and browser agree. */
export function shortDate(iso: string): string {
  return new Date(iso).toLocaleDateString("en-US", {
    month: "short",
    day: "numeric",
    year: "numeric",
    timeZone: "UTC",
  });
}
