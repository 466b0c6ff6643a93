import { PROSE } from "../text/prose_words.ts";
import { GRAMMAR } from "../text/grammar_words.ts";
import { withCapital } from "../text/letters.ts";
import { isUnspaced, sentencesOf, wordCount } from "../text/sentences.ts";
import { closed } from "../ledger/words.ts";
import { type CueName, LANGUAGES, phrasesOf, phrasesPattern } from "../text/lexicon.ts";
import { isNameOnly } from "../text/name_only.ts";
import { POSTS } from "./words.ts";

/** A hook has at most so many words (craft, section 6). */
const HOOK_WORDS = 14;
const FEWEST_WORDS = 3;
const FEWEST_OF_CLAUSE = 4;
/** What stands before a colon says something from 4 words on, what stands before a comma from 6. */
const CLAUSE_WORDS = 6;
/** Signs that take the room of a word where none are set apart by blanks. */
const SIGNS_A_WORD = 3;

/** Titles and questions without a question mark: they name a subject and say nothing about it yet. */
const TITLE = new RegExp(`^${POSTS.sourceOf("names_a_subject")}`, "iu");
/** What begins with one of these waits for the other half of its sentence. */
const HALF = new RegExp(`^${POSTS.sourceOf("opens_half")}`, "iu");
const JOINING = new RegExp(
  `^(?:${phrasesPattern(phrasesOf(LANGUAGES, "opening_joiners"))}|${POSTS.sourceOf("opens_choice")})\\s+`,
  "iu",
);
/** "Needed: that it is a coat": how a founder names the halves of an answer. */
const LABEL = new RegExp(`^${POSTS.sourceOf("answer_labels")}:\\s+`, "iu");
/** "That was 1962", "それをすると …": it points at a sentence that does not stand before it. */
const POINTS_BACK = new RegExp(`^${POSTS.sourceOf("points_back")}`, "iu");
/** What follows is what was said: without it the clause waits. */
const SAYING = new RegExp(`${POSTS.sourceOf("saying")}$`, "iu");
/** "Is always yes": a verb that waits for what it is said of. */
const BARE_VERB = new RegExp(`^${POSTS.sourceOf("being")}\\s(?!.*[?？]$)`, "iu");
/** In Japanese a sentence ends in its verb; one that ends in a noun names a subject. */
const EASTERN_NOUN = /[\p{Script=Han}\p{Script=Katakana}ー]$/u;
/** "That the close is a Tuesday problem": said of a list, it is a sentence without its first word. */
const THAT = new RegExp(
  `^(?:${GRAMMAR.patternOf("that", ["en"]).source}\\s+(?=${POSTS.sourceOf("begins_clause")}\\s)` +
    `|${GRAMMAR.patternOf("that", ["fr", "es", "it", "pt"]).source}\\s*(?=\\p{L}+\\s))`,
  "iu",
);
// A longer one has its own verb behind the clause.
const SUBJECT_WORDS = 9;
const VERB = POSTS.sourceOf("verbs");
/** "The nine buttons that ruin every report": a thing and what it does, and nothing is said of it. */
const SUBJECT = new RegExp(
  `^(?:${GRAMMAR.sourceOf("and")}\\s)?${
    POSTS.sourceOf("opens_thing")
  }\\s(?:(?!${VERB}\\s)[^\\s,;:]+\\s){1,5}` +
    `${PROSE.sourceOf("relative")}\\s(?!.*\\S\\s${VERB}\\s)[^,;:.]*[.]?$`,
  "iu",
);
/** "I could do an hour on staff meals": of what one could speak. */
const OFFER = new RegExp(`^${POSTS.sourceOf("offers")}\\s`, "iu");
const CASED = /^["'“‘«(]?\p{Ll}/u;

/** True where a founder begins most of their sentences with a capital: their posts do so too. */
export function usesCapitals(texts: string[]): boolean {
  const cased = texts.filter((text) => /^\p{L}/u.test(text) && text.toLowerCase() !== text.toUpperCase());
  return cased.filter((text) => !CASED.test(text)).length * 2 > cased.length;
}

/** True for words that say something by themselves, from the beginning of a sentence on. */
export function isWhole(text: string, fewest = FEWEST_WORDS): boolean {
  const isSubject = SUBJECT.test(text) && wordCount(text) <= SUBJECT_WORDS;
  const names = HALF.test(text) || isSubject || OFFER.test(text) || BARE_VERB.test(text) ||
    EASTERN_NOUN.test(text.replace(/[。.]$/u, ""));
  if (wordCount(text) < fewest || names) return false;
  return !TITLE.test(text) || /[?？]/u.test(text);
}

/** True for a sentence that talks about customers and not to them, or of what they have to come to believe. */
export function isAboutReaders(text: string): boolean {
  return POSTS.isIn(text, "readers", "believing");
}

/** True for a sentence that says nothing without the one before it. */
export function pointsBack(text: string): boolean {
  return POINTS_BACK.test(text);
}

/** "My mother." and "Mi abuelo Paco." name whom the next sentence tells of. */
const NAMING_WORDS = 4;
const OURS = openingWith("own");
const OF_THOSE_BEFORE = openingWith("third_person", "demonstratives");

function openingWith(...names: CueName[]): RegExp {
  return new RegExp(
    `^(?:${phrasesPattern(names.flatMap((name) => phrasesOf(LANGUAGES, name)))})(?!\\p{L})`,
    "iu",
  );
}

/** True for a sentence that speaks of somebody whom another one names. */
export function speaksOfSomebodyNamed(sentence: string): boolean {
  return OF_THOSE_BEFORE.test(sentence) || pointsBack(sentence);
}

/** The sentence at which what `at` tells begins: the short one before it, where that says of whom it is told. */
export function namedFrom(sentences: readonly string[], at: number): number {
  const before = sentences[at - 1];
  if (before === undefined || wordCount(before) > NAMING_WORDS) return at;
  const isNamed = OURS.test(before) && !/\d/u.test(before) || isNameOnly(before) ||
    speaksOfSomebodyNamed(sentences[at] ?? "");
  return isNamed ? at - 1 : at;
}

/** True for "is always yes": what it is said of stands somewhere else. */
export function waitsForSubject(text: string): boolean {
  return BARE_VERB.test(text);
}

/** A sentence without what announces it: "Metric: people who leave", "Today: fresh means baked today". */
export function withoutLabel(text: string): string {
  return text.replace(LABEL, "");
}

/** A sentence without "and", "also" or their like in front. */
export function withoutJoining(text: string): string {
  return withoutLabel(text.trim()).replace(JOINING, "").replace(THAT, "");
}

const EASTERN_END = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;

/** A founder's stretch as it can be posted: without a joining word in front, closed, in capitals if they use them. */
export function asPost(text: string, capitals: boolean): string {
  const bare = withoutJoining(text);
  if (EASTERN_END.test(bare)) return `${bare}。`;
  return closed(capitals ? withCapital(bare) : bare);
}

/**
 * The first sentence of a text where it has at most 14 words, or what stands in it before a colon or an explaining
 * clause; else another whole sentence; else a whole clause; else null.
 */
export function hookOf(text: string, fewest = FEWEST_WORDS): string | null {
  const sentences = sentencesOf(text).filter((sentence) =>
    isWhole(withoutJoining(sentence), fewest) && !isNameOnly(sentence)
  );
  const [first = ""] = sentences;
  const opening = isHookLong(first) ? first : clauseBefore(first, EXPLAINED, FEWEST_OF_CLAUSE);
  const hook = opening ?? sentences.find((each) => isHookLong(each) && !pointsBack(each)) ??
    sentences.flatMap((sentence) => clauseBefore(sentence, COMMA, CLAUSE_WORDS) ?? []).at(0) ?? null;
  return hook === null || hook === "" ? null : withoutStop(hook);
}

/** True for at most 14 words; where none are set apart by blanks, for as many signs as these take. */
export function isHookLong(sentence: string): boolean {
  return isUnspaced(sentence)
    ? [...sentence].length <= HOOK_WORDS * SIGNS_A_WORD
    : wordCount(sentence) <= HOOK_WORDS;
}

/** Behind these stands what explains the words before them, which say something by themselves. */
const EXPLAINED = new RegExp(
  `[:;](?=\\s)|\\s[–—](?=\\s)|,(?=\\s${POSTS.sourceOf("explaining")}\\s)`,
  "gu",
);
const COMMA = /,(?=\s)/gu;

/** What stands before such a sign, of so many words at least; before the last comma of several. */
function clauseBefore(sentence: string, sign: RegExp, fewest: number): string | null {
  const clauses = [...sentence.matchAll(sign)].map((match) => sentence.slice(0, match.index))
    .filter((clause) => wordCount(clause) >= fewest && isHookLong(clause) && !SAYING.test(clause));
  return (sign === COMMA ? clauses.at(-1) : clauses[0]) ?? null;
}

function withoutStop(sentence: string): string {
  return sentence.replace(/[.。]$/u, "");
}
