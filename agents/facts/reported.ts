import { wordPattern } from "../text/amount_words.ts";
import { cuesIn, firstCue, hasCue, type Language } from "../text/lexicon.ts";
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
  return person.split(/\s+/u).length <= MOST_WORDS_OF_PERSON && !isWritten(person, languages) &&
    !wordPattern("customers", languages).test(person) && !hasCue(person, languages, "quantities");
}

/** "Site says", "Preisliste sagt": where something is written is no thing that is sold. */
export function isSaidInWriting(text: string, languages: readonly Language[]): boolean {
  const says = firstCue(text, languages, "reports");
  return says !== null && says.index + says[0].length === text.length &&
    isWritten(text.slice(0, says.index).trim(), languages);
}

/** "Our site", "our list of prices": what stands there the founder says. "Our sign painter" is somebody. */
function isWritten(person: string, languages: readonly Language[]): boolean {
  return cuesIn(person, languages, "written_places").some(({ index, 0: place }) => {
    const behind = person.slice(index + place.length).trimStart();
    return behind === "" || opensWith(behind, languages, "prepositions", "of");
  });
}
