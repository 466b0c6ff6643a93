import { LANGUAGES, lexiconsOf, phrasesOf, phrasesPattern } from "./lexicon.ts";
import { isSpan, type Span } from "./spans.ts";

/** What a price is asked by or a thing counted in, by its words in all languages: "Monate" is "month", "séance" "visit". */
export const UNIT_OF: ReadonlyMap<string, string> = new Map(
  lexiconsOf().flatMap(({ per }) =>
    [...per].flatMap(([unit, words]) => words.map((word): [string, string] => [word, unit]))
  ),
);

/** The same for spans of time alone. */
export const SPAN_OF: ReadonlyMap<string, Span> = new Map(
  [...UNIT_OF].flatMap(([word, unit]): [string, Span][] => isSpan(unit) ? [[word, unit]] : []),
);

/** The source of a pattern for any word of a span: "week", "Wochen", "mensuel". */
export const ANY_SPAN = phrasesPattern([...SPAN_OF.keys()]);

/** The source of a pattern for any word of one unit: "hour" is found as "hrs", "Stunden", "heures". */
export function unitPattern(unit: string): string {
  return `(?:${phrasesPattern([...UNIT_OF].filter(([, of]) => of === unit).map(([word]) => word))})`;
}

/** The source of a pattern for what stands between a number and its unit: "a", "pro", "à la", "/". */
export const PER = `(?:${phrasesPattern(phrasesOf(LANGUAGES, "rate_words"))}|/)`;
