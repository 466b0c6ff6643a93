import type { TextFact } from "../domain/facts.ts";
import {
  type CueName,
  cuePattern,
  hasCue,
  type Language,
  lexiconsOf,
  phrasesPattern,
} from "../text/lexicon.ts";
import { wordCount } from "../text/sentences.ts";
import { isThin } from "../text/thinness.ts";
import { isSettled } from "./own_passage.ts";
import { evidence, type Passage, passageOf, textOf } from "./passages.ts";
import type { Sentence, Statement } from "./statement.ts";

/** Longer parts between commas are no items of a list but clauses. */
const MOST_ITEM_WORDS = 9;

/** A stretch as a row of a list. */
export function textRow(passage: Passage): TextFact {
  const text = textOf(passage);
  return { text, ...evidence(passage), ...(isThin(text) ? { thin: true } : {}) };
}

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
    isParallel(parts);
  return isList && !isApposition(parts, clauses) &&
      (isJoined(clauses) || parts.length > 2 || parts.every(isVeryShort))
    ? parts
    : null;
}

/** "Atomik, huge catalog" says something of Atomik; "Shurgard, lockups and the van" is a list, its last part joined. */
function isApposition(parts: readonly Passage[], clauses: readonly Statement[]): boolean {
  const [first, second] = parts.map(textOf);
  if (first === undefined || second === undefined) return false;
  const last = clauses.at(-1);
  const isClosed = last !== undefined && clauses.length > 1 &&
    opensWith(last.text, last.sentence.languages, "joiners");
  const isNamed = /^\p{Lu}\p{Ll}/u.test(first) && /^\p{Ll}/u.test(second) && clauses.length > 1;
  return (isNamed && !isClosed) || saysMoreOfFirst(parts);
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
  const joins = [...text.matchAll(joiningWords(sentence.languages))].filter(({ index, 0: word }) =>
    index > 0 && /\s/.test(text[index - 1] ?? "") && text.slice(index + word.length).trim() !== ""
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

function joiningWords(languages: readonly Language[]): RegExp {
  return cuePattern(languages, "joiners");
}

/** "twice a year", "about 120 in the room": a time or a number said of the thing before. */
function isRate(text: string, languages: readonly Language[]): boolean {
  const times = lexiconsOf(languages).flatMap(({ per }) => TIMES.flatMap((unit) => per.get(unit) ?? []));
  return opensWith(text, languages, "approx") ||
    (wordCount(text) <= 3 && new RegExp(phrasesPattern(times), "iu").test(text));
}

const TIMES = ["day", "week", "month", "quarter", "year"];

const CLAUSE_OPENERS: CueName[] = ["relative", "because", "contrast"];

/** True for a phrase that names a thing and does not go on to say something of the one before. */
function isShortPhrase(passage: Passage): boolean {
  const text = textOf(passage);
  const opening = text.split(/\s+/u).slice(0, 2).join(" ");
  return wordCount(text) <= MOST_ITEM_WORDS && !opensWith(text, passage.languages, ...CLAUSE_OPENERS) &&
    !isSubject(opening, passage.languages) && !/^(?:\d+\s|[£$€¥])/u.test(text) &&
    !isRate(text, passage.languages);
}

/** True where a phrase opens with somebody who does something: "they come late", "we lost it". */
export function isSubject(text: string, languages: readonly Language[]): boolean {
  const first = text.split(/[\s'’]+/u, 1)[0]?.toLowerCase() ?? "";
  return SUBJECTS.some((words) =>
    words.languages.some((one) => languages.includes(one)) && words.set.has(first)
  );
}

/** Pronouns that are subjects; the lexicon's pronouns hold objects and articles too. */
const SUBJECTS: { languages: Language[]; set: ReadonlySet<string> }[] = [
  {
    languages: ["en"],
    set: new Set(
      "i we you he she it they its theyre theyve shes hes im ive id ill weve thats theres there that this"
        .split(" "),
    ),
  },
  { languages: ["de"], set: new Set("ich wir du er sie es man das".split(" ")) },
  { languages: ["fr"], set: new Set("je j nous on tu vous il elle ils elles c ce ça".split(" ")) },
  { languages: ["es"], set: new Set("yo nosotros él ella ellos ellas eso esto es son".split(" ")) },
  { languages: ["it"], set: new Set("io noi lui lei loro è sono questo".split(" ")) },
  { languages: ["pt"], set: new Set("eu nós ele ela eles elas isso isto é são".split(" ")) },
  { languages: ["nl"], set: new Set("ik wij we jij hij zij ze het dat dit".split(" ")) },
];

/** "and my niece" without its joining word. */
export function withoutJoiner(text: string, languages: readonly Language[]): string {
  const joiner = cuePattern(languages, "joiners").exec(text);
  return joiner?.index === 0 ? text.slice(joiner[0].length).trimStart() : text;
}

/** True where a text opens with a phrase of these kinds. */
export function opensWith(text: string, languages: readonly Language[], ...names: CueName[]): boolean {
  return cuePattern(languages, ...names).exec(text)?.index === 0;
}

/** Fragments and sentences that go on about the one before: "ears.", "its always ears". */
export function goesOn(sentence: Sentence): boolean {
  const first = sentence.clauses.find(isSettled) ?? sentence.clauses[0];
  if (first === undefined) return true;
  const { languages } = sentence;
  const text = first.text;
  return isSubject(text, languages) && !isFirstPerson(text, languages) ||
    opensWith(text, languages, "because");
}

/** True where the founder speaks of what they do: "I", "we". */
export function isFirstPerson(text: string, languages: readonly Language[]): boolean {
  const first = text.split(/[\s'’]+/u, 1)[0]?.toLowerCase() ?? "";
  return FIRST_PERSON.has(first) && !(first === "i" && languages.includes("it"));
}

const FIRST_PERSON: ReadonlySet<string> = new Set(
  "i im ive id ill we weve were wed well ich wir je j nous on yo nosotros io noi eu nós ik wij".split(" "),
);

/** The settled clauses of a sentence up to the first that does not settle anything, as one passage. */
export function mainPassage(sentence: Sentence, stop?: (clause: Statement) => boolean): Passage | null {
  const settled: Statement[] = [];
  for (const clause of sentence.clauses) {
    if (!isSettled(clause)) {
      if (settled.length > 0) break;
      continue;
    }
    if (settled.length > 0 && stop?.(clause) === true) break;
    settled.push(clause);
  }
  return passageOf(settled);
}

/** True where a text speaks of what something costs the founder. */
export function speaksOfCost({ text, sentence }: Statement): boolean {
  return hasCue(text, sentence.languages, "cost");
}
