import type { FieldId } from "../../domain/fields.ts";
import { languageIn } from "../../text/language.ts";
import { firstCue, hasCue, type Language, LANGUAGES } from "../../text/lexicon.ts";
import { rememberedBy } from "../../text/remembered.ts";
import { sentenceSpans } from "../../text/sentences.ts";
import { clauseSpans, withoutAsides } from "./clauses.ts";
import { standingsOf, withoutQuoted } from "./standing.ts";
import { isDenial } from "./standing_from_next_clause.ts";
import { type Retraction, retractionsIn } from "./retracted_numbers.ts";
import { withdraw } from "./retracted_words.ts";
import { ANSWERS } from "../words.ts";
import type { FieldAnswer, Sentence, Statement, Statements } from "./statement.ts";

/**
 * Splits answers into sentences and clauses and classes each clause, once. Time is linear in the text: about 20 ms for
 * 20 KB. Answers are taken in the order given, oldest first.
 */
export function statementsOf(answers: readonly FieldAnswer[]): Statements {
  const main = languageIn(beginningOf(answers));
  const fallback = main === null ? LANGUAGES : [main];
  const read = answers.map((answer) =>
    readAnswer({ answer, languages: languagesForAnswer(answer.text, fallback) })
  );
  const chosen = (fields: readonly FieldId[]) =>
    fields.flatMap((field) => {
      const own = read.filter(({ answer }) => answer.field === field);
      const full = own.filter(({ answer }) => !answer.thin);
      return full.length > 0 ? full : own;
    });
  return {
    of: (...fields) => chosen(fields).flatMap(({ sentences }) => sentences.flatMap(({ clauses }) => clauses)),
    sentences: (...fields) => chosen(fields).flatMap(({ sentences }) => sentences),
    answers: (...fields) => chosen(fields).map(({ answer }) => answer),
    languages: fallback,
  };
}

/** So much of what was said tells its language. */
const TELLING = 2_000;

function beginningOf(answers: readonly FieldAnswer[]): string {
  let text = "";
  for (const answer of answers) {
    if (text.length >= TELLING) break;
    text += `${answer.text.slice(0, TELLING)}\n`;
  }
  return text;
}

const LONG_ENOUGH_FOR_ITSELF = 40;

/** A long answer in another language than the rest is read in its own. */
function languagesForAnswer(text: string, fallback: readonly Language[]): readonly Language[] {
  const own = text.length >= LONG_ENOUGH_FOR_ITSELF ? languageIn(text) : null;
  return own === null ? fallback : [own];
}

/** A clause of a text, and how it stands. */
export type Clause = Omit<Statement, "sentence">;

/** A sentence of a text before it is known whose answer it is. */
export interface SplitSentence extends Pick<Sentence, "text" | "from" | "to" | "listed" | "isAddition"> {
  clauses: Clause[];
}

/** A split answer; its sentences point to this very object. */
interface ReadAnswer {
  answer: FieldAnswer;
  sentences: Sentence[];
}

/** Answers remembered with their sentences: about twenty journeys. */
const MOST_ANSWERS = 700;
/** Max. characters of one answer that are read, since a turn may not take for ever; the rest is kept unread. */
const MOST_READ = 20_000;

interface AnswerInLanguages {
  answer: FieldAnswer;
  languages: readonly Language[];
}

const readAnswer: (from: AnswerInLanguages) => ReadAnswer = rememberedBy(
  ({ answer: { turn, field, thin, text, on = "" }, languages }) =>
    [languages.join(), turn, field, thin, on, text].join("\n"),
  ({ answer, languages }) => ({
    answer,
    sentences: splitText({ text: answer.text, languages }).map(({ clauses, ...split }) => {
      const sentence: Sentence = { ...split, answer, languages, clauses: [] };
      sentence.clauses.push(...clauses.map((clause) => ({ ...clause, sentence })));
      return sentence;
    }),
  }),
  MOST_ANSWERS,
);

/** The clauses of one message, whatever it answers, each with how it stands. */
export function clausesIn(text: string): Clause[] {
  return splitText({ text, languages: languagesForAnswer(text, LANGUAGES) }).flatMap(({ clauses }) =>
    clauses
  );
}

/** Which of a message's clauses holds a place in its text, counted from 0; -1 for none. */
export function clauseIndexAt(clauses: readonly Clause[], place: number): number {
  return clauses.findIndex(({ from, to }) => place >= from && place < to);
}

interface TextInLanguages {
  text: string;
  languages: readonly Language[];
}

