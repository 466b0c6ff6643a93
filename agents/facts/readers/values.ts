import type { TextFact } from "../../domain/facts.ts";
import { hasCue } from "../../text/lexicon.ts";
import { isFirstPerson, isSubject, opensWith, speaksOfCost, withoutJoiner } from "../passages/items.ts";
import { isRelativeClause } from "../statements/relative_clauses.ts";
import { readRows } from "../passages/rows.ts";
import type { Reading } from "../reader.ts";
import type { Sentence, Statement, Statements } from "../statements/statement.ts";
import { VALUES } from "../words.ts";

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
  if (
    /^(?:去年|昨年|先月|先週|昔は|以前は|last (?:year|month|week)|letztes jahr|vorig jaar|l[’']an dernier|l[’']année dernière|el año pasado|l[’']anno scorso|no ano passado|o ano passado)/iu
      .test(text)
  ) return true;
  if (COST_ONCE.test(withoutJoiner(text, languages))) return true;
  return opensWith(text, languages, "prepositions", "because") && !TO_SOMEBODY.test(text) &&
    !hasCue(text, languages, "refusal");
}

/** "A los aprendices les pagamos": to whom something is done. */
const TO_SOMEBODY =
  /^(?:a (?:los|las|la|mis?|nuestr\p{L}+|un\p{L}?|todos|cada)|al|ai|agli|alle|alla|ao|aos|às|à (?:nos|mes|un|une|chaque)|aux)\s(?!(?:principio|comienzo|inizio|fine|début|fim)(?!\p{L}))/iu;

/** "Lost a client over it", "on a perdu un client": what it cost once. */
const COST_ONCE =
  /^(?:(?:we |i |has |it )?(?:lost|cost)(?!\p{L})|fired (?:a|one|two)|turned down|told (?:\d|a|one|two)|(?:das )?hat uns|(?:wir|ich) ha(?:ben|be) (?:deswegen|dadurch|dafür)|(?:on|nous|j[’'])\s?(?:a |avons |ai )?(?:déjà )?(?:a |avons )?perdu|ça nous a coûté|perdimos|perdí|nos (?:ha )?cost\p{L}+|(?:abbiamo|ho) perso|ci è costat\p{L}|perdemos|perdi|custou|(?:we|ik) (?:zijn|ben|verloren|verloor)|(?:dat )?kostte)/iu;

/** "…, 2024 habe ich deswegen eine abgelehnt": a time when it was done. */
const OPENS_WITH_YEAR = /^(?:(?:in|im|en|nel|em) )?(?:19|20)\d\d(?!\d)/iu;

/** Under which condition is a part of the value. */
const CONDITION =
  /^(?:if|when|unless|wenn|falls|sobald|si|quand|lorsque|cuando|se|quando|als|wanneer|tenzij)(?!\p{L})/iu;

function goesOnAbout({ text, sentence }: Statement): boolean {
  const { languages } = sentence;
  // "We take no brand, which …": without its clause a refusal would refuse everything.
  if (sentence.clauses[0]?.standing === "negated" && isRelativeClause(text, languages)) return false;
  return isSubject(text, languages) && !isFirstPerson(text, languages) ||
    opensWith(text, languages, "relative") && !CONDITION.test(text);
}
