import type { TextFact } from "../../domain/facts.ts";
import { readBelief } from "./beliefs.ts";
import type { Reading } from "../reader.ts";
import type { Statements } from "../statements/statement.ts";

/** Reads what customers would have to believe. */
export function readBeliefNeeded(said: Statements): Reading<TextFact | null> {
  return readBelief(said, "belief_needed", "What would they have to believe?");
}
