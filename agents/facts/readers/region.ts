import type { TextFact } from "../../domain/facts.ts";
import { cuePattern, hasCue } from "../../text/lexicon.ts";
import { namesIn } from "../../text/names.ts";
import { isSettled } from "../own_passage.ts";
import { passageOf, textFact } from "../passages.ts";
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
  const clause = own.find(namesCountry) ??
    own.find((each) => hasPlace(each, places)) ??
    own.find((each) => placesIn(each).length > 0) ??
    own.find(isEverywhere) ??
    offering.find(namesCountry) ?? offering.find((each) => placesIn(each).length > 0);
  const passage = clause === undefined ? null : passageOf([clause]);
  return { value: passage === null ? null : textFact(passage), unclear: [] };
}

function namesCountry({ text, sentence }: Statement): boolean {
  return countryNames(sentence.languages).test(text);
}

/** Names behind a preposition of place, however they are written: "in leeds", "in Porto". */
function placesIn({ text, sentence }: Statement): string[] {
  return [...text.matchAll(cuePattern(sentence.languages, "region"))].flatMap(({ index, 0: cue }) => {
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
