import type { Claim } from "../domain/claims.ts";
import type { Facts } from "../domain/facts.ts";
import { claim, markOf } from "../ledger/words.ts";
import { measureText } from "./amounts.ts";
import { hookOf } from "./hooks.ts";
import type { PostKind } from "./posts.ts";

/** A proof beside every other post that is none itself, each once: a sentence of the proof, and counted traction. */
export function proofsFor(
  { proof, traction }: Facts,
  kinds: (PostKind | null)[],
): (Claim | null)[] {
  const sentence = proof === null || proof.thin ? null : hookOf(proof.text, false);
  const proofs = [
    ...(proof === null || sentence === null ? [] : [claim(sentence, markOf(proof))]),
    ...traction.filter(({ thin }) => !thin)
      .map((fact) => claim(measureText(fact), markOf(fact))),
  ];
  let turn = 0;
  return kinds.map((kind) => {
    if (kind === null || kind === "proof") return null;
    turn += 1;
    return turn % 2 === 0 ? proofs.shift() ?? null : null;
  });
}
