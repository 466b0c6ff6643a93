import type { TextFact } from "../../domain/facts.ts";
import { hasCue } from "../../text/lexicon.ts";
import { isFirstPerson, isSubject, opensWith, speaksOfCost, withoutJoiner } from "../passages/items.ts";
import { isRelativeClause } from "../statements/relative_clauses.ts";
import { readRows } from "../passages/rows.ts";
import type { Reading } from "../reader.ts";
import type { Sentence, Statement, Statements } from "../statements/statement.ts";
import { VALUES } from "../words.ts";
import { REGION_WORDS, VALUE_WORDS } from "./words.ts";

/**
 * Reads values as behaviour, each a row: what the founder does or refuses. What a value costs, and the story of a time
 * when it did, go on about it and are no values.
 */
export function readValues(said: Statements): Reading<TextFact[]> {
  return readRows(said, {
    fact: "values",
    field: "identity.values",
    question: "What do you do, or refuse, that shows it?",
    isRow: (sentence) => !isStory(sentence) && !tellsWhatItCost(sentence),
    endsBefore: (clause) => speaksOfCost(clause) || goesOnAbout(clause) || OPENS_WITH_YEAR.test(clause.text),
    cutsAtSubjects: true,
    joinsFragments: true,
    startsUnlike: speaksOfCost,
  });
}

/** "We don't shout. I let a driver go for it in 2022.": what keeping to a value came to once. */
function tellsWhatItCost({ from, clauses: [first], languages }: Sentence): boolean {
  return from > 0 && first !== undefined && /(?<!\d)(?:19|20)\d\d(?!\d)/u.test(first.text) &&
    VALUES.patternOf("over_it", languages).test(first.text) &&
    !hasCue(first.text, languages, "refusal", "negation");
}

/** "In August we were …", "Last year …": a time or a reason opens it. */
function isStory({ text, languages }: Sentence): boolean {
  if (VALUE_WORDS.opens(text, "last_year")) return true;
  if (VALUE_WORDS.opens(withoutJoiner(text, languages), "cost_once")) return true;
  return opensWith(text, languages, "prepositions", "because") && !TO_SOMEBODY.test(text) &&
    !hasCue(text, languages, "refusal");
}

/** "A los aprendices les pagamos": to whom something is done. */
const TO_SOMEBODY = new RegExp(
  `^${VALUE_WORDS.sourceOf("to_somebody")}\\s(?!${VALUE_WORDS.sourceOf("beginning_or_end")})`,
  "iu",
);

/** "…, 2024 habe ich deswegen eine abgelehnt": a time when it was done. */
const OPENS_WITH_YEAR = new RegExp(`^(?:${REGION_WORDS.sourceOf("where")} )?(?:19|20)\\d\\d(?!\\d)`, "iu");

function goesOnAbout({ text, sentence }: Statement): boolean {
  const { languages } = sentence;
  // "We take no brand, which …": without its clause a refusal would refuse everything.
  if (sentence.clauses[0]?.standing === "negated" && isRelativeClause(text, languages)) return false;
  return isSubject(text, languages) && !isFirstPerson(text, languages) ||
    // Under which condition is a part of the value.
    opensWith(text, languages, "relative") && !VALUE_WORDS.opens(text, "condition");
}
