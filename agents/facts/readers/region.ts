import type { TextFact } from "../../domain/facts.ts";
import { GRAMMAR } from "../../text/grammar_words.ts";
import { cuesIn, firstCue, hasCue, type Language } from "../../text/lexicon.ts";
import { wordCount } from "../../text/sentences.ts";
import {
  bareNames,
  hasPlace,
  INSIDE_NAMES,
  isBareName,
  isCommon,
  namesCountry,
  placesIn,
  withoutSmallWords,
} from "../names/place_names.ts";
import { isSettled, unclearFrom } from "../passages/own_passage.ts";
import { passageOf, textFact } from "../passages/passages.ts";
import type { Reading } from "../reader.ts";
import type { Statement, Statements } from "../statements/statement.ts";
import { isPersonOrRival, namedElsewhere } from "./somebody.ts";
import { REGION_WORDS } from "./words.ts";

const AND = GRAMMAR.sourceOf("and");
const THE = GRAMMAR.sourceOf("the");

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
  const own = settled.filter((clause) => !isPersonOrRival(clause, nobody));
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
    const [first] = bare.clauses;
    const whole = first === undefined ? null : passageOf(withNeighbours(first, own));
    return { value: textFact(whole ?? bare), unclear: [] };
  }
  const clause = only ?? own.find(namesServiceArea) ?? own.find(namesCountry) ??
    own.find((each) => hasPlace(each, places)) ??
    own.find((each) => placesIn(each).length > 0) ??
    own.find(isEverywhere) ??
    offering.find(namesCountry) ?? offering.find((each) => placesIn(each).length > 0);
  const passage = clause === undefined ? null : passageOf(withNeighbours(clause, own));
  if (passage !== null) return { value: withoutCount(textFact(passage), passage.languages), unclear: [] };
  const asked = said.of("company.stage_region").find(isSettled);
  return { value: null, unclear: asked === undefined ? [] : [unclearFrom(asked, "region", QUESTION)] };
}

/** "Ohio and Indiana, and a couple in Kentucky", "in Johnson, Vermont": the clauses beside it that name places too. */
function withNeighbours(clause: Statement, own: readonly Statement[]): Statement[] {
  const { clauses } = clause.sentence;
  const at = clauses.indexOf(clause);
  const isPlace = (each: Statement) => own.includes(each) && tellsWhere(each);
  const behind = clauses.slice(at + 1).findIndex((each) => !isPlace(each));
  const before = clauses.slice(0, Math.max(0, at)).findLastIndex((each) => !isPlace(each));
  return at === -1 ? [clause] : clauses.slice(before + 1, behind === -1 ? undefined : at + 1 + behind);
}

/** A name, also behind "and", "mostly the" or "a bit of", and no number of something. */
function tellsWhere(clause: Statement): boolean {
  const { text, sentence: { languages } } = clause;
  if (/\d/.test(text)) return false;
  const named = withoutSmallWords(text, languages);
  return isBareName({ ...clause, text: named }) || placesIn(clause).length > 0 || isNamedAsServed(clause) ||
    PART_OF.test(text);
}

/** "Le sud de l'Aveyron", "la provincia di Lucca", "most of Kent". */
const PART_OF = new RegExp(`${GRAMMAR.sourceOf("of")}\\s*(?:${THE}\\s*)?\\p{Lu}\\p{Ll}`, "u");

