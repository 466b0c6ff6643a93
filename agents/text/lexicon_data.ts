import de from "./lexicons/de.json" with { type: "json" };
import en from "./lexicons/en.json" with { type: "json" };
import es from "./lexicons/es.json" with { type: "json" };
import fr from "./lexicons/fr.json" with { type: "json" };
import it from "./lexicons/it.json" with { type: "json" };
import ja from "./lexicons/ja.json" with { type: "json" };
import nl from "./lexicons/nl.json" with { type: "json" };
import pt from "./lexicons/pt.json" with { type: "json" };

/** A lexicon as it is kept: one string of phrases for each kind of word that a language has, set apart by " | ". */
type LexiconFile = Partial<typeof en> & Pick<typeof en, typeof KEYED[number]>;

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
type ListName = Exclude<keyof LexiconFile, typeof KEYED[number]>;
/** Kinds that are all words of a keyed list: numbers, ordinals, units of time, days and months and holidays. */
type DerivedName = "number_words" | "ordinal_words" | "time_words" | "calendar_words";
export type CueName = ListName | DerivedName;
const LIST_NAMES = (Object.keys(en) as (keyof LexiconFile)[]).filter((name): name is ListName =>
  !KEYED.some((keyed) => keyed === name)
);
/** Kinds of words that carry the grammar of a sentence and nothing that it says. */
export const FUNCTION_WORDS = [
  "articles",
  "pronouns",
  "prepositions",
  "auxiliaries",
  "adverbs",
  "joiners",
  "either",
] as const satisfies readonly CueName[];
const TIMES = ["day", "week", "month", "quarter", "year"];
type Season = "spring" | "summer" | "autumn" | "winter";

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
  const [spring = [], summer = [], autumn = [], winter = []] = groups(file.seasons);
  const keyed = {
    numbers: valuesOf(file.numbers),
    scales: valuesOf(file.scales),
    months: groups(file.months),
    weekdays: groups(file.weekdays),
    holidays: groups(file.holidays).map(([day = "", ...names]) => ({ day, names })),
    per: new Map(
      entriesOf(file.per).map((entry) => {
        const [unit = "", words = ""] = entry.split(": ");
        return [unit, words.split(" ")];
      }),
    ),
    ordinals: valuesOf(file.ordinals),
  };
  const derived: Record<DerivedName, string[]> = {
    number_words: [...keyed.numbers.keys()],
    ordinal_words: [...keyed.ordinals.keys()],
    time_words: TIMES.flatMap((unit) => keyed.per.get(unit) ?? []),
    calendar_words: [
      ...keyed.months.flat(),
      ...keyed.weekdays.flat(),
      ...keyed.holidays.flatMap(({ names }) => names),
    ],
  };
  const lists = Object.fromEntries(LIST_NAMES.map((name) => [name, entriesOf(file[name])])) as Record<
    ListName,
    string[]
  >;
  return {
    language,
    ...keyed,
    seasons: { spring, summer, autumn, winter },
    phrases: { ...lists, ...derived },
  };
}

/** The entries of a list as the files have it, set apart by " | "; none of a list that a file leaves out. */
export function entriesOf(text = ""): string[] {
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
