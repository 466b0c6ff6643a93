import type { Language } from "./lexicon.ts";

/** Makes something once for each list of languages: patterns of their words are costly to build. */
export function perLanguages<T>(
  make: (languages: readonly Language[]) => T,
): (languages: readonly Language[]) => T {
  const made = new Map<string, { value: T }>();
  /** The same list is asked for again and again: its names are joined once. */
  const ofList = new WeakMap<readonly Language[], { value: T }>();
  return function ofLanguages(languages) {
    const known = ofList.get(languages);
    if (known !== undefined) return known.value;
    const key = languages.join();
    const entry = made.get(key) ?? { value: make(languages) };
    made.set(key, entry);
    ofList.set(languages, entry);
    return entry.value;
  };
}
