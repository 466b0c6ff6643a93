import { z } from "zod";
import { Claims, ClaimSchema, MaybeClaim, SECTION_FRAME } from "./leaves.ts";

export const BrandIdentity = z.object({
  ...SECTION_FRAME,
  purpose: MaybeClaim,
  vision: MaybeClaim,
  mission: MaybeClaim,
  values: z.array(z.object({ behaviour: ClaimSchema, refuses: MaybeClaim, cost: MaybeClaim })),
  never_become: MaybeClaim,
  /** "X, not Y". Not filled by rules. */
  personality: Claims,
  /** About 150 words, to be read aloud. */
  story: Claims,
});
export type BrandIdentity = z.infer<typeof BrandIdentity>;

export const VoiceGuidelines = z.object({
  ...SECTION_FRAME,
  sample: MaybeClaim,
  rules: z.array(z.object({ rule: ClaimSchema, tips_over: MaybeClaim })),
  moments: z.array(z.object({ moment: z.string(), words: ClaimSchema })),
  words: z.object({ use: Claims, avoid: Claims, never: Claims }),
  pairs: z.array(z.object({ off: ClaimSchema, on: ClaimSchema })),
});
export type VoiceGuidelines = z.infer<typeof VoiceGuidelines>;

export const VisualDirection = z.object({
  ...SECTION_FRAME,
  palette: z.array(z.object({
    role: z.enum(["primary", "secondary", "accent", "text", "background"]),
    hex: z.string(),
    /** WCAG contrast on the palette's background. */
    contrast: z.number(),
    text_hex: z.string(),
    source: z.string(),
  })),
  /** What was shifted or chosen and why. */
  notes: Claims,
  imagery: z.object({ show: Claims, avoid: Claims }),
  rejected: Claims,
});
export type VisualDirection = z.infer<typeof VisualDirection>;

export const StrategicMessaging = z.object({
  ...SECTION_FRAME,
  core: MaybeClaim,
  pillars: z.array(
    z.object({ claim: ClaimSchema, reason: MaybeClaim, proof: MaybeClaim, objection: MaybeClaim }),
  ),
  pitches: z.array(
    z.object({ seconds: z.union([z.literal(10), z.literal(30), z.literal(60)]), sentences: Claims }),
  ),
  hero: z.object({ headline: ClaimSchema, sub: MaybeClaim, action: z.string().nullable() }).nullable(),
  objections: z.array(z.object({ says: ClaimSchema, answer: MaybeClaim, proof: MaybeClaim })),
  proofs: Claims,
  claims_to_stop: z.array(z.object({ claim: ClaimSchema, why: MaybeClaim })),
  against_rivals: z.array(z.object({ rival: z.string(), theirs: ClaimSchema, ours: ClaimSchema })),
});
export type StrategicMessaging = z.infer<typeof StrategicMessaging>;
