import { z } from "zod";
import { Claims, ClaimSchema, DaySchema, MaybeClaim, SECTION_FRAME, SumSchema } from "./leaves.ts";

export const MoneySchema = z.object({ amount: z.number(), currency: z.string().nullable() });

export const ChannelStrategy = z.object({
  ...SECTION_FRAME,
  /** Exactly one focus where any channel is known; every refused one is there with its reason. */
  channels: z.array(z.object({
    name: z.string(),
    verdict: z.enum(["focus", "test", "kept", "rests", "refused"]),
    why: ClaimSchema,
    count: z.number().nullable(),
    share: z.number().nullable(),
    /** Within the capacity that was said; null where none was. */
    hours_a_week: z.number().nullable(),
    money_a_month: MoneySchema.nullable(),
    signal: MaybeClaim,
  })),
  sums: z.array(SumSchema),
});
export type ChannelStrategy = z.infer<typeof ChannelStrategy>;

export const ContentApproach = z.object({
  ...SECTION_FRAME,
  /** Shares add to 100. */
  pillars: z.array(z.object({ name: ClaimSchema, share: z.number(), pieces: Claims, serves: MaybeClaim })),
  series: z.object({ name: ClaimSchema, rhythm: z.string() }).nullable(),
  reuse: Claims,
});
export type ContentApproach = z.infer<typeof ContentApproach>;

export const AudienceConnection = z.object({
  ...SECTION_FRAME,
  path: z.array(z.object({
    stage: z.enum(["unaware", "aware", "considering", "buying", "using", "advocating"]),
    question: ClaimSchema,
    content: MaybeClaim,
    channel: z.string().nullable(),
    call_to_action: z.string().nullable(),
    metric: z.string().nullable(),
  })),
  communities: z.array(z.object({ name: z.string(), claim: ClaimSchema })),
  first_hundred: z.array(SumSchema),
});
export type AudienceConnection = z.infer<typeof AudienceConnection>;

export const LaunchTactics = z.object({
  ...SECTION_FRAME,
  moment: MaybeClaim,
  plan: z.array(z.object({
    stage: z.enum(["before", "at", "after"]),
    on: DaySchema,
    step: ClaimSchema,
    owner: z.string(),
    needs: z.string().nullable(),
    /** "" where `ends` is told. */
    done_when: z.string(),
    /** The step itself tells when it is over, or it is the founder's moment; absent where `done_when` tells it. */
    ends: z.enum(["by_itself", "moment"]).optional(),
  })),
  experiments: z.array(
    z.object({ name: ClaimSchema, measure: z.string(), stop_when: z.string(), by: DaySchema.nullable() }),
  ),
  risks: z.array(z.object({ risk: ClaimSchema, answer: MaybeClaim })),
  measures: z.object({ will: Claims, will_not: Claims }),
});
export type LaunchTactics = z.infer<typeof LaunchTactics>;
