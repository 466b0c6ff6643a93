import type { TextFact } from "../../domain/facts.ts";
import { type CueName, cuesIn, firstCue, hasCue, type Language } from "../../text/lexicon.ts";
import { wordCount } from "../../text/sentences.ts";
import { isGenericClaim } from "../../text/generic_claims.ts";
import type { FieldAnswer, Sentence, Standing, Statement } from "../statements/statement.ts";

/** Neighbouring clauses of one answer, as one exact stretch of it. */
export interface Passage {
  answer: FieldAnswer;
  from: number;
  to: number;
  languages: readonly Language[];
  clauses: readonly Statement[];
}

/** Words that a text should have where the founder goes on, and words and sentences it never exceeds. */
export interface Length {
  enough: number;
  words: number;
  sentences: number;
}

const FACT: Length = { enough: 30, words: 65, sentences: 3 };
/** "Halvorsen." before a story counts as none. */
const SHORTEST_SENTENCE = 3;

/** The stretches of these sentences that hold usable clauses only, each within its sentence. */
export function runsOf(
  sentences: readonly Sentence[],
  isUsable: (clause: Statement) => boolean,
): Passage[] {
  return sentences.flatMap(({ clauses }) => {
    const runs: Statement[][] = [[]];
    for (const clause of clauses) {
      if (isUsable(clause)) runs.at(-1)?.push(clause);
      else runs.push([]);
    }
    return runs.flatMap((run) => passageOf(run) ?? []);
  });
}

/** One stretch over neighbouring clauses, without joining words at its ends; null where no word is left. */
export function passageOf(clauses: readonly Statement[]): Passage | null {
  const first = clauses[0];
  const last = clauses.at(-1);
  if (first === undefined || last === undefined) return null;
  const { answer, languages } = first.sentence;
  const isCut = last !== last.sentence.clauses.at(-1);
  const passage = { answer, languages, clauses, from: first.from, to: last.to };
  const trimmed = withBracket(withoutLooseEnds(passage, isCut));
  return /[\p{L}\p{N}]/u.test(textOf(trimmed)) ? trimmed : null;
}

/** A bracket that was opened is closed. */
function withBracket(passage: Passage): Passage {
  const text = textOf(passage);
  const isOpen = text.lastIndexOf("(") > text.lastIndexOf(")");
  return isOpen && passage.answer.text[passage.to] === ")" ? { ...passage, to: passage.to + 1 } : passage;
}

/** The exact words of a passage. */
export function textOf({ answer, from, to }: Passage): string {
  return answer.text.slice(from, to);
}

/** A passage as a fact; `thin` where only words stand in it that every rival could say. */
export function textFact(passage: Passage): TextFact {
  const text = textOf(passage);
  return { text, ...evidence(passage), ...(isGenericClaim(text) ? { thin: true } : {}) };
}

/** Where a passage comes from. */
export function evidence(passage: Passage) {
  const { turn, field } = passage.answer;
  return { quote: textOf(passage), turn, field, state: "read" as const };
}

const LEADING: CueName[] = ["joiners", "contrast"];
const TRAILING: CueName[] = ["joiners", "contrast", "relative", "prepositions", "articles", "approx"];

/**
 * Without "and" and "but" at the beginning and, where the sentence goes on, without "either" there and without what leads
 * on at the end.
 */
function withoutLooseEnds(passage: Passage, isCut: boolean): Passage {
  let { from, to } = passage;
  for (let step = 0; step < 3; step++) {
    const leading: CueName[] = isCut ? [...LEADING, "either"] : LEADING;
    const match = firstCue(passage.answer.text.slice(from, to), passage.languages, ...leading);
    if (match === null || match.index > 0 || match[0].length === to - from) break;
    if (isTime(passage.answer.text.slice(from, to), match[0], passage.languages)) break;
    from += match[0].length;
    from += /^[\s,]*/.exec(passage.answer.text.slice(from, to))?.[0].length ?? 0;
  }
  for (let step = 0; isCut && step < 3; step++) {
    const text = passage.answer.text.slice(from, to);
    const end = cuesIn(text.slice(-30), passage.languages, ...TRAILING).findLast((match) =>
      match.index + match[0].length === Math.min(30, text.length)
    );
    if (end === undefined) break;
    to = from + text.slice(0, text.length - end[0].length).trimEnd().replace(/[,;:–—-]+$/u, "").length;
  }
  return { ...passage, from, to };
}

/** "Depois da primeira limpeza": right before a preposition it says when, and joins nothing. */
function isTime(text: string, joiner: string, languages: Passage["languages"]): boolean {
  const [next = ""] = text.slice(joiner.length).trimStart().split(/\s/u);
  return hasCue(joiner, languages, "then") && hasCue(next, languages, "prepositions");
}

/** A passage with the sentences right behind it, as long as it is short and they are usable as a whole. */
export function extendedPassage(
  runs: readonly Passage[],
  start: Passage,
  mayFollow: (next: Passage) => boolean = () => true,
  most: Length = FACT,
): Passage {
  let passage = start;
  let sentences = wordCount(textOf(start)) < SHORTEST_SENTENCE ? 0 : 1;
  for (const next of runs.slice(runs.indexOf(start) + 1)) {
    const isEnough = wordCount(textOf(passage)) >= most.enough || sentences >= most.sentences;
    const isNext = next.answer === passage.answer && followsWhole(passage, next) && isWhole(next) &&
      mayFollow(next);
    const joined = passageOf([...passage.clauses, ...next.clauses]);
    if (isEnough || !isNext || joined === null || wordCount(textOf(joined)) > most.words) break;
    passage = { ...joined, from: passage.from };
    sentences += 1;
  }
  return passage;
}

/** A further sentence of which a part does not count is left out: what is left of it may say the opposite. */
function isWhole({ clauses }: Passage): boolean {
  const own = clauses[0]?.sentence.clauses ?? [];
  return own.every((clause) => clauses.includes(clause) || !UNSETTLED.has(clause.standing));
}

const UNSETTLED: ReadonlySet<Standing> = new Set<Standing>(["past", "hedged", "refuted"]);

/** True where one passage ends its sentence and the next opens the following one. */
function followsWhole(passage: Passage, next: Passage): boolean {
  const last = passage.clauses.at(-1);
  const first = next.clauses[0];
  if (last === undefined || first === undefined) return false;
  return last === last.sentence.clauses.at(-1) && first === first.sentence.clauses[0] &&
    /^[^\p{L}\p{N}]*$/u.test(passage.answer.text.slice(last.to, first.sentence.from));
}
