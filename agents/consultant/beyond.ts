import type { JourneyState } from "../domain/journey.ts";
import { sentenceSpans } from "../text/sentences.ts";
import { specificStemsOf } from "./question.ts";

/** A word that stands more often says nothing of what is meant. */
const MOST_PLACES = 8;
/** Longer than a sentence is, before and behind a word. */
const AROUND = 400;

/**
 * Of what stands behind what is read of long messages the sentences that hold a word of a question, each with its turn.
 * They are found by their words alone, since a quarter of a megabyte is not split into sentences while others wait.
 */
export function sentencesBeyond(
  { beyond = [], replaced = [] }: JourneyState,
  query: string,
): { turn: string; quote: string }[] {
  const stems = [...specificStemsOf(query)];
  return beyond.filter(({ turn }) => !replaced.includes(turn)).flatMap(({ turn, text }) => {
    const small = text.toLowerCase();
    const found = stems.flatMap((stem) => placesOf(small, stem)).flatMap((at) => sentenceAt(text, at));
    return [...new Set(found)].map((quote) => ({ turn, quote }));
  });
}

function placesOf(text: string, word: string): number[] {
  const places: number[] = [];
  for (
    let at = text.indexOf(word);
    at !== -1 && places.length < MOST_PLACES;
    at = text.indexOf(word, at + AROUND)
  ) {
    places.push(at);
  }
  return places;
}

function sentenceAt(text: string, at: number): string[] {
  const from = Math.max(0, at - AROUND);
  const near = text.slice(from, at + AROUND);
  const span = sentenceSpans(near).find(({ to }) => to > at - from);
  return span === undefined ? [] : [near.slice(span.from, span.to)];
}
