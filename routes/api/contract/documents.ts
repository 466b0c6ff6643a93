import { z } from "zod";
import { Text } from "./text.ts";

export const DOCUMENT_TYPES = ["brand_strategy", "pitch_deck"] as const;
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

export interface GenerateAnswer {
  generation_id: string;
}

export interface GenerationStatusAnswer {
  generation_id: string;
  document_type: DocumentType;
  status: "queued" | "processing" | "completed" | "failed";
  progress_percentage: number;
  current_step: string;
  /** Why it failed, in words for the person; null otherwise. */
  error: string | null;
  /** About how long it still takes; null once it has ended. */
  estimated_seconds?: number | null;
  /** Set where it failed because the person stopped it. */
  cancelled?: true;
}

export interface DocumentAnswer {
  document_id: string;
  document_type: DocumentType;
  file_name: string;
  file_size_mb: number;
  generated_at: string;
  download_url: string;
  brand_colors: Record<string, string>;
  page_count: number;
  /** The journey it was made of. */
  session_id?: string;
  /** Counted for each journey and kind of document; a number is never given twice. */
  version?: number;
  /** What differs from the version before, by name; absent where there was none to compare with. */
  changes?: string[];
}

export interface BrandColoursAnswer {
  colors_extracted: boolean;
  brand_colors: Record<string, string>;
  extraction_confidence: number;
}

export interface TemplateAnswer {
  template_name: string;
  template_description: string;
  suitable_for: string[];
  color_customizable: boolean;
}
