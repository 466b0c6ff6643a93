import type { Claim } from "../domain/claims.ts";
import type { Facts } from "../domain/facts.ts";
import { claim, markOf } from "../ledger/words.ts";
import { sentencesOf } from "../text/sentences.ts";
import { hookOf, withoutJoining } from "./hooks.ts";
import { withoutRivals } from "./publishable.ts";
import type { PostKind } from "./posts.ts";

/**
 * A sentence with a number of the founder's proof beside every other post that is none itself, each sentence once. What
 * is counted for investors, such as revenue or churn, is no proof for a post.
 */
export function proofsFor({ proof, rivals }: Facts, kinds: (PostKind | null)[]): (Claim | null)[] {
  const sentences = proof === null || proof.thin
    ? []
    : sentencesOf(withoutRivals(proof.text, rivals) ?? "").flatMap((sentence) => hookOf(sentence) ?? [])
      .filter((sentence) => /\p{N}/u.test(sentence))
      .map((sentence) => claim(withoutJoining(sentence), markOf(proof)));
  let turn = 0;
  return kinds.map((kind) => {
    if (kind === null || kind === "proof") return null;
    turn += 1;
    return turn % 2 === 0 ? sentences.shift() ?? null : null;
  });
}
