import { type JourneyState, typedAnswer } from "../../domain/journey.ts";
import { phrasesIn, sentencesOf, wordCount } from "../../text/text.ts";

/** What can be counted in the words a founder really sent. */
export interface VoiceSample {
  text: string;
  sentences: string[];
  averageWords: number;
  shortest: number;
  longest: number;
  exclamations: number;
  questions: number;
  opening: string;
  closing: string;
}

const LONG_ENOUGH = 8;

/** The sample itself, taken out of the founder's talk about it where they quoted it; null without an answer. */
export function voiceSample(state: JourneyState): VoiceSample | null {
  const answer = typedAnswer(state, "voice.sample");
  const quotedPart = phrasesIn(answer).toSorted((a, b) => b.length - a.length)[0];
  const text = quotedPart !== undefined && wordCount(quotedPart) >= LONG_ENOUGH ? quotedPart : answer;
  const sentences = sentencesOf(text);
  const [opening] = sentences;
  if (opening === undefined) return null;
  const lengths = sentences.map(wordCount);
  return {
    text,
    sentences,
    averageWords: Math.round(lengths.reduce((sum, words) => sum + words, 0) / lengths.length),
    shortest: Math.min(...lengths),
    longest: Math.max(...lengths),
    exclamations: text.match(/[!！]/gu)?.length ?? 0,
    questions: text.match(/[?？؟]/gu)?.length ?? 0,
    opening,
    closing: sentences.findLast((sentence) => wordCount(sentence) > 1) ?? opening,
  };
}
