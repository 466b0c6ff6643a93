import type { ConsultAnswer } from "./consultations.ts";
import type { TurnAnswer } from "./journeys.ts";

export type StreamEvent =
  | { event: "status"; data: { step: string; text: string } }
  | { event: "delta"; data: { text: string } }
  | { event: "done"; data: TurnAnswer | ConsultAnswer }
  | { event: "error"; data: { detail: string } };
