import { lettersIn } from "../../text/letters.ts";
import type { ObjectionFact, UnclearFact } from "../../domain/facts.ts";
import { quotedPairs } from "../objections/quotes.ts";
import { linePairs } from "../objections/lines.ts";
import { firstCue, hasCue, type Language } from "../../text/lexicon.ts";
import { isSettled, unclearFrom } from "../passages/own_passage.ts";
import type { Reading } from "../reader.ts";
import { wordCount } from "../../text/sentences.ts";
import type { FieldAnswer, Sentence, Statements } from "../statements/statement.ts";
import { ANSWERS } from "../words.ts";

const FIELD = "messaging.objections";
const LEAST_WORDS_OPEN = 4;

/** Reads what customers object and what the founder answers, in any typing; an objection alone is asked about. */
export function readObjections(said: Statements): Reading<ObjectionFact[]> {
  const value: ObjectionFact[] = [];
  const unclear: UnclearFact[] = [];
  for (const answer of said.answers(FIELD)) {
    const sentences = said.sentences(FIELD).filter((sentence) => sentence.answer === answer);
    const quoted = quotedPairs(answer, sentences);
    const pairs = quoted.length > 0 ? quoted : linePairs(answer, sentences);
    const languages = sentences[0]?.languages ?? said.languages;
    value.push(...pairs.map((pair) => withoutShrug(toFact(answer, pair), languages)));
    unclear.push(...openObjections(sentences, pairs));
  }
  return { value: eachOnce(value), unclear };
}

/** The same objection with the same answer, or with none, is one row, however often a list was pasted. */
function eachOnce(facts: readonly ObjectionFact[]): ObjectionFact[] {
  const kept: ObjectionFact[] = [];
  for (const fact of facts) {
    const at = kept.findIndex((other) =>
      lettersIn(other.says) === lettersIn(fact.says) &&
      (other.answer === null || fact.answer === null || lettersIn(other.answer) === lettersIn(fact.answer))
    );
    const before = kept[at];
    if (before === undefined) kept.push(fact);
    else if (before.answer === null && fact.answer !== null) kept[at] = fact;
  }
  return kept;
}

/** Where an objection and its answer stand in the founder's words. */
export interface Pair {
  says: { from: number; to: number };
  answer: { from: number; to: number } | null;
}

function toFact({ text, turn, field }: FieldAnswer, { says, answer }: Pair): ObjectionFact {
  const to = Math.max(says.to, answer?.to ?? 0);
  return {
    says: text.slice(says.from, says.to),
    answer: answer === null ? null : text.slice(answer.from, answer.to),
    quote: text.slice(says.from, to),
    turn,
    field,
    state: "read",
  };
}

/** "… and there I don't know what to say", "no answer yet, see" are no answers. */
const MOST_BEFORE_SHRUG = 16;

function withoutShrug(fact: ObjectionFact, languages: readonly Language[]): ObjectionFact {
  const answer = fact.answer ?? "";
  const shrug = firstCue(answer, languages, "dont_know");
  const isShrug = shrug !== null && shrug.index <= MOST_BEFORE_SHRUG || ANSWERS.opens(answer, "none");
  return isShrug ? { ...fact, answer: null } : fact;
}

/** Sentences of which no pair was made. */
function openObjections(sentences: readonly Sentence[], pairs: readonly Pair[]): UnclearFact[] {
  if (sentences.length > 0 && pairs.length === 0) {
    return sentences.slice(0, 1).flatMap((sentence) => openIn(sentence, true));
  }
  return sentences.filter(({ from, to }) =>
    !pairs.some(({ says, answer }) => says.from < to && Math.max(says.to, answer?.to ?? 0) > from)
  ).flatMap((sentence) => openIn(sentence));
}

function openIn(sentence: Sentence, isAlone = false): UnclearFact[] {
  const clause =
    sentence.clauses.filter((each) => isSettled(each) && wordCount(each.text) >= LEAST_WORDS_OPEN)
      .toSorted((one, other) => other.text.length - one.text.length)[0];
  const isObjection = isAlone || hasCue(sentence.text, sentence.languages, "objects");
  return clause === undefined || !isObjection
    ? []
    : [unclearFrom(clause, "objections", "What do you answer to that?")];
}
