import { isPhrase } from "../acts/phrase_patterns.ts";
import { clauseUnits, sentenceUnits } from "../acts/units.ts";

/**
 * What is said beside "none of these", as exact stretches; an empty list where nothing is, null where the message
 * rejects nothing.
 */
export function withoutRejection(stretches: string[]): string[] | null {
  const [first, ...others] = stretches;
  const [sentence] = first === undefined ? [] : sentenceUnits(first);
  if (first === undefined || sentence === undefined) return null;
  if (isPhrase("reject", sentence.text)) return kept(first.slice(sentence.to), others);
  const [clause, next] = clauseUnits(first, sentence);
  if (clause === undefined || next === undefined || !isPhrase("reject", clause.text)) return null;
  return kept(first.slice(clause.to), others);
}

function kept(rest: string, others: string[]): string[] {
  const bare = rest.replace(/^[\s,;:–—-]+/u, "");
  return [bare, ...others].filter((text) => /[\p{L}\p{N}]/u.test(text));
}
