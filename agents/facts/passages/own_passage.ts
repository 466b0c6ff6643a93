import type { FactName, TextFact, UnclearFact } from "../../domain/facts.ts";
import type { FieldId } from "../../domain/fields.ts";
import { firstCue, hasCue, withoutCues } from "../../text/lexicon.ts";
import { wordCount } from "../../text/sentences.ts";
import { extendedPassage, type Length, type Passage, runsOf, textFact, textOf } from "./passages.ts";
import { isLastWord, isPadding } from "./padding.ts";
import type { Reading } from "../reader.ts";
import type { Sentence, Standing, Statement, Statements } from "../statements/statement.ts";
import { PASSAGE_WORDS } from "../words.ts";

/** How one text is found in its own field. */
interface Wanted {
  fact: FactName;
  field: FieldId;
  /** Asked where something was said, but nothing that stands. */
  question: string;
  /** What a clause must be beside stated or negated. */
  isUsable?: (clause: Statement) => boolean;
  /** What a further sentence must be to be taken along; all that is usable where it is not said. */
  mayFollow?: (passage: Passage) => boolean;
  /** A passage that is preferred to the first one. */
  isBest?: (passage: Passage) => boolean;
  /** True where only such a passage will do. */
  onlyBest?: boolean;
  /** True for a story, which is taken up to its point. */
  isStory?: boolean;
}

/** The point of a story may stand at its very end. */
const STORY: Length = { enough: 130, words: 130, sentences: Infinity };

/**
 * Reads one text from the field's first answer that holds one: the first usable passage, or the first preferred one,
 * with the sentences right behind it while it is short. Where all that was said is open, refuted or taken back, the
 * fact is unclear.
 */
export function readOwnPassage(said: Statements, wanted: Wanted): Reading<TextFact | null> {
  const isUsable = (clause: Statement) =>
    isSettled(clause) && clause.isTorn !== true && (wanted.isUsable?.(clause) ?? true);
  const read = said.answers(wanted.field).flatMap((answer) => {
    const own = said.sentences(wanted.field).filter((sentence) => sentence.answer === answer);
    const matter = own.filter((sentence) => !isPadding(sentence, own) && !isLastWord(sentence, own));
    const runs = runsOf(matter, isUsable).filter((run) => !isIntroduction(run) && !announcesList(run));
    const best = wanted.isBest === undefined ? undefined : runs.find(wanted.isBest);
    const start = best ?? (wanted.onlyBest === true ? undefined : firstOf(runs));
    if (start === undefined) return [];
    const right = putRight(start, own);
    if (right !== null) return [{ fact: right, isBest: best !== undefined }];
    const passage = wanted.isStory === true
      ? storyFrom(start, fromFirstToLast(own, matter), isUsable)
      : extendedPassage(runs, start, wanted.mayFollow);
    return [{ fact: textFact(passage), isBest: best !== undefined }];
  });
  // A first answer that says what every rival could say gives way to the one behind it.
  const found = read.find(({ isBest }) => isBest) ?? read.find(({ fact }) => fact.thin !== true) ?? read[0];
  if (found !== undefined) return { value: found.fact, unclear: [] };
  return { value: null, unclear: openStatement(said, wanted) };
}

/** "With ours they do 40. No sorry, it was 45": the number that stands takes the place of the one taken back before it. */
function putRight(passage: Passage, sentences: readonly Sentence[]): TextFact | null {
  const [number] = passage.clauses;
  if (number === undefined || /\p{L}/u.test(number.text)) return null;
  const wrong = sentences.flatMap(({ clauses }) => clauses)
    .findLast(({ standing, text, to }) => standing === "withdrawn" && /\d/u.test(text) && to <= number.from);
  if (wrong === undefined) return null;
  const text = wrong.text.replace(LAST_NUMBER, number.text);
  return { ...textFact(passage), text, quote: passage.answer.text.slice(wrong.from, number.to) };
}

const LAST_NUMBER = /\d[\d.,]*(?=\D*$)/u;

/** The story that begins there: "one day" and what was over belong to it, though neither would begin one. */
function storyFrom(
  start: Passage,
  sentences: readonly Sentence[],
  isUsable: (clause: Statement) => boolean,
): Passage {
  const isTold = (clause: Statement) =>
    isUsable(clause) || OF_A_STORY.has(clause.standing) && isUsable({ ...clause, standing: "stated" });
  const runs = runsOf(sentences, isTold);
  const first = runs.find(({ from, to }) => from <= start.from && start.from < to) ?? start;
  return extendedPassage(runs, first, undefined, STORY);
}

const OF_A_STORY: ReadonlySet<Standing> = new Set<Standing>(["hedged", "past"]);

/** A turn of talk in the middle of a story does not end it. */
function fromFirstToLast(all: Sentence[], matter: Sentence[]): Sentence[] {
  const [first] = matter;
  const last = matter.at(-1);
  return first === undefined || last === undefined
    ? []
    : all.slice(all.indexOf(first), all.indexOf(last) + 1);
}

/** True for a clause that stands as it was said. */
export function isSettled({ standing, sentence, text }: Statement): boolean {
  if (standing !== "stated" && standing !== "negated") return false;
  return !sentence.isAddition && !isUnknown(text, sentence.languages);
}

