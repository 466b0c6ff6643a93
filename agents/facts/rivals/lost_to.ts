import { cuesIn, type Language } from "../../text/lexicon.ts";
import { perLanguages } from "../../text/per_languages.ts";
import type { Statement } from "../statements/statement.ts";
import { RIVALS } from "../words.ts";

/** Characters before a clause in which the losing may be named. */
const MOST_BEFORE = 400;

const losingOf = perLanguages((languages) => {
  const verb = (["loses", "goes"] as const).map((kind) => RIVALS.patternOf(kind, languages).source).join("|");
  const to = RIVALS.patternOf("loses_to", languages).source;
  const faint = `(?!${RIVALS.sourceOf("no_loser")})(?:${
    RIVALS.patternOf("loses_to_once_named", languages).source
  })`;
  const before = (words: string) => new RegExp(`(?:${words})(?:\\s+|(?<=[’']))`, "giu");
  return {
    verb: new RegExp(verb, "iu"),
    verbAndFewWords: new RegExp(`(?:${verb})(?:\\s+[^\\s,;:]+){0,4}\\s+$`, "iu"),
    to: before(to),
    /** With words, too, that mean much else and count only where losing was named. */
    toOrFaint: before(`${to}|${faint}`),
  };
});

/** Where the names of those begin to whom a clause says that customers are lost: "half to Grundig", "contre Castorama". */
export function lostToIn({ text, from, sentence: { answer, languages } }: Statement): number[] {
  const around = answer.text.slice(Math.max(0, from - MOST_BEFORE), from + text.length);
  return languages.flatMap((language) => {
    const { verb, to, toOrFaint } = losingOf([language]);
    const found = text.matchAll(verb.test(around) ? toOrFaint : to);
    return [...found].filter(({ index }) => isLoss(text.slice(0, index), language, languages))
      .map(({ index, 0: word }) => index + word.length);
  });
}

/** The verb of losing in a text, in any of its forms. */
export function losingVerb(languages: readonly Language[]): RegExp {
  return losingOf(languages).verb;
}

/** Max. words before "to" that only say how often: "am häufigsten an …". */
const MOST_WORDS_BEFORE = 2;

/** What stands before is the verb with a few words or an "and", or nothing but how often and how many. */
function isLoss(before: string, language: Language, languages: readonly Language[]): boolean {
  if (losingOf([language]).verbAndFewWords.test(before)) return true;
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
