import { cuesIn, firstCue, hasCue } from "../../text/lexicon.ts";
import { ANSWERS } from "../words.ts";
import { wordCount } from "../../text/sentences.ts";
import { bareAnswer, bareObjection } from "./text.ts";
import type { Pair } from "../readers/objections.ts";
import type { FieldAnswer, Sentence } from "../statements/statement.ts";

/** An objection is a remark and no paragraph. */
const MOST_WORDS_SAID = 18;
const SEPARATOR = /\s[-–—]+>?\s|\s?(?:→|=>|->)\s?|:\s|：|\s=\s|—/u;

/** Pairs of an answer without quotation marks: "too dear - i say …", "They say X, we say Y", "Too dear? …". */
export function linePairs({ text }: FieldAnswer, said: readonly Sentence[]): Pair[] {
  const pairs: Pair[] = [];
  const sentences = said.flatMap((sentence) => withoutIntroduction(text, sentence));
  for (let at = 0; at < sentences.length; at++) {
    const sentence = sentences[at];
    if (sentence === undefined || isAside(sentence)) continue;
    const within = pairWithin(text, sentence);
    const next = sentences[at + 1];
    if (within !== null) pairs.push(within);
    else if (next !== undefined && answersBefore(sentence, next)) {
      const says = bareObjection(text, sentence, sentence.languages);
      const answer = bareAnswer(text, next, next.languages);
      if (says !== null && isRemark(text.slice(says.from, says.to))) {
        pairs.push({ says: withQuestionMark(text, says), answer });
      }
      at += 1;
    }
  }
  return pairs;
}

/**
 * "Here's what I wrote to myself, pasting the lot: Too dear: …": what announces the list is nobody's objection. Gives
 * the sentence from behind its colon, or nothing where the list begins in the next one.
 */
function withoutIntroduction(text: string, sentence: Sentence): Sentence[] {
  const colon = /[:：]/u.exec(sentence.text);
  const lead = colon === null ? "" : sentence.text.slice(0, colon.index);
  if (colon === null || !ANSWERS.isIn(lead, "announces")) return [sentence];
  const behind = sentence.text.slice(colon.index + 1);
  const from = sentence.from + colon.index + 1 + behind.length - behind.trimStart().length;
  if (behind.trim() === "") return [];
  const rest = { ...sentence, from, text: text.slice(from, sentence.to) };
  return pairWithin(text, rest) === null ? [sentence] : [rest];
}

function isAside({ clauses }: Sentence): boolean {
  return clauses.every(({ standing }) => standing === "aside" || standing === "withdrawn");
}

function isRemark(text: string): boolean {
  return wordCount(text) <= MOST_WORDS_SAID;
}

/** The pair that one sentence holds: split at its separator, or at "I say". */
function pairWithin(text: string, { text: words, from, to, languages }: Sentence): Pair | null {
  const separator = SEPARATOR.exec(words);
  const cue = cuesIn(words, languages, "says").find(({ index }) => index > 0);
  const deed = cuesIn(words, languages, "says_by_doing").find(({ index }) => index > 0);
  const cuts = [
    ...(deed === undefined ? [] : [{ at: deed.index, behind: deed.index }]),
    ...(separator === null ? [] : [{ at: separator.index, behind: separator.index + separator[0].length }]),
    ...(cue === undefined ? [] : [{ at: cue.index, behind: cue.index + cue[0].length }]),
  ].toSorted((one, other) => one.at - other.at);
  for (const { at, behind } of cuts) {
    const says = bareObjection(text, { from, to: from + at }, languages);
    const answer = bareAnswer(text, { from: from + behind, to }, languages);
    if (says !== null && answer !== null && isRemark(text.slice(says.from, says.to))) return { says, answer };
  }
  return null;
}

/** A question, or what they say, followed by what the founder says to it. */
function answersBefore(sentence: Sentence, next: Sentence): boolean {
  const asks = /[?？]\s*$/u.test(sentence.text);
  const objects = hasCue(sentence.text, sentence.languages, "objects");
  const says = firstCue(next.text, next.languages, "says", "says_by_doing");
  const isAnswer = says !== null && says.index < 12;
  const nextAsks = /[?？]\s*$/u.test(next.text) || hasCue(next.text, next.languages, "objects");
  return isAnswer || ((asks || objects) && !nextAsks);
}

function withQuestionMark(text: string, span: { from: number; to: number }): { from: number; to: number } {
  return /^[?？]/.test(text.slice(span.to)) ? { from: span.from, to: span.to + 1 } : span;
}
