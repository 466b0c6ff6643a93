import { z } from "zod";
import { ConsultAnswer } from "./consultations.ts";
import { TurnAnswer } from "./journeys.ts";

/** One event of an answer that is streamed; `done` carries what would have been the JSON answer. */
export const StreamEvent = z.discriminatedUnion("event", [
  z.object({ event: z.literal("status"), data: z.object({ step: z.string(), text: z.string() }) }),
  z.object({ event: z.literal("delta"), data: z.object({ text: z.string() }) }),
  z.object({ event: z.literal("done"), data: TurnAnswer.or(ConsultAnswer) }),
  z.object({ event: z.literal("error"), data: z.object({ detail: z.string() }) }),
]);
export type StreamEvent = z.infer<typeof StreamEvent>;
