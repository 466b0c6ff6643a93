import de from "./lexicons/de.json" with { type: "json" };
import en from "./lexicons/en.json" with { type: "json" };
import es from "./lexicons/es.json" with { type: "json" };
import fr from "./lexicons/fr.json" with { type: "json" };
import it from "./lexicons/it.json" with { type: "json" };
import ja from "./lexicons/ja.json" with { type: "json" };
import nl from "./lexicons/nl.json" with { type: "json" };
import pt from "./lexicons/pt.json" with { type: "json" };

/** A lexicon as it is kept: one string of phrases for each kind of word, set apart by " | ". */
type LexiconFile = Record<keyof typeof en, string>;

const FILES = { en, de, fr, es, it, pt, nl, ja } satisfies Record<string, LexiconFile>;

/** The languages that founders are read in (ISO 639-1). */
export type Language = keyof typeof FILES;
export const LANGUAGES = Object.keys(FILES) as Language[];

const KEYED = [
  "numbers",
  "scales",
  "months",
  "weekdays",
  "seasons",
  "holidays",
  "per",
  "ordinals",
] as const;

/** Kinds of words that are plain lists of phrases. */
export type CueName = Exclude<keyof LexiconFile, typeof KEYED[number]>;
export const CUE_NAMES = (Object.keys(en) as (keyof LexiconFile)[]).filter((name): name is CueName =>
  !KEYED.some((keyed) => keyed === name)
);
type Season = "spring" | "summer" | "autumn" | "winter";
const SEASONS: Season[] = ["spring", "summer", "autumn", "winter"];

/** What one language calls numbers, months, rates and the turns of talk that decide what a clause states. */
export interface Lexicon {
  language: Language;
  /** "twelve" is 12. Lower case. */
  numbers: ReadonlyMap<string, number>;
  /** "hundred" is 100, "k" 1000: they multiply what stands before them. */
  scales: ReadonlyMap<string, number>;
  /** January first; each month with all its names and short forms, lower case. */
  months: readonly (readonly string[])[];
  /** Monday first. */
  weekdays: readonly (readonly string[])[];
  seasons: Readonly<Record<Season, readonly string[]>>;
  /** "12-25" (month and day) with what that day is called. */
  holidays: readonly { day: string; names: readonly string[] }[];
  /** "month" with "month", "months", "monthly": the rate or unit of time in English, as facts carry it. */
  per: ReadonlyMap<string, readonly string[]>;
  /** "second" is 2; the last one is -1. */
  ordinals: ReadonlyMap<string, number>;
  /** The phrases of one kind, lower case with plain apostrophes. */
  phrases: Readonly<Record<CueName, readonly string[]>>;
}

const LEXICONS: Record<Language, Lexicon> = {
  en: readLexicon("en", en),
  de: readLexicon("de", de),
  fr: readLexicon("fr", fr),
  es: readLexicon("es", es),
  it: readLexicon("it", it),
  pt: readLexicon("pt", pt),
  nl: readLexicon("nl", nl),
  ja: readLexicon("ja", ja),
};

/** The lexicons of some languages, or of all. */
export function lexiconsOf(languages: readonly Language[] = LANGUAGES): Lexicon[] {
  return languages.map((language) => LEXICONS[language]);
}

function readLexicon(language: Language, file: LexiconFile): Lexicon {
  const groups = (text: string) => entriesOf(text).map((entry) => entry.split(" "));
  const seasons = groups(file.seasons);
  return {
    language,
    numbers: valuesOf(file.numbers),
    scales: valuesOf(file.scales),
    months: groups(file.months),
    weekdays: groups(file.weekdays),
    seasons: {
      spring: seasons[0] ?? [],
      summer: seasons[1] ?? [],
      autumn: seasons[2] ?? [],
      winter: seasons[3] ?? [],
    },
    holidays: groups(file.holidays).map(([day = "", ...names]) => ({ day, names })),
    per: new Map(
      entriesOf(file.per).map((entry) => {
        const [unit = "", words = ""] = entry.split(": ");
        return [unit, words.split(" ")];
      }),
    ),
    ordinals: valuesOf(file.ordinals),
    phrases: Object.fromEntries(
      CUE_NAMES.map((name) => [name, entriesOf(file[name])]),
    ) as Record<CueName, string[]>,
  };
}

function entriesOf(text: string): string[] {
  return text.split("|").map((entry) => entry.trim()).filter((entry) => entry !== "");
}

/** "twenty 20": the value stands last. */
function valuesOf(text: string): Map<string, number> {
  return new Map(
    entriesOf(text).map((entry) => {
      const cut = entry.lastIndexOf(" ");
      return [entry.slice(0, cut), Number(entry.slice(cut + 1))];
    }),
  );
}

const compiled = new Map<string, RegExp>();
const LETTER = "[\\p{L}\\p{N}]";

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
  const phrases = lexiconsOf(languages).flatMap((lexicon) => names.flatMap((name) => lexicon.phrases[name]));
  const pattern = new RegExp(phrasesPattern(phrases), "giu");
  compiled.set(key, pattern);
  return pattern;
}

/** True where a text has any phrase of the given kinds. */
export function hasCue(text: string, languages: readonly Language[], ...names: CueName[]): boolean {
  return cuePattern(languages, ...names).test(text);
}

/** The source of a pattern for phrases written as in a lexicon, longest first, whole words only; "l'" opens one. */
export function phrasesPattern(phrases: readonly string[]): string {
  const unique = [...new Set(phrases)].toSorted((one, other) => other.length - one.length);
  const spaced = unique.filter((phrase) => !isUnspacedPhrase(phrase)).map(patternOf);
  const unspaced = unique.filter(isUnspacedPhrase).map(escape);
  const whole = spaced.filter((phrase) => !phrase.endsWith("[’']"));
  const elided = spaced.filter((phrase) => phrase.endsWith("[’']"));
  const parts = [
    ...(elided.length > 0 ? [`(?<!${LETTER})(?:${elided.join("|")})`] : []),
    ...(whole.length > 0 ? [`(?<!${LETTER})(?:${whole.join("|")})(?!${LETTER})`] : []),
    ...(unspaced.length > 0 ? [`(?:${unspaced.join("|")})`] : []),
  ];
  return parts.length === 0 ? "(?!)" : parts.join("|");
}

/** Scripts without spaces between words know no boundaries. */
function isUnspacedPhrase(phrase: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(phrase);
}

function patternOf(phrase: string): string {
  return escape(phrase).replace(/ /g, "\\s+").replace(/'$/, "[’']").replace(/'(?!\])/g, "['’]?").replace(
    /-/g,
    "[-\\s]?",
  ).replace(
    /\\\*/g,
    "[\\p{L}\\p{M}]*",
  );
}

function escape(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}

export { SEASONS };
