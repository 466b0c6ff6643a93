import { z } from "zod";
import { Claims, ClaimSchema, DaySchema, MaybeClaim, SECTION_FRAME, SumSchema } from "./leaves.ts";

export const JOURNEY_STAGES = [
  "discover",
  "evaluate",
  "buy",
  "first value",
  "habit",
  "expand",
  "advocate",
] as const;

export const CustomerJourney = z.object({
  ...SECTION_FRAME,
  stages: z.array(z.object({
    stage: z.enum(JOURNEY_STAGES),
    said: ClaimSchema,
    /** -2 to 2; null where nobody said how it feels. */
    feeling: z.number().min(-2).max(2).nullable(),
    friction: MaybeClaim,
    fix: MaybeClaim,
    metric: z.string().nullable(),
    owner: z.string().nullable(),
  })),
});
export type CustomerJourney = z.infer<typeof CustomerJourney>;

export const GrowthStrategy = z.object({
  ...SECTION_FRAME,
  goal: MaybeClaim,
  /** What the goal asks of each month, what today's pace gives, what a price yields. */
  sums: z.array(SumSchema),
  measured: z.array(
    z.object({ name: z.string(), value: z.number(), unit: z.string().nullable(), claim: ClaimSchema }),
  ),
  prices: z.array(z.object({
    amount: z.number(),
    currency: z.string().nullable(),
    per: z.string().nullable(),
    for: z.string().nullable(),
    claim: ClaimSchema,
  })),
  /** What would be charged otherwise, for whom, what that is worth and how it is tried: a strategist's, never the rules'. */
  pricing: Claims,
  loop: Claims,
  order: z.array(z.object({ step: ClaimSchema, enter_when: MaybeClaim })),
});
export type GrowthStrategy = z.infer<typeof GrowthStrategy>;

export const RetentionApproach = z.object({
  ...SECTION_FRAME,
  first_value: MaybeClaim,
  habit: MaybeClaim,
  quiet: MaybeClaim,
  reasons_to_leave: z.array(z.object({ reason: ClaimSchema, sign: MaybeClaim, save: MaybeClaim })),
  /** Only messages that this founder could send as they stand. */
  messages: z.array(z.object({ when: z.string(), text: ClaimSchema })),
});
export type RetentionApproach = z.infer<typeof RetentionApproach>;

export const EvolutionMilestones = z.object({
  ...SECTION_FRAME,
  milestones: z.array(z.object({
    horizon: z.enum(["now", "next", "later"]),
    what: ClaimSchema,
    by: DaySchema.nullable(),
    done_when: z.string().nullable(),
    owner: z.string().nullable(),
    /** The bet or step that must be decided first. */
    after: z.string().nullable(),
  })),
  gates: z.array(z.object({ gate: ClaimSchema, on: DaySchema.nullable(), if_lost: MaybeClaim })),
  stretch: z.object({ may: Claims, never: Claims }),
  review: Claims,
  sums: z.array(SumSchema),
});
export type EvolutionMilestones = z.infer<typeof EvolutionMilestones>;
