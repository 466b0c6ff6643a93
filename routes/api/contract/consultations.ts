import { z } from "zod";
import { Text, Trimmed } from "./text.ts";

export const ConsultRequest = z.object({
  query: Trimmed,
  session_id: Text.max(100).nullish(),
  /** The same id again: the same answer, asked and counted once. */
  client_message_id: Text.min(1).max(100).nullish(),
});

export interface ConsultAnswer {
  consultation: string;
  /** 0 to 1, computed. */
  confidence: number;
  metadata: {
    confidence_reason: string;
    rests_on: string[];
    against_decision: string | null;
    session_id: string;
  };
}
