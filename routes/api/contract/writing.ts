import { z } from "zod";
import { FOUNDATION_ANCHORS } from "../../../agents/domain/anchors.ts";

/** How far a model is with what it writes beside the interview, or why it stopped. */
export const WritingAnswer = z.object({
  anchor: z.enum(FOUNDATION_ANCHORS).nullable()
    .describe("null for what goes across the anchors: deck, thirty days, last edit"),
  done: z.int().describe("Parts of it that stand; 0 where it has not begun or was stopped"),
  total: z.int().describe("How many parts there are; 0 where it has not begun or was stopped"),
  paused: z.string().nullable()
    .describe("What happened and what is printed instead; null while it is being written"),
});
export type WritingAnswer = z.infer<typeof WritingAnswer>;

/** GET and POST /writing. */
export const WritingStatusAnswer = z.object({
  session_id: z.string(),
  writing: WritingAnswer.nullable().describe("null while nothing is being written and nothing was left out"),
  revision: z.int().describe("Rises with everything that is written: what was read before is older"),
});
export type WritingStatusAnswer = z.infer<typeof WritingStatusAnswer>;
