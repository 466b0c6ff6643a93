import { type CueName, cuesIn, firstCue, hasCue, type Language } from "../../text/lexicon.ts";
import { wordCount } from "../../text/sentences.ts";
import { isSettled } from "./own_passage.ts";
import { type Passage, passageOf, textOf } from "./passages.ts";
import type { Sentence, Statement } from "../statements/statement.ts";
import { PASSAGE_WORDS } from "../words.ts";
import { perLanguages } from "../../text/per_languages.ts";

/** Longer parts between commas are no items of a list but clauses. */
const MOST_ITEM_WORDS = 9;

/**
 * The items of a sentence that is a list ("weddings, stag dos and anyone who haggles"): its parts between commas and
 * joining words, where each is short and none goes on with a clause of its own. Null where the sentence is no list.
 */
export function listedItems(
  sentence: Sentence,
  clauses: readonly Statement[] = sentence.clauses,
): Passage[] | null {
  const parts = clauses.flatMap(splitAtJoiners);
  const goesOn = clauses.slice(1).some(({ text, sentence: { languages } }) =>
    opensWith(text, languages, "contrast", "relative", "because")
  );
  const isList = parts.length > 1 && !goesOn && clauses.every(isSettled) && parts.every(isShortPhrase) &&
    isParallel(parts) && !saysMoreOfFirst(parts);
  if (sentence.languages.includes("ja") && parts.length > 1 && clauses.every(isSettled)) {
    return isJapaneseList(parts) ? parts : null;
  }
  if (!isList) return null;
  if (clauses.length === 1 && parts.length === 2) {
    return parts.every(isVeryShort) && !hasSharedHead(parts) ? parts : null;
  }
  return isJoined(clauses) || parts.length > 2 || parts.every(isVeryShort) ? parts : null;
}

/** Phrases without the particles that make a sentence; the last may say what is done with all of them. */
function isJapaneseList(parts: readonly Passage[]): boolean {
  return parts.every((part, at) =>
    (at < parts.length - 1 ? BARE_JAPANESE : LAST_JAPANESE).test(textOf(part))
  );
}

const BARE_JAPANESE = /^[^はがを]{1,18}$/u;
const LAST_JAPANESE = /^[^はがを]{1,18}(?:[はをが][^はがを]{1,12})?$/u;

/** The items of a list where a name may stand beside what is said of it: "Atomik, huge catalog" is no list of two. */
export function listedNames(
  sentence: Sentence,
  clauses: readonly Statement[] = sentence.clauses,
): Passage[] | null {
  const items = listedItems(sentence, clauses);
  return items === null || isApposition(items, clauses) ? null : items;
}

/** A list of names beside smaller words closes with a joined part: "Shurgard, lockups, and the van". */
function isApposition(parts: readonly Passage[], clauses: readonly Statement[]): boolean {
  const [first, second] = parts.map(textOf);
  if (first === undefined || second === undefined || clauses.length < 2) return false;
  const last = clauses.at(-1);
  const isClosed = last !== undefined && opensWith(last.text, last.sentence.languages, "joiners");
  return /^\p{Lu}\p{Ll}/u.test(first) && /^\p{Ll}/u.test(second) && !isClosed;
}

/** "Calendar and diary gifts": the thing stands behind the second of two words that say which. */
function hasSharedHead([first, second]: readonly Passage[]): boolean {
  if (first === undefined || second === undefined || !first.languages.includes("en")) return false;
  return /^\p{Ll}+[^\Ws]$/u.test(textOf(first)) && /^\p{Ll}+(?<!s)\s\p{Ll}+s$/u.test(textOf(second));
}

/** "Tourists who come for the photo and ask for a smaller one": the second part goes on about the first. */
function saysMoreOfFirst(parts: readonly Passage[]): boolean {
  const [first, ...others] = parts.map((part) => hasCue(textOf(part), part.languages, "relative"));
  return first === true && others.every((other) => !other) && parts.length === 2;
}

/** Several that open with a preposition are a list of places or times; one of them among others is none. */
function isParallel(parts: readonly Passage[]): boolean {
  const first = parts[0];
  const opens = (part: Passage) => opensWith(textOf(part), part.languages, "prepositions");
  return first !== undefined && (opens(first) || !parts.some(opens));
}

/** True where the last clause of a list opens with "and", or holds one. */
function isJoined(clauses: readonly Statement[]): boolean {
  const last = clauses.at(-1);
  return last !== undefined && hasCue(last.text, last.sentence.languages, "joiners");
}

const VERY_SHORT_WORDS = 3;

function isVeryShort(part: Passage): boolean {
  return wordCount(textOf(part)) <= VERY_SHORT_WORDS;
}

