import { z } from "zod";
import type { Mark } from "../domain/claims.ts";

/** What a sentence rests on; the same union as `Mark` of the domain. */
export const MarkSchema: z.ZodType<Mark> = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("said"), turn: z.string(), field: z.string(), quote: z.string() }),
  z.object({
    kind: z.literal("source"),
    url: z.string(),
    label: z.string(),
    read_at: z.string(),
    quote: z.string(),
    published_at: z.string().optional(),
  }),
  z.object({ kind: z.literal("inference"), from: z.array(z.string()), how: z.string().optional() }),
  z.object({ kind: z.literal("assumption"), test: z.string() }),
]).describe("What the sentence rests on");

/** One sentence and what it rests on. Words between “ and ” are exact words of one of its marks. */
export const ClaimSchema = z.object({ text: z.string(), marks: z.array(MarkSchema) });

/** An ISO date: 2027-06-30. */
export const DaySchema = z.iso.date();

/**
 * A sentence about a number that code has calculated. `operands` are ids of facts ("goal.target", "channels.0.count"),
 * `formula` shows the numbers ("45 - 23"), `value` is its result.
 */
export const SumSchema = z.object({
  text: z.string(),
  operands: z.array(z.string()),
  formula: z.string(),
  value: z.number(),
  marks: z.array(MarkSchema),
});
export type Sum = z.infer<typeof SumSchema>;

/** What nobody knows yet: two options in the founder's own words where there are two, and the cheapest test. */
const UnknownSchema = z.object({
  what: z.string(),
  options: z.array(ClaimSchema).max(2),
  test: z.string(),
  /** The field whose question would answer it. */
  field: z.string().nullable(),
});
export type UnknownPart = z.infer<typeof UnknownSchema>;

/** What a section decides and what that costs. */
export const ChoiceSchema = z.object({
  chosen: z.string(),
  rejected: z.string(),
  why: z.string(),
  gives_up: z.string(),
  marks: z.array(MarkSchema),
});

/** What every section has beside its own parts. */
export const SECTION_FRAME = {
  /** A sentence that claims something, at most 18 words. */
  headline: ClaimSchema,
  choice: ChoiceSchema.nullable(),
  unknowns: z.array(UnknownSchema),
};

/** One sentence, or null where nobody can say it. */
export const MaybeClaim = ClaimSchema.nullable();
export const Claims = z.array(ClaimSchema);
