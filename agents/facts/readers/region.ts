import type { TextFact } from "../../domain/facts.ts";
import { cuesIn, firstCue, FUNCTION_WORDS, hasCue, withoutCues } from "../../text/lexicon.ts";
import { wordCount } from "../../text/sentences.ts";
import { isSettled, unclearFrom } from "../passages/own_passage.ts";
import { type Passage, passageOf, textFact } from "../passages/passages.ts";
import type { Reading } from "../reader.ts";
import type { Statement, Statements } from "../statements/statement.ts";
import { countryNames } from "../../text/countries.ts";
import { ARTICLE_BETWEEN, BETWEEN_NAMES, isSomebody, JOINS_NAMES, namedElsewhere } from "./somebody.ts";

/**
 * Reads where the business is: the clause with a country or a place's name behind "in" or "based in"; a place written
 * small counts where the offering names it too.
 */
export function readRegion(said: Statements): Reading<TextFact | null> {
  const settled = said.of("company.stage_region").filter((clause) =>
    isSettled(clause) && !isPartOnly(clause) && !isLabel(clause) && !isDenied(clause) &&
    !hasCue(clause.text, clause.sentence.languages, "been_and_left")
  );
  const nobody = namedElsewhere(said);
  const own = settled.filter((clause) => !isSomebody(clause, nobody));
  const labelled = own.filter(({ sentence, from }) =>
    CALLED.test(sentence.text.slice(0, from - sentence.from))
  );
  const called = passageOf(labelled.filter(({ sentence }) => sentence === labelled[0]?.sentence));
  if (called !== null) return { value: textFact(called), unclear: [] };
  const offering = said.of("offering.what").filter(isSettled);
  const places = new Set([...own, ...offering].flatMap(placesIn).map((place) => place.toLowerCase()));
  const only = own.find(isOnlyPlace);
  const bare = bareNames(own);
  const placed = bare === null
    ? undefined
    : own.find((each) =>
      placesIn(each).length > 0 && (each.sentence === bare.clauses[0]?.sentence || each.to <= bare.from)
    );
  if (only === undefined && placed === undefined && bare !== null && !own.some(namesCountry)) {
    return { value: textFact(bare), unclear: [] };
  }
  const clause = only ?? own.find(isServed) ?? own.find(namesCountry) ??
    own.find((each) => hasPlace(each, places)) ??
    own.find((each) => placesIn(each).length > 0) ??
    own.find(isEverywhere) ??
    offering.find(namesCountry) ?? offering.find((each) => placesIn(each).length > 0);
  const passage = clause === undefined ? null : passageOf([clause]);
  if (passage !== null && clause !== undefined) {
    return { value: withoutCount(textFact(passage), clause), unclear: [] };
  }
  const asked = said.of("company.stage_region").find(isSettled);
  return { value: null, unclear: asked === undefined ? [] : [unclearFrom(asked, "region", QUESTION)] };
}

/** "42 cafés in Leeds and Bradford": how many there are is no part of where. */
function withoutCount(fact: TextFact, { text, sentence: { languages } }: Statement): TextFact {
  const place = cuesIn(text, languages, "region").find(({ index, 0: cue }) =>
    index > 0 && !ORIGIN.test(cue) && NAMES.test(text.slice(index + cue.length))
  );
  const before = text.slice(0, place?.index ?? 0);
  if (place === undefined || !COUNTS.test(before) || SERVED.test(before)) return fact;
  const behind = text.slice(place.index + place[0].length);
  const names = NAMES.exec(behind)?.[0] ?? "";
  const more = behind.slice(names.length).trimStart();
  // "… on a monthly plan" says how, and not where.
  const where = firstCue(more, languages, "prepositions")?.index === 0 ? names : behind;
  const isOnlyIn = place[0].length <= LONGEST_IN;
  return { ...fact, text: `${isOnlyIn ? "" : place[0]}${where}`.trim() };
}

