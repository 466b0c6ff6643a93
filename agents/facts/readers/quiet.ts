import type { TextFact } from "../../domain/facts.ts";
import { readOwnPassage } from "../passages/own_passage.ts";
import type { Reading } from "../reader.ts";
import type { Statements } from "../statements/statement.ts";

/** Reads where new customers go quiet. */
export function readQuiet(said: Statements): Reading<TextFact | null> {
  return readOwnPassage(said, {
    fact: "quiet",
    field: "journey.quiet",
    question: "When in the first month do they go quiet?",
  });
}
