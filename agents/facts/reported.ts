import { wordPattern } from "../text/amount_words.ts";
import { firstCue, hasCue, type Language } from "../text/lexicon.ts";
import { opensWith, withoutJoiner } from "./items.ts";

/** Words between "my" and "says": "my brother in law". */
const MOST_WORDS_OF_PERSON = 4;

/**
 * True for what somebody close to the founder says, thinks or wants: "my wife says sixty", "mein Steuerberater meint
 * 200". Its numbers and colours are not the founder's own. What customers say is another matter.
 */
export function isReported(clause: string, languages: readonly Language[]): boolean {
  const contrast = firstCue(clause, languages, "contrast");
  const bare = contrast?.index === 0 ? clause.slice(contrast[0].length).trimStart() : clause;
  const text = withoutJoiner(bare, languages);
  if (!opensWith(text, languages, "own")) return false;
  const says = firstCue(text, languages, "reports");
  if (says === null) return false;
  const person = text.slice(0, says.index).trim();
  return person.split(/\s+/u).length <= MOST_WORDS_OF_PERSON &&
    !wordPattern("customers", languages).test(person) && !hasCue(person, languages, "quantities");
}
