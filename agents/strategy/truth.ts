import { z } from "zod";
import { TRADEOFF_IDS } from "../domain/tradeoffs.ts";
import { Claims, ClaimSchema, DaySchema, MaybeClaim, SECTION_FRAME, SumSchema } from "./leaves.ts";

export const MarketAnalysis = z.object({
  ...SECTION_FRAME,
  /** What buyers call it, or what it replaced. */
  category: MaybeClaim,
  /** The one thing in the way (Rumelt's diagnosis starts here). */
  obstacle: MaybeClaim,
  size: z.array(SumSchema),
  alternatives: z.array(z.object({
    name: z.string(),
    kind: z.enum(["company", "status_quo"]),
    promise: MaybeClaim,
    price: MaybeClaim,
    proof: MaybeClaim,
    weakness: MaybeClaim,
    /** What the founder says of it. */
    said: MaybeClaim,
    url: z.string().nullable(),
    read_at: z.string().nullable(),
  })),
  conventions: z.object({ keep: Claims, break: Claims }),
  forces: z.array(z.object({ claim: ClaimSchema, on: DaySchema.nullable() })),
  /** x and y run from 0 to 10. */
  map: z.object({
    x: z.tuple([z.string(), z.string()]),
    y: z.tuple([z.string(), z.string()]),
    points: z.array(
      z.object({ name: z.string(), x: z.number(), y: z.number(), own: z.boolean(), ground: ClaimSchema }),
    ),
  }).nullable(),
  gaps: z.array(z.object({ gap: ClaimSchema, risk: MaybeClaim })),
});
export type MarketAnalysis = z.infer<typeof MarketAnalysis>;

export const CulturalOpportunities = z.object({
  ...SECTION_FRAME,
  trends: Claims,
  /** Holidays, seasons, language, habits and rules of the region. */
  region: z.array(z.object({ topic: z.string(), claim: ClaimSchema })),
  /** X against Y, who holds each, the side taken and its price. */
  friction: z.object({
    left: ClaimSchema,
    right: ClaimSchema,
    left_held_by: z.string(),
    right_held_by: z.string(),
    coping: MaybeClaim,
    side: ClaimSchema,
    price: MaybeClaim,
  }).nullable(),
});
export type CulturalOpportunities = z.infer<typeof CulturalOpportunities>;

export const ConsumerInsights = z.object({
  ...SECTION_FRAME,
  situation: MaybeClaim,
  job: MaybeClaim,
  workaround: MaybeClaim,
  trigger: MaybeClaim,
  barrier: MaybeClaim,
  belief: z.object({ now: ClaimSchema, planks: Claims, needed: ClaimSchema }).nullable(),
  customers: Claims,
  their_words: Claims,
  not_for: z.array(z.object({ who: ClaimSchema, why: MaybeClaim })),
  /** The twelve of Mark and Pearson; a lens, never filled by rules. */
  archetype: z.object({ name: z.string(), evidence: Claims, shadow: ClaimSchema, forbids: ClaimSchema })
    .nullable(),
});
export type ConsumerInsights = z.infer<typeof ConsumerInsights>;

export const StrategicSynthesis = z.object({
  ...SECTION_FRAME,
  diagnosis: MaybeClaim,
  policy: MaybeClaim,
  actions: z.array(z.object({
    what: ClaimSchema,
    /** The part of the policy, or the decision, that it carries out. */
    serves: z.string(),
    owner: z.string().nullable(),
    by: DaySchema.nullable(),
    done_when: z.string().nullable(),
  })),
  /** Dunford's chain. */
  positioning: z.object({
    alternatives: MaybeClaim,
    unique: MaybeClaim,
    value: MaybeClaim,
    best_fit: MaybeClaim,
    category: MaybeClaim,
  }),
  statement: MaybeClaim,
  only_we: MaybeClaim,
  /** At most twelve words. */
  playback: MaybeClaim,
  tradeoffs: z.array(z.object({
    id: z.enum(TRADEOFF_IDS),
    side: z.enum(["a", "b"]).nullable(),
    chosen: z.string(),
    rejected: z.string(),
    gives_up: z.string(),
    reason: MaybeClaim,
  })),
  swap: z.array(z.object({
    sentence: ClaimSchema,
    rival: z.string(),
    verdict: z.enum(["only_us", "close", "shared"]),
    theirs: MaybeClaim,
  })),
  territories: z.array(
    z.object({ name: z.string(), claim: ClaimSchema, chosen: z.boolean(), why: MaybeClaim }),
  ),
  bets: z.array(z.object({
    claim: ClaimSchema,
    metric: z.string().nullable(),
    target: z.number().nullable(),
    by: DaySchema.nullable(),
    reverses: MaybeClaim,
  })),
  sums: z.array(SumSchema),
});
export type StrategicSynthesis = z.infer<typeof StrategicSynthesis>;
