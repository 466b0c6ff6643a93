import type { Language } from "../../text/lexicon.ts";
import { watchWordsIn } from "../../text/watch_words.ts";
import { wordsOf } from "../reading/masking.ts";
import { amountsOf } from "./statements.ts";

const YEAR = /^(?:18|19|20)\d{2}$/u;
const CLAUSE_END = /[,;.!?()、。]\s|[、。（）]/u;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** "Trusted by more than 412 charities", "4,500 people have joined". */
const MOST_BETWEEN = 4;

/**
 * True where a word of counting stands near a number in one clause: "noch 2 Plätze frei". Farther off it says something
 * else ("we fix it while you wait, up to 3 shoes"), and beside a sum of money or a year it counts nothing.
 */
export function countsUp(text: string, languages: readonly Language[]): boolean {
  const counters = watchWordsIn(text, "counter", languages);
  if (counters.length === 0) return false;
  const numbers = amountsOf(text, languages).filter(({ kind, value, isArticle, index, end }) =>
    kind !== "money" && value > 0 && !isArticle && !YEAR.test(text.slice(index, end))
  );
  return counters.some(({ index, 0: word }) =>
    numbers.some((number) => {
      const between = text.slice(
        Math.min(index + word.length, number.end),
        Math.max(index, number.index),
      );
      return UNSPACED.test(text) || !CLAUSE_END.test(between) && wordsOf(between).length <= MOST_BETWEEN;
    })
  );
}
