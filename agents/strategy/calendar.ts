import { z } from "zod";
import { ClaimSchema, DaySchema, MaybeClaim } from "./leaves.ts";

/**
 * One of the thirty days' entries. Either `draft` can be posted as it stands under a hook that is a whole sentence of at
 * most 14 words, or the entry is an open slot with one line on what to look for.
 */
export const CalendarPartSchema = z.object({
  /** Stable over re-makes of the same calendar. */
  uid: z.string(),
  date: DaySchema,
  /** A channel of the channel strategy. */
  channel: z.string(),
  format: z.string(),
  /** The content pillar it belongs to, or "". */
  pillar: z.string(),
  section: z.string(),
  hook: z.string(),
  draft: ClaimSchema.nullable(),
  proof: MaybeClaim,
  call_to_action: z.string(),
  minutes: z.number(),
  owner: z.string(),
  metric: z.string(),
  cultural_moment: z.string(),
  open: z.boolean(),
  /** What to look for in an open slot, else "". */
  look_for: z.string(),
});
export type CalendarPart = z.infer<typeof CalendarPartSchema>;
