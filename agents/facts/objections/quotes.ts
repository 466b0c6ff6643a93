import { cuesIn, firstCue, type Language } from "../../text/lexicon.ts";
import { quotedSpans } from "../../text/phrases.ts";
import { isUnspaced, type Span, wordCount } from "../../text/sentences.ts";
import { bareAnswer, bareObjection, trimmed } from "./text.ts";
import type { Pair } from "../readers/objections.ts";
import type { FieldAnswer, Sentence } from "../statements/statement.ts";

/**
 * Pairs of an answer in which the customers' words stand in quotation marks. A quote behind "we say" is the answer;
 * else the answer is the rest of the sentence, or the next sentence where the quote ends its own.
 */
export function quotedPairs({ text }: FieldAnswer, sentences: readonly Sentence[]): Pair[] {
  const languages = sentences[0]?.languages ?? [];
  const spans = quotedSpans(text).filter(({ from, to }) =>
    isUnspaced(text.slice(from, to)) || /^.?\s*[:–—-]/u.test(text.slice(to)) ||
    wordCount(text.slice(from, to)) > 1 || /[?？]/.test(text.slice(from, to))
  );
  const pairs: Pair[] = [];
  for (const [at, span] of spans.entries()) {
    const before = text.slice(spans[at - 1]?.to ?? 0, span.from);
    const last = pairs.at(-1);
    if (last !== undefined && isAnswered(before, languages)) {
      last.answer = trimmed(text, span);
      continue;
    }
    const says = bareObjection(text, span, languages);
    if (says !== null) {
      pairs.push({ says, answer: answerBehind(text, { span, next: spans[at + 1] }, sentences) });
    }
  }
  return pairs;
}

/** "…', and we say: '…": the founder's words, right before a quote, announce their own. */
function isAnswered(before: string, languages: readonly Language[]): boolean {
  const lead = before.trimEnd().replace(/[\s:：,"'“‘„«「]+$/u, "");
  return cuesIn(lead, languages, "says").some(({ index, 0: cue }) => index + cue.length === lead.length);
}

function answerBehind(
  text: string,
  place: { span: Span; next: Span | undefined },
  sentences: readonly Sentence[],
): Span | null {
  const { span, next } = place;
  const own = sentences.find(({ from, to }) => span.from >= from && span.from <= to);
  if (own === undefined) return null;
  const rest = bareAnswer(
    text,
    cutBefore(text, { from: span.to + 1, to: Math.max(own.to, span.to) }, next),
    own.languages,
  );
  const following = sentences[sentences.indexOf(own) + 1];
  const isOwn = rest !== null && /[\p{L}\p{N}]/u.test(text.slice(rest.from, rest.to));
  if (isOwn) return withReason(text, rest, { next, sentences });
  if (following === undefined || (next !== undefined && next.from <= following.to)) return null;
  const answer = bareAnswer(text, { from: following.from, to: following.to }, own.languages);
  return answer === null ? null : withReason(text, answer, { next, sentences });
}

/** "No. I can promise you'll know by Friday": a no or a yes alone goes on in the next sentence. */
function withReason(
  text: string,
  answer: Span,
  { next, sentences }: { next: Span | undefined; sentences: readonly Sentence[] },
): Span {
  const own = sentences.findLast(({ from }) => from <= answer.from);
  const reason = sentences.find(({ from }) => from >= answer.to);
  if (own === undefined || reason === undefined || next !== undefined && next.from <= reason.to) {
    return answer;
  }
  const said = text.slice(answer.from, answer.to);
  const isOnlyNo = firstCue(said, own.languages, "no", "yes")?.[0].length === said.length;
  return isOnlyNo ? bareAnswer(text, { from: answer.from, to: reason.to }, own.languages) ?? answer : answer;
}

/** Up to the next quote's own announcement: "…; and 'my dog bites'" ends before "; and". */
function cutBefore(text: string, span: Span, next: Span | undefined): Span {
  if (next === undefined || next.from > span.to) return span;
  const stretch = text.slice(span.from, next.from);
  const cut = Math.max(
    stretch.lastIndexOf(";"),
    stretch.lastIndexOf(". "),
    stretch.lastIndexOf(", "),
    stretch.lastIndexOf("\n"),
  );
  return { from: span.from, to: cut > 0 ? span.from + cut : next.from - 1 };
}
