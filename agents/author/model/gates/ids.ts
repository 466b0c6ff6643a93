import { type Ground, sentenceBehind } from "./ground.ts";
import type { Leaf, Problem } from "./leaf.ts";

/** Every id leads to a sentence or fact of the dossier, and a claim has at least one. */
export function checkIds(leaf: Leaf, ground: Ground): Problem[] {
  if (leaf.kind === "words" || leaf.kind === "row") return [];
  const ids = leaf.kind === "claim" ? leaf.ids : leaf.operands;
  if (ids.length === 0) {
    return [{
      gate: "ids",
      reason: "Cite the id of at least one sentence or fact of the dossier that carries this.",
    }];
  }
  return ids.filter((id) => sentenceBehind(id, ground) === null).map((id) => ({
    gate: "ids" as const,
    reason: ground.isSuperseded(id)
      ? `A part of ${id} was corrected since: cite the correction, and the facts (F) for what still holds of it.`
      : `The dossier has no sentence or fact ${id}: cite one that it has, or drop the claim.`,
  }));
}
