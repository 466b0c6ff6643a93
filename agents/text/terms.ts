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
    for (const pair of pairsOf(text)) if (!DAY.test(pair)) add(pair, 2);
    for (const match of text.matchAll(LINKED)) add(match[0], 3);
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

const DAY =
  /day\b|\b(january|february|march|april|may|june|july|august|september|october|november|december)\b/iu;

/** Two words of another language joined by one of its small words: "pão de ontem". */
const LINKED =
  /(?<!\p{L})\p{L}[\p{Ll}\p{M}]{2,} (?:de|da|do|das|dos|du|des|della|di|van|von|af) \p{Ll}[\p{Ll}\p{M}]{2,}/gu;

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