/** "42 cafés in Leeds and Bradford": how many there are is no part of where. */
function withoutCount(fact: TextFact, languages: readonly Language[]): TextFact {
  const { text } = fact;
  const place = cuesIn(text, languages, "region").find(({ index, 0: cue }) =>
    index > 0 && !REGION_WORDS.isIn(cue, "from") && NAMES.test(text.slice(index + cue.length))
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
const NAMES = new RegExp(
  `^\\s(?:\\p{L}+['’]?\\s?)?\\p{Lu}[\\p{L}’'-]*(?:\\s(?:${AND}\\s)?\\p{Lu}[\\p{L}’'-]*)*`,
  "u",
);
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
function namesServiceArea(clause: Statement): boolean {
  return SERVED.test(clause.text) && (placesIn(clause).length > 0 || givesRadius(clause)) ||
    isNamedAsServed(clause);
}

/** "We cover Kent", "on livre la Bretagne": the name right behind the verb. */
function isNamedAsServed({ text, sentence: { languages } }: Statement): boolean {
  const served = SERVED.exec(text);
  if (served === null) return false;
  const behind = text.slice(served.index + served[0].length).trimStart();
  return /^\p{Lu}\p{Ll}/u.test(withoutSmallWords(behind, languages)) && !/\d/.test(text);
}

const SERVED = REGION_WORDS.patternOf("works_where");

/** "Im Umkreis von 80 Kilometern", "within 40 miles", "à 30 km autour de": how far is a region too. */
function givesRadius({ text }: Statement): boolean {
  return AROUND.test(text);
}

const AROUND = new RegExp(
  `${REGION_WORDS.sourceOf("within")}\\s\\d|\\d[- ]${REGION_WORDS.sourceOf("wide")}|${
    REGION_WORDS.sourceOf("around")
  }`,
  "iu",
);

/** "Stage:", "Team:": a word that only says what follows. */
function isLabel({ sentence, to, text }: Statement): boolean {
  return wordCount(text) <= 2 && /^\s*[:：]/u.test(sentence.text.slice(to - sentence.from));
}

/** "Region: Devon and Cornwall". */
const CALLED = new RegExp(`^\\s*${REGION_WORDS.sourceOf("label")}\\s*[:：]`, "iu");

const QUESTION = "Where are you, and where do your customers live?";

/**
 * "15% in Curitiba" and "one school in Sharjah, that's over" tell of a part of it, or of before; what is over somewhere
 * else ("in Umbria, in the Marche we gave up") leaves the place before it as it is.
 */
function isPartOnly({ text, to, sentence: { clauses } }: Statement): boolean {
  const over = clauses.filter(({ standing }) => ["past", "refuted", "withdrawn"].includes(standing));
  const next = over.find(({ from }) => from >= to);
  return /\d\s?%/.test(text) || SOME.test(text) || REGION_WORDS.isIn(text, "the_rest_of") ||
    over.length > 0 && (next === undefined || !ELSEWHERE.test(next.text));
}

/** "Another 9 in Iowa", "a few across the bridge", "remotely for the rest of France". */
const SOME = new RegExp(
  `^(?:${AND}\\s)?(?:${REGION_WORDS.sourceOf("some")}\\s|${REGION_WORDS.sourceOf("so_many_more")}\\s\\d+\\s)`,
  "iu",
);

/** The name of a place behind a word for where or where to, in a clause that is over. */
const ELSEWHERE = new RegExp(
  `${REGION_WORDS.sourceOf("where", "where_to")}\\s(?:${THE}\\s*)?\\p{Lu}`,
  "u",
);

/** "Only", "nada más". */
const ONLY = REGION_WORDS.patternOf("only");

/** "Only Amsterdam", "Valle de Uco, nada más": a name beside the word, and no number. */
function isOnlyPlace({ text, sentence: { languages, clauses } }: Statement): boolean {
  const words = text.replace(ONLY, "").trim();
  const isSaid = ONLY.test(text) ||
    clauses.some((clause) => ONLY.test(clause.text) && clause.text.split(/\s+/u).length <= 2);
  return NAMES_ONLY.test(words) && isSaid && !isCommon(words, languages);
}

const NAMES_ONLY = new RegExp(
  `^\\p{Lu}\\p{L}+(?:\\s(?:\\p{Lu}\\p{L}+|${AND}|${INSIDE_NAMES}|${GRAMMAR.sourceOf("of")}))*$`,
  "u",
);

function isEverywhere({ text }: Statement): boolean {
  return REGION_WORDS.isIn(text, "everywhere");
}
