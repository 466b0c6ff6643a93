import { GRAMMAR } from "../../text/grammar_words.ts";
import { LIMIT_WORDS } from "../../facts/words.ts";
import { NUMBER } from "../../text/quantities.ts";
import { WORDS } from "./words.ts";

/** "Limit: 7 roofs a week". */
const LABELLED = new RegExp(
  `^\\W*(?:${GRAMMAR.sourceOf("mine", "the")}\\s*)?${WORDS.sourceOf("limit_label")}\\s*[:：]`,
  "iu",
);
const MORE_THAN = new RegExp(`${WORDS.sourceOf("more_than")}\\s${NUMBER}(?!\\p{L})`, "iu");
/** True for a sentence that says how many are the most: "at most 30", "Limit: 7", "the oven can't bake more than 400". */
export function isLimit(quote: string): boolean {
  return LIMIT_WORDS.isIn(quote, "at_most") || LABELLED.test(quote) || isNoMore(quote);
}

function isNoMore(quote: string): boolean {
  return MORE_THAN.test(quote) && WORDS.isIn(quote.replace(MORE_THAN, " "), "cannot");
}

/** True where the sentence behind a number begins with saying that it was the most: "That's flat out". */
export function opensAsLimit(sentence: string): boolean {
  return LIMIT_WORDS.patternOf("at_most").exec(sentence)?.index === 0;
}
