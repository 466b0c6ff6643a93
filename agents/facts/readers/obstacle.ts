import type { TextFact } from "../../domain/facts.ts";
import { readOwnPassage } from "../own_passage.ts";
import type { Reading } from "../reader.ts";
import type { Statements } from "../statement.ts";

/** Reads the one thing in the way; a guess that the founder gave up is never it. */
export function readObstacle(said: Statements): Reading<TextFact | null> {
  return readOwnPassage(said, {
    fact: "obstacle",
    field: "market.obstacle",
    question: "Which one thing is in the way today?",
  });
}
