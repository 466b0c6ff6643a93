import {
  type CueName,
  FUNCTION_WORDS,
  type Language,
  lexiconsOf,
  phrasesOf,
  phrasesPattern,
} from "../../text/lexicon.ts";
import { perLanguages } from "../../text/per_languages.ts";

/** A stretch of a text by its place. */
export interface Phrase {
  text: string;
  from: number;
  to: number;
}

interface Stops {
  /** Words that end a noun phrase: prepositions, verbs that help, joining words. */
  stop: RegExp;
  /** Words that a noun phrase does not begin with. */
  lead: RegExp;
  /** Whole phrases that are no name by themselves. */
  empty: RegExp;
}

const stopsOf = perLanguages((languages): Stops => {
  const phrases = (...names: CueName[]) => phrasesPattern(phrasesOf(languages, ...names));
  const stop = phrases("prepositions", "auxiliaries", "joiners", "contrast", "negation", "because");
  const lead = phrases("articles", "approx", "adverbs", "joiners", "per_words", "prepositions", "pronouns");
  const empty = phrases(...FUNCTION_WORDS, "approx", "negation", "per_words", "dont_know", "yes", "no");
  return {
    stop: new RegExp(`^(?:${stop})`, "iu"),
    // "人" opens no phrase of "人件費"; "there's a visit" names a visit.
    lead: new RegExp(
      `^(?:(?:${lead})(?:(?<!\\p{Script=Han})|(?!\\p{Script=Han}))[\\s,]*|['’](?:s|re)\\s+|[\\s"“”„«»'’:;,.–—-]+)`,
      "iu",
    ),
    empty: new RegExp(`^(?:(?:${empty}|[\\d\\s.,%€£$+-]))*$`, "iu"),
  };
});

const BREAK = /[.,;:!?()[\]{}"“”„«»\n。、,;:!?()「」•|]|\s[-–—]\s|\s\/\s|=/u;

/**
 * The noun phrase that begins at a place of a text: up to `most` words, without article, ended by punctuation, a
 * preposition, a number or a verb that helps. Null where none begins there.
 */
export function nounPhraseAt(
  text: string,
  at: number,
  languages: readonly Language[],
  most = 4,
): Phrase | null {
  const { stop, lead } = stopsOf(languages);
  let from = at + (/^[\s]*/.exec(text.slice(at))?.[0].length ?? 0);
  const window = text.slice(from, from + 120);
  if (/^[.,;:!?()\n。、]/u.test(window)) return null;
  const opening = /^(?:\p{L}+['’])?/u.exec(window)?.[0] ?? "";
  const article = lexiconsOf(languages).some(({ phrases }) => phrases.articles.includes(firstWord(window)));
  if (article && opening === "") {
    const skipped = lead.exec(window)?.[0] ?? "";
    from += skipped.length;
  }
  const part = text.slice(from, from + 120).split(BREAK, 1)[0] ?? "";
  let taken = 0;
  let words = 0;
  for (const match of part.matchAll(/\S+/gu)) {
    const rest = part.slice(match.index);
    if (words >= most || /^[\d€£$#@+*/<>]/.test(match[0]) || stop.test(rest)) break;
    taken = match.index + match[0].length;
    words += 1;
  }
  const found = part.slice(0, taken).trimEnd();
  return /\p{L}{2}|[\p{Script=Han}\p{Script=Katakana}]/u.test(found)
    ? { text: found, from, to: from + found.length }
    : null;
}

function firstWord(text: string): string {
  return /^[\p{L}\p{M}]+/u.exec(text)?.[0].toLowerCase() ?? "";
}

/** A phrase without articles, approximations, adverbs and punctuation at its beginning, nor loose ends at its end. */
export function trimmedPhrase(text: string, languages: readonly Language[]): string {
  const { lead } = stopsOf(languages);
  let rest = text.trim();
  for (let step = 0; step < 6; step++) {
    const cut = lead.exec(rest)?.[0] ?? "";
    if (cut === "" || cut.length === rest.length || isHalfOfWord(cut, rest)) break;
    rest = rest.slice(cut.length);
  }
  const bare = rest.replace(/[\s"“”„«»'’:;,.–—=(-]+$/u, "").replace(/(?:です|でした)$/u, "");
  return withoutLooseEnd(bare, languages);
}

/** "One-offs" and "all-nighters" are one word, and so are "All-in-Pakete". */
function isHalfOfWord(cut: string, rest: string): boolean {
  return /^\p{L}+-?$/u.test(cut) && /^\p{L}+-\p{L}/u.test(rest);
}

/** Without a preposition, article or joining word left at the end. */
export function withoutLooseEnd(text: string, languages: readonly Language[]): string {
  const { stop } = stopsOf(languages);
  let rest = text.trimEnd();
  for (let step = 0; step < 5; step++) {
    const last = /(?:^|\s)(\S+)$/u.exec(rest);
    const word = last?.[1] ?? "";
    const isLoose = last !== null &&
      (wholeMatch(stop, word) || isArticle(word, languages) || /^[-–—/&+=:]$/.test(word));
    if (!isLoose) break;
    rest = rest.slice(0, last.index).replace(/[\s,;:.–—-]+$/u, "");
  }
  return rest;
}

function wholeMatch(pattern: RegExp, word: string): boolean {
  return pattern.exec(word)?.[0].length === word.length;
}

function isArticle(word: string, languages: readonly Language[]): boolean {
  return lexiconsOf(languages).some(({ phrases }) =>
    phrases.articles.includes(word.toLowerCase()) || phrases.approx.includes(word.toLowerCase())
  );
}

/** True where a phrase names something by itself: not only pronouns, prepositions, numbers and the like. */
export function standsAlone(phrase: string, languages: readonly Language[]): boolean {
  const { empty } = stopsOf(languages);
  return /\p{L}{2}|[\p{Script=Han}\p{Script=Katakana}]/u.test(phrase) && !empty.test(phrase.trim());
}
