import { NUMBER } from "../../text/quantities.ts";
import { hasWord, wordsPattern } from "./words.ts";

/** "Limit: 7 roofs a week". */
const LABELLED =
  /^\W*(?:our |my |the )?(?:limit|maximum|max|capacity|obergrenze|grenze|kapazität|limite|capacité|límite|capacidad|capacità|capacidade|limiet|capaciteit|上限)\s*[:：]/iu;
const MORE_THAN = new RegExp(
  `(?<!\\p{L})(?:more than|mehr als|plus (?:de|que)|más (?:de|que)|più (?:di|che)|mais (?:de|do que)|meer dan)\\s${NUMBER}(?!\\p{L})`,
  "iu",
);
const CANNOT =
  /(?<!\p{L})(?:can(?:no|['’]?)t|cannot|couldn['’]?t|won['’]?t|nicht|keine?|ne|n['’]|no|non|não|niet|geen)(?!\p{L})/iu;

/** True for a sentence that says how many are the most: "at most 30", "Limit: 7", "the oven can't bake more than 400". */
export function isLimit(quote: string): boolean {
  return hasWord(quote, "atMost") || LABELLED.test(quote) || isNoMore(quote);
}

function isNoMore(quote: string): boolean {
  return MORE_THAN.test(quote) && CANNOT.test(quote.replace(MORE_THAN, " "));
}

/** True where the sentence behind a number begins with saying that it was the most: "That's flat out". */
export function opensAsLimit(sentence: string): boolean {
  return wordsPattern("atMost").exec(sentence)?.index === 0;
}
