import { type Language, lexiconsOf, phrasesPattern } from "../../text/lexicon.ts";

const patterns = new Map<string, RegExp>();

/** Right behind a number: a unit of time, with one word between them at most ("2 full days"). */
export function unitPattern(unit: string, languages: readonly Language[]): RegExp {
  const key = `${unit} ${languages.join()}`;
  const before = patterns.get(key);
  if (before !== undefined) return before;
  const words = phrasesPattern(lexiconsOf(languages).flatMap(({ per }) => per.get(unit) ?? []));
  const pattern = new RegExp(`^[\\s-]?(?:(?!\\d)[\\p{L}-]+\\s)?(?:${words})`, "iu");
  patterns.set(key, pattern);
  return pattern;
}

/** True where a text names a unit of time. */
export function hasUnit(text: string, unit: string, languages: readonly Language[]): boolean {
  const key = `any ${unit} ${languages.join()}`;
  const pattern = patterns.get(key) ??
    new RegExp(phrasesPattern(lexiconsOf(languages).flatMap(({ per }) => per.get(unit) ?? [])), "iu");
  patterns.set(key, pattern);
  return pattern.test(text);
}
