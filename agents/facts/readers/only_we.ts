import type { TextFact } from "../../domain/facts.ts";
import { readOwnPassage } from "../passages/own_passage.ts";
import type { Reading } from "../reader.ts";
import type { Statements } from "../statements/statement.ts";

/** Reads what the founder does and a rival would refuse. */
export function readOnlyWe(said: Statements): Reading<TextFact | null> {
  return readOwnPassage(said, {
    fact: "only_we",
    field: "difference.only",
    question: "What do you do that a rival would refuse?",
  });
}
