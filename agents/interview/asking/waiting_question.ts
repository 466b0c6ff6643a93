import type { JourneyState } from "../../domain/journey.ts";
import { minutesLeft } from "./pace.ts";
import { spokenTo } from "../language/spoken.ts";
import { interviewLanguages, languageOfReply } from "../language/turn_languages.ts";

/** What a founder who stopped comes back to. */
export interface WaitingQuestion {
  /** As the founder reads it, without its reason and its options. */
  text: string;
  minutes: number;
  /** Of the text, as BCP 47 names it. */
  language: string;
}

/** The question at which an interview stopped; null where it is complete. */
export function waitingQuestion(state: JourneyState): WaitingQuestion | null {
  const kept = state.question?.text;
  if (state.phase === "complete" || kept === undefined) return null;
  const text = spokenTo(state, kept);
  // A model speaks the founder's language without being asked to.
  const language = state.language ?? languageOfReply(interviewLanguages(state), { text, byModel: true });
  return { text, minutes: minutesLeft(state), language };
}
