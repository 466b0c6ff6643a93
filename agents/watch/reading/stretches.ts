import { diffArrays } from "diff";
import type { Span } from "../../text/sentences.ts";

/** Beyond this many differing words two sentences are two sentences. */
const MOST_EDITS = 60;

/** The words of a text with their places; in scripts without blanks each sign is one. */
function tokensOf(text: string): Span[] {
  return [
    ...text.matchAll(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu,
    ),
  ]
    .map((match) => ({ from: match.index, to: match.index + match[0].length }));
}

/** From the first word to the last in which two texts differ, each as a span of its own text; null where too much differs. */
export function differingSpans(before: string, after: string): [Span, Span] | null {
  const [one, other] = [tokensOf(before), tokensOf(after)];
  const words = (text: string, tokens: Span[]) =>
    tokens.map(({ from, to }) => text.slice(from, to).toLowerCase());
  const parts = diffArrays(words(before, one), words(after, other), { maxEditLength: MOST_EDITS });
  if (parts === undefined) return null;
  const spans: [Span | null, Span | null] = [null, null];
  let [left, right] = [0, 0];
  for (const { added, removed, value } of parts) {
    if (removed) spans[0] = joined(spans[0], spanOf(one.slice(left, left + value.length)));
    if (added) spans[1] = joined(spans[1], spanOf(other.slice(right, right + value.length)));
    if (!added) left += value.length;
    if (!removed) right += value.length;
  }
  const [from, to] = spans;
  return from === null || to === null ? null : [from, to];
}

/** One span over both. */
export function joined(one: Span | null, other: Span | null): Span | null {
  if (one === null || other === null) return one ?? other;
  return { from: Math.min(one.from, other.from), to: Math.max(one.to, other.to) };
}

/** A stretch of a text, or all of it, without the marks and blanks at its ends. */
export function cutOut(text: string, { from, to }: Span = { from: 0, to: text.length }): string {
  return text.slice(from, to).replace(/^[\s,;:.–—-]+|[\s,;:.–—-]+$/gu, "");
}

function spanOf(tokens: Span[]): Span | null {
  const [first, last] = [tokens[0], tokens.at(-1)];
  return first === undefined || last === undefined ? null : { from: first.from, to: last.to };
}