/** "I don't know"; "they don't know what is in it" tells of others. */
function isUnknown(text: string, languages: Sentence["languages"]): boolean {
  const cue = firstCue(text, languages, "dont_know");
  if (cue === null || isReflexive(cue[0], text.slice(cue.index + cue[0].length))) return false;
  const before = /(\p{L}[\p{L}'’]*)\s*$/u.exec(text.slice(0, cue.index))?.[1]?.toLowerCase() ?? "";
  return !OTHERS.has(before);
}

/** "No se moja la piedra" denies a thing; "no se qué", "no se" alone is not knowing, typed without its accent. */
function isReflexive(cue: string, behind: string): boolean {
  return UNKNOWN_OR_REFLEXIVE.test(cue) && /^\s\p{L}/u.test(behind) &&
    !PASSAGE_WORDS.opens(behind.trimStart(), "behind_unknown");
}

const UNKNOWN_OR_REFLEXIVE = new RegExp(`^${PASSAGE_WORDS.sourceOf("unknown_or_reflexive")}$`, "iu");
const OTHERS: ReadonlySet<string> = new Set(PASSAGE_WORDS.phrasesOf("others"));

/** "In order of frequency:" before the lines of a list. */
export function announcesList({ answer, to }: Pick<Passage, "answer" | "to">): boolean {
  return /^(?:[:：]|.?\s*[:：])\s*\n/u.test(answer.text.slice(Math.max(0, to - 1), to + 12));
}

/** "Two numbers." and "Three things, usually." only announce what follows. */
export function isIntroduction(passage: Passage): boolean {
  const text = textOf(passage);
  const isLast = passage.clauses.at(-1)?.sentence.to === passage.answer.text.trimEnd().length;
  if (isLast || wordCount(text) > 4) return false;
  if (
    hasCue(text.split(/\s+/u, 1)[0] ?? "", passage.languages, "ordinal_words") && /^\p{L}+\s\d$/u.test(text)
  ) return true;
  // "Ein Stand in Halle" counts nothing, "una cosa" does: outside English “a” and “one” are one word.
  const isArticle = wordCount(text) > 2 && !passage.languages.includes("en") &&
    firstCue(text, passage.languages, "article_numbers")?.index === 0;
  const isCounted = !isArticle && firstCue(text, passage.languages, "number_words")?.index === 0;
  if (/^\d+\s\D*$/.test(text) || isCounted) return true;
  const rest = withoutCues(
    text.replace(LAST, " "),
    passage.languages,
    "number_words",
    "ordinal_words",
    "articles",
    "pronouns",
    "vague",
  );
  return !/[\p{L}\p{N}]/u.test(rest);
}

/** What says that somebody was the last. */
export const LAST = new RegExp(PASSAGE_WORDS.sourceOf("last"), "giu");
const REMEMBERED_AT_END = new RegExp(`${PASSAGE_WORDS.sourceOf("remembered")}$`, "iu");

/** "De laatste drie" alone. */
export function announcesLast(passage: Passage): boolean {
  const text = textOf(passage);
  const isRemembered = wordCount(text) <= 6 && REMEMBERED_AT_END.test(text);
  const at = text.search(LAST);
  return at !== -1 && (isRemembered || isIntroduction(passage) || namesNobody(passage, at));
}

const MOST_WORDS_BEHIND = 5;

/** "Last three deliveries I will tell", "Die letzten drei, Augenblick": it opens the list, and who they are comes behind. */
function namesNobody(passage: Passage, at: number): boolean {
  const text = textOf(passage);
  const behind = text.slice(at).replace(LAST, "");
  const isOpening = wordCount(text.slice(0, at)) <= 1;
  const hasName = passage.languages.includes("de") ? wordCount(behind) > 2 : /\p{Lu}\p{L}/u.test(behind);
  return isOpening && !hasName && !/\d/.test(behind) && wordCount(behind) <= MOST_WORDS_BEHIND;
}

/** The first run; where it is a word or two that the next does not go on from, the first that says something. */
function firstOf(runs: readonly Passage[]): Passage | undefined {
  const [first] = runs;
  if (first === undefined || isWhole(first)) return first;
  const isGrown = extendedPassage(runs, first).to > first.to &&
    first.clauses.every(({ standing }) => standing === "stated");
  return isGrown ? first : runs.find(isWhole) ?? first;
}

/** One word and a half say nothing yet where more follows. */
function isWhole(passage: Passage): boolean {
  return wordCount(textOf(passage)) >= 3;
}

/** What was said and left open, as a question; nothing where the field is empty or the founder did not know. */
export function openStatement(
  said: Statements,
  { fact, field, question }: { fact: FactName; field: FieldId; question: string },
): UnclearFact[] {
  const open = said.of(field).find(({ standing }) => standing === "hedged" || standing === "refuted");
  return open === undefined ? [] : [unclearFrom(open, fact, question)];
}

/** A clause that cannot be read for certain, with what would settle it. */
export function unclearFrom(
  { text, sentence }: { text: string; sentence: Sentence },
  fact: FactName,
  question: string,
): UnclearFact {
  const { turn, field } = sentence.answer;
  return { fact, quote: text, turn, field, question };
}
