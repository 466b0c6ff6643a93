/** What is stored of a model's writing, as `records.ts` has the rest. */
import { z } from "zod";
import { FOUNDATION_ANCHORS } from "../agents/domain/anchors.ts";
import { LargePointer, Time, v1 } from "./records.ts";

const Counted = z.int().min(0);
/** How many leaves of a part came to which end; of those refused, by the gate that refused them last. */
const Fates = z.object({ accepted: Counted, mended: Counted, refused: z.record(z.string(), Counted) });

/** What a model wrote of a journey's strategy, and how the writing stands. */
export const WritingRecord = z.object({
  ...v1,
  /** Rises by one with each commit. */
  revision: z.int(),
  updatedAt: Time,
  value: LargePointer,
  /** What is being written now; null while nothing is. */
  progress: z.object({
    anchor: z.enum(FOUNDATION_ANCHORS).nullable(),
    done: z.int(),
    total: z.int(),
  }).nullable(),
  /** Why the writing stopped before its end, for the founder; null while it has not. */
  paused: z.object({
    why: z.string(),
    /** What to do is: wait for another try, ask for more, or ask again. */
    until: z.enum(["later", "extended", "asked"]),
  }).nullable(),
  /** Steps that brought nothing in the job of that id: they are not tried again by it. */
  skipped: z.object({ jobId: z.string(), steps: z.array(z.string()) }).nullable(),
  /** Failures of the model in a row: how long it is left alone depends on them. */
  failures: z.int(),
  /** How often the founder asked for more after the budget was used up. */
  extended: z.int(),
});
export type WritingRecord = z.infer<typeof WritingRecord>;

/** What became of all leaves that one model wrote in a month, and what it took. Nobody's words are in it. */
export const WritingCountsRecord = z.object({
  ...v1,
  ...Fates.shape,
  calls: Counted,
  promptTokens: Counted,
  completionTokens: Counted,
});
export type WritingCountsRecord = z.infer<typeof WritingCountsRecord>;
