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
import { matcherOf, type Word, wordsOf } from "./phrase_matcher.ts";
import { rememberedValue } from "./remembered.ts";

const FILES: Record<Language, Partial<typeof en>> = { en, de, fr, es, it, pt, nl, ja };

/** Kinds of words that tell on a business's page what is offered, promised, passing or broken. */
export type WatchWord = keyof typeof en;

interface Finder {
  all(text: string): Cue[];
  has(text: string): boolean;
}

const PLAIN = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}' -]*$/u;
const STEM = /^[\p{L}\p{M}\p{N}]{2,}\*$/u;
const LONGEST_PARTICLE = 3;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const findersOf = perLanguages((): Map<WatchWord, Finder> => new Map());

/** Every phrase of one kind in a text, in its order, whole words only. Time is linear in the text. */
export function watchWordsIn(
  text: string,
  kind: WatchWord,
  languages: readonly Language[] = LANGUAGES,
): Cue[] {
  return finderOf(kind, languages).all(text);
}

/** True where a text has any phrase of the kind. */
export function hasWatchWord(text: string, kind: WatchWord, languages: readonly Language[]): boolean {
  return finderOf(kind, languages).has(text);
}

/** The pattern of a kind as a part of a larger one. */
export function watchSource(kind: WatchWord, languages: readonly Language[]): string {
  return `(?:${phrasesPattern(languages.flatMap((language) => entriesOf(FILES[language][kind])))})`;
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

function finderOf(kind: WatchWord, languages: readonly Language[]): Finder {
  const known = findersOf(languages);
  const finder = known.get(kind) ?? newFinder(kind, languages);
  known.set(kind, finder);
  return finder;
}

/** Phrases are looked up word by word, stems by their first letters; only what is made of signs needs a pattern. */
function newFinder(kind: WatchWord, languages: readonly Language[]): Finder {
  const phrases = languages.flatMap((language) => entriesOf(FILES[language][kind]));
  const isPlain = (phrase: string) => PLAIN.test(phrase) && !UNSPACED.test(phrase);
  const plain = phrases.filter(isPlain);
  const stems = phrases.filter((phrase) => STEM.test(phrase) && !UNSPACED.test(phrase));
  const odd = phrases.filter((phrase) => !isPlain(phrase) && !stems.includes(phrase));
  const isFigure = phrases.some((phrase) => /^\d/.test(phrase));
  const matcher = matcherOf(plain, odd.length === 0 ? null : new RegExp(phrasesPattern(odd), "giu"));
  const byStart = Map.groupBy(stems.map((stem) => stem.slice(0, -1)), (stem) => stem.slice(0, 2));
  const isStem = ({ text }: Word) =>
    byStart.get(text.slice(0, 2))?.some((stem) => text.startsWith(stem)) ?? false;

  const isCut = (text: string, { index, 0: words }: Cue) =>
    isParticle(text, index, words) || isFigure && isCutFigure(text, index, words);

  function whole(text: string): Cue[] {
    return matcher.all(text).filter((found) => !isCut(text, found));
  }
  return {
    all(text) {
      const found = stems.length === 0 ? [] : wordsOf(text).filter(isStem);
      if (found.length === 0) return whole(text);
      return [...whole(text), ...found.map(({ from, to }) => ({ index: from, 0: text.slice(from, to) }))]
        .sort((one, other) => one.index - other.index || other[0].length - one[0].length);
    },
    // A changed page is asked the same of a line once for each line that it is laid beside.
    has: rememberedValue((text) => {
      if (stems.length > 0 && wordsOf(text).some(isStem)) return true;
      const first = matcher.first(text);
      return first !== null && (!isCut(text, first) || whole(text).length > 0);
    }),
  };
}

/** "Off" of "one-off", "in" of "drop-in": a short word behind a hyphen is part of another one. */
function isParticle(text: string, index: number, found: string): boolean {
  return found.length <= LONGEST_PARTICLE && /\p{L}-$/u.test(text.slice(Math.max(0, index - 2), index));
}

/** "0円" of "3,300円" is no phrase: the figure began before it. */
function isCutFigure(text: string, index: number, found: string): boolean {
  return /^\d/.test(found) && /\d[.,]?$/.test(text.slice(0, index));
}
