import { type Language, LANGUAGES } from "../../../text/lexicon.ts";
import { contentWords } from "../../../text/text.ts";
import { REFUSALS } from "./words.ts";

/** A form of a verb that may be anybody's doing: "counting" turned away forbids no count. */
function isDoing(word: string, language: Language): boolean {
  return REFUSALS.phrasesOf("doing_endings", [language]).some((ending) =>
    word.toLowerCase().endsWith(ending) && word.length >= ending.length + LEAST_OF_VERB
  );
}

/** "King" and "ring" end as a doing does, and are none. */
const LEAST_OF_VERB = 2;
/** Trades and things that are called by such a form. */
const NAMED_SO = new RegExp(`^${REFUSALS.sourceOf("trades_like_doings")}$`, "iu");
/** Words behind which a clause would tell what is meant, which was cut off; in German only behind a comma. */
const CUT_OFF: ReadonlyMap<Language, RegExp> = new Map(LANGUAGES.map((language) => {
  const comma = language === "de" ? ",\\s" : "";
  const words = REFUSALS.patternOf("cut_off", [language]).source;
  return [language, new RegExp(`${comma}(?:${words})$`, "iu")];
}));

/** True for a refusal that names what is refused: no bare doing, and no beginning of a clause that was cut off. */
export function isTelling(refusal: string, language: Language | null): boolean {
  const spoken = language ?? "en";
  const text = refusal.trim().replace(/[.!。]+$/u, "");
  if (CUT_OFF.get(spoken)?.test(text) === true) return false;
  const words = contentWords(text);
  return words.length === 0 || words.some((word) => !isDoing(word, spoken) || NAMED_SO.test(word));
}
