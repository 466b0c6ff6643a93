const WORD = /[\p{L}\p{M}]+/gu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * A fast look whether a text can hold any of some phrases at all: true where one of its words begins a phrase. Patterns
 * of many phrases are slow; most sentences hold none of them.
 */
export function wordGate(phrases: readonly string[]): (text: string) => boolean {
  const first = new Set<string>();
  const unspaced = new Set<string>();
  for (const phrase of phrases) {
    const word = /[\p{L}\p{M}]+/u.exec(phrase.toLowerCase())?.[0];
    if (word === undefined) continue;
    if (UNSPACED.test(word)) unspaced.add(word);
    else first.add(word);
  }
  const signs = [...unspaced];
  return function mayHold(text) {
    for (const [word] of text.toLowerCase().matchAll(WORD)) {
      if (first.has(word)) return true;
    }
    return signs.length > 0 && signs.some((sign) => text.includes(sign));
  };
}
