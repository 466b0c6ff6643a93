import type { ANCHOR_TYPES, Section } from "../../../agents/domain/anchors.ts";
import type { RubricLine } from "../../../agents/domain/rubric.ts";
import type { Strategy } from "../../../agents/strategy/strategy.ts";
import type { WritingAnswer } from "./writing.ts";

export type { Block, Choice, Section } from "../../../agents/domain/anchors.ts";
export type { Claim, Mark } from "../../../agents/domain/claims.ts";
export type { Figure } from "../../../agents/domain/figures.ts";

export interface AnchorAnswer {
  anchor_type: typeof ANCHOR_TYPES[number];
  status: "in_progress" | "completed";
  /** Section name → markdown. */
  content: Record<string, string>;
  metadata: {
    agent: string;
    sentence: string | null;
    /** The sections as structure. */
    sections: Section[];
    written_by: string;
    updated_at: string;
    /** How far a model is with this anchor; null while it is not writing it. */
    writing: WritingAnswer | null;
  };
  confidence_score: number;
  completion_percentage: number;
}

/** GET /strategy.json: the whole strategy in its parts, with the address of its JSON Schema. */
export type StrategyAnswer = Strategy & { $schema: string };

export type { RubricLine } from "../../../agents/domain/rubric.ts";

/** GET /anchors/review: how a foundation was checked. Without items until it is complete. */
export interface ReviewAnswer {
  passed: number;
  total: number;
  items: RubricLine[];
}

/** A link through which anybody may read a journey's anchors, and change nothing. */
export interface ShareAnswer {
  session_id: string;
  url: string;
  created_at: string;
}
