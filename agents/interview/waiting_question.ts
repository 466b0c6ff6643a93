import type { JourneyState, SpokenLanguage } from "../domain/journey.ts";
import { minutesLeft } from "./pace.ts";
import { spokenTo } from "./spoken.ts";

/** What a founder who stopped comes back to. */
export interface WaitingQuestion {
  /** As the founder reads it, without its reason and its options. */
  text: string;
  minutes: number;
  /** What the interview is spoken in. */
  language: SpokenLanguage;
}

/** The question at which an interview stopped; null where it is complete. */
export function waitingQuestion(state: JourneyState): WaitingQuestion | null {
  const text = state.question?.text;
  if (state.phase === "complete" || text === undefined) return null;
  return { text: spokenTo(state, text), minutes: minutesLeft(state), language: state.language ?? "en" };
}
