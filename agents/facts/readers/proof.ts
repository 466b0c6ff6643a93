import type { TextFact } from "../../domain/facts.ts";
import { isThin } from "../../text/thinness.ts";
import { readOwnPassage } from "../own_passage.ts";
import { textOf } from "../passages.ts";
import type { Reading } from "../reader.ts";
import type { Statements } from "../statement.ts";

/** Reads the best proof: the first passage with a name, a number or an example in it. */
export function readProof(said: Statements): Reading<TextFact | null> {
  return readOwnPassage(said, {
    fact: "proof",
    field: "proof.best",
    question: "Which number or story would you show a sceptic?",
    isBest: (passage) => !isThin(textOf(passage)),
  });
}
