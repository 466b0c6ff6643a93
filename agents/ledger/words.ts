import type { Claim, Mark } from "../domain/claims.ts";
import type { Evidence, TextFact } from "../domain/facts.ts";
import { inOneLine } from "../text/sentences.ts";

/** A sentence and what it rests on. */
export function claim(text: string, ...marks: Mark[]): Claim {
  return { text, marks };
}

/** The mark that carries a fact: the turn and its exact words. */
export function markOf({ turn, field, quote }: Evidence): Mark {
  return { kind: "said", turn, field, quote };
}

/** True where a quote has these words, letter for letter but for the line breaks and marks of a list. */
export function isExact(words: string, quote: string): boolean {
  return quote.includes(words) || inOneLine(quote).includes(words);
}

/** A fact's words for the end of a line: in quotation marks while they are exact, bare once a correction changed them. */
export function wordsOf({ text, quote }: Pick<TextFact, "text" | "quote">): string {
  return isExact(text, quote) ? `“${text}”` : text;
}

/** "Label: “their words”." – the label may be "", and the words close with a full stop. */
export function claimFrom(label: string, fact: TextFact, ...more: Mark[]): Claim {
  const words = closed(wordsOf(fact));
  return claim(label === "" ? words : `${label}: ${words}`, markOf(fact), ...more);
}

/** The text with a full stop where it ends in no mark of its own, also right before a closing quotation mark. */
export function closed(text: string): string {
  if (/[.!?…。！？؟]['’"”»」)]*$/u.test(text) || EASTERN_QUOTATION.test(text)) return text;
  return `${text}${EASTERN_END.test(text) ? "。" : "."}`;
}

/** Japanese ends its sentences with a stop of its own, and none stands behind a quotation. */
const EASTERN_END = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー）]$/u;
const EASTERN_QUOTATION = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]['’"”»」』]+$/u;

/** A sentence of our frame, a colon and one quotation: the quotation alone. Any other sentence stays as it is. */
export function unframed(sentence: Claim): Claim {
  const words = /^[^“”]+: (“[^“”]+”)[.。]?$/su.exec(sentence.text)?.[1];
  return words === undefined ? sentence : { text: words, marks: sentence.marks };
}
