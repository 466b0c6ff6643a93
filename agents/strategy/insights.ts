import { z } from "zod";
import { FOUNDATION_ANCHORS } from "../domain/anchors.ts";
import { ClaimSchema } from "./leaves.ts";

/** How many insights a strategy holds at most: those that change the most. */
export const MOST_INSIGHTS = 7;

/**
 * What the founder had not put together, heaviest first. A model alone thinks of it, so that the rules' strategy has
 * none.
 */
export const InsightsSchema = z.array(z.object({
  /** The anchor that it was thought of for. */
  anchor: z.enum(FOUNDATION_ANCHORS),
  claim: ClaimSchema,
  /** The arithmetic, where there is one: "19 of 50 = 38%". */
  sum: z.string().nullable(),
  /** What to do differently if it is true. */
  follows: z.string().nullable(),
  /** How it could be wrong, and what would show it. */
  doubt: z.string().nullable(),
}));
export type PrintedInsight = z.infer<typeof InsightsSchema>[number];
