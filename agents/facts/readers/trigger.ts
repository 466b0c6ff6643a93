import type { TextFact } from "../../domain/facts.ts";
import { readOwnPassage } from "../passages/own_passage.ts";
import type { Reading } from "../reader.ts";
import { situationsOf } from "../statements/situations.ts";
import type { Statements } from "../statements/statement.ts";

/** Reads what happens just before customers come. */
export function readTrigger(said: Statements): Reading<TextFact | null> {
  const situations = situationsOf(said, "customer.trigger_barrier");
  return readOwnPassage(said, {
    fact: "trigger",
    field: "customer.trigger_barrier",
    question: "What happens just before they come to you?",
    isUsable: (clause) => situations.get(clause) === "trigger",
  });
}
