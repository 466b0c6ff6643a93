import type { TextFact } from "../../domain/facts.ts";
import { wordPattern } from "../../text/amount_words.ts";
import { hasCue } from "../../text/lexicon.ts";
import { isFirstPerson } from "../passages/items.ts";
import { readRows } from "../passages/rows.ts";
import type { Reading } from "../reader.ts";
import type { Sentence, Statement, Statements } from "../statements/statement.ts";
import { CUSTOMERS } from "../words.ts";

/** Reads whom the founder turns away, each kind of people or work a row. */
export function readNotFor(said: Statements): Reading<TextFact[]> {
  return readRows(said, {
    fact: "not_for",
    field: "customer.not_for",
    question: "Whom do you turn away?",
    isUsable: (clause) => !takesAll(clause) && !isTakenNow(clause.sentence),
    refusesPast: true,
    cutsAtSubjects: true,
  });
}

/** "We take anyone" turns nobody away. */
function takesAll({ text, standing, sentence: { languages } }: Statement): boolean {
  return standing === "stated" && isFirstPerson(text, languages) && !hasCue(text, languages, "refusal");
}

/** "I used to say no to the mart's blankets but I take them now", "au début je refusais, maintenant je les prends". */
function isTakenNow({ text, languages }: Sentence): boolean {
  const refused = CUSTOMERS.patternOf("turned_away", languages).exec(text);
  if (refused === null) return false;
  const before = text.slice(0, refused.index);
  const behind = text.slice(refused.index + refused[0].length);
  return CUSTOMERS.patternOf("once", languages).test(before) &&
    (hasCue(behind, languages, "contrast") || wordPattern("now", languages).test(behind));
}
