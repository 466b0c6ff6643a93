import { GRAMMAR } from "../../text/grammar_words.ts";
import { amountsIn } from "../../text/amounts.ts";
import { cuesIn, firstCue, hasCue, type Language } from "../../text/lexicon.ts";
import { losingVerb } from "./lost_to.ts";
import { stemList } from "../numbers/stated_numbers.ts";
import type { Sentence, Statement, Statements } from "../statements/statement.ts";
import { RIVALS, TEAM } from "../words.ts";

/** True for words that only look like a rival: people in general, the verb of losing, a deed, "the strongest". */
export function isNobodysName(name: string, clause: Statement): boolean {
  const { languages } = clause.sentence;
  return losingVerb(languages).test(name) || RIVALS.opens(name, "strongest") || PEOPLE.test(name) ||
    isInfinitive(name, languages) || isSubjectOfVerb(name, clause) || isOwn(name, clause);
}

/** "My tea's out": what is the founder's own is no rival. */
function isOwn(name: string, { text, sentence: { languages } }: Statement): boolean {
  const owns = TEAM.patternOf("owns", languages);
  if (owns.exec(name)?.index === 0) return true;
  const before = text.slice(0, Math.max(0, text.indexOf(name))).trim().split(/\s+/u).at(-1) ?? "";
  return !/\p{Lu}/u.test(name) && owns.exec(before)?.[0].length === before.length && before !== "";
}

/** "22,50 per schaar", "costs 6'500 a visit": a number of something, and no name such as "Studio 54". */
export function statesAmount(name: string, languages: readonly Language[]): boolean {
  const isRate = cuesIn(name, languages, "per_words").some(({ index }) =>
    /\d\s*$/u.test(name.slice(0, index))
  );
  return isRate || /^\p{Sc}?\d[\d.,]*\s|\d\s?(?:\p{Sc}|%)|\p{Sc}\d/u.test(name) ||
    amountsIn(name, { languages, home: null }).some(({ kind }) => kind === "money");
}

/**
 * "The catalogue", "tell": where the founder writes capitals, one small word is a thing or a deed, and nobody's name.
 */
export function isThing(name: string, { sentence: { answer, languages } }: Statement): boolean {
  if (languages.includes("de") || languages.includes("ja")) return false;
  return /^[\p{Ll}’'-]+$/u.test(name) && WITH_CAPITALS.test(answer.text.slice(0, MOST_LOOKED_AT));
}

/**
 * "Out of ten places", "langsam": where the founder writes capitals, words without one are nobody's name, but for those
 * that customers go to.
 */
export function isWithoutCapital(
  name: string,
  { text, sentence: { answer, languages } }: Statement,
): boolean {
  return !languages.includes("ja") && !/[\p{Lu}\d]/u.test(name) && !hasCue(text, languages, "goes_to") &&
    WITH_CAPITALS.test(answer.text.slice(0, MOST_LOOKED_AT));
}

const WITH_CAPITALS = /(?:^|[.!?]\s|\p{Ll}[,;]?\s)\p{Lu}(?:\p{Ll}|\s)/u;
const MOST_LOOKED_AT = 600;

/** "From the catalogue": an article right before a name, and no "plus" or "most" before that. */
export function isBehindArticle(name: string, { text, sentence: { languages } }: Statement): boolean {
  const before = text.slice(0, Math.max(0, text.indexOf(name)));
  return cuesIn(before, languages, "articles").some(({ index, 0: word }) =>
    before.slice(index + word.length).trim() === ""
  );
}

/**
 * "Zarge", "Fichte" of a maker of boxes: German has a capital for what is sold as for who sells it, so one word that the
 * founder uses of the own goods and trade is a thing.
 */
export function ownThingsOf(said: Statements): ReadonlySet<string> {
  if (!said.languages.includes("de") || said.languages.length > 1) return new Set();
  return new Set(
    said.answers("offering.what", "content.knowledge").flatMap(({ text }) => stemList(text)),
  );
}

/** True for one word that is one of these, or the singular of it: "Zarge" of "Zargen". */
export function isOneOf(things: ReadonlySet<string>, name: string): boolean {
  const [stem] = /^\S+$/u.test(name) ? stemList(name) : [];
  return stem !== undefined && ["", "n", "en", "e", "s"].some((ending) => things.has(`${stem}${ending}`));
}

const PEOPLE = new RegExp(
  `^(?:${GRAMMAR.sourceOf("people")}|${RIVALS.sourceOf("nobody")})(?:\\s\\p{Ll}+)?$`,
  "iu",
);

/** "spostare l'esame": a deed in the languages whose infinitives are told by their end. */
function isInfinitive(name: string, languages: Sentence["languages"]): boolean {
  const [first = "", second] = name.split(/\s+/u);
  if (languages.length !== 1 || !/^\p{Ll}/u.test(first) || second === undefined) return false;
  return languages[0] === "it" && /(?:are|ere|ire)$/u.test(first) ||
    (languages[0] === "es" || languages[0] === "pt") && /(?:ar|er|ir)(?:se|lo|la)?$/u.test(first);
}

/** "gens qui gardent leur poêle", "families who": a deed is told, and no name. */
function isSubjectOfVerb(name: string, { text, sentence: { languages } }: Statement): boolean {
  const at = text.indexOf(name);
  const lead = at === -1 ? "" : text.slice(0, at);
  return /^\p{Ll}/u.test(name) &&
    cuesIn(lead, languages, "relative").some(({ index, 0: word }) =>
      lead.slice(index + word.length).trim() === "" && index > 0
    );
}

/** "till they've got": somebody does something, so it is no name; "When I Work" is one by its capitals. */
export function isClause(name: string, languages: readonly Language[]): boolean {
  const small = name.split(/\s+/u).filter((word) => !/^\p{Lu}/u.test(word)).join(" ");
  return hasCue(small, languages, "auxiliaries", "negation", "because", "dont_know", "rival") ||
    hasObject(name, languages);
}

/** "vet sells the same food", "Got a tank open": an article in small words with no preposition before it has a verb there. */
function hasObject(name: string, languages: readonly Language[]): boolean {
  if (!languages.includes("en") || /\p{Lu}/u.test(name.slice(1))) return false;
  return [...name.matchAll(/(\S+) (?:the|an?) /giu)].some(({ 1: before = "" }) =>
    firstCue(before, languages, "prepositions", "at", "region", "joiners") === null
  );
}
