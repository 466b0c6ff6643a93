import { partsOf, wordCount } from "../../text/text.ts";
import type { Said } from "./answers.ts";
import { cell } from "../section.ts";

/** Words that a table cell holds without becoming a paragraph. */
const CELL_WORDS = 24;
const LEAST_WORDS = 4;

/** A quote for a narrow place: whole where it is short, else its opening up to a comma. Never cut inside a clause. */
export function brief(words: Said, maxWords = CELL_WORDS): Said {
  if (wordCount(words.quote) <= maxWords) return words;
  const quote = beginningWithin(words.quote, { least: LEAST_WORDS, most: maxWords });
  return quote === null ? words : { ...words, quote };
}

/** The longest beginning of a sentence that ends where one of its parts ends; null where none has so many words. */
export function beginningWithin(sentence: string, words: { least: number; most: number }): string | null {
  const ends = partsOf(sentence).map((part) => sentence.slice(0, sentence.indexOf(part) + part.length));
  return ends.findLast((end) => wordCount(end) <= words.most && wordCount(end) >= words.least) ?? null;
}

/** A quote as a table cell prints it, its cut shown. */
export function briefCell(words: Said, maxWords = CELL_WORDS): string {
  const short = brief(words, maxWords);
  return cell(short.quote, short.whole.includes(words.quote) ? short.whole : words.quote);
}

/** "What makes them start: a baby, a new flat" → "a baby, a new flat": without a short label of the founder's. */
export function afterLabel(words: Said): Said {
  const rest =
    /^(?:[^:,.!?=]{2,48}[:：=]|what (?:sets|makes|starts|stops|brings|holds) [^,.:]{2,20} (?:off |start |back |in )?is)\s*(.{12,})$/siu
      .exec(words.quote)?.[1];
  return rest === undefined ? words : { ...words, quote: rest };
}

/** "And we close Sunday" → "we close Sunday": without the small word that tied it to what stood before. */
export function untied(words: Said): Said {
  const rest = /^(?:And|But|So|Then|Also|Because)\s+(?!so\b)(.{8,})$/su.exec(words.quote)?.[1];
  return rest === undefined ? words : { ...words, quote: rest };
}
