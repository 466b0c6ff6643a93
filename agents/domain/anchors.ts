import type { Claim, Mark } from "./claims.ts";
import type { Figure } from "./figures.ts";

/** The four anchors that make a foundation. The pitch deck is counted only where the wire says so. */
export const FOUNDATION_ANCHORS = ["truth", "expression", "attention", "evolution"] as const;
export const ANCHOR_TYPES = [...FOUNDATION_ANCHORS, "pitchDeck"] as const;
export type FoundationAnchor = typeof FOUNDATION_ANCHORS[number];
export type AnchorType = typeof ANCHOR_TYPES[number];

/** The sections of each anchor, in reading order (specification, section 3). */
export const SECTIONS = {
  truth: ["market_analysis", "cultural_opportunities", "consumer_insights", "strategic_synthesis"],
  expression: ["brand_identity", "voice_guidelines", "visual_direction", "strategic_messaging"],
  attention: ["channel_strategy", "content_approach", "audience_connection", "launch_tactics"],
  evolution: ["customer_journey", "growth_strategy", "retention_approach", "evolution_milestones"],
  pitchDeck: ["pitch_story", "pitch_evidence", "pitch_ask"],
} as const satisfies Record<AnchorType, readonly string[]>;

export type SectionId = typeof SECTIONS[AnchorType][number];

export const ANCHOR_LABELS: Record<AnchorType, string> = {
  truth: "Truth Anchor",
  expression: "Expression Anchor",
  attention: "Attention Anchor",
  evolution: "Evolution Anchor",
  pitchDeck: "Pitch Deck",
};

/** "Truth": what stands over a page that says by itself what it is. */
export function anchorName(type: AnchorType): string {
  return ANCHOR_LABELS[type].replace(" Anchor", "");
}

export const MASTER_AGENT = "Holdfast Master";

/** Who speaks while an anchor is being built (specification, section 2). */
export const ANCHOR_AGENTS: Record<AnchorType, string> = {
  truth: "Strategic Analysis Agent",
  expression: "Brand Development Agent",
  attention: "Launch Strategy Agent",
  evolution: "Growth Planning Agent",
  pitchDeck: MASTER_AGENT,
};

/** A table row: one cell for each column, and the marks that carry the whole row. */
export interface Row {
  cells: string[];
  marks: Mark[];
}

/**
 * What a block is to whoever reads it: what decides, what is read aloud and stays whole, what is used the same day, what
 * only this founder can say, and what can be looked up elsewhere. A document that would grow too long cuts from the end.
 */
export type Worth = "decides" | "spoken" | "used" | "own" | "repeats";

/** A part of a section's body. `title` is a label and claims nothing; `worth` is missing where it is none of those. */
export type Block =
  & { worth?: Worth }
  & (
    | { kind: "paragraph"; title?: string; claims: Claim[] }
    | { kind: "list"; title?: string; items: Claim[] }
    | { kind: "table"; title?: string; columns: string[]; rows: Row[] }
    | { kind: "figure"; title: string; figure: Figure; marks: Mark[] }
  );

/** What a section decides, and what deciding it costs. One claim: its marks stand for the whole line. */
export interface Choice {
  chosen: string;
  rejected: string;
  why: string;
  gives_up: string;
  marks: Mark[];
}

/** Computed, never felt: see `ledger/confidence.ts` for the formula. */
export interface Confidence {
  /** 0 to 1. */
  score: number;
  said: number;
  source: number;
  inference: number;
  assumption: number;
  /** What took 0.10 each: unknowns and open contradictions the choice rests on. */
  deductions: string[];
  raised_by: string;
}

export interface Section {
  id: SectionId;
  anchor: AnchorType;
  title: string;
  /** A sentence that claims something, at most 18 words. */
  headline: Claim;
  blocks: Block[];
  choice: Choice | null;
  confidence: Confidence;
  open_questions: string[];
  written_by: "builtin" | "model";
  /** The model that was asked to write it, by its name; absent where none was. */
  model?: string;
  /** Its sentences that another model has written once more, by that model's name; absent where there are none. */
  others?: { model: string; sentences: string[] }[];
  /** How many of that model's sentences did not pass, by gate, or null. Told on the anchors page and in no document. */
  note: string | null;
}

export interface Anchor {
  type: AnchorType;
  agent: string;
  status: "in_progress" | "completed";
  /** The one sentence the founder picked at the read-back; null until then. */
  sentence: Claim | null;
  sections: Section[];
  /** ISO 8601 UTC. */
  written_at: string;
}

/** `market_analysis` → `Market analysis`. */
export function sectionTitle(id: SectionId): string {
  const words = id.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The anchor that a section belongs to. */
export function anchorOfSection(section: SectionId): AnchorType {
  return ANCHOR_TYPES.find((type) => (SECTIONS[type] as readonly SectionId[]).includes(section)) ?? "truth";
}
