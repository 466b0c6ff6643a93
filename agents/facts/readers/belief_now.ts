import type { TextFact } from "../../domain/facts.ts";
import { readBelief } from "./beliefs.ts";
import type { Reading } from "../reader.ts";
import type { Statements } from "../statements/statement.ts";

/** Reads what customers believe today. */
export function readBeliefNow(said: Statements): Reading<TextFact | null> {
  return readBelief(said, "belief_now", "What do they believe today?");
}
