import { cuesIn, FUNCTION_WORDS, type Language, withBlanksFor } from "../../text/lexicon.ts";
import { hasWatchWord } from "../../text/watch_words.ts";
import { wordsOf } from "../reading/masking.ts";
import { amountsOf } from "../kinds/statements.ts";

/** So much of what the shorter of two sentences speaks of, the other speaks of too. */
const SAME_CONTENT = 0.5;
const LEAST_SHARED = 2;
const STEM = 4;

/**
 * Finds whether one of some sentences claims the same in other words: it speaks of the same things, with the same
 * figures, and both or neither leave room for an exception ("never", "every", "without").
 */
export function saidAlike(
  sentences: readonly string[],
  languages: readonly Language[],
): (text: string) => boolean {
  const others = sentences.map((text) => ({ content: contentOf(text, languages), force: lazily(text) }));

  /** How strictly a sentence is meant and with which figures, read when it is first asked for. */
  function lazily(text: string): () => string {
    let force: string | null = null;
    return () => force ??= forceOf(text, languages);
  }

  return function isSaid(text) {
    const [own, force] = [contentOf(text, languages), lazily(text)];
    return others.some((other) => {
      const shared = own.intersection(other.content).size;
      return shared >= LEAST_SHARED && shared >= SAME_CONTENT * Math.min(own.size, other.content.size) &&
        force() === other.force();
    });
  };
}

/** "Two nights minimum in July" and "in July, two nights at least": the same figures and, but for one, the same words. */
export function isReordered(one: string, other: string, languages: readonly Language[]): boolean {
  return figuresOf(one, languages) !== "" && forceOf(one, languages) === forceOf(other, languages) &&
    contentOf(one, languages).symmetricDifference(contentOf(other, languages)).size <= 1;
}

function forceOf(text: string, languages: readonly Language[]): string {
  const isUnique = hasWatchWord(text, "claims", languages);
  return [isAbsolute(text, languages), isUnique, figuresOf(text, languages)].join("|");
}

/** The beginnings of the words that say something; in Japanese each Chinese sign. */
export function contentOf(text: string, languages: readonly Language[]): Set<string> {
  const bare = withBlanksFor(text, cuesIn(text, languages, ...FUNCTION_WORDS));
  const signs = text.match(/\p{Script=Han}/gu) ?? [];
  if (signs.length > 0) return new Set(signs);
  return new Set(wordsOf(bare).filter((word) => /\p{L}{3}/u.test(word)).map((word) => word.slice(0, STEM)));
}

function isAbsolute(text: string, languages: readonly Language[]): boolean {
  return cuesIn(text, languages, "negation").length > 0 ||
    (["claims_of_promises", "universals", "no_leads", "whole_leads"] as const)
      .some((kind) => hasWatchWord(text, kind, languages));
}

function figuresOf(text: string, languages: readonly Language[]): string {
  return amountsOf(text, languages).filter(({ isArticle }) => !isArticle).map(({ value }) => value).sort()
    .join();
}