/** One clause cut at its joining words: "leaflets and cold calls". */
export function splitAtJoiners(clause: Statement): Passage[] {
  const { text, sentence, from } = clause;
  const joins = cuesIn(text, sentence.languages, "joiners").filter(({ index, 0: word }) =>
    index > 0 && !hasCue(word, sentence.languages, "then") && /\s/.test(text[index - 1] ?? "") &&
    text.slice(index + word.length).trim() !== "" && !isAmpersandInName(text, index, word)
  );
  const edges = [0, ...joins.flatMap(({ index, 0: word }) => [index, index + word.length]), text.length];
  const parts: Passage[] = [];
  for (let at = 0; at < edges.length; at += 2) {
    const part = { ...clause, ...trimmed(text, edges[at] ?? 0, edges[at + 1] ?? 0, from) };
    const passage = passageOf([part]);
    if (passage !== null) parts.push(passage);
  }
  return parts;
}

/** "Harvest & Hum" is one name. */
function isAmpersandInName(text: string, index: number, word: string): boolean {
  return word === "&" && /\p{Lu}[\p{L}\p{N}’'.-]*\s$/u.test(text.slice(0, index)) &&
    /^\s\p{Lu}/u.test(text.slice(index + 1));
}

function trimmed(
  text: string,
  start: number,
  end: number,
  offset: number,
): Pick<Statement, "text" | "from" | "to"> {
  const part = text.slice(start, end);
  const from = start + part.length - part.trimStart().length;
  const words = part.trim();
  return { text: words, from: offset + from, to: offset + from + words.length };
}

/** "twice a year", "about 120 in the room", "every Tuesday": a time or a number said of the thing before. */
export function isRate(text: string, languages: readonly Language[]): boolean {
  if (opensWith(text, languages, "approx") && /\d/.test(text)) return true;
  if (wordCount(text) > MOST_RATE_WORDS) return false;
  if (opensWith(text, languages, "calendar_words")) return true;
  return cuesIn(text, languages, "time_words").some(({ index }) => {
    const before = /(\S+)\s+$/u.exec(text.slice(0, index))?.[1] ?? "";
    return /^\d/.test(before) || (before !== "" && opensWith(before, languages, "number_words", "per_words"));
  });
}

const MOST_RATE_WORDS = 5;

const CLAUSE_OPENERS: CueName[] = ["relative", "because", "contrast"];

/** True for a phrase that names a thing and does not go on to say something of the one before. */
function isShortPhrase(passage: Passage): boolean {
  const text = textOf(passage);
  const opening = text.split(/\s+/u).slice(0, 2).join(" ");
  return wordCount(text) <= MOST_ITEM_WORDS && !opensWith(text, passage.languages, ...CLAUSE_OPENERS) &&
    !isSubject(opening, passage.languages) && !/^(?:\d+\s|\d[\d.,]*\s?%|[£$€¥])/u.test(text) &&
    !isRate(text, passage.languages);
}

/** True where a phrase opens with somebody who does something: "they come late", "we lost it". */
export function isSubject(text: string, languages: readonly Language[]): boolean {
  const first = text.split(/[\s'’]+/u, 1)[0]?.toLowerCase() ?? "";
  return subjectsOf(languages).has(first);
}

/** Pronouns that are subjects; the lexicon's pronouns hold objects and articles too. */
const subjectsOf = perLanguages((languages): ReadonlySet<string> =>
  new Set(PASSAGE_WORDS.phrasesOf("subjects", languages))
);

/** "and my niece" without its joining word. */
export function withoutJoiner(text: string, languages: readonly Language[]): string {
  const joiner = firstCue(text, languages, "joiners");
  return joiner?.index === 0 ? text.slice(joiner[0].length).trimStart() : text;
}

/** True where a text opens with a phrase of these kinds. */
export function opensWith(text: string, languages: readonly Language[], ...names: CueName[]): boolean {
  return firstCue(text, languages, ...names)?.index === 0;
}

/** True where the founder speaks of what they do: "I", "we". */
export function isFirstPerson(text: string, languages: readonly Language[]): boolean {
  const first = text.split(/[\s'’]+/u, 1)[0]?.toLowerCase() ?? "";
  return FIRST_PERSON.has(first) && !(first === "i" && languages.includes("it"));
}

const FIRST_PERSON: ReadonlySet<string> = new Set(PASSAGE_WORDS.phrasesOf("first_person"));

/** The settled clauses of a sentence up to the first that does not settle anything, as one passage. */
export function mainPassage(sentence: Sentence, stop?: (clause: Statement) => boolean): Passage | null {
  const settled: Statement[] = [];
  for (const clause of sentence.clauses) {
    if (!isSettled(clause)) {
      if (settled.length > 0) break;
      continue;
    }
    if (settled.length > 0 && !isBegun(settled) && stop?.(clause) === true) break;
    settled.push(clause);
  }
  return passageOf(settled);
}

/** "Wir sagen", "Wer mit zwei Völkern anfängt": what has only begun goes on behind its comma. */
function isBegun(settled: readonly Statement[]): boolean {
  const [only] = settled;
  if (only === undefined || settled.length > 1) return false;
  const { text, sentence: { languages } } = only;
  return wordCount(text) < SHORTEST_STATEMENT ||
    opensWith(withoutJoiner(text, languages), languages, "relative");
}

const SHORTEST_STATEMENT = 3;

/** True where a text speaks of what something costs the founder. */
export function speaksOfCost({ text, sentence }: Statement): boolean {
  return hasCue(text, sentence.languages, "cost");
}
