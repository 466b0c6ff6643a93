import { leadingSentences, type Swapped, swapWith } from "../author/rules/truth/swap.ts";
import type { PageChange } from "../domain/watch.ts";
import type { Material } from "../strategy/material.ts";
import { stemsIn } from "../text/words.ts";

/** What the swap test says of the sentence of ours that a rival's change comes nearest to. */
export interface SwapChange {
  sentence: string;
  before: Swapped["verdict"];
  after: Swapped["verdict"];
}

/** Two words of a sentence may meet by chance; what is said too has three in common, or all. */
const COMMON_STEMS = 3;

function isSaidToo(theirs: string, ours: string): boolean {
  const [other, own] = [stemsIn(theirs), stemsIn(ours)];
  const common = [...own].filter((stem) => other.has(stem)).length;
  return common >= COMMON_STEMS || common === own.size;
}

const WEIGHT: Record<Swapped["verdict"], number> = { only_us: 0, close: 1, shared: 2 };

/**
 * Lays what a rival said, and what they say now, beside our leading sentences: the one whose verdict changes most. Null
 * where the change comes near none of them.
 */
export function swapOfChange({ before, after }: PageChange, material: Material): SwapChange | null {
  function verdictOn(theirs: string | null, ours: string): Swapped["verdict"] {
    if (theirs === null) return "only_us";
    const { verdict } = swapWith([theirs], ours);
    return verdict === "shared" && !isSaidToo(theirs, ours) ? "close" : verdict;
  }
  const swaps = leadingSentences(material).map(({ text }): SwapChange => ({
    sentence: text,
    before: verdictOn(before, text),
    after: verdictOn(after, text),
  })).filter((swap) => WEIGHT[swap.before] + WEIGHT[swap.after] > 0);
  const turnOf = (swap: SwapChange) => Math.abs(WEIGHT[swap.after] - WEIGHT[swap.before]);
  return swaps.toSorted((one, other) => turnOf(other) - turnOf(one))[0] ?? null;
}
