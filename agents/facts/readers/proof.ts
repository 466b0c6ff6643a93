import type { TextFact } from "../../domain/facts.ts";
import { isGenericClaim } from "../../text/generic_claims.ts";
import { readOwnPassage } from "../passages/own_passage.ts";
import { type Passage, textOf } from "../passages/passages.ts";
import { hasCue } from "../../text/lexicon.ts";
import type { Reading } from "../reader.ts";
import type { Sentence, Statements } from "../statements/statement.ts";
import { PROOF_WORDS } from "./words.ts";

/**
 * Reads the best proof: the first passage with a name, a number or an example in it. What is only thought ("the others
 * probably do better") proves nothing.
 */
export function readProof(said: Statements): Reading<TextFact | null> {
  return readOwnPassage(said, {
    fact: "proof",
    field: "proof.best",
    question: "Which number or story would you show a sceptic?",
    isBest: (passage) => isCounted(passage) && !isGenericClaim(textOf(passage)),
    mayFollow: isCounted,
    isUsable: ({ sentence }) => !lacksItsNumber(sentence),
  });
}

/** "I think the best is Mahle: from 9 to 3 percent" tells a number that is known. */
function isCounted({ clauses, languages }: Passage): boolean {
  const text = clauses[0]?.sentence.text ?? "";
  return /\d/.test(text) || !hasCue(text, languages, "hedges");
}

/** "There is a study, but I don't know the number": what it would prove is not told. */
function lacksItsNumber({ text, clauses, languages }: Sentence): boolean {
  return !/\d/.test(text) &&
    clauses.some(({ text: own }) => PROOF_WORDS.isIn(own, "number") && hasCue(own, languages, "dont_know"));
}
