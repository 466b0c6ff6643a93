import { withCapital } from "./letters.ts";
import { LANGUAGES, phrasesOf } from "./lexicon.ts";

/** What stands before a name and is none: "Dr", "Frau", "Mme". Each as it is written there, with its capital. */
export const TITLES: readonly string[] = phrasesOf(LANGUAGES, "titles").map((title) => withCapital(title));

/** The source of a pattern for a title with the blank behind it: "Mr. ", "Frau ". */
export const TITLE = `(?<![\\p{L}\\p{N}])(?:${
  TITLES.toSorted((one, other) => other.length - one.length).map((title) => RegExp.escape(title)).join("|")
})\\.?\\s+`;
