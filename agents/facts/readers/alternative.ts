import type { TextFact } from "../../domain/facts.ts";
import { wordPattern } from "../../text/amount_words.ts";
import { hasCue } from "../../text/lexicon.ts";
import { wordCount } from "../../text/sentences.ts";
import { readOwnPassage } from "../passages/own_passage.ts";
import type { Reading } from "../reader.ts";
import type { Statement, Statements } from "../statements/statement.ts";

/** Reads what customers would do without this business; what nobody would do is no alternative. */
export function readAlternative(said: Statements): Reading<TextFact | null> {
  return readOwnPassage(said, {
    fact: "alternative",
    field: "market.alternative",
    question: "What would they do the day after you vanished?",
    isUsable: (clause) => !isDenied(clause) && !isLeftHanging(clause),
  });
}

/** "Nobody would go to a big supplier": the negation opens the clause. */
function isDenied({ text, standing, sentence }: Statement): boolean {
  const start = text.split(/\s+/u, 1)[0] ?? "";
  return standing === "negated" && hasCue(start, sentence.languages, "negation") &&
    !hasCue(text, sentence.languages, "status_quo");
}

const LONGEST_CONDITION = 5;

/** "If we went, hm.": the question's own condition, with nothing that follows from it. */
function isLeftHanging({ text, sentence: { clauses, languages } }: Statement): boolean {
  return wordPattern("if", languages).exec(text)?.index === 0 && wordCount(text) <= LONGEST_CONDITION &&
    clauses.filter(({ standing }) => standing !== "aside").length === 1;
}
