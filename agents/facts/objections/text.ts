import { GRAMMAR, SENTENCE_BEHIND_THAT } from "../../text/grammar_words.ts";
import { cuesIn, firstCue, hasCue, type Language } from "../../text/lexicon.ts";
import type { Span } from "../../text/sentences.ts";

const OUTER = /[\s,;:.…→=>()（）、，：。»«"“”„'‘’「」『』|–—-]/u;

/** A span without white space, marks and the founder's "I say" at its ends. */
export function bareAnswer(text: string, span: Span, languages: readonly Language[]): Span | null {
  const bracket = /^[\s]*\([^)]*\)/u.exec(text.slice(span.from, span.to))?.[0].length ?? 0;
  let { from, to } = trimmed(text, { from: span.from + bracket, to: span.to });
  let isTold = false;
  for (let step = 0; step < 3; step++) {
    const match = firstCue(text.slice(from, to), languages, "says", "joiners", "contrast");
    // "Dafür ist es da" says what it is for.
    if (match === null || match.index > 0 || match[0].length >= to - from) {
      break;
    }
    const rest = trimmed(text, { from: from + match[0].length, to });
    // "I tell them about my mother" is the answer, "about my mother" is none.
    const isSaying = hasCue(match[0], languages, "says");
    if (isSaying && firstCue(text.slice(rest.from, rest.to), languages, "prepositions")?.index === 0) break;
    isTold ||= isSaying;
    ({ from, to } = rest);
  }
  // "I say that it keeps": what is said begins behind the "that".
  const own = languages.filter((language) => SENTENCE_BEHIND_THAT.includes(language));
  const that = isTold ? GRAMMAR.patternOf("that", own).exec(text.slice(from, to)) : null;
  if (that?.index === 0) ({ from, to } = trimmed(text, { from: from + that[0].length, to }));
  const last = cuesIn(text.slice(from, to), languages, "says_last").at(-1);
  if (last !== undefined && from + last.index + last[0].length === to) {
    ({ from, to } = trimmed(text, { from, to: from + last.index }));
  }
  return to > from ? { from, to } : null;
}

/** A span without "they say" before it and marks around it. */
export function bareObjection(text: string, span: Span, languages: readonly Language[]): Span | null {
  let { from, to } = trimmed(text, span);
  // « Et si ça me reste ? » is said so.
  const isQuoted = /["“„«'‘「]\s?$/u.test(text.slice(0, from));
  for (let step = 0; step < 3 && !isQuoted; step++) {
    const match = firstCue(text.slice(from, to), languages, "objects", "joiners");
    if (match === null || match.index > 0 || match[0].length >= to - from) break;
    ({ from, to } = trimmed(text, { from: from + match[0].length, to }));
  }
  return /[\p{L}]/u.test(text.slice(from, to)) ? { from, to } : null;
}

/** A span without white space and marks at its ends. */
export function trimmed(text: string, span: Span): Span {
  let { from, to } = span;
  while (from < to && OUTER.test(text.charAt(from))) from++;
  while (to > from && OUTER.test(text.charAt(to - 1))) to--;
  return { from, to };
}
