import { GRAMMAR } from "../../text/grammar_words.ts";
import { firstCue, hasCue } from "../../text/lexicon.ts";
import { isSubject, opensWith } from "../passages/items.ts";
import { LAST } from "../passages/own_passage.ts";
import { isRelativeClause } from "../statements/relative_clauses.ts";
import { CUSTOMER_WORDS } from "../readers/words.ts";
import type { Sentence } from "../statements/statement.ts";
import { leadsOn } from "./rows.ts";

/** True for words that bring somebody new: a name, "a hotel group", "the third was". */
export function opensCustomer(text: string, { languages }: Sentence): boolean {
  if (opensWith(text, languages, "then") || leadsOn(text) || languages.includes("ja")) return true;
  // "Das letzte war die Sennerei", "the last was a dentist".
  if (isLastOne(text, languages)) return true;
  if (isRelativeClause(text, languages)) return false;
  // "61 staff" tells of the one before.
  if (/^\d+\s\p{L}+$/u.test(text)) return false;
  if (!languages.includes("en") && isIndefinite(text, languages)) return true;
  // "the Patels", "die Praxis Dr. Hahn": an article, and a name within three words.
  const words = text.split(/\s+/u);
  if (opensWith(text, languages, "articles")) {
    if (languages.includes("de")) return opensGermanNoun(words) && !WE_IN_GERMAN.test(text);
    if (words.slice(1, 4).some((word) => /^\p{Lu}\p{L}/u.test(word))) return true;
  }
  if (opensNamed(text, languages)) return true;
  if (isSubject(text, languages) || opensWith(text, languages, "because", "negation", "pronouns")) {
    return hasOrdinal(text, languages);
  }
  if (opensWith(text, languages, "prepositions")) return introducesLate(text, languages);
  if (/^\p{Ll}/u.test(text) && opensWith(text, languages, "relative")) return false;
  return isIndefinite(text, languages) || /^\p{Lu}/u.test(text) || hasOrdinal(text, languages);
}

const WE_IN_GERMAN = new RegExp(`\\s(?:${GRAMMAR.patternOf("we", ["de"]).source})(?=\\s|$)`, "u");

/** "Die Praxis Dr. Hahn", "der alte Bäcker Wendel"; "die wollten vierzig Kilo" tells of the one before. */
function opensGermanNoun([, second = "", third = ""]: string[]): boolean {
  const isNoun = /^\p{Lu}\p{L}/u;
  return isNoun.test(second) ? third !== "" : /^\p{Ll}+(?:e[nrs]?)$/u.test(second) && isNoun.test(third);
}

/** "The last was", before whoever it was. */
export function isLastOne(text: string, languages: Sentence["languages"]): boolean {
  const verb = firstCue(text, languages, "auxiliaries");
  const lead = verb === null ? "" : text.slice(0, verb.index);
  return lead.search(LAST) !== -1 && lead.trim().split(/\s+/u).length <= MOST_WORDS_BEFORE_VERB;
}

const MOST_WORDS_BEFORE_VERB = 3;

/** "O restaurante Quintal do Beto", "le mariage d'Inès": an article, and a name behind it. */
function opensNamed(text: string, languages: Sentence["languages"]): boolean {
  if (languages.includes("de") || languages.includes("en") || !opensWith(text, languages, "articles")) {
    return false;
  }
  const before = text.slice(0, firstCue(text, languages, "auxiliaries", "relative")?.index);
  return /^\p{L}+['’\s]/u.test(before) &&
    before.split(/\s+/u).slice(1, 5).some((word) => /^(?:\p{L}{1,2}['’])?\p{Lu}\p{L}/u.test(word));
}

/** "In October a harbour near Makkum": a time or a place, then somebody new. */
function introducesLate(text: string, languages: Sentence["languages"]): boolean {
  const words = text.split(/\s+/u);
  return [2, 3].map((at) => words.slice(at).join(" ")).some((rest) =>
    isIndefinite(rest, languages) || opensNamed(rest, languages)
  );
}

/** "A hotel group", "another one", "3 schools": somebody who was not named before. */
export function isIndefinite(text: string, languages: Sentence["languages"]): boolean {
  return SOME_OR_MINE.test(text) || opensWith(text, languages, "article_numbers") ||
    /^\d+\s\p{L}/u.test(text);
}

const SOME_OR_MINE = new RegExp(
  `^(?:${CUSTOMER_WORDS.sourceOf("some")}|${GRAMMAR.sourceOf("mine")})\\s`,
  "iu",
);

/** "The third was", near its beginning. */
export function hasOrdinal(text: string, languages: Sentence["languages"]): boolean {
  return hasCue(text.slice(0, 20), languages, "ordinal_words");
}
