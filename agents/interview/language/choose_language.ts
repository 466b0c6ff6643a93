import { type JourneyState, SPOKEN_LANGUAGES, type SpokenLanguage } from "../../domain/journey.ts";
import { languageIn } from "../../text/language.ts";
import { wordCount } from "../../text/text.ts";
import { type Draft, draftOf } from "../draft.ts";
import { hasNoEnglish, isEnglish, isForeign, isMostlyJapanese, OWN_LANGUAGE } from "./founder_language.ts";
import { COMMAND_WORDS, LANGUAGE_WORDS } from "../hearing/heard_words.ts";
import { besideQuotes } from "../asking/linter.ts";
import type { IncomingMessage } from "../turn_types.ts";
import { saidTexts } from "./weave.ts";

/** What each language is called in our own, and how a founder asks for it in its own words. */
const NAMES: Record<SpokenLanguage, { name: string; ask: string }> = {
  en: { name: "English", ask: "in English please" },
  de: { name: "German", ask: "auf Deutsch bitte" },
  fr: { name: "French", ask: "en français s'il vous plaît" },
  es: { name: "Spanish", ask: "en español por favor" },
  it: { name: "Italian", ask: "in italiano per favore" },
  pt: { name: "Portuguese", ask: "em português por favor" },
  nl: { name: "Dutch", ask: "in het Nederlands graag" },
  ja: { name: "Japanese", ask: "日本語でお願いします" },
};

/** The language of an interview is told from the first answers; later ones may only be quoting somebody. */
const FIRST_ANSWERS = 3;
/** A shorter answer has to tell its language by its small words as well: names of another language fill it too soon. */
const TELLING_WORDS = 25;

const word = LANGUAGE_WORDS.sourceOf;
const LANGUAGE = `(?<named>${word(...SPOKEN_LANGUAGES)})`;
const POLITE = COMMAND_WORDS.sourceOf("polite", "end");
const ASKS = [
  `(?:${word("before")}[\\s,]+)*${word("into")}\\s+${LANGUAGE}(?:[\\s,]+${word("after")})*`,
  `(?:${POLITE}[\\s,]+${LANGUAGE}|${LANGUAGE.replace("named", "also")}[\\s,]+${POLITE})`,
  `${word("speaks")}\\s+${LANGUAGE}`,
  `(?:${word("before")}[、\\s]*)*${LANGUAGE}${word("behind")}`,
].map((asks) => new RegExp(`^[¿¡]?${asks}[\\s.!?。！？]*$`, "iu"));

/** The language that a message asks for, where it says nothing else: "auf Deutsch bitte", "in English, please". */
export function languageAsked(message: string): SpokenLanguage | null {
  const groups = ASKS.map((asks) => asks.exec(message.trim())?.groups).find((found) => found !== undefined);
  const named = groups?.["named"] ?? groups?.["also"];
  if (named === undefined) return null;
  return SPOKEN_LANGUAGES.find((language) => LANGUAGE_WORDS.isIn(named, language)) ?? null;
}

/** A journey that begins in what its founder probably reads; their first answers decide. */
export function beginIn(state: JourneyState, language: SpokenLanguage): JourneyState {
  return language === "en" ? state : { ...state, language, isLanguageGuessed: true };
}

/** Said with the welcome in a language that nobody asked for. */
export const IN_ENGLISH = "*in English please* changes to English.";

/** The turn in which the founder chose a language: the open question is put again in it. */
export function speakFrom(
  state: JourneyState,
  message: IncomingMessage,
  { language, now }: { language: SpokenLanguage; now: Date },
): Draft {
  const draft = draftOf(state, message, now);
  draft.state.turns += 1;
  draft.state.language = language;
  delete draft.state.isLanguageGuessed;
  draft.met = fromHere(language, state.language);
  draft.isAskedAgain = true;
  return draft;
}

/** Said once, in the language that is spoken from then on, with the way back. */
export function fromHere(language: SpokenLanguage, before: SpokenLanguage = "en"): string {
  const back = language !== "en" ? "en" : before === "en" ? "de" : before;
  return `From here on I speak ${NAMES[language].name}; *${NAMES[back].ask}* changes back.`;
}

/**
 * The founder's language where their first answers are surely in one that we speak. Where it `isTold` the change is said
 * with the way back, and who writes in a language that we do not speak is told once.
 */
export function chooseLanguage(draft: Draft, isTold: boolean): void {
  const { state, message, lines } = draft;
  const tell = (line: string) => isTold ? void lines.push(line) : undefined;
  if (state.isLanguageGuessed === true) settleGuess(draft, tell);
  if (state.language !== undefined) return;
  const written = state.turns > FIRST_ANSWERS ? null : languageOfBoth(state, message.text);
  if (written !== null) {
    state.language = written;
    tell(fromHere(written));
  } else if (isTold && state.toldLanguage !== true && isForeign(message.text)) {
    state.toldLanguage = true;
    tell(OWN_LANGUAGE);
  }
}

/** The first answers that surely are in a language we speak confirm what was guessed or take its place; else it stays. */
function settleGuess({ state, message }: Draft, tell: (line: string) => void): void {
  const { language: guessed } = state;
  const written = languageOfBoth(state, message.text) ?? (isEnglish(message.text) ? "en" : null);
  if (written !== null || state.turns >= FIRST_ANSWERS) delete state.isLanguageGuessed;
  if (written === null || written === guessed) return;
  state.language = written;
  tell(fromHere(written, guessed));
}

/** The language of a message and of all answers with it, where it is one and the same, is not ours, and we speak it. */
function languageOfBoth(state: JourneyState, text: string): SpokenLanguage | null {
  const ownWords = besideQuotes(text);
  if (wordCount(ownWords) < TELLING_WORDS && !isForeign(ownWords) && !hasNoEnglish(ownWords)) return null;
  const texts = [ownWords, [...saidTexts(state), text].join("\n")];
  const [own, all] = texts.map(languageIn);
  if (own === "ja" && !texts.every(isMostlyJapanese)) return null;
  return SPOKEN_LANGUAGES.find((language) => language !== "en" && language === own && language === all) ??
    null;
}
