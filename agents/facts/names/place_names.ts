import { countryNames } from "../../text/countries.ts";
import { cuesIn, firstCue, FUNCTION_WORDS, hasCue, withoutCues } from "../../text/lexicon.ts";
import { type Passage, passageOf } from "../passages/passages.ts";
import type { Statement } from "../statements/statement.ts";

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
    /^(?:\p{L}['’])?\p{Lu}\p{Ll}/u.test(word) || JOINS_NAMES.includes(word)
  );
  const names = bare.replace(BETWEEN_NAMES, " ");
  return isCapital && words.length <= LONGEST_PLACE_WORDS && !isCommon(names, languages) &&
    !hasCue(text, languages, "solo", "me", "yes", "no", "past", "auxiliaries") &&
    firstCue(text, languages, "joiners")?.index !== 0;
}

/** "Valencia ciudad", "Graz Stadt": what kind of place a name is. */
const KIND_OF_PLACE =
  /\s(?:(?:and|und|et|y|e|en)\s(?:the\s|die\s|la\s|les\s|l['’]|los\s|de\s)?)?(?:prima cintura|cintura|dintorni|hinterland|umgebung|surroundings|surrounding area|environs|alentours|alrededores|arredores|omgeving|city|town|county|region|area|stadt|land|umland|ville|agglo|ciudad|capital|provincia|città|cidade|região|stad|regio)(?!\p{L})/giu;

export const ARTICLE_BETWEEN =
  /(?<=\s(?:and|und|et|y|e|en)\s)(?:the|die|das|der|den|les?|la|las|los|il|lo|os?|as?|de|het)\s(?:\p{Ll}{4,}\s)?(?=\p{Lu})/gu;

const JOINS_NAMES = ["and", "und", "et", "y", "e", "en", "de", "la", "am", "upon"];
export const BETWEEN_NAMES = new RegExp(`\\s(?:${JOINS_NAMES.join("|")})(?=\\s)`, "gu");

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
    const named = /^\s+((?:\p{Lu}[\p{L}’'-]+)(?:\s(?:\p{Lu}[\p{L}’'-]+|de|la|am|an der|upon|sur)(?=\s|$))*)/u
      .exec(rest)?.[1];
    const isSmallTyping = !/\p{Ll}[,;]?\s\p{Lu}\p{Ll}/u.test(sentence.answer.text.slice(0, MOST_LOOKED_AT));
    const small = isSmallTyping ? /^\s+(\p{Ll}[\p{L}’'-]{2,})\s*$/u.exec(rest)?.[1] : undefined;
    const place = named ?? small;
    if (place === undefined || isCommon(place.replace(LINKS, " "), sentence.languages)) return [];
    return [place];
  });
}

/** "In the Cotswolds", "en el Valle de Uco", "dans le Jura": an article before a name of several words or none. */
function withoutArticle(behind: string): string {
  const article =
    /^\s+(?:the|el|las?|los|les?|l['’]|il|lo|gli|os?|as?|der|dem|den|het|de)(?=\s\p{Lu}|\p{Lu})/u.exec(
      behind,
    );
  return article === null ? behind : behind.slice(article[0].length);
}

/** A name that ends in what Japanese calls a prefecture, city, ward or town, and no word that only looks so. */
const JAPANESE_PLACE =
  /(?<![\p{Script=Han}])(?!.?(?:市場|都合|府中|区別|区分|町内会費|毎|同|各|全))[\p{Script=Han}\p{Script=Hiragana}]{1,6}?(?:都|府|県|市|区|町|村|郡|地方|周辺)(?=[のとでにがはをやか、。]|一帯|全域|内|を中心|周辺|$)/u;

/** "Valle de Uco", "Newcastle upon Tyne": what joins the words of one name. */
const LINKS = /\s(?:de|la|am|an der|upon|sur)(?=\s)/gu;

/** "midtown Tucson", "rural Devon": which part of a place it is. */
function withoutQuarter(behind: string, languages: Statement["sentence"]["languages"]): string {
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
const ORIGIN = /^(?:from|out of|near|aus|uit|dal?|desde)$/iu;

/** True for words that only look like a name: a role, a day, a stage of a company. */
export function isCommon(place: string, languages: Statement["sentence"]["languages"]): boolean {
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
    languages.includes("de") && GERMAN_ABSTRACT.test(place) ||
    /^(?:pre-)?seed|^(?:series|stage|startup|start-up|bootstrapped|early)(?:$|[\s-])|-ish$/iu.test(place);
}

/** "In Teilzeit", "in Planung": what German writes with a capital and is no place. */
const GERMAN_ABSTRACT = /(?:zeit|arbeit|ung|heit|keit|schaft|tion|tät|regie|betrieb)$/iu;

/** True where a clause has the name of one of these places, however it is written. */
export function hasPlace({ text }: Statement, places: ReadonlySet<string>): boolean {
  const words = (text.match(/\p{L}[\p{L}’'-]*/gu) ?? []).map((word) => word.toLowerCase());
  return words.some((word) => places.has(word));
}

/** "And mostly the Wirral" without what stands before the name. */
export function withoutSmallWords(text: string, languages: Statement["sentence"]["languages"]): string {
  let rest = text;
  for (;;) {
    const small = firstCue(rest, languages, "joiners", "adverbs", "articles", "prepositions");
    if (small?.index !== 0) return rest;
    rest = rest.slice(small[0].length).trimStart();
  }
}
