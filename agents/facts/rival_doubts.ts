import { cuesIn, firstCue, hasCue, type Language } from "../text/lexicon.ts";
import { losingVerb } from "./lost_to.ts";
import type { Sentence, Statement } from "./statement.ts";

/** True for words that only look like a rival: people in general, the verb of losing, a deed, "the strongest". */
export function isNobodysName(name: string, clause: Statement): boolean {
  const { languages } = clause.sentence;
  return losingVerb(languages).test(name) || SUPERLATIVE.test(name) || PEOPLE.test(name) ||
    isInfinitive(name, languages) || isSubjectOfVerb(name, clause);
}

const PEOPLE =
  /^(?:famil(?:ies|ien|les|ias|ie|ias)|famílias|gezinnen|people|folks?|leute|menschen|kunden|customers|clients|gens|gente|persone|pessoas|mensen|klanten|owners|advertising|werbung|publicité|publicidad|pubblicità|publicidade|reclame)(?:\s\p{Ll}+)?$/iu;
const SUPERLATIVE = /^(?:一番|最も|forte|fuerte|größte[rn]?|grösste[rn]?|stärkste[rn]?|biggest|main|worst)/iu;

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

/** "vet sells the same food": an article in small words with no preposition before it has a verb there. */
function hasObject(name: string, languages: readonly Language[]): boolean {
  if (!languages.includes("en") || /\p{Lu}/u.test(name)) return false;
  return [...name.matchAll(/(\S+) (?:the|an?) /giu)].some(({ 1: before = "" }) =>
    firstCue(before, languages, "prepositions", "at", "region", "joiners") === null
  );
}
