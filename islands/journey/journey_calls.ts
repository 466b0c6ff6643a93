import type { HistoryAnswer, TurnAnswer } from "../../routes/api/contract.ts";
import { call } from "../api.ts";
import { type Conversation, fromTurn } from "./conversation.ts";

/** Starts a new journey. Throws ApiError. */
export async function startJourney(): Promise<Conversation> {
  return fromTurn(await call<TurnAnswer>("/journey/start", { method: "POST", body: {} }));
}

/** The history of one journey; null where there is none. Throws ApiError but for a 404. */
export async function readHistory(sessionId: string): Promise<HistoryAnswer | null> {
  try {
    return await call<HistoryAnswer>(`/journey/sessions/${sessionId}/history`, { quiet: "refusals" });
  } catch (error) {
    if (error instanceof Error && "status" in error && error.status === 404) return null;
    throw error;
  }
}

/** The same for looks that nobody asked for: null where it cannot be read now. */
export async function lookUp(sessionId: string): Promise<HistoryAnswer | null> {
  try {
    return await call<HistoryAnswer>(`/journey/sessions/${sessionId}/history`, {
      quiet: [0, 404, 429, 500, 502, 503],
    });
  } catch {
    return null;
  }
}
