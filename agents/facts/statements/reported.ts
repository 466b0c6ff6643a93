import { type CueName, cuesIn, firstCue, hasCue, type Language } from "../../text/lexicon.ts";
import { isFirstPerson, opensWith, withoutJoiner } from "../passages/items.ts";

/** Words between "my" and "says": "my brother in law". */
const MOST_WORDS_OF_PERSON = 4;

/**
 * True for what somebody close to the founder says, thinks or wants: "my wife says sixty", "mum thinks 160", "mein
 * Steuerberater meint 200". Its numbers and colours are not the founder's own. What customers say is another matter.
 */
export function isReported(clause: string, languages: readonly Language[]): boolean {
  const text = bareClause(clause, languages);
  return opensWith(text, languages, "own", "team") && hasPersonBefore(text, languages, "reports", "wishes");
}

/** True for what anybody but the founder would like: "Tomas would love orange", "the printer proposed gold". */
export function isAnothersWish(clause: string, languages: readonly Language[]): boolean {
  const text = bareClause(clause, languages);
  const isSomebody = /^\p{Lu}/u.test(text) &&
    !hasCue(text.split(/[\s'’]+/u, 1)[0] ?? "", languages, "pronouns");
  return isReported(clause, languages) || insists(text, languages) ||
    (isSomebody || opensWith(text, languages, "articles")) && hasPersonBefore(text, languages, "wishes");
}

/** "Darren keeps on about drones", whoever that is and however the name is typed. */
function insists(text: string, languages: readonly Language[]): boolean {
  return hasPersonBefore(text, languages, "insists") && !isFirstPerson(text, languages);
}

/** Without "but" and "and", and without the "a" of "a mi hermano le gustaría". */
function bareClause(clause: string, languages: readonly Language[]): string {
  const contrast = firstCue(clause, languages, "contrast");
  const bare = contrast?.index === 0 ? clause.slice(contrast[0].length).trimStart() : clause;
  const text = withoutJoiner(bare, languages);
  return languages.includes("es") ? text.replace(/^a\s(?=\p{L})/iu, "") : text;
}

/** Few words for somebody, and right behind them what they say or would like. */
function hasPersonBefore(text: string, languages: readonly Language[], ...names: CueName[]): boolean {
  const says = firstCue(text, languages, ...names);
  if (says === null) return false;
  const person = text.slice(0, says.index).trim();
  return person !== "" && person.split(/\s+/u).length <= MOST_WORDS_OF_PERSON &&
    !isWritten(person, languages);
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
