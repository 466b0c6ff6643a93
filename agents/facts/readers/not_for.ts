import type { TextFact } from "../../domain/facts.ts";
import { hasCue } from "../../text/lexicon.ts";
import { isFirstPerson } from "../items.ts";
import { readRows } from "../rows.ts";
import type { Reading } from "../reader.ts";
import type { Statement, Statements } from "../statement.ts";

/** Reads whom the founder turns away, each kind of people or work a row. */
export function readNotFor(said: Statements): Reading<TextFact[]> {
  return readRows(said, {
    fact: "not_for",
    field: "customer.not_for",
    question: "Whom do you turn away?",
    isUsable: (clause) => !takesAll(clause),
    refusesPast: true,
    cutsAtSubjects: true,
  });
}

/** "We take anyone" turns nobody away. */
function takesAll({ text, standing, sentence: { languages } }: Statement): boolean {
  return standing === "stated" && isFirstPerson(text, languages) && !hasCue(text, languages, "refusal");
}
