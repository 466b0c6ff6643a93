import type { Hyphenation } from "./hyphen.d.ts";

/** Where long words of a language may be divided; the patterns are loaded once a document in the language is made. */
const LIBRARIES: Record<string, () => Promise<{ default: Hyphenation }>> = {
  de: () => import("hyphen/de/index.js"),
  es: () => import("hyphen/es/index.js"),
  fr: () => import("hyphen/fr/index.js"),
  it: () => import("hyphen/it/index.js"),
  nl: () => import("hyphen/nl/index.js"),
  pt: () => import("hyphen/pt/index.js"),
};
const loaded = new Map<string, Hyphenation>();
/** No word has it. */
const SEAM = "\u0001";

/** Loads the patterns of a language; one without patterns needs none. */
export async function loadSyllables(language: string): Promise<void> {
  const load = LIBRARIES[language];
  if (load !== undefined && !loaded.has(language)) loaded.set(language, (await load()).default);
}

/** The syllables of a word in a language whose patterns were loaded; the whole word in any other. */
export function syllablesOf(word: string, language: string): string[] {
  return loaded.get(language)?.hyphenateSync(word, { hyphenChar: SEAM }).split(SEAM) ?? [word];
}
