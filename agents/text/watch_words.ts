import { type Cue, entriesOf, type Language, LANGUAGES, phrasesPattern, withBlanksFor } from "./lexicon.ts";
import de from "./lexicons/watch/de.json" with { type: "json" };
import en from "./lexicons/watch/en.json" with { type: "json" };
import es from "./lexicons/watch/es.json" with { type: "json" };
import fr from "./lexicons/watch/fr.json" with { type: "json" };
import it from "./lexicons/watch/it.json" with { type: "json" };
import ja from "./lexicons/watch/ja.json" with { type: "json" };
import nl from "./lexicons/watch/nl.json" with { type: "json" };
import pt from "./lexicons/watch/pt.json" with { type: "json" };
import { perLanguages } from "./per_languages.ts";
import { matcherOf } from "./phrase_matcher.ts";
import { rememberedValue } from "./remembered.ts";

const FILES: Record<Language, Partial<typeof en>> = { en, de, fr, es, it, pt, nl, ja };

/** Kinds of words that tell on a business's page what is offered, promised, passing or broken. */
export type WatchWord = keyof typeof en;

type Find = (text: string) => Cue[];

const PLAIN = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}' -]*$/u;
const STEM = /^[\p{L}\p{M}\p{N}]{2,}\*$/u;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const findersOf = perLanguages((): Map<WatchWord, Find> => new Map());

/** Every phrase of one kind in a text, in its order, whole words only. Time is linear in the text. */
export function watchWordsIn(
  text: string,
  kind: WatchWord,
  languages: readonly Language[] = LANGUAGES,
): Cue[] {
  const known = findersOf(languages);
  const find = known.get(kind) ?? newFinder(kind, languages);
  known.set(kind, find);
  return find(text);
}

/** True where a text has any phrase of the kind. */
export function hasWatchWord(text: string, kind: WatchWord, languages: readonly Language[]): boolean {
  return watchWordsIn(text, kind, languages).length > 0;
}

/** A text with a blank in the place of each phrase of the kind. */
export function withoutWatchWords(text: string, kind: WatchWord, languages: readonly Language[]): string {
  return withBlanksFor(text, watchWordsIn(text, kind, languages));
}

/** Words that name one group of people, by their beginnings: "compan = firm". */
export const sameGroups: (languages: readonly Language[]) => string[][] = perLanguages((languages) =>
  languages.flatMap((language) =>
    entriesOf(FILES[language].same_groups).map((entry) => entry.split("=").map((word) => word.trim()))
  )
);

/** Phrases are looked up word by word, stems by their first letters; only what is made of signs needs a pattern. */
function newFinder(kind: WatchWord, languages: readonly Language[]): Find {
  const phrases = languages.flatMap((language) => entriesOf(FILES[language][kind]));
  const isPlain = (phrase: string) => PLAIN.test(phrase) && !UNSPACED.test(phrase);
  const plain = phrases.filter(isPlain);
  const stems = phrases.filter((phrase) => STEM.test(phrase) && !UNSPACED.test(phrase));
  const odd = phrases.filter((phrase) => !isPlain(phrase) && !stems.includes(phrase));
  const isFigure = phrases.some((phrase) => /^\d/.test(phrase));
  const matcher = matcherOf(plain, odd.length === 0 ? null : new RegExp(phrasesPattern(odd), "giu"));
  const byStart = Map.groupBy(stems.map((stem) => stem.slice(0, -1)), (stem) => stem.slice(0, 2));
  const all: Find = isFigure
    ? (text) => matcher.all(text).filter(({ index, 0: found }) => !isCutFigure(text, index, found))
    : matcher.all;
  if (stems.length === 0) return all;
  return (text) => {
    const found = wordsWithPlaces(text).flatMap(({ index, word }) =>
      byStart.get(word.slice(0, 2))?.some((stem) => word.startsWith(stem))
        ? [{ index, 0: text.slice(index, index + word.length) }]
        : []
    );
    if (found.length === 0) return all(text);
    return [...all(text), ...found].sort((one, other) =>
      one.index - other.index || other[0].length - one[0].length
    );
  };
}

/** "0円" of "3,300円" is no phrase: the figure began before it. */
function isCutFigure(text: string, index: number, found: string): boolean {
  return /^\d/.test(found) && /\d[.,]?$/.test(text.slice(0, index));
}

/** Read once for all kinds of words that are looked for in it. */
const wordsWithPlaces = rememberedValue(
  (text: string): readonly { index: number; word: string }[] =>
    [...text.toLowerCase().matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ index, 0: word }) => ({ index, word })),
);
