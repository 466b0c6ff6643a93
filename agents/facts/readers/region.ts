import type { TextFact } from "../../domain/facts.ts";
import { cuesIn, firstCue, hasCue } from "../../text/lexicon.ts";
import { namesIn } from "../../text/names.ts";
import { isSettled } from "../own_passage.ts";
import { type Passage, passageOf, textFact } from "../passages.ts";
import type { Reading } from "../reader.ts";
import type { Statement, Statements } from "../statement.ts";
import { countryNames } from "../../text/countries.ts";

/**
 * Reads where the business is: the clause with a country or a place's name behind "in" or "based in"; a place written
 * small counts where the offering names it too.
 */
export function readRegion(said: Statements): Reading<TextFact | null> {
  const own = said.of("company.stage_region").filter(isSettled);
  const offering = said.of("offering.what").filter(isSettled);
  const places = new Set([...own, ...offering].flatMap(placesIn).map((place) => place.toLowerCase()));
  const bare = bareNames(own);
  if (bare !== null && !own.some(namesCountry)) return { value: textFact(bare), unclear: [] };
  const clause = own.find(namesCountry) ??
    own.find((each) => hasPlace(each, places)) ??
    own.find((each) => placesIn(each).length > 0) ??
    own.find(isEverywhere) ??
    offering.find(namesCountry) ?? offering.find((each) => placesIn(each).length > 0);
  const passage = clause === undefined ? null : passageOf([clause]);
  return { value: passage === null ? null : textFact(passage), unclear: [] };
}

const LONGEST_PLACE_WORDS = 4;

/** "Suffolk, Norfolk, Kent": neighbouring clauses that are nothing but names. */
function bareNames(clauses: readonly Statement[]): Passage | null {
  const first = clauses.findIndex(isBareName);
  if (first === -1) return null;
  const behind = clauses.slice(first).findIndex((clause) =>
    !isBareName(clause) || clause.sentence !== clauses[first]?.sentence
  );
  return passageOf(clauses.slice(first, behind === -1 ? undefined : first + behind));
}

function isBareName({ text, sentence: { languages } }: Statement): boolean {
  if (languages.includes("ja")) {
    return /^[^はがをに、]{2,12}$/u.test(text) && /[都道府県市区町村]/u.test(text);
  }
  const words = text.split(/\s+/u);
  const isCapital = words.every((word) =>
    /^\p{Lu}\p{Ll}/u.test(word) ||
    ["and", "und", "et", "y", "e", "en", "de", "la", "am", "upon"].includes(word)
  );
  return isCapital && words.length <= LONGEST_PLACE_WORDS && !isCommon(text, languages) &&
    !hasCue(text, languages, "solo", "me", "yes", "no", "past", "auxiliaries", "joiners") &&
    firstCue(text, languages, "number_words")?.index !== 0;
}

function namesCountry({ text, sentence }: Statement): boolean {
  return countryNames(sentence.languages).test(text);
}

/** Names behind a preposition of place, however they are written: "in leeds", "in Porto". */
function placesIn({ text, sentence }: Statement): string[] {
  return cuesIn(text, sentence.languages, "region").flatMap(({ index, 0: cue }) => {
    const rest = text.slice(index + cue.length);
    const named = /^\s+((?:\p{Lu}[\p{L}’'-]+)(?:\s(?:\p{Lu}[\p{L}’'-]+|de|la|am|an der|upon|sur)(?=\s|$))*)/u
      .exec(rest)?.[1];
    const small = /^\s+(\p{Ll}[\p{L}’'-]{2,})\s*$/u.exec(rest)?.[1];
    const place = named ?? small;
    if (place === undefined || isCommon(place, sentence.languages)) return [];
    return [place];
  });
}

function isCommon(place: string, languages: Statement["sentence"]["languages"]): boolean {
  return hasCue(place, languages, "pronouns", "articles", "vague", "team", "adverbs", "prepositions");
}

function hasPlace({ text }: Statement, places: ReadonlySet<string>): boolean {
  const words = (text.match(/\p{L}[\p{L}’'-]*/gu) ?? []).map((word) => word.toLowerCase());
  return words.some((word) => places.has(word)) ||
    namesIn(text).some((name) => places.has(name.toLowerCase()));
}

const ANYWHERE =
  /nationwide|worldwide|countrywide|bundesweit|deutschlandweit|weltweit|landelijk|wereldwijd|全国|世界/iu;

function isEverywhere({ text }: Statement): boolean {
  return ANYWHERE.test(text);
}
