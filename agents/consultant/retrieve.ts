import { type Passage, stemsOf } from "./passages.ts";

export interface Found {
  passage: Passage;
  score: number;
}

/**
 * The passages nearest to a question: shared stems, the rare ones weighing most, divided by the root of the
 * passage's length. `favoured` fields count half as much again.
 */
export function retrieve(question: string, passages: Passage[], favoured: string[] = []): Found[] {
  const asked = askedStems(question, passages);
  const rarity = rarityOf(passages);
  return passages
    .map((passage) => {
      const shared = [...asked].filter((stem) => passage.stems.has(stem));
      if (passage.kind === "source" && shared.length < 2) return { passage, score: 0 };
      const weight = shared.reduce((sum, stem) => sum + (rarity.get(stem) ?? 0), 0);
      const favour = favoured.includes(passage.from) ? 1.5 : 1;
      return { passage, score: favour * weight / Math.sqrt(passage.stems.size + 3) };
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
}

/**
 * Share of the question's own words of which the given passages speak: 0 to 1. `answered` are words of it that the
 * passages answer without holding them: "dear" is answered by a price.
 */
export function coverageOf(question: string, passages: Passage[], answered = ""): number {
  const spoken = stemsOf(answered);
  const asked = [...askedStems(question, passages)];
  if (asked.length === 0) return 0;
  const known = asked.filter((stem) =>
    spoken.has(stem) || passages.some((passage) => passage.stems.has(stem))
  );
  return known.length / asked.length;
}

/** Words of two letters in common more than this are one word with two endings: "Kessel" and "Kesseln". */
const SAME_WORD = 0.6;
const LEAST_LETTERS = 4;

/**
 * The stems of a question; one that no passage holds is replaced by the passages' own stem that shares most of its
 * three-letter runs, so that endings and cases of any language are seen through.
 */
function askedStems(question: string, passages: Passage[]): Set<string> {
  const known = new Set(passages.flatMap(({ stems }) => [...stems]));
  return new Set(
    [...stemsOf(question)].map((asked) => known.has(asked) ? asked : nearestTo(asked, known) ?? asked),
  );
}

function nearestTo(word: string, known: Set<string>): string | null {
  if (word.length < LEAST_LETTERS) return null;
  const runs = runsOf(word);
  const ranked = [...known].filter((each) => each.length >= LEAST_LETTERS && each.at(0) === word.at(0))
    .map((each) => ({ each, near: likeness(runs, runsOf(each)) }))
    .toSorted((a, b) => b.near - a.near)[0];
  return ranked === undefined || ranked.near < SAME_WORD ? null : ranked.each;
}

function runsOf(word: string): Set<string> {
  const letters = [...` ${word.toLowerCase()}`];
  return new Set(letters.slice(2).map((_, at) => letters.slice(at, at + 3).join("")));
}

/** Dice's coefficient: twice what is shared over all. */
function likeness(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((run) => other.has(run)).length;
  return 2 * shared / (one.size + other.size);
}

/** Inverse document frequency of every stem. */
function rarityOf(passages: Passage[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { stems } of passages) {
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return new Map([...counts].map(([stem, count]) => [stem, Math.log(1 + passages.length / count)]));
}
