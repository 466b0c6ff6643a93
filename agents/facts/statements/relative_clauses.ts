import { hasCue, type Language } from "../../text/lexicon.ts";
import { perLanguages } from "../../text/per_languages.ts";
import { STATEMENT_WORDS } from "../words.ts";

/**
 * True for a clause that says which of the things before it is meant: ", die uns Mindestmengen vorschreibt", ", qui
 * voulait des sandales". German and Dutch tell it from a sentence of its own ("die zahlen spät") by the verb at its end.
 */
export function isRelativeClause(text: string, languages: readonly Language[]): boolean {
  const [language, ...others] = languages;
  if (language === undefined || others.length > 0) return false;
  const opener = openerOf(languages).exec(text)?.[0];
  if (opener === undefined) return false;
  const words = text.slice(opener.length).split(/\s+/u);
  if (language !== "de" && language !== "nl") return true;
  const last = words.at(-1) ?? "";
  return isVerb(last, languages) && !(words.length > 1 && opensWithVerb(words, languages));
}

/** "Die", "mit denen", "qu'"; with a capital "Die" of German or Dutch opens a sentence of its own. */
const openerOf = perLanguages((languages) => {
  const relative = STATEMENT_WORDS.patternOf("relative", languages).source;
  const before = STATEMENT_WORDS.patternOf("before_relative", languages).source;
  const isGermanic = languages[0] === "de" || languages[0] === "nl";
  return new RegExp(`^(?:(?:${before})\\s)?(?:${relative})(?:\\s|(?<=['’]))`, isGermanic ? "u" : "iu");
});

/** A small word with the ending of a verb, or a verb that helps others; "gestern" and "unten" are none. */
function isVerb(word: string, languages: readonly Language[]): boolean {
  if (hasCue(word, languages, "auxiliaries")) return true;
  return /^\p{Ll}{2,}(?:t|te|ten|en|ern|eln|de|den)$/u.test(word) && !NO_VERB.test(word) &&
    !hasCue(word, languages, "adverbs", "pronouns", "prepositions", "negation", "articles", "quantities");
}

const NO_VERB = new RegExp(`^${STATEMENT_WORDS.sourceOf("no_verb")}$`, "u");

/** "die zahlen spät", "die Miete ist bezahlt": a verb in the second place, before the end and its noun. */
function opensWithVerb(words: readonly string[], languages: readonly Language[]): boolean {
  const [first = "", second = ""] = words;
  const isHelped = words.slice(0, 2).some((word, at) =>
    at < words.length - 1 && hasCue(word, languages, "auxiliaries")
  );
  return isHelped || isVerb(first, languages) && !/^\p{Lu}/u.test(second);
}
