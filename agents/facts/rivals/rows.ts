import { GRAMMAR } from "../../text/grammar_words.ts";
import type { RivalFact } from "../../domain/facts.ts";
import { cuesIn, firstCue, type Language, withoutCues } from "../../text/lexicon.ts";
import { opensWith } from "../passages/items.ts";
import { isInBrackets } from "../passages/row_clauses.ts";
import { evidenceOf } from "../reader.ts";
import {
  isBehindArticle,
  isClause,
  isNobodysName,
  isThing,
  isWithoutCapital,
  statesAmount,
} from "./doubts.ts";
import { beforeDeed, isNamePhrase, withoutManner } from "../names/name_phrases.ts";
import type { RivalName } from "../names/capital_names.ts";
import { nounsOf } from "./german_names.ts";
import { RIVALS } from "../words.ts";

/** "La Rapidita creo que cobra": with "I think" something else begins. */
function withoutGuess(name: string, languages: readonly Language[]): string {
  const guess = firstCue(name, languages, "belief", "hedges");
  return guess === null || guess.index === 0 ? name : name.slice(0, guess.index).trimEnd();
}

/** "Qui lavent eux-mêmes", "selbst suchen": who does it, and no name for what they do. */
function isThemselves(name: string): boolean {
  return RIVALS.patternOf("themselves").exec(name)?.[0].length === name.trim().length;
}

/** Adds a name to the rivals found so far, unless it is none, is known already or is excluded. */
export function addRival(
  found: RivalFact[],
  { name: words, kind, clause }: RivalName,
  excluded: readonly string[],
): void {
  const { languages } = clause.sentence;
  const own = kind === "company"
    ? withoutManner(
      beforeDeed(withoutGuess(behindVerb(nounsOf(words, clause), languages), languages), languages),
      languages,
    )
    : words;
  const named = withoutParticles(withoutAdverb(own, languages), languages);
  const then = firstCue(named, languages, "then");
  const name = then?.index === 0 && /^\s\p{Lu}/u.test(named.slice(then[0].length))
    ? named.slice(then[0].length).trimStart()
    : named;
  const isWord = withoutCues(
    name,
    languages,
    "rival",
    "quantities",
    "vague",
    "pronouns",
    "adverbs",
    "articles",
    "number_words",
    "prepositions",
    "at",
  ).trim() === "";
  if (isWord && kind === "company" || isThemselves(name)) return;
  if (kind === "company" && (isThing(name, clause) || isWithoutCapital(name, clause))) {
    const isItem = !name.includes(" ") || opensWith(clause.text, languages, "joiners");
    if (name.length > 2 && isItem && isBehindArticle(name, clause)) {
      addRival(found, { name, kind: "status_quo", clause }, excluded);
    }
    return;
  }
  const isKnown = found.some((rival) => rival.kind === kind && isSame(rival.name, name));
  const short = found.findIndex((rival) => rival.kind === kind && isWholeNameOf(name, rival.name));
  const isExcluded = kind === "company" &&
    excluded.some((each) => bare(each) !== "" && bare(each) === bare(name));
  if (statesAmount(name, languages)) return;
  const isTorn = kind === "company" && /^\p{Ll}{1,2}$|^\p{Ll}\s/u.test(name);
  if (kind === "company" && (isNobodysName(name, clause) || !isNamePhrase(name, languages))) return;
  const isSome = kind === "company" && opensWith(name, languages, "quantities") && !/^\p{Lu}/u.test(name);
  if (isSome || isTorn || isInBrackets(clause) || kind === "company" && isClause(name, languages)) return;
  if (name === "" || /^status quo$/iu.test(name) || isExcluded) return;
  const called = found[short];
  if (called !== undefined) found[short] = { ...called, name };
  if (isKnown) return;
  found.push({ name, kind, url: null, ...evidenceOf(clause.sentence.answer, clause.text) });
}

/** "Kobo definitely", "Kobo sicher": how sure the founder is. */
function withoutAdverb(name: string, languages: readonly Language[]): string {
  const adverb = cuesIn(name, languages, "adverbs").findLast(({ index, 0: word }) =>
    index > 0 && index + word.length === name.length && /^\p{Ll}/u.test(word) && name[index - 1] !== "-"
  );
  return adverb === undefined ? name : name.slice(0, adverb.index).trimEnd();
}

/** "次がカインズ", "何もしないことです": what leads to a Japanese name and what ends its sentence is no part of it. */
function withoutParticles(name: string, languages: readonly Language[]): string {
  if (!languages.includes("ja") || languages.length > 1) return name;
  return name.replace(LEADS_TO_NAME, "").replace(SENTENCE_END, "");
}

const LEADS_TO_NAME = new RegExp(`^${RIVALS.sourceOf("but_first")}?${RIVALS.sourceOf("leads_to_name")}`, "u");
const SENTENCE_END = new RegExp(`(?:こと)?${RIVALS.sourceOf("sentence_end")}$`, "u");

/** "The nearest is Harvest & Hum" names Harvest & Hum. */
function behindVerb(words: string, languages: readonly Language[]): string {
  const verb = cuesIn(words, languages, "auxiliaries").at(-1);
  const behind = verb === undefined ? "" : words.slice(verb.index + verb[0].length).trim();
  return /^\p{Lu}/u.test(behind) && /^\p{Ll}/u.test(verb?.[0] ?? "") ? behind : words;
}

/** "Northern Espresso Care" is who was called "Northern" before: the same word, and more of them with a capital. */
function isWholeNameOf(name: string, short: string): boolean {
  const more = name.startsWith(`${short} `) ? name.slice(short.length + 1).split(/\s+/u) : [];
  return more.length > 0 && /^\p{Lu}/u.test(short) && more.every((word) => /^(?:\p{Lu}|&)/u.test(word));
}

/** "petsathome" and "pets at home grooming" are one, and so are two that begin with the same two words. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [bare(one), bare(other)];
  const opening = (name: string) => name.toLowerCase().split(/\s+/u).slice(0, 2).join(" ");
  const isOpening = one.includes(" ") && other.includes(" ") && opening(one) === opening(other);
  const isPart = (part: string, whole: string) =>
    part.length > 3 && whole.includes(part) || part.length > 2 && whole.startsWith(part);
  return a === b || isPart(a, b) || isPart(b, a) || isOpening;
}

const THE = new RegExp(`^${GRAMMAR.sourceOf("the")}\\s`, "u");

/** A name as names are compared: small letters and digits, without its article. */
export function bare(name: string): string {
  return name.toLowerCase().replace(THE, "")
    .replace(/[^\p{L}\p{N}]/gu, "");
}
