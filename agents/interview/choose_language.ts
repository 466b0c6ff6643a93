import type { JourneyState, SpokenLanguage } from "../domain/journey.ts";
import { languageIn } from "../text/language.ts";
import { type Draft, draftOf } from "./draft.ts";
import { isForeign, OWN_LANGUAGE } from "./founder_language.ts";
import type { IncomingMessage } from "./strategist.ts";
import { saidTexts } from "./weave.ts";

/** Said once, in the language that is spoken from then on. */
const FROM_HERE: Record<SpokenLanguage, string> = {
  de: "From here on in German; *in English please* changes back.",
  en: "From here on in English; *auf Deutsch bitte* changes back.",
};

/** The language of an interview is told from the first answers; later ones may only be quoting somebody. */
const FIRST_ANSWERS = 3;

const LANGUAGE = "(?<named>deutsch|german|englisch|english)";
const IN_FRONT =
  "(?:(?:bitte|please|ok(?:ay)?|können wir|können sie|kannst du|könnten wir|könnten sie|könntest du|lass uns|das|mit mir|sprich|schreib|antworte|antworten sie|weiter|lieber|can (?:we|you|i)|could (?:we|you)|let['’]?s|do|this|it|speak|talk|write|answer|continue|go on|switch)[\\s,]+)*";
const BEHIND =
  "(?:[\\s,]+(?:bitte|please|sprechen|schreiben|antworten|reden|machen|fortfahren|weitermachen|weiter|lieber|jetzt|ab jetzt|ab hier|now|from now on|instead))*";
const ASKS = [
  `${IN_FRONT}(?:auf|in|to|zu)\\s+${LANGUAGE}${BEHIND}`,
  `(?:(?:bitte|please)[\\s,]+${LANGUAGE}|${LANGUAGE.replace("named", "also")}[\\s,]+(?:bitte|please))`,
  `(?:sprechen sie|sprichst du|do you speak)\\s+${LANGUAGE}`,
].map((asks) => new RegExp(`^${asks}[\\s.!?]*$`, "iu"));

/** The language that a message asks for, where it says nothing else: "auf Deutsch bitte", "in English, please". */
export function languageAsked(message: string): SpokenLanguage | null {
  const groups = ASKS.map((asks) => asks.exec(message.trim())?.groups).find((found) => found !== undefined);
  const named = groups?.["named"] ?? groups?.["also"];
  if (named === undefined) return null;
  return /^(?:deutsch|german)$/iu.test(named) ? "de" : "en";
}

/** The turn in which the founder chose a language: the open question is put again in it. */
export function speakFrom(
  state: JourneyState,
  message: IncomingMessage,
  { language, now }: { language: SpokenLanguage; now: Date },
): Draft {
  const draft = draftOf(state, message, now);
  draft.state.turns += 1;
  draft.state.language = language;
  draft.met = FROM_HERE[language];
  draft.isAskedAgain = true;
  return draft;
}

/** German for a founder whose first answers are surely German; who writes in another language is told once that we do not. */
export function chooseLanguage({ state, message, lines }: Draft): void {
  if (state.language !== undefined || !isForeign(message.text)) return;
  const all = [...saidTexts(state), message.text].join("\n");
  if (state.turns <= FIRST_ANSWERS && [message.text, all].every((text) => languageIn(text) === "de")) {
    state.language = "de";
    lines.push(FROM_HERE.de);
  } else if (state.toldLanguage !== true) {
    state.toldLanguage = true;
    lines.push(OWN_LANGUAGE);
  }
}
