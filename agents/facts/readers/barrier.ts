import type { TextFact } from "../../domain/facts.ts";
import { readOwnPassage } from "../passages/own_passage.ts";
import type { Reading } from "../reader.ts";
import { situationsOf } from "../statements/situations.ts";
import type { Statements } from "../statements/statement.ts";

/** Reads what holds customers back, where the founder says that it does. */
export function readBarrier(said: Statements): Reading<TextFact | null> {
  const situations = situationsOf(said, "customer.trigger_barrier");
  const reading = readOwnPassage(said, {
    fact: "barrier",
    field: "customer.trigger_barrier",
    question: "What holds them back when they hesitate?",
    isUsable: (clause) => situations.get(clause) === "barrier",
  });
  return { value: reading.value, unclear: [] };
}
