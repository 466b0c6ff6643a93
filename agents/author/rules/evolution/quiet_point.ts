import type { TextFact } from "../../../domain/facts.ts";
import { sentencesOf } from "../../../text/sentences.ts";

/** The sentence of what was said of going quiet that has a number in it, which is when; else all of it. */
export function quietPoint(quiet: TextFact | null): TextFact | null {
  if (quiet === null) return null;
  const timed = sentencesOf(quiet.text).find((sentence) => /\d/u.test(sentence));
  return timed === undefined || !quiet.quote.includes(timed) ? quiet : { ...quiet, text: timed };
}
