import { type CueName, type Language, lexiconsOf } from "./lexicon_data.ts";
import { LETTER } from "./letter_class.ts";
import { perLanguages } from "./per_languages.ts";
import { matcherOf } from "./phrase_matcher.ts";

const compiled = new Map<string, RegExp>();

/** The phrases of the given kinds in the given languages, as the lexicons have them. */
export function phrasesOf(languages: readonly Language[], ...names: CueName[]): string[] {
  return lexiconsOf(languages).flatMap(({ phrases }) => names.flatMap((name) => phrases[name]));
}

/**
 * A pattern that finds any phrase of the given kinds in the given languages, with the flags g, i and u. Apostrophes
 * may be left out or curly, a hyphen may be a space, `*` ends a phrase that goes on with any letters.
 */
export function cuePattern(languages: readonly Language[], ...names: CueName[]): RegExp {
  const key = `${languages.join()} ${names.join()}`;
  const known = compiled.get(key);
  if (known !== undefined) {
    known.lastIndex = 0;
    return known;
  }
  const pattern = new RegExp(phrasesPattern(phrasesOf(languages, ...names)), "giu");
  compiled.set(key, pattern);
  return pattern;
}

/** A phrase found in a text: where it begins, and its exact words. */
export interface Cue {
  index: number;
  0: string;
}

/** Every phrase of the given kinds in a text, in its order, the longest at each place. Time is linear in the text. */
export function cuesIn(text: string, languages: readonly Language[], ...names: CueName[]): Cue[] {
  return matcherFor(languages, names).all(text);
}

/** The first phrase of the given kinds in a text, or null. */
export function firstCue(text: string, languages: readonly Language[], ...names: CueName[]): Cue | null {
  return matcherFor(languages, names).first(text);
}

/** True where a text has any phrase of the given kinds. */
export function hasCue(text: string, languages: readonly Language[], ...names: CueName[]): boolean {
  return firstCue(text, languages, ...names) !== null;
}

/** A text with a blank in the place of each phrase of the given kinds. */
export function withoutCues(text: string, languages: readonly Language[], ...names: CueName[]): string {
  return withBlanksFor(text, cuesIn(text, languages, ...names));
}

/** A text with a blank in the place of each phrase that was found in it, in its order. */
export function withBlanksFor(text: string, found: Cue[]): string {
  let rest = "";
  let from = 0;
  for (const { index, 0: words } of found) {
    rest += `${text.slice(from, index)} `;
    from = index + words.length;
  }
  return rest + text.slice(from);
}

type Matcher = ReturnType<typeof matcherOf>;
const matchersOf = perLanguages(() => new Map<string, Matcher>());

function matcherFor(languages: readonly Language[], names: readonly CueName[]): Matcher {
  const own = matchersOf(languages);
  const key = names.join();
  const known = own.get(key) ?? newMatcher(languages, names);
  own.set(key, known);
  return known;
}

function newMatcher(languages: readonly Language[], names: readonly CueName[]): Matcher {
  const phrases = withPlainLetters(phrasesOf(languages, ...names));
  const words = phrases.filter((phrase) => !isOdd(phrase));
  const odd = phrases.filter(isOdd);
  return matcherOf(words, odd.length === 0 ? null : new RegExp(phrasesPattern(odd), "giu"));
}

/** Phrases of signs, of scripts without blanks, and stems are looked for by a pattern. */
function isOdd(phrase: string): boolean {
  return isUnspacedPhrase(phrase) || !/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}' -]*$/u.test(phrase);
}

/**
 * The source of a pattern for phrases written as in a lexicon, longest first, whole words only; "l'" opens one.
 * `{say,says}` stands for either, `{old ,}` for a word that may be left out, ` … ` for up to three words between.
 */
export function phrasesPattern(phrases: readonly string[]): string {
  const unique = [...new Set(withPlainLetters(phrases))].toSorted((one, other) => other.length - one.length);
  const spaced = unique.filter((phrase) => !isUnspacedPhrase(phrase)).map(patternOf);
  const unspaced = unique.filter(isUnspacedPhrase).map((phrase) => withChoices(escape(phrase)));
  const whole = spaced.filter((phrase) => !phrase.endsWith("[’']"));
  const elided = spaced.filter((phrase) => phrase.endsWith("[’']"));
  const parts = [
    ...(elided.length > 0 ? [`(?<!${LETTER})(?:${elided.join("|")})`] : []),
    ...(whole.length > 0 ? [`(?<!${LETTER})(?:${whole.join("|")})(?!${LETTER})`] : []),
    ...(unspaced.length > 0 ? [`(?:${unspaced.join("|")})`] : []),
  ];
  return parts.length === 0 ? "(?!)" : parts.join("|");
}

/** Words as long as these are no others without their accents; an accent on the last letter often makes the tense. */
const ACCENTED_WORD = /(?=\p{L}{5})\p{L}+/gu;
const ACCENT_INSIDE = /[áàâéèêíìîóòôúùûç](?=\p{L})/gu;
const TILDE = /[ãõ]/gu;

/** The phrases, and each as it is typed without accents: "perdon", "nao". */
function withPlainLetters(phrases: readonly string[]): string[] {
  const bare = (letters: string) => letters.normalize("NFD").replace(/\p{M}/gu, "");
  return phrases.flatMap((phrase) => {
    const plain = phrase.replace(TILDE, bare).replace(
      ACCENTED_WORD,
      (word) => word.replace(ACCENT_INSIDE, bare),
    );
    return plain === phrase ? [phrase] : [phrase, plain];
  });
}

/** Scripts without spaces between words know no boundaries. */
function isUnspacedPhrase(phrase: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(phrase);
}

const UP_TO_THREE_WORDS = "(?:\\s+[\\p{L}\\p{M}\\p{N}'’-]+){0,3}\\s+";

function patternOf(phrase: string): string {
  const signs = escape(phrase).replace(/'$/, "[’']").replace(/'(?!\])/g, "['’]?").replace(/-/g, "[-\\s]?")
    .replace(/\\\*/g, "[\\p{L}\\p{M}]*").replace(/ … /g, UP_TO_THREE_WORDS).replace(/ /g, "\\s+");
  return withChoices(signs);
}

/** `{a,b}` in an escaped phrase as a group of a pattern. */
function withChoices(escaped: string): string {
  return escaped.replace(/\\\{(.*?)\\\}/gu, (_, choices: string) => `(?:${choices.split(",").join("|")})`);
}

function escape(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
