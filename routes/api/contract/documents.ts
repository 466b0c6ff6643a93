import { z } from "zod";
import { Text } from "./text.ts";

export const DOCUMENT_TYPES = ["brand_strategy", "pitch_deck", "strategy_review"] as const;
export type DocumentType = typeof DOCUMENT_TYPES[number];

export const COLOUR_KEYS = ["primary", "secondary", "accent", "text", "background"] as const;
const Hex = Text.regex(/^#[0-9a-fA-F]{6}$/, "Use a colour like #1F3A5F");

export const GenerateRequest = z.object({
  document_type: z.enum([...DOCUMENT_TYPES, "brand_strategy_pdf", "pitch_deck_pdf"])
    .transform((type) => type.replace(/_pdf$/, "") as DocumentType),
  template_style: Text.max(60).default("professional"),
  custom_colors: z.partialRecord(z.enum(COLOUR_KEYS), Hex).nullish(),
  session_id: Text.max(100).nullish(),
});

/** The first pages of a document as it would be made; a colour that is left out is the foundation's. */
export const PreviewRequest = z.object({
  document_type: z.enum(["brand_strategy", "pitch_deck"]).default("brand_strategy"),
  template_style: Text.max(60).default("professional"),
  session_id: Text.max(100).optional(),
  primary: Hex.optional(),
  secondary: Hex.optional(),
  accent: Hex.optional(),
  text: Hex.optional(),
  background: Hex.optional(),
});

export const GenerateAnswer = z.object({ generation_id: z.string() });
export type GenerateAnswer = z.infer<typeof GenerateAnswer>;

export const GenerationStatusAnswer = z.object({
  generation_id: z.string(),
  document_type: z.enum(DOCUMENT_TYPES),
  status: z.enum(["queued", "processing", "completed", "failed"]),
  progress_percentage: z.int().min(0).max(100),
  current_step: z.string(),
  error: z.string().nullable().describe("Why it failed, in words for the person; null otherwise"),
  estimated_seconds: z.number().nullish().describe("About how long it still takes; null once it has ended"),
  cancelled: z.literal(true).optional().describe("Set where it failed because the person stopped it"),
});
export type GenerationStatusAnswer = z.infer<typeof GenerationStatusAnswer>;

export const DocumentAnswer = z.object({
  document_id: z.string(),
  document_type: z.enum(DOCUMENT_TYPES),
  file_name: z.string(),
  file_size_mb: z.number(),
  generated_at: z.string(),
  download_url: z.string(),
  brand_colors: z.record(z.string(), z.string()),
  page_count: z.int(),
  session_id: z.string().optional().describe("The journey it was made of"),
  version: z.int().optional()
    .describe("Counted for each journey and kind of document; a number is never given twice"),
  changes: z.array(z.string()).optional()
    .describe("What differs from the version before, by name; absent where there was none to compare with"),
});
export type DocumentAnswer = z.infer<typeof DocumentAnswer>;

export const BrandColoursAnswer = z.object({
  colors_extracted: z.boolean(),
  brand_colors: z.record(z.string(), z.string()),
  extraction_confidence: z.number(),
});
export type BrandColoursAnswer = z.infer<typeof BrandColoursAnswer>;

export const TemplateAnswer = z.object({
  template_name: z.string(),
  template_description: z.string(),
  suitable_for: z.array(z.string()),
  color_customizable: z.boolean(),
});
export type TemplateAnswer = z.infer<typeof TemplateAnswer>;
