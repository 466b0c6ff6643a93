import { datedSentences } from "./dates.ts";
import { datesIn, type FoundDate, wordCount } from "../../evidence/evidence.ts";
import { type JourneyState } from "../../domain/journey.ts";
import { answerTo } from "./said.ts";

/** What the founder said about the moment to launch at. */
export interface Moment {
  /** Exact words where the answer opens with a name and a colon: "February table". */
  name: string | null;
  text: string;
  /** The dates said, in time order, those before `now` left out. */
  dates: { date: FoundDate; sentence: string }[];
}

/** Reads `launch.moment`; null where nothing was said. */
export function momentOf(state: JourneyState, now: Date): Moment | null {
  const text = answerTo(state, "launch.moment");
  const sentences = datedSentences(text);
  if (sentences.length === 0) return null;
  const name = /^(?:The |Our |My |A |An )?(?<name>[^:.,;\d]{3,50}):\s/u.exec(text)?.groups?.["name"] ?? null;
  const today = now.toISOString().slice(0, 10);
  const dates = sentences.flatMap((sentence) => datesIn(sentence, now).map((date) => ({ date, sentence })))
    .filter(({ date }) => date.iso >= today)
    .sort((one, other) => one.date.iso.localeCompare(other.date.iso));
  return { name: name !== null && wordCount(name) <= 5 ? name : null, text, dates };
}
