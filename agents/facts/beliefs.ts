import type { TextFact } from "../domain/facts.ts";
import { readOwnPassage } from "./own_passage.ts";
import type { Reading } from "./reader.ts";
import { situationsOf } from "./situations.ts";
import type { Statements } from "./statement.ts";

/** Reads one side of the belief bridge from the field of beliefs, else from what was said of triggers and barriers. */
export function readBelief(
  said: Statements,
  side: "belief_now" | "belief_needed",
  question: string,
): Reading<TextFact | null> {
  const readings = (["customer.belief", "customer.trigger_barrier"] as const).map((field) => {
    const situations = situationsOf(said, field);
    const isUsable = (clause: Parameters<typeof situations.get>[0]) => situations.get(clause) === side;
    return readOwnPassage(said, { fact: side, field, question, isUsable });
  });
  return readings.find(({ value }) => value !== null) ?? { value: null, unclear: readings[0]?.unclear ?? [] };
}
