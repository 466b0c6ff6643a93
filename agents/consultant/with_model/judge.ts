import type { Mark } from "../../domain/claims.ts";
import { FIELDS, isFieldId } from "../../domain/fields.ts";
import { sumsIn } from "../../author/model/gates/sums.ts";
import { languageIn } from "../../text/language.ts";
import { quotedSpans } from "../../text/phrases.ts";
import { withQuotationMarks } from "../../text/quotation_marks.ts";
import { isUnspaced, sentencesOf, wordCount } from "../../text/text.ts";
import type { AnswerLine } from "../answer.ts";
import { claimLine } from "../claims.ts";
import { clauseAbout } from "../lines.ts";
import { citationsInside, type Cited, readCitations } from "./citations.ts";
import { isQuotable, type Known, problemsIn } from "./known.ts";

/** A model's answer as it may be shown, and what is wrong with it. */
export interface Judged {
  text: string;
  /** What each of its sentences is, for the confidence. */
  lines: AnswerLine[];
  /** The decision that it says the question goes against, with its exact words; or null. */
  against: string | null;
  /** What whoever writes it again must know, a sentence each; empty where it stands. */
  problems: string[];
}

interface JudgedSentence {
  text: string;
  line: AnswerLine;
  against: string | null;
  problems: string[];
}

interface JudgedRow {
  /** "- ", "1. ", "> ", "## ". */
  opening: string;
  sentences: JudgedSentence[];
}

/** Looks at each sentence by itself: quotes that are not exact lose their marks, the rest is told as a problem. */
export function judgeAnswer(markdown: string, known: Known): Judged {
  return printed(rowsOf(markdown, known));
}

/** Of an answer, at least so much must be left where what failed is left out. */
const LEAST_KEPT = 0.6;

/** The answer without the sentences that failed; null where too little of it is left, or its beginning is gone. */
export function withoutFailed(markdown: string, known: Known): Judged | null {
  const rows = rowsOf(markdown, known);
  const [first] = rows.flatMap(({ sentences }) => sentences).filter(({ text }) => !isLabel(text));
  if (first === undefined || first.problems.length > 0) return null;
  const kept = rows.map((row) => ({
    ...row,
    had: row.sentences.length,
    sentences: row.sentences.filter(({ problems }) => problems.length === 0),
  })).filter(({ had, sentences }) => had === 0 || sentences.some(({ text }) => !isLabel(text)) || had === 1);
  const whole = wordCount(printed(rows).text);
  const rest = printed(kept.filter((row, at) => !isLabelAlone(row) || !isEndOrLabel(kept, at + 1)));
  return wordCount(rest.text) >= LEAST_KEPT * whole ? rest : null;
}

function printed(rows: JudgedRow[]): Judged {
  const all = rows.flatMap(({ sentences }) => sentences);
  return {
    text: rows.map(({ opening, sentences }) => `${opening}${joined(sentences.map(({ text }) => text))}`)
      .join("\n").replace(/\n{3,}/gu, "\n\n").trim(),
    lines: all.filter(({ text }) => !isLabel(text)).map(({ line }) => line),
    against: all.find(({ against }) => against !== null)?.against ?? null,
    problems: [...new Set(all.flatMap(({ problems }) => problems))],
  };
}

function joined(sentences: string[]): string {
  return sentences.join(isUnspaced(sentences.join("")) ? "" : " ");
}

const OPENING = /^\s*(?:>\s?)*(?:[-*+]\s+|\d{1,2}[.)]\s+|#{1,6}\s+)?/u;

function rowsOf(markdown: string, known: Known): JudgedRow[] {
  return citationsInside(markdown).split("\n").map((row) => {
    const opening = OPENING.exec(row)?.[0] ?? "";
    const rest = row.slice(opening.length);
    return { opening, sentences: sentencesOf(rest).map((each) => judgeSentence(each, known)) };
  });
}

/** A bold label or a heading says nothing by itself. */
function isLabel(text: string): boolean {
  return /^\*\*[^*]+\*\*:?$/u.test(text) || !/[\p{L}\p{N}]/u.test(text);
}

function isLabelAlone({ opening, sentences }: JudgedRow): boolean {
  return /#/u.test(opening) || (sentences.length > 0 && sentences.every(({ text }) => isLabel(text)));
}

function isEndOrLabel(rows: JudgedRow[], from: number): boolean {
  const next = rows.slice(from).find(({ sentences }) => sentences.length > 0);
  return next === undefined || isLabelAlone(next);
}

function judgeSentence(sentence: string, known: Known): JudgedSentence {
  const read = readCitations(sentence);
  const quoted = exactQuotes(read.text, known);
  const marks = read.cited.ids.flatMap((id) => known.dossier.markOf(id) ?? []);
  const opposed = opposing(quoted, read.cited, known);
  const text = opposed?.text ?? quoted;
  const plain = text.replace(/[*_`]+/gu, "");
  const problems = [
    ...problemsIn({ text: plain, ids: read.cited.ids, isProposal: read.cited.isProposal }, known),
    ...(read.cited.against.length > 0 && opposed === null
      ? [`[!${read.cited.against[0]}] is no decision: cite the one that is meant, or leave the claim out.`]
      : []),
  ];
  return {
    text,
    line: lineOf(text, read.cited, { marks, known }),
    against: opposed?.against ?? null,
    problems,
  };
}

/** Words in quotation marks stay there where somebody said them; else only the marks go. */
function exactQuotes(text: string, known: Known): string {
  return quotedSpans(text).reduceRight((rest, { from, to }) => {
    const words = text.slice(from, to);
    if (isQuotable(words.replace(/[*_]+/gu, ""), known)) return rest;
    return `${rest.slice(0, from - 1)}${words}${rest.slice(to + 1)}`;
  }, text);
}

/** The decision that a sentence names, in exact words; code puts them in where the sentence has none of them. */
function opposing(
  text: string,
  { against }: Cited,
  { dossier }: Known,
): { text: string; against: string } | null {
  for (const id of against) {
    const mark = dossier.markOf(id);
    if (mark?.kind !== "said") continue;
    const own = quotedSpans(text).map(({ from, to }) => text.slice(from, to).trim()).find((words) =>
      mark.quote.includes(words.replace(/[,.;。、]$/u, ""))
    );
    const label = isFieldId(mark.field) ? FIELDS[mark.field].label : "Your choice";
    const words = own ?? clauseAbout(mark.quote, text);
    const named = own === undefined ? withQuote(text, words.replace(/[.。]$/u, "")) : text;
    return { text: named, against: `${label}: “${words}”` };
  }
  return null;
}

/** A sentence with what it goes against behind a colon, in the signs of its language. */
function withQuote(text: string, words: string): string {
  const language = languageIn(text);
  const colon = isUnspaced(text) ? "：" : language === "fr" ? "\u00a0: " : ": ";
  const quoted = withQuotationMarks(`${colon}“${words}”${isUnspaced(text) ? "。" : "."}`, language ?? "en");
  return text.replace(/[.。!]?$/u, () => quoted);
}

interface Carried {
  marks: Mark[];
  known: Known;
}

function lineOf(text: string, { isUnsaid }: Cited, { marks, known }: Carried): AnswerLine {
  if (isUnsaid) return { text, kind: "missing" };
  const carried = claimLine({ text, marks });
  if (sumsIn(text, known.ground).some(({ holds }) => holds)) return { ...carried, kind: "sum" };
  if (carried.kind !== "ours") return carried;
  const isQuoted = quotedSpans(text).some(({ from, to }) => wordCount(text.slice(from, to)) > 1);
  return isQuoted ? { ...carried, kind: "said" } : carried;
}
