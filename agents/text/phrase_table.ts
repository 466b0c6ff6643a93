import { phrasesPattern } from "./lexicon.ts";

/** Finds any phrase of a list written "one | another one | begin*", with the flags i and u; `*` stands for any letters. */
export function anyPhrase(list: string): RegExp {
  return new RegExp(phrasesPattern(list.split(" | ")), "iu");
}

/** Looks for the phrases of a table by their kind. The pattern of a kind is made when it is first asked for. */
export function phraseTable<Kind extends string>(table: Readonly<Record<Kind, string>>) {
  const patterns = new Map<Kind, RegExp>();

  function patternOf(kind: Kind): RegExp {
    const pattern = patterns.get(kind) ?? anyPhrase(table[kind]);
    patterns.set(kind, pattern);
    return pattern;
  }

  function isIn(text: string, ...kinds: Kind[]): boolean {
    return kinds.some((kind) => patternOf(kind).test(text));
  }

  return { patternOf, isIn };
}
