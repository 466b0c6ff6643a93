import { GRAMMAR, SENTENCE_BEHIND_THAT } from "../text/grammar_words.ts";
import { languageIn } from "../text/language.ts";
import { withCapital } from "../text/letters.ts";
import type { RivalFact, TextFact } from "../domain/facts.ts";
import { cuePattern, firstCue, type Language, LANGUAGES } from "../text/lexicon.ts";
import { sentencesOf, wordCount } from "../text/sentences.ts";
import { isAboutReaders, pointsBack } from "./hooks.ts";
import { ANSWERS } from "../facts/words.ts";
import { POSTS } from "./words.ts";

/** What a founder says of a rival to us is not for the rival's customers to read. */
type Named = readonly Pick<RivalFact, "name" | "kind">[];

/**
 * The text without its sentences that name a rival, and without what goes on about them right behind; null where nothing
 * is left.
 */
export function withoutRivals(text: string, rivals: Named): string | null {
  const names = rivalNames(rivals);
  const short = languageIn(text) === "de" ? null : shortNames(rivals);
  const isNamed = (words: string) => names?.test(words) === true || short?.test(words) === true;
  if (!isNamed(text)) return text;
  let isAbout = false;
  const kept = sentencesOf(text).filter((sentence) => {
    isAbout = isNamed(sentence) || (isAbout && (isAboutReaders(sentence) || pointsBack(sentence)));
    return !isAbout;
  });
  return kept.length === 0 ? null : kept.join(" ");
}

/** The same fact with what is left of it. */
export function withoutRivalSentences(fact: TextFact, rivals: Named): TextFact | null {
  const text = withoutRivals(fact.text, rivals);
  return text === null ? null : { ...fact, text };
}

/** True for what nobody posts about: a customer who was lost, the founder's own money, what is not to be used. */
export function isPrivate(text: string): boolean {
  return POSTS.isIn(text, "private") || ANSWERS.isIn(text, "disowned");
}

/** The sentences of a text that can be posted, each as it stands: joined, lines without a full stop would be one. */
export function publicSentences(text: string, rivals: Named): string[] {
  return sentencesOf(withoutRivals(text, rivals) ?? "").filter((sentence) => !isPrivate(sentence));
}

/** The same fact with what of it can be posted; null where that is nothing. */
export function publishableFact(fact: TextFact, rivals: Named): TextFact | null {
  const told = withoutRivalSentences(fact, rivals);
  if (told === null || !isPrivate(told.text)) return told;
  const text = publicSentences(fact.text, rivals).join(" ");
  return text === "" ? null : { ...told, text };
}

function rivalNames(rivals: Named): RegExp | null {
  const names = rivals.filter(({ kind }) => kind === "company").map(({ name }) => RegExp.escape(name.trim()))
    .filter((name) => name !== "");
  return names.length === 0
    ? null
    : new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join("|")})(?![\\p{L}\\p{N}])`, "iu");
}

const SHORTEST_SHORT = 4;

/** "Northern" is Northern Espresso Care, written so; German has a capital for every noun, so a first word is nobody there. */
function shortNames(rivals: Named): RegExp | null {
  const short = rivals.filter(({ kind }) => kind === "company").flatMap(({ name }) => {
    const [first = "", ...more] = name.trim().split(/\s+/u);
    const isName = more.some((word) => /^\p{Lu}/u.test(word)) && /^\p{Lu}/u.test(first);
    return isName && first.length >= SHORTEST_SHORT ? [RegExp.escape(first)] : [];
  });
  return short.length === 0
    ? null
    : new RegExp(`(?<![\\p{L}\\p{N}])(?:${short.join("|")})(?![\\p{L}\\p{N}])`, "u");
}

/** In these languages "they must see that …" leaves a main clause behind "that". */
const MAIN_CLAUSES: readonly Language[] = ["en", "fr", "es", "pt"];
/** So many signs into a belief its "they would have to believe" has begun. */
const OPENING = 12;
const THAT = new RegExp(`^[\\s,]*(?:(?:${GRAMMAR.patternOf("that", MAIN_CLAUSES).source})\\s*)?`, "iu");
/** A second clause of what they are to believe stands beside the first one. */
const AND_THAT = new RegExp(
  `(?<=, )(?<and>${GRAMMAR.sourceOf("and")}) (?:${
    GRAMMAR.patternOf("that", SENTENCE_BEHIND_THAT).source
  })\\s*`,
  "iu",
);
const FEW_WORDS = 4;

/** True for a clause behind "that" which has a second "and that" to go with it. */
export function goesOnWithThat(text: string): boolean {
  return AND_THAT.test(text);
}

/** "What they need to see is …": the verb belongs to the words before it. */
const IS = /^[\s,]*(?:is|ist|c['’]est|est|es|è|é)(?=[\s,:])/iu;

/**
 * What customers are to believe, said to them: "They'd have to see that it is the damp" is "it is the damp". Null where the
 * clause behind such words is no sentence of its own, or speaks of customers.
 */
export function beliefAsStatement({ text }: Pick<TextFact, "text">): string | null {
  const cue = firstCue(text, LANGUAGES, "belief_needed");
  if (cue === null || cue.index > OPENING) return text;
  const isMain = cuePattern(MAIN_CLAUSES, "belief_needed").test(cue[0]);
  const rest = text.slice(cue.index + cue[0].length).replace(IS, "").replace(THAT, "")
    .replace(AND_THAT, "$<and> ");
  if (!isMain || wordCount(rest) < FEW_WORDS || isAboutReaders(rest)) return null;
  return withCapital(rest);
}
