import { GRAMMAR } from "../../text/grammar_words.ts";
import { cuesIn, firstCue, FUNCTION_WORDS, hasCue, type Language, withoutCues } from "../../text/lexicon.ts";
import { isFirstPerson, opensWith } from "../passages/items.ts";
import { STATEMENT_WORDS } from "../words.ts";

/** True where a clause says what the founder does with what was named before: "we won't do it", "das machen wir nicht". */
export function isDoneToNamed(text: string, languages: readonly Language[]): boolean {
  const opening = firstCue(text, languages, "named_before");
  if (opening?.index === 0 && VERB_AND_I.test(text.slice(opening[0].length))) return true;
  return isFirstPerson(text, languages) && namesAgain(text, languages);
}

/** "Das machen wir nicht", "dat doen we niet": one verb stands between the pronoun and who does it. */
const VERB_AND_I = new RegExp(
  `^\\s\\p{Ll}+\\s(?:${GRAMMAR.patternOf("we", ["de", "nl"]).source})`,
  "u",
);

/** True where a pronoun stands for what was named before; "das", "la" and the like before a noun are articles. */
function namesAgain(text: string, languages: readonly Language[]): boolean {
  return cuesIn(text, languages, "named_before").some(({ index, 0: word }) =>
    !hasCue(word, languages, "articles") || BEFORE_VERB.test(text.slice(0, index)) ||
    isWithoutNoun(text.slice(index + word.length), languages)
  );
}

/** What stands right before the object pronoun of French, Spanish, Italian and Portuguese, which a verb follows. */
const BEFORE_VERB = new RegExp(
  `(?:${STATEMENT_WORDS.sourceOf("no_before_verb")}|${
    GRAMMAR.patternOf("we", ["fr", "es", "it", "pt"]).source
  })\\s$`,
  "iu",
);

/** "We won't do that in Leeds", "wir machen das dieses Jahr nicht": nothing behind it can be what it is the article of. */
function isWithoutNoun(behind: string, languages: readonly Language[]): boolean {
  const text = behind.trimStart();
  if (!/\p{L}/u.test(text) || opensWith(text, languages, "prepositions", "negation")) return true;
  if (!opensWith(text, languages, ...FUNCTION_WORDS)) return false;
  return !/\p{L}/u.test(
    withoutCues(text, languages, ...FUNCTION_WORDS, "negation", "time_words", "calendar_words"),
  );
}
