import type { Language } from "./lexicon.ts";

/** Makes something once for each list of languages: patterns of their words are costly to build. */
export function perLanguages<T>(
  make: (languages: readonly Language[]) => T,
): (languages: readonly Language[]) => T {
  const made = new Map<string, { value: T }>();
  return function ofLanguages(languages) {
    const key = languages.join();
    const entry = made.get(key) ?? { value: make(languages) };
    made.set(key, entry);
    return entry.value;
  };
}
