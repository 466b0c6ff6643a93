import { namesIn } from "./names.ts";
import { numbersIn } from "./numbers.ts";
import { phrasesIn } from "./phrases.ts";
import { PROSE } from "./prose_words.ts";
import { refusalsIn } from "./refusals.ts";
import { rememberedValue } from "./remembered.ts";
import { sentencesOf, wordCount } from "./sentences.ts";
import { vagueWordsIn } from "./words.ts";

/** How much a sentence tells: +3 a name, +3 a number, +2 a refusal, +2 quoted speech, +1 a reason, −2 a vague word. */
export const scoreSentence = rememberedValue(readScore);

function readScore(sentence: string): number {
  let score = 0;
  if (namesIn(sentence).length > 0) score += 3;
  if (numbersIn(sentence).length > 0) score += 3;
  if (refusalsIn(sentence).length > 0) score += 2;
  if (phrasesIn(sentence).length > 0) score += 2;
  if (PROSE.isIn(sentence, "reason")) score += 1;
  return score - 2 * vagueWordsIn(sentence).length;
}

/**
 * The stretch of a text that tells the most in at most `maxWords` words: a whole sentence if one fits, else a
 * part cut at commas, else the shortest sentence. Always an exact stretch; "" only for a text without words.
 */
export function bestQuote(text: string, maxWords = 18): string {
  const sentences = sentencesOf(text);
  const fits = (stretch: string) => wordCount(stretch) <= maxWords && wordCount(stretch) > 2;
  const stretches = sentences.flatMap((sentence) =>
    fits(sentence) ? [sentence] : cutAtCommas(sentence, maxWords)
  );
  if (stretches.length > 0) return highest(stretches, sentences);
  return sentences.toSorted((a, b) => a.length - b.length)[0] ?? "";
}

function highest(stretches: string[], sentences: string[]): string {
  return stretches.reduce((best, stretch) =>
    worth(stretch, sentences) > worth(best, sentences) ? stretch : best
  );
}

function worth(stretch: string, sentences: string[]): number {
  return scoreSentence(stretch) + fullness(stretch) + standing(stretch, sentences);
}

const JOINING = new RegExp(`^${PROSE.sourceOf("joins")}\\s`, "iu");

/** "That is the thing": it points at what was said before it. */
const POINTING = new RegExp(`^${PROSE.sourceOf("points")}\\s`, "iu");

/** A whole sentence stands best, its opening next; a part that hangs on what stood before it stands badly. */
function standing(stretch: string, sentences: string[]): number {
  if (sentences.includes(stretch)) return POINTING.test(stretch) ? 0 : 1;
  if (POINTING.test(stretch)) return -1;
  if (sentences.some((sentence) => sentence.startsWith(stretch))) return 0.5;
  return JOINING.test(stretch) ? -4 : -1;
}

/** Ties go to the fuller stretch, so that "Centralise." never beats the sentence behind it. */
function fullness(stretch: string): number {
  return Math.min(wordCount(stretch), 12) / 24;
}

/** A comma, semicolon or colon before a space ends a part; so does "is that", because a whole clause follows. */
const PART = /(?:(?![,;:]\s|[、，；：]|(?<=\bis that)\s).)+/gsu;

/** Runs of neighbouring parts of a sentence between commas, each within `maxWords`. */
function cutAtCommas(sentence: string, maxWords: number): string[] {
  const parts = [...sentence.matchAll(PART)];
  const runs: string[] = [];
  for (let from = 0; from < parts.length; from++) {
    for (let to = from; to < parts.length; to++) {
      const start = parts[from]!.index;
      const end = parts[to]!.index + parts[to]![0].length;
      const run = sentence.slice(start, end).replace(/^[\s,;:、，；：]+/u, "").trim();
      if (wordCount(run) > maxWords) break;
      if (wordCount(run) > 2) runs.push(run);
    }
  }
  return runs;
}

const OPINION_ONLY = 12;

/** True for an answer that carries no name, number, refusal, reason or quoted speech, or little but vague words. */
export function lacksSubstance(text: string): boolean {
  const vague = vagueWordsIn(text).length;
  const hasSubstance = namesIn(text).length > 0 || numbersIn(text).length > 0 || phrasesIn(text).length > 0;
  if (hasSubstance) return false;
  const words = wordCount(text);
  if (vague > 0 && words < 20) return true;
  const hasReason = PROSE.isIn(text, "reason") || refusalsIn(text).length > 0;
  return hasReason ? words < 6 : words < OPINION_ONLY;
}
