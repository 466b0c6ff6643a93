import { z } from "zod";
import { Text, Trimmed } from "./text.ts";

export const ConsultRequest = z.object({
  query: Trimmed,
  session_id: Text.max(100).nullish(),
  /** The same id again: the same answer, asked and counted once. */
  client_message_id: Text.min(1).max(100).nullish(),
});

export interface ConsultAnswer {
  consultation: string;
  /** 0 to 1, computed. */
  confidence: number;
  metadata: {
    confidence_reason: string;
    rests_on: string[];
    against_decision: string | null;
    session_id: string;
  };
}

/** Other words in the place of what the consultant remembers; what is left out stays as it is. */
export const CorrectMemoryRequest = z.object({ query: Trimmed.optional(), answer: Trimmed.optional() })
  .refine(({ query, answer }) => query !== undefined || answer !== undefined, "Send a question or an answer");

export const PauseMemoryRequest = z.object({ session_id: Text.max(100), paused: z.boolean() });

export interface MemoryAnswer {
  journeys: {
    session_id: string;
    name: string;
    /** True while the consultant does not look back. */
    paused: boolean;
    /** What is remembered, the newest first. */
    items: RememberedAnswer[];
  }[];
}

/** A question with its answer, as the consultant remembers it. Times are ISO 8601 UTC. */
export interface RememberedAnswer {
  id: string;
  query: string;
  /** null where no answer came. */
  answer: string | null;
  asked_at: string;
  /** When an answer last looked back on it, or null. */
  used_at: string | null;
  /** When the founder changed its words, or null. */
  corrected_at: string | null;
  /** True where it was asked while the memory was paused: no answer looks back on it. */
  apart: boolean;
}
