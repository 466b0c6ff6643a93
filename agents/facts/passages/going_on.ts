import { phrasesPattern } from "../../text/lexicon.ts";
import { isSettled } from "./own_passage.ts";
import type { Sentence } from "../statements/statement.ts";
import { PASSAGE_WORDS } from "../words.ts";
import { withCapital } from "../../text/letters.ts";
import { isFirstPerson, isSubject, opensWith } from "./items.ts";

/** Fragments and sentences that go on about the one before: "ears.", "its always ears". */
export function goesOn(sentence: Sentence): boolean {
  if (opensWithThose(sentence)) return true;
  if (FREE_RELATIVE.test(sentence.text)) return false;
  const first = sentence.clauses.find(isSettled) ?? sentence.clauses[0];
  if (first === undefined) return true;
  const { languages } = sentence;
  const text = first.text;
  if (languages.includes("ja") && REASON_AT_END.test(sentence.text)) return true;
  return isSubject(text, languages) && !isFirstPerson(text, languages) ||
    opensWith(text, languages, "because") && !opensWith(text, languages, "then");
}

/** "…からです", "…のためです": a Japanese sentence that gives the reason of the one before. */
const REASON_AT_END = /(?:から|ため)(?:です|だ|でした)[。\s]*$/u;

/** "Ce que coûte une facture", "lo que nadie dice": a thing of its own. */
const FREE_RELATIVE = new RegExp(`^${PASSAGE_WORDS.sourceOf("free_relative")}(?:\\s|(?<=['’]))`, "iu");

/** "Die zahlen nach 90 Tagen", "Die betalen te laat": a verb behind "die" speaks of those named before. */
function opensWithThose({ text, languages }: Sentence): boolean {
  if (languages.length !== 1) return false;
  return languages[0] === "nl" && DUTCH_THOSE.test(text) || languages[0] === "de" && GERMAN_THOSE.test(text);
}

const DUTCH_THOSE = new RegExp(
  `^(?:${PASSAGE_WORDS.patternOf("those", ["nl"]).source})\\s\\p{Ll}+(?:en|t)\\s`,
  "iu",
);
const GERMAN_THOSE = new RegExp(
  `^(?:${phrasesPattern(PASSAGE_WORDS.phrasesOf("those", ["de"]).map(withCapital))})` +
    `\\s\\p{Ll}+(?:en|t|nd)\\s(?!\\p{Lu})`,
  "u",
);
