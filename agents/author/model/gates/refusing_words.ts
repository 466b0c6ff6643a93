import { type Language, LANGUAGES } from "../../../text/lexicon.ts";
import { REFUSALS } from "./words.ts";

/** "Stop" is English, and in Dutch it puts things in: words are looked for in their own language. */
function patternFor(language: Language | null): RegExp {
  return REFUSALS.patternOf("turns_away", language === null ? LANGUAGES : [language]);
}

/** "That's not a number", "das ist keine Zahl": of a thing it is said what it is not, and nothing is turned away. */
const IS_NOT = new RegExp(
  `${REFUSALS.sourceOf("is_not")}|^${REFUSALS.sourceOf("of_this")}.*${REFUSALS.sourceOf("is_none")}`,
  "iu",
);

/** True for words that say of something what it is not. */
export function tellsWhatIsNot(clause: string): boolean {
  return IS_NOT.test(clause);
}

/** True for a clause that turns away what it names; without a language it is looked for in all. */
export function turnsAway(clause: string, language: Language | null): boolean {
  return patternFor(language).test(clause);
}

/** "Bodensee nicht", "gasolineras no": a short name before the last word, which turns it away. */
const MOST_BEFORE = 3;

/** What stands behind the words that turn it away; what stands before them in Japanese, and where nothing is behind. */
export function turnedAway(clause: string, language: Language | null): string {
  const found = patternFor(language).exec(clause);
  if (found === null) return "";
  const before = clause.slice(0, found.index).trim();
  const behind = clause.slice(found.index + found[0].length).trim();
  if (language === "ja") return before;
  const isLast = behind.replace(/[.!]+$/u, "") === "" && before.split(/\s/u).length <= MOST_BEFORE;
  return isLast ? before : behind;
}

/** True for a sentence of which every part is turned away by its first word: "ni bière ni bocaux", "weder Messen noch Märkte". */
export function rejectsAll(sentence: string): boolean {
  return REFUSALS.opens(sentence.trim(), "neither");
}
