import type { BetFact } from "../domain/facts.ts";
import { statedNumbers } from "./numbers/stated_numbers.ts";

/**
 * The bet in the founder's own words. Where a part of it was put right, its quote is the clause that did so: then it is the
 * sentence that tells of the bet, with the right value in its place.
 */
export function wordsOfBet({ quote, state, reverses, metric, target }: BetFact): string {
  if (state !== "corrected") return quote;
  if (reverses !== null && statedNumbers(reverses.text).length > 0) return reverses.text;
  return metric === null || target === null ? quote : `${metric}: ${target}`;
}
