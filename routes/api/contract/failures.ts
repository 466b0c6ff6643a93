import { z } from "zod";

/** What every failure says, in a sentence for people. */
export const RefusalAnswer = z.object({ detail: z.string() });
/** What does not fit of a body or a query, a line for each field. */
export const MisfitAnswer = z.object({
  detail: z.array(z.object({ loc: z.array(z.string()), msg: z.string(), type: z.string() })),
});
export const FailureAnswer = RefusalAnswer.or(MisfitAnswer);
export type FailureAnswer = z.infer<typeof FailureAnswer>;

/** What was done, where there is nothing else to hand back. */
export const DoneAnswer = z.object({ message: z.string() });

export const HealthAnswer = z.object({
  status: z.enum(["ok", "degraded"]),
  version: z.string(),
  kv: z.enum(["ok", "failing"]),
  model: z.string(),
  queue: z.enum(["queue", "polling"]),
});
export type HealthAnswer = z.infer<typeof HealthAnswer>;
