import { cuesIn, type Language } from "../../text/lexicon.ts";
import { quotedSpans } from "../../text/phrases.ts";
import type { Span } from "../../text/sentences.ts";
import { STATEMENT_WORDS } from "../words.ts";

/** What ends a clause: a comma or colon before white space, a dash between blanks, a bracket, a Japanese comma. */
const CLAUSE_END =
  /[,;:](?=\s)|\s[-–—]+(?=\s)|[—()（），；：;]|、(?!という|と言う|といった|って)|…(?=\s)|\.{3}(?=\s)/gu;
/** "誰でも", "いつでも": behind what is asked for the word for "but" means any. */
const ANY_BEFORE = /(?:誰|だれ|何|なん|いつ|どこ|どれ|どなた)$/u;
/** "いただきます", "言っただけ": no "but" stands inside a word. */
const INSIDE = /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]$/u;
/** What stands around a clause and is no word of it. */
const OUTER = /[\s,;:.…!?。！？、，；：()（）–—-]/u;

/** The clauses of a sentence by position. Quoted words are never split. Time is linear in the text. */
export function clauseSpans(sentence: string, languages: readonly Language[]): Span[] {
  const quoted = quotedSpans(sentence);
  const isQuoted = (at: number) => quoted.some(({ from, to }) => at >= from && at < to);
  const cuts = [
    ...[...sentence.matchAll(CLAUSE_END)].map(({ index, 0: mark }) => ({
      from: index,
      to: index + mark.length,
    })),
    ...cuesIn(sentence, languages, "contrast").filter(({ index, 0: words }) =>
      !ANY_BEFORE.test(sentence.slice(0, index)) &&
      !(words === "ただ" && INSIDE.test(sentence.slice(0, index)))
    )
      .map(({ index }) => ({ from: index, to: index })),
    ...maybes(sentence, languages),
  ].filter(({ from }) => !isQuoted(from)).toSorted((one, other) => one.from - other.from);
  const edges = [0, ...cuts.flatMap(({ from, to }) => [from, to]), sentence.length];
  const spans: Span[] = [];
  for (let at = 0; at < edges.length; at += 2) {
    const span = trimSpan(sentence, { from: edges[at] ?? 0, to: edges[at + 1] ?? 0 });
    if (span.to > span.from) spans.push(span);
  }
  return spans;
}

/** "A second van, maybe in September" and the same without the comma: what is open begins at its "maybe". */
function maybes(sentence: string, languages: readonly Language[]): Span[] {
  return cuesIn(sentence, languages, "maybe").filter(({ index, 0: maybe }) =>
    WORDS_BEFORE.test(sentence.slice(Math.max(0, index - 60), index)) &&
    !/^\s*[£$€¥]?\d/u.test(sentence.slice(index + maybe.length))
  ).map(({ index }) => ({ from: index, to: index }));
}

/** At least three words right before, with no end of a clause between. */
const WORDS_BEFORE = /(?:[\p{L}\p{N}’'-]+\s+){3}$/u;

/** A span without white space and punctuation at its ends. */
function trimSpan(text: string, { from, to }: Span): Span {
  let start = from;
  let end = to;
  while (start < end && OUTER.test(text.charAt(start))) start++;
  while (end > start && OUTER.test(text.charAt(end - 1))) end--;
  return { from: start, to: end };
}

/** True where a text ends in "said": "until Mum tasted one and said that's it" goes on with somebody's words. */
export function endsInReport(text: string, languages: readonly Language[]): boolean {
  return cuesIn(text, languages, "reports").some(({ index, 0: words }) =>
    !/[\p{L}\p{N}]/u.test(text.slice(index + words.length))
  );
}

/** Laughter and shrugs of typed talk, which say nothing in any language. */
const CHAT_AT_END = new RegExp(`${STATEMENT_WORDS.sourceOf("chat")}[\\s.!]*$`, "iu");

/**
 * A clause without the asides at its ends: "like i said, dogs over 30kg lol" is "dogs over 30kg". Empty where nothing
 * else was said.
 */
export function withoutAsides(text: string, span: Span, languages: readonly Language[]): Span {
  let { from, to } = span;
  for (const match of cuesIn(text.slice(from, to), languages, "aside")) {
    const start = span.from + match.index;
    if (/[\p{L}\p{N}]/u.test(text.slice(from, start))) break;
    from = start + match[0].length;
  }
  const tail = text.slice(from, to);
  const last = cuesIn(tail, languages, "aside").findLast(({ index, 0: words }) =>
    !/[\p{L}\p{N}]/u.test(tail.slice(index + words.length))
  );
  if (last !== undefined && /\s/.test(last[0]) && !endsInReport(tail.slice(0, last.index), languages)) {
    to = from + last.index;
  }
  const chat = CHAT_AT_END.exec(text.slice(from, to));
  if (chat !== null) to = from + chat.index;
  return trimSpan(text, { from, to });
}
