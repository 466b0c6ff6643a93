import { countryNames } from "../../text/countries.ts";
import { GRAMMAR } from "../../text/grammar_words.ts";
import { cuesIn, firstCue, FUNCTION_WORDS, hasCue, type Language, withoutCues } from "../../text/lexicon.ts";
import { type Passage, passageOf } from "../passages/passages.ts";
import type { Statement } from "../statements/statement.ts";
import { REGION_WORDS } from "../readers/words.ts";

const AND = GRAMMAR.sourceOf("and");
const THE = GRAMMAR.sourceOf("the");

/** "Valle de Uco", "Newcastle upon Tyne": what joins the words of one name. */
export const INSIDE_NAMES = REGION_WORDS.sourceOf("inside_names");

const LONGEST_PLACE_WORDS = 6;

/** "Suffolk, Norfolk, Kent": neighbouring clauses that are nothing but names. */
export function bareNames(clauses: readonly Statement[]): Passage | null {
  const first = clauses.findIndex(isBareName);
  if (first === -1) return null;
  const behind = clauses.slice(first).findIndex((clause) =>
    !isBareName(clause) || clause.sentence !== clauses[first]?.sentence
  );
  return passageOf(clauses.slice(first, behind === -1 ? undefined : first + behind));
}

/** True for a clause that is nothing but names of places. */
export function isBareName({ text, sentence: { languages } }: Statement): boolean {
  if (languages.includes("ja")) {
    return /^[^はがをに、]{2,12}$/u.test(text) && /[都道府県市区町村]/u.test(text);
  }
  // "Lincolnshire mostly", "Sachsen und das südliche Sachsen-Anhalt".
  const bare = withoutCues(text.replace(KIND_OF_PLACE, " "), languages, "adverbs").trim()
    .replace(ARTICLE_BETWEEN, "");
  const words = bare.split(/\s+/u);
  const isCapital = words.every((word) =>
    /^(?:\p{L}['’])?\p{Lu}\p{Ll}/u.test(word) || ONLY_JOINS_NAMES.test(word)
  );
  const names = bare.replace(BETWEEN_NAMES, " ");
  return isCapital && words.length <= LONGEST_PLACE_WORDS && !isCommon(names, languages) &&
    !hasCue(text, languages, "solo", "me", "yes", "no", "past", "auxiliaries") &&
    firstCue(text, languages, "joiners")?.index !== 0;
}

/** "Valencia ciudad", "Graz Stadt": what kind of place a name is. */
const KIND_OF_PLACE = new RegExp(
  `\\s(?:${AND}\\s(?:${THE}\\s*)?)?${REGION_WORDS.sourceOf("kind")}`,
  "giu",
);

/** "And the southern", "and western" before a name: its article, and the part of it that is meant. */
export const ARTICLE_BETWEEN = new RegExp(
  `(?<=\\s${AND}\\s)(?:${THE}\\s*)?(?:\\p{Ll}{4,}\\s)?(?=\\p{Lu})`,
  "gu",
);

const JOINS_NAMES = `(?:${AND}|${INSIDE_NAMES})`;
const ONLY_JOINS_NAMES = new RegExp(`^${JOINS_NAMES}$`, "u");
/** What stands between the words of a name, or between two names. */
export const BETWEEN_NAMES = new RegExp(`\\s${JOINS_NAMES}(?=\\s)`, "gu");

/** True where a clause has the name of a country. */
export function namesCountry({ text, sentence }: Statement): boolean {
  const found = countryNames(sentence.languages).exec(text);
  // "La Guadalupe Hidalgo" is a quarter of Puebla.
  return found !== null && !/^\s\p{Lu}\p{Ll}/u.test(text.slice(found.index + found[0].length));
}

/** Names behind a preposition of place, however they are written: "in leeds", "in Porto". */
export function placesIn({ text, sentence }: Statement): string[] {
  if (sentence.languages.includes("ja")) return JAPANESE_PLACE.exec(text)?.slice(0, 1) ?? [];
  return cuesIn(text, sentence.languages, "region").flatMap(({ index, 0: cue }) => {
    if (ORIGIN.test(cue)) return [];
    const rest = withoutQuarter(withoutArticle(text.slice(index + cue.length)), sentence.languages);
    const named = NAME_BEHIND.exec(rest)?.[1];
    const isSmallTyping = !/\p{Ll}[,;]?\s\p{Lu}\p{Ll}/u.test(sentence.answer.text.slice(0, MOST_LOOKED_AT));
    const small = isSmallTyping ? /^\s+(\p{Ll}[\p{L}’'-]{2,})\s*$/u.exec(rest)?.[1] : undefined;
    const place = named ?? small;
    if (place === undefined || isCommon(place.replace(LINKS, " "), sentence.languages)) return [];
    return [place];
  });
}

const NAME_BEHIND = new RegExp(
  `^\\s+(\\p{Lu}[\\p{L}’'-]+(?:\\s(?:\\p{Lu}[\\p{L}’'-]+|${INSIDE_NAMES})(?=\\s|$))*)`,
  "u",
);

/** "In the Cotswolds", "en el Valle de Uco", "dans le Jura": an article before a name of several words or none. */
function withoutArticle(behind: string): string {
  const article = ARTICLE_BEFORE_NAME.exec(behind);
  return article === null ? behind : behind.slice(article[0].length);
}

const ARTICLE_BEFORE_NAME = new RegExp(`^\\s+${THE}(?=\\s?\\p{Lu})`, "u");

/** A name that ends in what Japanese calls a prefecture, city, ward or town, and no word that only looks so. */
const JAPANESE_PLACE = new RegExp(
  `(?<!\\p{Script=Han})(?!.?${REGION_WORDS.sourceOf("no_place_endings")})` +
    `[\\p{Script=Han}\\p{Script=Hiragana}]{1,6}?${REGION_WORDS.sourceOf("place_endings")}` +
    `(?=[のとでにがはをやか、。]|${REGION_WORDS.sourceOf("behind_places")}|$)`,
  "u",
);

const LINKS = new RegExp(`\\s${INSIDE_NAMES}(?=\\s)`, "gu");

/** "midtown Tucson", "rural Devon": which part of a place it is. */
function withoutQuarter(behind: string, languages: readonly Language[]): string {
  const quarter = /^\s+(\p{Ll}{4,})(?=\s\p{Lu})/u.exec(behind);
  const isPart = quarter?.[1] !== undefined &&
    !hasCue(
      quarter[1],
      languages,
      ...FUNCTION_WORDS,
      "region",
      "quantities",
      "calendar_words",
      "number_words",
    );
  return isPart ? behind.slice(quarter[0].length) : behind;
}

/** The beginning of an answer tells whether its founder writes capitals. */
const MOST_LOOKED_AT = 600;

/** Where somebody or something comes from is not where the business is. */
const ORIGIN = new RegExp(`^${REGION_WORDS.sourceOf("from")}$`, "iu");

/** True for words that only look like a name: a role, a day, a stage of a company. */
export function isCommon(place: string, languages: readonly Language[]): boolean {
  return hasCue(
    place,
    languages,
    "pronouns",
    "articles",
    "vague",
    "team",
    "adverbs",
    "prepositions",
    "calendar_words",
    "time_words",
  ) ||
    languages.includes("de") && ABSTRACT.test(place) ||
    REGION_WORDS.opens(place, "stage") || /-ish$/iu.test(place);
}

/** "In Teilzeit", "in Planung": what German writes with a capital and is no place. */
const ABSTRACT = new RegExp(`${REGION_WORDS.sourceOf("abstract")}$`, "iu");

/** True where a clause has the name of one of these places, however it is written. */
export function hasPlace({ text }: Statement, places: ReadonlySet<string>): boolean {
  const words = (text.match(/\p{L}[\p{L}’'-]*/gu) ?? []).map((word) => word.toLowerCase());
  return words.some((word) => places.has(word));
}

/** "And mostly the Wirral" without what stands before the name. */
export function withoutSmallWords(text: string, languages: readonly Language[]): string {
  let rest = text;
  for (;;) {
    const small = firstCue(rest, languages, "joiners", "adverbs", "articles", "prepositions");
    if (small?.index !== 0) return rest;
    rest = rest.slice(small[0].length).trimStart();
  }
}
