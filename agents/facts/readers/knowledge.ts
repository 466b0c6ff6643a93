import type { TextFact } from "../../domain/facts.ts";
import { readRows } from "../rows.ts";
import type { Reading } from "../reader.ts";
import type { Statements } from "../statement.ts";

/** Reads what the founder could talk about and others could not, each subject a row. */
export function readKnowledge(said: Statements): Reading<TextFact[]> {
  return readRows(said, {
    fact: "knowledge",
    field: "content.knowledge",
    question: "What could you explain that others get wrong?",
    joinsFragments: true,
  });
}