const COUNTS = /^\D{0,12}\d[\d.,]*(?:\s\p{L}|\s*$)/u;
/** "The Netherlands", "Leeds and Bradford": names, with what joins them. */
const NAMES = /^\s(?:\p{L}+['’]?\s?)?\p{Lu}[\p{L}’'-]*(?:\s(?:(?:and|und|et|y|e|en)\s)?\p{Lu}[\p{L}’'-]*)*/u;
/** "In", "à", "en": beside longer words ("around", "throughout") the place alone says something else. */
const LONGEST_IN = 3;

/** "In Sicilia no": where they do not work. */
function isDenied({ text, standing, sentence: { languages } }: Statement): boolean {
  return standing === "negated" &&
    cuesIn(text, languages, "negation", "no").some(({ index, 0: denial }) =>
      index > 0 && index + denial.length === text.length
    );
}

/** "We work in …", "trabajamos en …": where the business serves its customers, before where it sits. */
function isServed(clause: Statement): boolean {
  return SERVED.test(clause.text) && (placesIn(clause).length > 0 || isAround(clause));
}

const SERVED =
  /(?<!\p{L})(?:(?:we|i)(?:['’]re| are)? (?:only |mostly |mainly )?(?:work(?:ing)?|serv(?:e|ing)|cover(?:ing)?|deliver(?:ing)?|operat(?:e|ing)|sell(?:ing)?)|(?:wir|ich) (?:arbeiten?|liefern?|fahren?|fahre|bedienen?|beliefern?)|(?:on|nous|je) (?:travaill|livr|interv|couvr)\p{L}+|(?:trabajamos|trabajo|atendemos|cubrimos|servimos|repartimos) en|(?:lavoriamo|lavoro|serviamo|copriamo|consegniamo)|(?:trabalhamos|trabalho|atendemos|entregamos|servimos)|(?:wij|we|ik) (?:werken?|leveren?|bedienen?|rijden?))(?!\p{L})/iu;

/** "Im Umkreis von 80 Kilometern", "within 40 miles", "à 30 km autour de": how far is a region too. */
function isAround({ text }: Statement): boolean {
  return AROUND.test(text);
}

const AROUND =
  /(?:within (?:about |a )?\d|(?<!\d)\d{1,4}[- ](?:mile|kilometre|km) (?:radius|round)|umkreis von|dans un rayon de|autour de|en un radio de|alrededor de|nel raggio di|num raio de|in een straal van|半径)\s?/iu;

/** "Stage:", "Team:": a word that only says what follows. */
function isLabel({ sentence, to, text }: Statement): boolean {
  return wordCount(text) <= 2 && /^\s*[:：]/u.test(sentence.text.slice(to - sentence.from));
}

/** "Region: Devon and Cornwall". */
const CALLED =
  /^\s*(?:regions?|areas?|locations?|based|where|markets?|standorte?|gebiet|région|zone|secteur|zona|región|ubicación|regione|sede|região|localização|regio|gebied|locatie|plaats|地域|場所|所在地)\s*[:：]/iu;

const QUESTION = "Where are you, and where do your customers live?";

/**
 * "15% in Curitiba" and "one school in Sharjah, that's over" tell of a part of it, or of before; what is over somewhere
 * else ("in Umbria, in the Marche we gave up") leaves the place before it as it is.
 */
function isPartOnly({ text, to, sentence: { clauses } }: Statement): boolean {
  const over = clauses.filter(({ standing }) => ["past", "refuted", "withdrawn"].includes(standing));
  const next = over.find(({ from }) => from >= to);
  return /\d\s?%/.test(text) || SOME.test(text) ||
    over.length > 0 && (next === undefined || !ELSEWHERE.test(next.text));
}

/** "Another 9 in Iowa", "a few across the bridge", "remotely for the rest of France". */
const SOME =
  /^(?:and |und |et |y |e |en )?(?:another|a few|some|noch \d|ein paar|einige|quelques|d['’]autres|unos pocos|algun[oa]s|qualche|alcun[ie]|algumas?|alguns|een paar|nog \d)\s|(?<!\p{L})(?:rest of|restliche\p{L}*|reste d[eu]|resto d[eio]l?l?a?|rest van)(?!\p{L})/iu;

/** The name of a place behind a word for where or where to, in a clause that is over. */
const ELSEWHERE =
  /(?<!\p{L})(?:in|im|nach|bei|à|en|dans|hasta|nel(?:l[aeo])?|nei|negli|a|em|n[ao]s?|naar|te|to|over)\s(?:the\s|el\s|l[ae]s?\s)?\p{Lu}/u;

const ONLY =
  /(?<!\p{L})(?:only|nothing else|nur|ausschließlich|seulement|uniquement|solo|solamente|nada más|soltanto|só|somente|apenas|alleen|uitsluitend)(?!\p{L})/iu;

/** "Only Amsterdam", "Valle de Uco, nada más": a name beside the word, and no number. */
function isOnlyPlace({ text, sentence: { languages, clauses } }: Statement): boolean {
  const words = text.replace(ONLY, "").trim();
  const isBare = /^(?:\p{Lu}\p{L}+)(?:\s(?:\p{Lu}\p{L}+|and|und|et|y|e|en|de|la|do|of))*$/u.test(words);
  const isSaid = ONLY.test(text) ||
    clauses.some((clause) => ONLY.test(clause.text) && clause.text.split(/\s+/u).length <= 2);
  return isBare && isSaid && !isCommon(words, languages);
}

const LONGEST_PLACE_WORDS = 6;

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

function namesCountry({ text, sentence }: Statement): boolean {
  const found = countryNames(sentence.languages).exec(text);
  // "La Guadalupe Hidalgo" is a quarter of Puebla.
  return found !== null && !/^\s\p{Lu}\p{Ll}/u.test(text.slice(found.index + found[0].length));
}

/** Names behind a preposition of place, however they are written: "in leeds", "in Porto". */
function placesIn({ text, sentence }: Statement): string[] {
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

function isCommon(place: string, languages: Statement["sentence"]["languages"]): boolean {
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

function hasPlace({ text }: Statement, places: ReadonlySet<string>): boolean {
  const words = (text.match(/\p{L}[\p{L}’'-]*/gu) ?? []).map((word) => word.toLowerCase());
  return words.some((word) => places.has(word));
}

const ANYWHERE =
  /nationwide|worldwide|countrywide|bundesweit|deutschlandweit|weltweit|landelijk|wereldwijd|全国|世界/iu;

function isEverywhere({ text }: Statement): boolean {
  return ANYWHERE.test(text);
}
