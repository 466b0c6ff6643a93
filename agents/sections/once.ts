import type { Claim } from "../domain/claims.ts";

/** The sentence, unless another one beside it already says the same words whole. */
export function unlessSaid(sentence: Claim | null, ...others: (Claim | null)[]): Claim | null {
  if (sentence === null) return null;
  const words = bare(sentence.text);
  return others.some((other) => other !== null && bare(other.text).includes(words)) ? null : sentence;
}

/** A sentence without quotation marks and its last stop, for comparing. */
function bare(text: string): string {
  return text.replace(/[“”]/gu, "").replace(/[.。…\s]+$/u, "").trim();
}

/** "Label: sentence", or null where there is none. */
export function labelled(label: string, sentence: Claim | null): Claim | null {
  return sentence === null ? null : { text: `${label}: ${sentence.text}`, marks: sentence.marks };
}
