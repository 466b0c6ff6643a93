import { type Language, LANGUAGES } from "../../../text/lexicon.ts";
import { contentWords } from "../../../text/text.ts";
import { REFUSALS } from "./words.ts";

/** A form of a verb that may be anybody's doing: "counting" turned away forbids no count. */
const GERUND: Partial<Record<Language, RegExp>> = {
  en: /^\p{L}{3,}ing$/iu,
  es: /^\p{L}{2,}(?:ando|iendo)$/iu,
  it: /^\p{L}{2,}(?:ando|endo)$/iu,
  pt: /^\p{L}{2,}[aei]ndo$/iu,
};
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
  const gerund = GERUND[spoken];
  const words = contentWords(text);
  return gerund === undefined || words.length === 0 ||
    words.some((word) => !gerund.test(word) || NAMED_SO.test(word));
}
