import { cuesIn, FUNCTION_WORDS, type Language, withBlanksFor } from "../text/lexicon.ts";
import { hasWatchWord } from "../text/watch_words.ts";
import { wordsOf } from "./masking.ts";
import { amountsOf } from "./statements.ts";

/** So much of what the shorter of two sentences speaks of, the other speaks of too. */
const SAME_CONTENT = 0.5;
const LEAST_SHARED = 2;
const STEM = 4;

/**
 * True where two sentences claim one thing in other words: they speak of the same things, with the same figures, and
 * both or neither leave room for an exception ("never", "every", "without").
 */
export function saysTheSame(one: string, other: string, languages: readonly Language[]): boolean {
  const [mine, theirs] = [one, other].map((text) => contentOf(text, languages)) as [Set<string>, Set<string>];
  const shared = mine.intersection(theirs).size;
  if (shared < LEAST_SHARED || shared < SAME_CONTENT * Math.min(mine.size, theirs.size)) return false;
  return isAbsolute(one, languages) === isAbsolute(other, languages) &&
    hasWatchWord(one, "claims", languages) === hasWatchWord(other, "claims", languages) &&
    figuresOf(one, languages) === figuresOf(other, languages);
}

/** The beginnings of the words that say something; in Japanese each Chinese sign. */
function contentOf(text: string, languages: readonly Language[]): Set<string> {
  const bare = withBlanksFor(text, cuesIn(text, languages, ...FUNCTION_WORDS));
  const signs = text.match(/\p{Script=Han}/gu) ?? [];
  if (signs.length > 0) return new Set(signs);
  return new Set(wordsOf(bare).filter((word) => /\p{L}{3}/u.test(word)).map((word) => word.slice(0, STEM)));
}

function isAbsolute(text: string, languages: readonly Language[]): boolean {
  return (["claims_of_promises", "universals", "no_leads", "whole_leads"] as const)
    .some((kind) => hasWatchWord(text, kind, languages));
}

function figuresOf(text: string, languages: readonly Language[]): string {
  return amountsOf(text, languages).filter(({ isArticle }) => !isArticle).map(({ value }) => value).sort()
    .join();
}
