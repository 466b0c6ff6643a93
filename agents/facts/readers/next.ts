import type { TextFact } from "../../domain/facts.ts";
import { hasCue } from "../../text/lexicon.ts";
import { readRows } from "../rows.ts";
import type { Reading } from "../reader.ts";
import type { Sentence, Statements } from "../statement.ts";

/** Reads what comes next, each step a row; what is refused or still open is no step. */
export function readNext(said: Statements): Reading<TextFact[]> {
  return readRows(said, {
    fact: "next",
    field: "evolution.next",
    question: "Is that decided?",
    isUsable: ({ standing }) => standing === "stated",
    isRow: (sentence) => !correctsSomething(sentence),
    cutsAtThen: true,
  });
}

/** "actually its 88 now" corrects something and is no step. */
function correctsSomething({ text, languages }: Sentence): boolean {
  return hasCue(text.split(/\s+/u).slice(0, 3).join(" "), languages, "correction");
}
