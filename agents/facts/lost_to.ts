import { cuesIn, type Language } from "../text/lexicon.ts";
import type { Statement } from "./statement.ts";

/** To lose, and the words before whoever wins; those that mean much else too count only where losing was named. */
const LOSING: Record<Language, { verb: string; to: string; faint?: string }> = {
  en: { verb: "los[et]s?|losing", to: "to|against" },
  de: { verb: "verlier\\p{L}*|verlor\\p{L}*", to: "an|gegen" },
  fr: { verb: "perd\\p{L}*", to: "contre|au profit d[e’']", faint: "à|au" },
  es: { verb: "perd\\p{L}*|perdid[oa]s?|pierd\\p{L}*", to: "contra|frente a", faint: "con|ante" },
  it: { verb: "perd\\p{L}*|pers[oiae]", to: "contro|a favore di", faint: "con" },
  pt: { verb: "perd\\p{L}*", to: "contra", faint: "para|pra|pro|pros" },
  nl: { verb: "verlie[sz]\\p{L}*|verlor\\p{L}*", to: "tegen|aan", faint: "van" },
  ja: { verb: "負け", to: "に" },
};

/** Where the names of those begin to whom a clause says that customers are lost: "half to Grundig", "contre Castorama". */
export function lostToIn({ text, from, sentence: { answer, languages } }: Statement): number[] {
  return languages.flatMap((language) => {
    const { verb, to, faint } = LOSING[language];
    const isNamed = new RegExp(`(?<!\\p{L})(?:${verb})(?!\\p{L})`, "iu").test(
      answer.text.slice(0, from + text.length),
    );
    const all = isNamed && faint !== undefined ? `${to}|${faint}` : to;
    const behind = new RegExp(`(?<!\\p{L})(?:${all})(?:\\s+|(?<=[’']))`, "giu");
    return [...text.matchAll(behind)].filter(({ index }) =>
      isLoss(
        text.slice(0, index),
        new RegExp(`(?<!\\p{L})(?:${verb})(?:\\s+[^\\s,;:]+){0,4}\\s+$`, "iu"),
        languages,
      )
    ).map(({ index, 0: word }) => index + word.length);
  });
}

/** "Am häufigsten an …": so many words may say how often. */
const MOST_WORDS_BEFORE = 2;

/** What stands before is the verb with a few words, or nothing but how often and how many. */
function isLoss(before: string, losing: RegExp, languages: readonly Language[]): boolean {
  if (losing.test(before)) return true;
  const joiner = cuesIn(before, languages, "joiners").findLast(({ index, 0: word }) =>
    before.slice(index + word.length).trim() === ""
  );
  if (
    joiner !== undefined &&
    losing.test(`${before.slice(0, joiner.index).split(/\s+/u).slice(0, 2).join(" ")} `)
  ) {
    return true;
  }
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
