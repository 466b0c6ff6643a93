import type { TextFact } from "../../domain/facts.ts";
import { hasCue } from "../../text/lexicon.ts";
import { readOwnPassage } from "../passages/own_passage.ts";
import type { Reading } from "../reader.ts";
import type { Statement, Statements } from "../statements/statement.ts";

/** Reads what customers would do without this business; what nobody would do is no alternative. */
export function readAlternative(said: Statements): Reading<TextFact | null> {
  return readOwnPassage(said, {
    fact: "alternative",
    field: "market.alternative",
    question: "What would they do the day after you vanished?",
    isUsable: (clause) => !isDenied(clause),
  });
}

/** "Nobody would go to a big supplier": the negation opens the clause. */
function isDenied({ text, standing, sentence }: Statement): boolean {
  const start = text.split(/\s+/u, 1)[0] ?? "";
  return standing === "negated" && hasCue(start, sentence.languages, "negation") &&
    !hasCue(text, sentence.languages, "status_quo");
}
