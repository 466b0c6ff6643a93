import { languageIn } from "../../text/language.ts";
import { phrasesIn, sentencesOf } from "../../text/text.ts";
import { ASIDE_WORDS } from "../hearing/heard_words.ts";

/** A stretch of a message: a sentence or a clause. */
export interface Unit {
  text: string;
  from: number;
  to: number;
  /** True where it lies inside quotation marks: those are other people's words. */
  isQuoted: boolean;
}

interface Span {
  from: number;
  to: number;
}

/** The sentences of a message with their places. */
export function sentenceUnits(message: string): Unit[] {
  const quoted = quotedSpans(message);
  let after = 0;
  return joinedInQuotes(
    sentencesOf(message).map((text) => {
      const from = message.indexOf(text, after);
      after = from + text.length;
      return { from, to: after };
    }),
    quoted,
  ).map((span) => unitAt(message, span, quoted));
}

/** What several sentences inside one pair of quotation marks belong to is one unit. */
function joinedInQuotes(spans: Span[], quoted: Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const isSplit = last !== undefined &&
      quoted.some((quote) => quote.from < last.to && quote.to > span.from);
    if (isSplit) last.to = span.to;
    else joined.push({ ...span });
  }
  return joined;
}

/** What ends a clause; the sign stays with the clause before it. What stands in brackets is one of its own. */
const CLAUSE_END = new RegExp(
  "[,;:](?=\\s)|(?=(?<=\\s)\\()|(?<=\\))(?=\\s)|\\s[-–—]+(?=\\s)|[、，；：]" +
    `|(?= ${ASIDE_WORDS.sourceOf("joins_clauses")} )`,
  "gu",
);
/** "En" joins in Dutch alone; in Spanish and French it is "in". */
const CLAUSE_END_DUTCH = new RegExp(`${CLAUSE_END.source}|(?= en )`, "gu");

/** The clauses of a sentence with their places in the message. */
export function clauseUnits(message: string, sentence: Unit): Unit[] {
  const quoted = quotedSpans(message);
  const end = languageIn(message) === "nl" ? CLAUSE_END_DUTCH : CLAUSE_END;
  const ends = [...sentence.text.matchAll(end)].map((match) => sentence.from + match.index + match[0].length)
    .filter((end) => !quoted.some((quote) => quote.from < end && end <= quote.to));
  const borders = [sentence.from, ...ends, sentence.to];
  return borders.slice(1).map((to, at) =>
    unitAt(message, trimmed(message, { from: borders[at] ?? to, to }), quoted)
  )
    .filter((unit) => unit.to > unit.from);
}

/** The first words of a unit, one more each time, longest first, up to `most`. */
export function openingsOf(unit: Unit, most: number): Unit[] {
  const ends = [...unit.text.matchAll(/\S+/g)].map((match) => match.index + match[0].length).slice(0, most);
  return ends.toReversed().map((end) => ({
    ...unit,
    text: unit.text.slice(0, end),
    to: unit.from + end,
  }));
}

/** The last words of a unit, longest first, up to `most`. */
export function endingsOf(unit: Unit, most: number): Unit[] {
  const starts = [...unit.text.matchAll(/\S+/g)].map((match) => match.index).slice(-most);
  return starts.map((start) => ({ ...unit, text: unit.text.slice(start), from: unit.from + start }));
}

function unitAt(message: string, { from, to }: Span, quoted: Span[]): Unit {
  return {
    text: message.slice(from, to),
    from,
    to,
    isQuoted: quoted.some((quote) => quote.from < to && quote.to > from && quote.from <= from + 1),
  };
}

function trimmed(message: string, { from, to }: Span): Span {
  const text = message.slice(from, to);
  return {
    from: from + text.length - text.trimStart().length,
    to: to - (text.length - text.trimEnd().length),
  };
}

function quotedSpans(message: string): Span[] {
  let after = 0;
  return phrasesIn(message).map((phrase) => {
    const from = message.indexOf(phrase, after);
    after = from + phrase.length;
    return { from: from - 1, to: after + 1 };
  });
}
