import type { TextFact } from "../../domain/facts.ts";
import { readOwnPassage } from "../passages/own_passage.ts";
import type { Reading } from "../reader.ts";
import type { Statement, Statements } from "../statements/statement.ts";

/** Reads why the founder does this: the whole story, in which what is over counts too. */
export function readWhy(said: Statements): Reading<TextFact | null> {
  return readOwnPassage(said, {
    fact: "why",
    field: "identity.why",
    question: "What happened that made you start?",
    isStory: true,
    isUsable: (clause: Statement) => clause.text !== "",
  });
}
