import { citedSentences, type Ground } from "./ground.ts";
import { idsOf, type Leaf, namesOnPath, type Problem } from "./leaf.ts";

/** Places that prove, lead or head something. */
const BEARING = new Set(["proof", "proofs", "headline", "core", "statement", "playback", "only_we"]);

/** What only rests on words that every rival could say never proves, leads or heads anything. */
export function checkThin(leaf: Leaf, ground: Ground): Problem[] {
  const names = namesOnPath(leaf);
  if (leaf.kind !== "claim" || !names.some((name) => BEARING.has(name))) return [];
  const cited = citedSentences(idsOf(leaf), ground);
  if (cited.length === 0 || cited.some((sentence) => !ground.thin.has(sentence))) return [];
  return [{
    gate: "thin",
    reason: `Every rival could say “${
      cited[0]
    }”: rest this on a sentence with a number, a name, an example or a reason, or leave it out.`,
  }];
}
