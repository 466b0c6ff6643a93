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
  const asked = stemsOf(question);
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

/** Share of the question's own words that stand in the given passages: 0 to 1. */
export function coverageOf(question: string, passages: Passage[]): number {
  const asked = [...stemsOf(question)];
  if (asked.length === 0) return 0;
  const known = asked.filter((stem) => passages.some((passage) => passage.stems.has(stem)));
  return known.length / asked.length;
}

/** Inverse document frequency of every stem. */
function rarityOf(passages: Passage[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { stems } of passages) {
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return new Map([...counts].map(([stem, count]) => [stem, Math.log(1 + passages.length / count)]));
}