const splitText: (from: TextInLanguages) => SplitSentence[] = rememberedBy(
  ({ text, languages }) => [languages.join(), text].join("\n"),
  ({ text, languages }) => splitSentences(text.slice(0, MOST_READ), languages),
  MOST_ANSWERS,
);

function splitSentences(read: string, languages: readonly Language[]): SplitSentence[] {
  const retracted = retractionsIn({ text: read, languages });
  const sentences = sentenceSpans(read).map((span): SplitSentence => {
    const text = read.slice(span.from, span.to);
    const clauses = readClauses({ text, from: span.from }, languages);
    return {
      text,
      ...span,
      isAddition: hasCue(text, languages, "addition"),
      clauses: withoutRetracted(clauses, retracted, { read, languages }),
    };
  });
  for (const [at, { text }] of sentences.entries()) {
    const before = sentences[at - 1];
    if (before !== undefined && isDenial(text.replace(/[.!\s]+$/u, ""), languages)) deny(before);
  }
  for (const { clauses } of sentences) dropFalseStarts(clauses);
  withdraw(sentences, { languages, retracted });
  for (const sentence of sentences) if (isDisowned(sentence)) withdrawAll(sentence);
  return sentences;
}

/** "So Kath, um, Kath wanted a smaller piece": what is begun again behind a sound was not said yet. */
function dropFalseStarts(clauses: readonly Clause[]): void {
  for (const [at, clause] of clauses.entries()) {
    const { [at + 1]: sound, [at + 2]: again } = clauses;
    const words = clause.text.toLowerCase().split(/\s+/u);
    const isSound = sound?.standing === "aside" && !/\s/u.test(sound.text);
    const isAgain = again?.text.toLowerCase().split(/\s+/u)[0] === words.at(-1);
    if (words.length <= MOST_OF_FALSE_START && isSound && isAgain) clause.standing = "aside";
  }
}

const MOST_OF_FALSE_START = 3;

/** "Toilets for planes, somebody asked. No.": the sentence before is refused. */
function deny({ clauses }: SplitSentence): void {
  for (const clause of clauses) if (clause.standing === "stated") clause.standing = "negated";
}

/** "I don't have that on paper so don't use it": what its speaker does not stand by is taken back as a whole. */
function isDisowned({ text }: SplitSentence): boolean {
  return ANSWERS.isIn(withoutQuoted(text), "disowned");
}

function withdrawAll({ clauses }: SplitSentence): void {
  for (const clause of clauses) clause.standing = "withdrawn";
}

function readClauses(
  { text, from }: { text: string; from: number },
  languages: readonly Language[],
): Clause[] {
  const spans = clauseSpans(text, languages);
  const kept = spans.map((span) => withoutAsides(text, span, languages));
  const clauses = spans.map((span, at) => ({
    whole: text.slice(span.from, span.to),
    kept: text.slice(kept[at]?.from, kept[at]?.to),
  }));
  return standingsOf(text, clauses, languages).map((standing, at) => {
    const span = kept[at] ?? spans[at] ?? { from: 0, to: 0 };
    const shown = span.to > span.from ? span : spans[at] ?? span;
    return {
      text: text.slice(shown.from, shown.to),
      from: from + shown.from,
      to: from + shown.to,
      standing,
    };
  });
}

/**
 * The clauses of a sentence with those that were taken back at once marked so; what stands before them in the sentence
 * is torn off its end, unless they only went on from it with an "and" or a "which".
 */
function withoutRetracted(
  clauses: Clause[],
  retracted: readonly Retraction[],
  { read, languages }: { read: string; languages: readonly Language[] },
): Clause[] {
  const own = retracted.filter(({ from, to }) =>
    clauses.some((clause) => clause.from < to && from < clause.to)
  );
  return own.reduce((all, { from, to, wrongAt }) => {
    const first = all.find((clause) => clause.from <= wrongAt && wrongAt < clause.to);
    const isTorn = first !== undefined &&
      firstCue(first.text, languages, "joiners", "relative", "contrast")?.index !== 0;
    return all.map((clause): Clause => {
      if (isTorn && clause.to <= first.from) return { ...clause, isTorn };
      if (clause.to <= from || clause.from >= to) return clause;
      if (clause.to <= to || clause.from <= wrongAt) return { ...clause, standing: "withdrawn" };
      const text = read.slice(to, clause.to);
      return { ...clause, text, from: to, standing: clause.standing === "hedged" ? "hedged" : "stated" };
    });
  }, clauses);
}
