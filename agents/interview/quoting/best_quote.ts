import type { FieldId } from "../../domain/fields.ts";
import { isUnspaced, phrasesIn, scoreSentence, sentencesOf, wordCount } from "../../text/text.ts";
import { fieldCueOf, isAside, JOINERS, quoteCandidates } from "./quote_candidates.ts";

const SHORTEST = 3;

/** The exact words that carry a field's answer in at most `maxWords` words, never a clause left hanging; "" for none. */
export function bestQuoteFor(field: FieldId, text: string, maxWords = 20): string {
  const spoken = field === "voice.sample"
    ? phrasesIn(text).toSorted((a, b) => b.length - a.length)[0] ?? text
    : text;
  if (wordCount(spoken) <= maxWords && isPlain(spoken) && !sentencesOf(spoken).some(isAside)) {
    return spoken.trim();
  }
  const whole = wholeSentences(spoken, { cue: fieldCueOf(field), maxWords });
  const stretch = quoteCandidates(spoken, { least: SHORTEST, most: maxWords, field })[0]?.quote;
  return whole ?? stretch ?? shortest(spoken);
}

function isPlain(text: string): boolean {
  return wordCount(text) > 0 && !/[?？“”*_{}\n]|https?:/.test(text);
}

const CUE_WORTH = 6;

/** The sentence that tells the most, if it fits: it reads better than any part of another. */
function wholeSentences(
  text: string,
  { cue, maxWords }: { cue: RegExp | undefined; maxWords: number },
): string | null {
  const worth = (sentence: string) => scoreSentence(sentence) + (cue?.test(sentence) ? CUE_WORTH : 0);
  const sentences = sentencesOf(text).filter((sentence) => !/[?？“”*{}]|https?:/.test(sentence));
  const best =
    sentences.filter((sentence) =>
      wordCount(sentence) > (isUnspaced(sentence) ? SHORTEST : 1) || sentences.length === 1
    )
      .toSorted((a, b) => worth(b) - worth(a))[0];
  return best === undefined || wordCount(best) > maxWords ? null : openedPlainly(best);
}

function shortest(text: string): string {
  const clean = sentencesOf(text).filter((sentence) => !/[?？“”*{}]|https?:/.test(sentence));
  return clean.toSorted((a, b) => a.length - b.length)[0] ?? "";
}

/** Without the small word that only joined the sentence to the one before. */
function openedPlainly(stretch: string): string {
  return stretch.replace(JOINERS, "").trim();
}
