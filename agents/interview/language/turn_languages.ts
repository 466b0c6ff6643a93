import type { JourneyState } from "../../domain/journey.ts";
import { languageIn } from "../../text/language.ts";
import type { Language } from "../../text/lexicon.ts";
import { isMostlyJapanese } from "./founder_language.ts";
import { saidTexts } from "./weave.ts";

/** What we speak where nothing else was chosen, and what screens are written in. */
const OWN = "en";

/** In which languages an interview is held, as BCP 47 names them. */
export interface InterviewLanguages {
  /** What the questions, their reasons and their options are put in. */
  spoken: string;
  /** What the founder writes in. */
  written: string;
}

export function interviewLanguages(state: JourneyState): InterviewLanguages {
  const spoken = state.language ?? OWN;
  return { spoken, written: toldIn(saidTexts(state).join("\n")) ?? spoken };
}

/** The language of what a founder wrote: theirs, unless it surely is English. A few words alone tell too little. */
export function languageOfWords({ written }: InterviewLanguages, words: string): string {
  return toldIn(words) === OWN ? OWN : written;
}

/**
 * The language of a reply, without what it quotes. One from before the language was changed keeps its own; where a model
 * speaks, that may be the founder's, whatever that is.
 */
export function languageOfReply(
  { spoken, written }: InterviewLanguages,
  { text, byModel }: { text: string; byModel: boolean },
): string {
  const told = toldIn(withoutQuotes(text));
  return told !== null && (told === spoken || (byModel && told === written)) ? told : OWN;
}

/** The language of a consultant's answer, which follows that of the question: what is quoted in it may be in another. */
export function languageOfAdvice(
  languages: InterviewLanguages,
  { text, query }: { text: string; query: string },
): string {
  return toldIn(withoutQuotes(text)) ?? languageOfWords(languages, query);
}

/** An English sentence that names somebody in Japanese is in neither for certain. */
function toldIn(text: string): Language | null {
  const language = languageIn(text);
  return language === "ja" && !isMostlyJapanese(text) ? null : language;
}

function withoutQuotes(text: string): string {
  return text.replace(/“[^”]*”/gu, "");
}
