import { cuesIn, type Language } from "../../text/lexicon.ts";
import type { Statement } from "../statements/statement.ts";

/** To lose, and the words before whoever wins; those that mean much else too count only where losing was named. */
const LOSING: Record<Language, { verb: string; to: string; faint?: string }> = {
  en: { verb: "los[et]s?|losing", to: "to|against" },
  de: { verb: "verlier\\p{L}*|verlor\\p{L}*|geh(?:t|en)|ging(?:en)?", to: "an|gegen", faint: "zu[mr]?" },
  fr: {
    verb: "perd\\p{L}*",
    to: "contre|au profit d[e’']",
    faint: "à(?! peu| cause| la fin)|au(?! moins| plus)",
  },
  es: { verb: "perd\\p{L}*|perdid[oa]s?|pierd\\p{L}*", to: "contra|frente a", faint: "con|ante" },
  it: { verb: "perd\\p{L}*|pers[oiae]", to: "contro|a favore di", faint: "con" },
  pt: { verb: "perd\\p{L}*", to: "contra", faint: "para|pra|pro|pros" },
  nl: {
    verb: "verlie[sz]\\p{L}*|verlor\\p{L}*|ga(?:at|an)|ging(?:en)?",
    to: "tegen|aan|naar",
    faint: "van",
  },
  ja: { verb: "負け", to: "に" },
};

/** Where the names of those begin to whom a clause says that customers are lost: "half to Grundig", "contre Castorama". */
export function lostToIn({ text, from, sentence: { answer, languages } }: Statement): number[] {
  return languages.flatMap((language) => {
    const { verb, to, faint } = LOSING[language];
    const isNamed = new RegExp(`(?<!\\p{L})(?:${verb})(?!\\p{L})`, "iu").test(
      answer.text.slice(Math.max(0, from - MOST_BEFORE), from + text.length),
    );
    const all = isNamed && faint !== undefined ? `${to}|${faint}` : to;
    const behind = new RegExp(`(?<!\\p{L})(?:${all})(?:\\s+|(?<=[’']))`, "giu");
    return [...text.matchAll(behind)].filter(({ index }) => isLoss(text.slice(0, index), verb, languages))
      .map(({ index, 0: word }) => index + word.length);
  });
}

/** So many characters before a clause may name the losing. */
const MOST_BEFORE = 400;

/** The verb of losing in a text, in any of its forms. */
export function losingVerb(languages: readonly Language[]): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${languages.map((one) => LOSING[one].verb).join("|")})(?!\\p{L})`, "iu");
}

/** "Am häufigsten an …": so many words may say how often. */
const MOST_WORDS_BEFORE = 2;

/** What stands before is the verb with a few words or an "and", or nothing but how often and how many. */
function isLoss(before: string, verb: string, languages: readonly Language[]): boolean {
  if (new RegExp(`(?<!\\p{L})(?:${verb})(?:\\s+[^\\s,;:]+){0,4}\\s+$`, "iu").test(before)) return true;
  const isJoined = cuesIn(before, languages, "joiners").some(({ index, 0: word }) =>
    before.slice(index + word.length).trim() === ""
  );
  if (isJoined && losingVerb(languages).test(before)) return true;
  const words = cuesIn(
    before,
    languages,
    "adverbs",
    "joiners",
    "quantities",
    "number_words",
    "article_numbers",
    "approx",
    "vague",
    "then",
    "contrast",
    "articles",
  )
    .reduce((rest, { 0: word }) => rest.replace(word, " "), before);
  const isShort = !languages.includes("en") && before.trim().split(/\s+/u).length <= MOST_WORDS_BEFORE;
  return isShort || !/\p{L}{3}/u.test(words);
}
