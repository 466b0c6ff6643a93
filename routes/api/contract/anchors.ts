import { z } from "zod";
import { ANCHOR_TYPES } from "../../../agents/domain/anchors.ts";
import type { RubricLine as DomainLine } from "../../../agents/domain/rubric.ts";
import { InsightsSchema } from "../../../agents/strategy/insights.ts";
import { type Strategy, StrategySchema } from "../../../agents/strategy/strategy.ts";
import { MarkPlaces } from "./places.ts";
import { Section } from "./sections.ts";
import type { Same } from "./text.ts";
import { WritingAnswer } from "./writing.ts";

export type { Block, Choice } from "../../../agents/domain/anchors.ts";
export { Claim, Mark } from "./claims.ts";
export { Figure } from "./figures.ts";
export { MarkPlaces } from "./places.ts";
export { Section } from "./sections.ts";

export const AnchorAnswer = z.object({
  anchor_type: z.enum(ANCHOR_TYPES),
  status: z.enum(["in_progress", "completed"]),
  content: z.record(z.string(), z.string()).describe("Section name to markdown"),
  metadata: z.object({
    agent: z.string(),
    sentence: z.string().nullable(),
    language: z.string()
      .describe(
        "As BCP 47 names it: of the founder's words that it quotes, and of all that a model has written of it",
      ),
    sections: z.array(Section).describe("The sections as structure"),
    insights: InsightsSchema.describe("What the founder had not put together; empty without a model"),
    written_by: z.string(),
    updated_at: z.string(),
    places: MarkPlaces.describe("Where the marks of its sections lead"),
    writing: WritingAnswer.nullable()
      .describe("How far a model is with this anchor; null while it is not writing it"),
  }),
  confidence_score: z.number().min(0).max(1),
  completion_percentage: z.number().min(0).max(100),
});
export type AnchorAnswer = z.infer<typeof AnchorAnswer>;

/** GET /strategy.json: the whole strategy in its parts, with the address of its JSON Schema. */
export const StrategyAnswer = StrategySchema.extend({ $schema: z.string() });
export type StrategyAnswer = Strategy & { $schema: string };

/** One line of the rubric, judged. */
export const RubricLine = z.object({
  item: z.int(),
  title: z.string(),
  passed: z.boolean(),
  says: z.string().describe("Why, in plain words"),
  mend: z.string().nullable().describe("What would mend it; null where it passed"),
});
export type RubricLine = z.infer<typeof RubricLine>;
export const isLineAsJudged: Same<RubricLine, DomainLine> = true;

/** GET /anchors/review: how a foundation was checked. Without items until it is complete. */
export const ReviewAnswer = z.object({
  passed: z.int(),
  total: z.int(),
  items: z.array(RubricLine),
});
export type ReviewAnswer = z.infer<typeof ReviewAnswer>;

/** A link through which anybody may read a journey's anchors, and change nothing. */
export const ShareAnswer = z.object({ session_id: z.string(), url: z.string(), created_at: z.string() });
export type ShareAnswer = z.infer<typeof ShareAnswer>;
