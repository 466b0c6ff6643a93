import { containment, likeness, wordsOf } from "../reading/masking.ts";

/** A word on more texts than this finds nothing. */
const MOST_POSTINGS = 40;
const MOST_CANDIDATES = 12;
/** A sentence that stands in a longer one counts a little less than one that is alike as a whole. */
const PART_OF_IT = 0.2;

/** Looks for the text that says most nearly the same; its likeness is 0 to 1, null where no word is shared. */
export function nearestOf(texts: readonly string[]): (text: string) => { text: string; like: number } | null {
  const postings = new Map<string, number[]>();
  texts.forEach((text, index) => {
    for (const word of new Set(wordsOf(text))) {
      const places = postings.get(word);
      if (places === undefined) postings.set(word, [index]);
      else if (places.length <= MOST_POSTINGS) places.push(index);
    }
  });
  return function nearest(text) {
    const shared = new Map<number, number>();
    for (const word of new Set(wordsOf(text))) {
      const places = postings.get(word) ?? [];
      if (places.length > MOST_POSTINGS) continue;
      for (const place of places) shared.set(place, (shared.get(place) ?? 0) + 1);
    }
    const best = [...shared].sort(([, one], [, other]) => other - one).slice(0, MOST_CANDIDATES);
    return best.map(([place]) => texts[place] ?? "")
      .map((other) => ({
        text: other,
        like: Math.max(likeness(text, other), containment(text, other) - PART_OF_IT),
      }))
      .reduce<{ text: string; like: number } | null>(
        (one, next) => one === null || next.like > one.like ? next : one,
        null,
      );
  };
}
