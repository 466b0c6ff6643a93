import { namesIn } from "./names.ts";
import { phrasesIn } from "./phrases.ts";
import { wordCount } from "./sentences.ts";
import { contentWords, STOP_WORDS, vagueWordsIn } from "./words.ts";

const SPLIT = /[.,;:!?()"“”'‘’\n…—–]+(?=\s|$)|^['"]|\s['"]/u;

/**
 * The founder's own terms, strongest first: pairs and words that return, names, quoted phrases, and words with
 * signs that English has not. Each is spelt as the founder spelt it.
 */
export function distinctiveTerms(texts: string[]): string[] {
  const weights = new Map<string, { term: string; weight: number }>();
  const add = (term: string, weight: number) => {
    const key = term.toLowerCase();
    const known = weights.get(key);
    weights.set(key, { term: known?.term ?? term, weight: (known?.weight ?? 0) + weight });
  };
  for (const text of texts) {
    for (const pair of pairsOf(text)) add(pair, 2);
    for (const word of contentWords(text)) {
      if (vagueWordsIn(word).length === 0) add(word, isForeign(word) ? 2 : 0.8);
    }
    for (const name of namesIn(text)) add(name, 3);
    for (const phrase of phrasesIn(text)) {
      if (wordCount(phrase) <= 5) add(phrase.replace(/[.,!?]+$/, ""), 2.5);
    }
  }
  const ranked = [...weights.values()].filter((entry) => entry.weight > 2).sort((a, b) =>
    b.weight - a.weight
  );
  return withoutParts(ranked.map((entry) => entry.term));
}

/** Neighbouring words: content next to content, or foreign words joined by their own small words. */
function pairsOf(text: string): string[] {
  return text.split(SPLIT).flatMap((stretch) => {
    const words = stretch.trim().split(/\s+/).filter((word) => word !== "");
    return words.slice(1).flatMap((word, at) => {
      const before = words[at]!;
      return isMatter(before) && isMatter(word) ? [`${before} ${word}`] : [];
    });
  });
}

function isMatter(word: string): boolean {
  return /^[\p{L}\p{M}][\p{L}\p{M}'’-]+$/u.test(word) && !STOP_WORDS.has(word.toLowerCase());
}

function isForeign(word: string): boolean {
  return /[^\p{ASCII}’]/u.test(word);
}

/** Drops a word that stands inside a stronger term of several words. */
function withoutParts(terms: string[]): string[] {
  return terms.filter((term, at) =>
    !terms.slice(0, at).some((stronger) => ` ${stronger.toLowerCase()} `.includes(` ${term.toLowerCase()} `))
  );
}
