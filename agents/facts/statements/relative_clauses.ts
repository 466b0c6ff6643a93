import { hasCue, type Language } from "../../text/lexicon.ts";

/**
 * True for a clause that says which of the things before it is meant: ", die uns Mindestmengen vorschreibt", ", qui
 * voulait des sandales". German and Dutch tell it from a sentence of its own ("die zahlen spät") by the verb at its end.
 */
export function isRelativeClause(text: string, languages: readonly Language[]): boolean {
  const [language, ...others] = languages;
  if (language === undefined || others.length > 0) return false;
  const opener = OPENERS[language]?.exec(text)?.[0];
  if (opener === undefined) return false;
  const words = text.slice(opener.length).split(/\s+/u);
  if (language !== "de" && language !== "nl") return true;
  const last = words.at(-1) ?? "";
  return isVerb(last, languages) && !(words.length > 1 && opensWithVerb(words, languages));
}

const OPENERS: Partial<Record<Language, RegExp>> = {
  en: /^(?:who|whose)\s/iu,
  de: /^(?:(?:mit|für|bei|von|zu|an|auf|in|aus|ohne)\s)?(?:der|die|das|den|dem|denen|deren|dessen)\s/u,
  nl: /^(?:die|dat)\s/u,
  fr: /^(?:qui\s|que\s|qu['’]|dont\s)/iu,
  es: /^(?:que|quien(?:es)?|cuy[oa]s?)\s/iu,
  it: /^che\s/iu,
  pt: /^(?:que|quem|cuj[oa]s?)\s/iu,
};

/** A small word with the ending of a verb, or a verb that helps others; "gestern" and "unten" are none. */
function isVerb(word: string, languages: readonly Language[]): boolean {
  if (hasCue(word, languages, "auxiliaries")) return true;
  return /^\p{Ll}{2,}(?:t|te|ten|en|ern|eln|de|den)$/u.test(word) && !NO_VERBS.test(word) &&
    !hasCue(word, languages, "adverbs", "pronouns", "prepositions", "negation", "articles", "quantities");
}

const NO_VERBS =
  /^(?:(?:vor)?gestern|morgen|oben|unten|hinten|drüben|draußen|neben|beiden|seit|mit|spät|weit|laut|selbst|beneden|boven|buiten|binnen|(?:ihr|sein|unser|mein|eur|hun|onze)\p{L}*)$/u;

/** "die zahlen spät", "die Miete ist bezahlt": a verb in the second place, before the end and its noun. */
function opensWithVerb(words: readonly string[], languages: readonly Language[]): boolean {
  const [first = "", second = ""] = words;
  const isHelped = words.slice(0, 2).some((word, at) =>
    at < words.length - 1 && hasCue(word, languages, "auxiliaries")
  );
  return isHelped || isVerb(first, languages) && !/^\p{Lu}/u.test(second);
}
