import { z } from "zod";
import { Text, Trimmed } from "./text.ts";

export const ConsultRequest = z.object({
  query: Trimmed,
  session_id: Text.max(100).nullish(),
  client_message_id: Text.min(1).max(100).nullish().describe(
    "The same id with the same question again: the same answer, asked and counted once. With another question: 409",
  ),
});

export const ConsultAnswer = z.object({
  consultation: z.string(),
  confidence: z.number().min(0).max(1).describe("Computed"),
  metadata: z.object({
    confidence_reason: z.string(),
    rests_on: z.array(z.string()),
    against_decision: z.string().nullable(),
    session_id: z.string(),
    language: z.string().optional().describe("Of the consultation and the reason, as BCP 47 names it"),
  }),
});
export type ConsultAnswer = z.infer<typeof ConsultAnswer>;

/** One question as it is kept. Times are ISO 8601 UTC. */
export const ConsultationAnswer = z.object({
  id: z.string(),
  journeyId: z.string(),
  status: z.enum(["asked", "answered", "failed"]),
  query: z.string(),
  answer: z.string().nullable(),
  confidence: z.number().min(0).max(1).nullable().describe("null while there is no answer"),
  askedAt: z.string(),
  answeredAt: z.string().nullable(),
  usedAt: z.string().optional().describe("When an answer last looked back on it"),
  correctedAt: z.string().optional().describe("When the founder changed its words"),
  apart: z.boolean().optional().describe("True where it was asked while the memory was paused"),
});
export type ConsultationAnswer = z.infer<typeof ConsultationAnswer>;

/** Other words in the place of what the consultant remembers; what is left out stays as it is. */
export const CorrectMemoryRequest = z.object({ query: Trimmed.optional(), answer: Trimmed.optional() })
  .refine(({ query, answer }) => query !== undefined || answer !== undefined, "Send a question or an answer");

export const PauseMemoryRequest = z.object({ session_id: Text.max(100), paused: z.boolean() });

/** A question with its answer, as the consultant remembers it. Times are ISO 8601 UTC. */
export const RememberedAnswer = z.object({
  id: z.string(),
  query: z.string(),
  answer: z.string().nullable().describe("null where no answer came"),
  asked_at: z.string(),
  used_at: z.string().nullable().describe("When an answer last looked back on it"),
  corrected_at: z.string().nullable().describe("When the founder changed its words"),
  apart: z.boolean().describe(
    "True where it was asked while the memory was paused: no answer looks back on it",
  ),
});
export type RememberedAnswer = z.infer<typeof RememberedAnswer>;

export const MemoryAnswer = z.object({
  journeys: z.array(z.object({
    session_id: z.string(),
    name: z.string(),
    paused: z.boolean().describe("True while the consultant does not look back"),
    items: z.array(RememberedAnswer).describe("What is remembered, the newest first"),
  })),
});
export type MemoryAnswer = z.infer<typeof MemoryAnswer>;

export const PausedMemoryAnswer = z.object({ session_id: z.string(), paused: z.boolean() });
export const ForgottenAnswer = z.object({ forgotten: z.int().describe("How many were remembered") });
