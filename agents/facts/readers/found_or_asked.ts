import type { SentenceNumbers } from "../numbers/sentence_numbers.ts";

/** A value that an answer gives, or the question where it is not certain. */
export interface FoundOrAsked<T> {
  value: T | null;
  quote: string;
  from: SentenceNumbers;
  /** What to ask where the value is not certain. */
  question: string | null;
}
